package org.racelens.analysis.tests.oracle;

import java.util.List;

/**
 * The condition under which a thread executes an access instance: that this iteration of this encounter of a distributed construct falls on
 * it. Only constructs that leave a choice make claims; {@code static} with a chunk leaves none.
 *
 * @param encounter the ordinal of the construct's encounter among all worksharing encounters of the thread
 * @param schedule the schedule; {@link Schedule#UNSPECIFIED} for a {@code single} or {@code sections}
 * @param trips the trip count of each associated loop, outermost first; for {@code sections} the number of sections
 * @param iteration the logical iteration, 0-based, or the number of the section
 */
public record Claim(int encounter, Schedule schedule, List<Integer> trips, int iteration) {
	/** Copies the trip counts. */
	public Claim {
		trips = List.copyOf(trips);
	}

	/**
	 * Whether a legal assignment gives this claim to one thread and the other to another thread, of a team of the given size. All threads
	 * are alike in every schedule that leaves a choice, so then any two threads will do.
	 */
	public boolean mayFallApart(Claim other, int team) {
		if (team < 2) {
			return false;
		}
		if (encounter != other.encounter && !sharesAssignmentWith(other)) {
			return true;
		}
		int first = Math.min(iteration, other.iteration);
		int second = Math.max(iteration, other.iteration);
		if (first == second) {
			return false;
		}
		int chunk = schedule.chunk().orElse(1);
		return switch (schedule.kind()) {
			case STATIC -> StaticBlocks.mayFallApart(iterations(), team, first, second);
			case DYNAMIC -> first / chunk != second / chunk;
			// contiguous chunks of at least c iterations, except the last: a chunk may start at any iteration from c on
			case GUIDED -> second >= chunk;
			case AUTO, RUNTIME, UNSPECIFIED -> true;
		};
	}

	/** Consistent loops: both {@code schedule(static)} without chunk over identical logical iteration spaces. */
	private boolean sharesAssignmentWith(Claim other) {
		Schedule plain = Schedule.of(Schedule.Kind.STATIC);
		return schedule.equals(plain) && other.schedule.equals(plain) && trips.equals(other.trips);
	}

	private int iterations() {
		return trips.stream().reduce(1, (x, y) -> x * y);
	}
}
