package org.racelens.headless.base;

/** The process' exit status; a larger one wins. */
public final class ExitStatus {
	public static final int NOTHING_FOUND = 0;
	public static final int FOUND = 1;
	public static final int BAD_USAGE = 2;
	public static final int INTERNAL_ERROR = 3;

	private ExitStatus() {
	}
}
