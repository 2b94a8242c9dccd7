package org.racelens.logic.decide;

import org.racelens.logic.prover.Assignment;

/** What was found out about one race constraint. */
public sealed interface Decision {
	/** Whether the solver was asked. */
	boolean bySolver();

	/**
	 * The constraint is satisfiable.
	 *
	 * @param witness values of all its symbols and applications
	 */
	record Satisfiable(Assignment witness, boolean bySolver) implements Decision {
	}

	/** No values satisfy the constraint. */
	record Unsatisfiable(boolean bySolver) implements Decision {
	}

	/** Not decided within the budget. */
	record Undecided(String reason, boolean bySolver) implements Decision {
	}
}
