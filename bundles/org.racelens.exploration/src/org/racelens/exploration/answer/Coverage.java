package org.racelens.exploration.answer;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;

/**
 * How far an exploration came.
 *
 * @param cut the labels of loops that would have gone on after their last trip
 * @param steps states or partial graphs that were met
 * @param executions those that ended, finished or stuck
 */
public record Coverage(End end, Set<String> cut, long steps, long executions) {
	/** Keeps its own set, in the order of the labels. */
	public Coverage {
		cut = Collections.unmodifiableSet(new TreeSet<>(cut));
	}

	/** Why it ended. */
	public enum End {
		EXHAUSTED,
		/** stores may be executed before loads in more ways than were looked at */
		EXCHANGES, LIMIT, CANCELLED
	}

	/** Whether the answer holds for all executions: nothing was left out. */
	public boolean isComplete() {
		return end == End.EXHAUSTED && cut.isEmpty();
	}
}
