package org.racelens.confirm.build;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a run is to go.
 *
 * @param sizes of teams, where the program does not say otherwise
 * @param most threads of the whole program, also where it asks for more; empty where nothing bounds them
 * @param bit by which iterations are placed; empty where nothing is
 * @param schedule that the run is led along, as the recorder reads it; empty where it goes its own way
 */
public record Placement(TeamSizes sizes, OptionalInt most, OptionalInt bit, Optional<String> schedule) {
	private static final int WHOLE_LOOPS = 31;

	/** Nothing is placed. */
	public static Placement none(TeamSizes sizes) {
		return new Placement(sizes, OptionalInt.empty(), OptionalInt.empty(), Optional.empty());
	}

	/** Iterations are placed by a bit of their numbers. */
	public static Placement by(int bit, TeamSizes sizes) {
		return new Placement(sizes, OptionalInt.empty(), OptionalInt.of(bit), Optional.empty());
	}

	/** Each of two threads has every other loop. */
	public static Placement ofWholeLoops(TeamSizes sizes) {
		return by(WHOLE_LOOPS, sizes);
	}

	/** Nothing is placed, and the program has no more threads than so many. */
	public static Placement atMost(int threads, TeamSizes sizes) {
		return new Placement(sizes.withThreads(threads), OptionalInt.of(threads), OptionalInt.empty(), Optional.empty());
	}

	/** The run is led along a schedule, and the program has no more threads than so many. */
	public static Placement along(String schedule, int threads, TeamSizes sizes) {
		return new Placement(sizes.withThreads(threads), OptionalInt.of(threads), OptionalInt.empty(), Optional.of(schedule));
	}
}
