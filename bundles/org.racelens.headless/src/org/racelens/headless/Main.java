package org.racelens.headless;

/** The command line without a framework, from a plain class path: the stand-alone archive starts it. */
public final class Main {
	private Main() {
	}

	/** Ends the process with the exit status. */
	public static void main(String[] arguments) {
		System.exit(new WholeProcess().run(arguments));
	}
}
