package org.racelens.race.explore;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.exploration.answer.Standstill;
import org.racelens.model.schedule.Schedule;
import org.racelens.model.source.SourceRange;

/**
 * An execution in which a team stands still: nobody gets on, though some have not finished.
 *
 * @param size of the team
 * @param kind locks, where all wait for locks that others of them hold
 * @param waiting where each thread that has not finished stands, or goes round, by the numbers of the threads
 * @param schedule what happens before
 * @param isSure whether the program has such an execution, surely
 */
public record StuckTeam(long size, Standstill.Kind kind, List<Waiter> waiting, Schedule schedule, boolean isSure) {
	/** Keeps its own list. */
	public StuckTeam {
		waiting = List.copyOf(waiting);
	}

	/** A thread, and where it waits. */
	public record Waiter(long thread, SourceRange place) {
	}

	/** Where somebody waits. */
	public Set<SourceRange> places() {
		return waiting.stream().map(Waiter::place).collect(Collectors.toSet());
	}
}
