package org.racelens.recording.race;

/** Why a pair, or more, was not decided. */
public enum Doubt {
	/** The order of two tasks takes longer to find than it may. */
	ORDER,
	/** Memory was given again while one of the accesses was made: they may be of different objects. */
	OBJECT,
	/**
	 * One thread executed two tasks that any thread may execute, and one of them has asked which thread it is, or both used its variables.
	 */
	THREAD_NUMBER,
	/** One thread executed parts of a loop that any thread may execute, and has asked which thread it is, or used its variables. */
	THREAD_NUMBER_IN_LOOP,
	/** The pairs are more than are compared. */
	TOO_MANY_PAIRS,
	/** The accesses to one place are more than are held. */
	TOO_MANY_ACCESSES,
	/** The groups of racing pairs are more than are kept. */
	TOO_MANY_RACES,
	/** The log has no end of an execution of the region: the process ended, or became another program, inside of it. */
	NOT_ENDED
}
