package org.racelens.race.verdict;

import java.util.List;
import org.racelens.model.gap.Explanation;

/**
 * How the pairs of a region were decided.
 *
 * @param pairs conflicting pairs of accesses (same base object, at least one writes)
 * @param cheap of these, decided without the solver
 * @param solver of these, handed to the solver
 * @param phase of the cheap ones, freed by phase intervals
 * @param assumptions what the answer rests on, for a person: {@code "callers of f outside this file are serial"}
 * @param facts what was proved before of order that the program makes by hand: {@code "lock is held by one thread at a time"}
 */
public record Proof(int pairs, int cheap, int solver, int phase, List<Explanation> assumptions, List<Explanation> facts) {
	/** Without pairs that phase intervals freed, and without facts. */
	public Proof(int pairs, int cheap, int solver, List<Explanation> assumptions) {
		this(pairs, cheap, solver, 0, assumptions, List.of());
	}

	public Proof {
		assumptions = List.copyOf(assumptions);
		facts = List.copyOf(facts);
	}

	/** The same that rests on something else. */
	public Proof assuming(List<Explanation> others) {
		return new Proof(pairs, cheap, solver, phase, others, facts);
	}
}
