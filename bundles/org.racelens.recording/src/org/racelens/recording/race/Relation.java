package org.racelens.recording.race;

/** Which accesses are taken for unordered. */
public enum Relation {
	/** Those of different threads or tasks that no construct orders, as the specification has it. */
	OF_THREADS,
	/** Those of different parts of a loop as well, whichever thread has executed them, as the paper on OMP-RACER has it. */
	LOGICAL
}
