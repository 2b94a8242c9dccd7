package org.racelens.headless;

import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;

/**
 * The Eclipse application {@code org.racelens.headless.commandline}: the command line within an Eclipse installation. Its arguments are
 * those of the command line, its result is the exit status.
 */
public final class CheckApplication implements IApplication {
	private static final String NATIVE_LAUNCHER = "eclipse.launcher";

	private final WholeProcess process = new WholeProcess();

	@Override
	public Object start(IApplicationContext context) {
		withoutDialogs();
		return process.run(GivenArguments.of(context));
	}

	/** The native launcher opens a window for every exit status but 0 otherwise; without it the text would be printed, as an empty line. */
	public static void withoutDialogs() {
		if (System.getProperty(NATIVE_LAUNCHER) != null) {
			System.setProperty(IApplicationContext.EXIT_DATA_PROPERTY, "");
		}
	}

	@Override
	public void stop() {
		process.stop();
	}
}
