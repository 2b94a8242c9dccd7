package org.racelens.confirm.build;

import java.util.OptionalInt;

/**
 * How a run is to go.
 *
 * @param threads of a team, where the program does not say otherwise
 * @param most threads of the whole program, also where it asks for more; empty where nothing bounds them
 * @param bit by which iterations are placed; empty where nothing is
 */
public record Placement(int threads, OptionalInt most, OptionalInt bit) {
	private static final int WHOLE_LOOPS = 31;

	/** Nothing is placed. */
	public static Placement none(int threads) {
		return new Placement(threads, OptionalInt.empty(), OptionalInt.empty());
	}

	/** Iterations are placed by a bit of their numbers. */
	public static Placement by(int bit, int threads) {
		return new Placement(threads, OptionalInt.empty(), OptionalInt.of(bit));
	}

	/** Each of two threads has every other loop. */
	public static Placement ofWholeLoops(int threads) {
		return by(WHOLE_LOOPS, threads);
	}

	/** Nothing is placed, and no team is larger. */
	public static Placement atMost(int threads) {
		return new Placement(threads, OptionalInt.of(threads), OptionalInt.empty());
	}
}
