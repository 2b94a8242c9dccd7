package org.racelens.logic.prover;

/** What a prover says of a formula. */
public sealed interface Answer {
	/** Satisfiable, by these values. */
	record Sat(Assignment assignment) implements Answer {
	}

	/** No values satisfy the formula. */
	record Unsat() implements Answer {
		public static final Unsat UNSAT = new Unsat();
	}

	/** What ended a check without an answer. */
	enum Cause {
		/** the wall-clock limit: on another machine it may have an answer */
		CLOCK,
		/** anything else */
		OTHER
	}

	/** Not decided: out of budget, interrupted, or not supported. */
	record GaveUp(String reason, Cause cause) implements Answer {
		public GaveUp(String reason) {
			this(reason, Cause.OTHER);
		}
	}
}
