package org.racelens.analysis.prover;

/** What a prover says of a formula. */
public sealed interface Answer {
	/** Satisfiable, by these values. */
	record Sat(Assignment assignment) implements Answer {
	}

	record Unsat() implements Answer {
		public static final Unsat UNSAT = new Unsat();
	}

	/** Not decided: out of budget, interrupted, or not supported. */
	record GaveUp(String reason) implements Answer {
	}
}
