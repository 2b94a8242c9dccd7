package org.racelens.exploration.answer;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.exploration.skeleton.Conflict;
import org.racelens.exploration.skeleton.Passage;

/**
 * Two segments that conflict and that nothing orders.
 *
 * @param conflict the accesses of the first one and of the second one
 * @param schedule what the two depend on, in an order that respects happens-before; the two accesses come last, but for one whose thread
 * does something behind it that the other one depends on
 */
public record Race(Passage first, Passage second, Conflict conflict, List<Move> schedule, Set<Doubt> doubts) {
	/** Keeps its own collections. */
	public Race {
		schedule = List.copyOf(schedule);
		doubts = Collections.unmodifiableSet(new TreeSet<>(doubts));
	}
}
