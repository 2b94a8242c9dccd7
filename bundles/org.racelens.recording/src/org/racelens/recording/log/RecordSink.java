package org.racelens.recording.log;

/** Takes what stands between two events of a thread. */
interface RecordSink {
	/** A call stack: its number, that of the caller (0: none), and the return address into it. */
	void stack(int number, int caller, long returnAddress);

	/** Rows of accesses of the segment that the next event ends, see {@link RunListener#rows}. */
	void rows(AccessRun first, long distance, int rows);
}
