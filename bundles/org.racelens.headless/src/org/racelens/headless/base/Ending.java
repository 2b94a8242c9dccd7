package org.racelens.headless.base;

/** How work on one file came to its end. */
public enum Ending {
	DONE(ExitStatus.NOTHING_FOUND),
	/** the file, or what it needs, is not as it must be */
	BAD_INPUT(ExitStatus.BAD_USAGE),
	/** something went wrong inside */
	FAULT(ExitStatus.INTERNAL_ERROR),
	/** the whole run was stopped before */
	STOPPED(ExitStatus.INTERNAL_ERROR);

	private final int status;

	Ending(int status) {
		this.status = status;
	}

	/** What it does to the exit status. */
	public int status() {
		return status;
	}
}
