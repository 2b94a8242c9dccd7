package org.racelens.analysis.tests.oracle;

import java.util.Comparator;

/**
 * Two places, not necessarily different, whose accesses to one variable race; labels for the oracle, lines for an answer.
 *
 * @param first the smaller of the two
 * @param second the larger
 * @param variable the variable
 */
public record RacyPair(int first, int second, String variable) implements Comparable<RacyPair> {
	private static final Comparator<RacyPair> ORDER = Comparator.comparingInt(RacyPair::first).thenComparingInt(RacyPair::second)
			.thenComparing(RacyPair::variable);

	/** The pair of two places in any order. */
	public static RacyPair of(int one, int other, String variable) {
		return new RacyPair(Math.min(one, other), Math.max(one, other), variable);
	}

	@Override
	public int compareTo(RacyPair other) {
		return ORDER.compare(this, other);
	}

	@Override
	public String toString() {
		return variable + "@" + first + "/" + second;
	}
}
