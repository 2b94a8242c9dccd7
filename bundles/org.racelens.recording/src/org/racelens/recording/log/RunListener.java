package org.racelens.recording.log;

/**
 * Takes the records of a run. Events come in the order of their stamps. The accesses of a thread come when its event before them has been
 * taken, and before its event after them; those of several threads come in any order that is the same at each reading.
 */
public interface RunListener {
	/** A call stack of a thread: its number, that of the caller (0: none), and the return address into it. */
	void stack(int thread, int number, int caller, long returnAddress);

	/** Accesses of a segment; segments with accesses are numbered from 0 as they come. */
	void accesses(int thread, int segment, AccessRun run);

	/**
	 * Runs of accesses of a segment that are alike, at {@code first.address() + k * distance}, {@code 0 <= k < rows}: those of one record.
	 *
	 * @param distance maybe negative; 0 where there is one row
	 */
	default void rows(int thread, int segment, AccessRun first, long distance, int rows) {
		for (int row = 0; row < rows; row++) {
			accesses(thread, segment, first.at(first.address() + row * distance));
		}
	}

	/** An event, which ends the thread's segment. */
	void event(int thread, Event event);

	/** The end of a thread's log. */
	void ended(int thread, LogEnd end);
}
