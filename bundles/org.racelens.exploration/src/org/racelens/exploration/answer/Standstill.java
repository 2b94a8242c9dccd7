package org.racelens.exploration.answer;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;

/**
 * An execution in which nobody gets on, though some have not finished: the last writes of all locations that are waited for end no wait, or
 * threads go round for ever.
 *
 * @param waiting where each thread that has not finished stands, or the label of the loop in which it goes round
 * @param schedule all that happens before, and one round
 * @param repeatsFrom the index of the first move of that round; empty where nobody does anything
 */
public record Standstill(Kind kind, List<Waiting> waiting, List<Move> schedule, OptionalInt repeatsFrom, Set<Doubt> doubts) {
	/** Keeps its own collections. */
	public Standstill {
		waiting = waiting.stream().sorted(Comparator.comparingInt(Waiting::thread)).toList();
		schedule = List.copyOf(schedule);
		doubts = Collections.unmodifiableSet(new TreeSet<>(doubts));
	}

	/** Whether some threads go round. */
	public boolean repeats() {
		return repeatsFrom.isPresent();
	}

	/** The same with other doubts. */
	public Standstill with(Set<Doubt> others) {
		return new Standstill(kind, waiting, schedule, repeatsFrom, others);
	}

	/** What is waited for. */
	public enum Kind {
		/** values, or threads at barriers; locks besides */
		WAITS_FOREVER,
		/** locks alone */
		LOCK_CYCLE,
		/** nothing: threads do the same again and again, each of them unless it waits all the time, and what they do brings nobody on */
		LIVELOCK
	}

	/** A thread, and the label of the operation, or of the repeated body, that does not end. */
	public record Waiting(int thread, String label) {
	}
}
