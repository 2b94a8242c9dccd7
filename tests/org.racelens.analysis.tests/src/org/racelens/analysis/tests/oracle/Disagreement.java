package org.racelens.analysis.tests.oracle;

/**
 * One point on which an answer and the oracle differ.
 *
 * @param kind what is wrong
 * @param detail which pair, or which reasons
 */
public record Disagreement(Kind kind, String detail) {
	/** What can be wrong with an answer, worst first. */
	public enum Kind {
		/** The verdict is RACE_FREE and the program has a race. */
		WRONG_RACE_FREE,
		/** A race is called definite and does not exist. */
		WRONG_DEFINITE,
		/** The subject threw something. */
		FAILURE,
		/** The pair races, but not the two instances that the witness names. */
		WRONG_WITNESS,
		/** Some race is reported, but not this one. */
		MISSED_PAIR,
		/** A race is called possible and does not exist; these programs are exact, so it need not be. */
		WRONG_POSSIBLE,
		/** A race exists and is called only possible. */
		DOUBTED_PAIR,
		/** The verdict and the list of races contradict each other. */
		INCONSISTENT,
		/** No verdict, on a program that is exact in every respect. */
		UNKNOWN
	}

	@Override
	public String toString() {
		return kind + (detail.isEmpty() ? "" : " " + detail);
	}
}
