package org.racelens.recording.log;

/** Ends the reading of one log; never leaves the package. */
final class DamagedLog extends Exception {
	private static final long serialVersionUID = 1;
	private final LogEnd end;

	DamagedLog(LogEnd end) {
		super(end.name(), null, false, false);
		this.end = end;
	}

	LogEnd end() {
		return end;
	}
}
