package org.racelens.race.judge;

import java.util.List;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.race.pair.AccessPair;

/** Whether something happens that a program which means something never does. */
enum Occurrence {
	/** in no execution */
	NEVER,
	/** in some execution, and nothing that was lost takes part */
	SURE,
	/** it is not known, or what memory holds that the program finds decides */
	UNKNOWN;

	/**
	 * Whether a condition holds anywhere.
	 *
	 * @param access the access that it is about, paired with itself
	 */
	static Occurrence of(RaceConstraint condition, AccessPair access, Decider decider) {
		Decision decision = decider.isStopped() ? new Decision.Undecided("stopped", false) : decider.decide(condition);
		if (decision instanceof Decision.Unsatisfiable) {
			return NEVER;
		}
		boolean exact = decision instanceof Decision.Satisfiable found && !readsInput(access, condition)
				&& RaceReasons.of(access, condition.formula(), found.witness(), List.of()).isEmpty();
		return exact ? SURE : UNKNOWN;
	}

	private static boolean readsInput(AccessPair access, RaceConstraint condition) {
		boolean[] found = { false };
		Atoms.forEach(access.formula().relevant(condition.formula()),
				t -> found[0] |= t instanceof IntExpr.Apply f && access.region().inputs().contents().containsKey(f.function()));
		return found[0];
	}
}
