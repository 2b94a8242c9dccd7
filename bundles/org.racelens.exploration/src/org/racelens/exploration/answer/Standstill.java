package org.racelens.exploration.answer;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * An execution in which nobody gets on, though some have not finished: the last writes of all locations that are waited for end no wait.
 *
 * @param waiting where each thread that has not finished stands
 * @param schedule all that happens before
 */
public record Standstill(Kind kind, List<Waiting> waiting, List<Move> schedule, Set<Doubt> doubts) {
	/** Keeps its own collections. */
	public Standstill {
		waiting = waiting.stream().sorted(Comparator.comparingInt(Waiting::thread)).toList();
		schedule = List.copyOf(schedule);
		doubts = Collections.unmodifiableSet(new TreeSet<>(doubts));
	}

	/** What is waited for. */
	public enum Kind {
		/** values, or threads at barriers; locks besides */
		WAITS_FOREVER,
		/** locks alone */
		LOCK_CYCLE
	}

	/** A thread, and the label of the operation, or of the repeated body, that does not end. */
	public record Waiting(int thread, String label) {
	}
}
