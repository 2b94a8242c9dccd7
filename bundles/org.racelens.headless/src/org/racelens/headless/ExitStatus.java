package org.racelens.headless;

/** The process' exit status; a larger one wins. */
final class ExitStatus {
	static final int NOTHING_FOUND = 0;
	static final int FOUND = 1;
	static final int BAD_USAGE = 2;
	static final int INTERNAL_ERROR = 3;

	private ExitStatus() {
	}
}
