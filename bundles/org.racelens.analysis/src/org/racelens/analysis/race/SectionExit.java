package org.racelens.analysis.race;

import java.util.List;
import org.racelens.analysis.decide.Decider;
import org.racelens.analysis.decide.Decision;
import org.racelens.analysis.decide.RaceConstraint;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.FunctionSymbol.Meaning;
import org.racelens.analysis.logic.IntExpr;

/** Whether an access leaves the section that a thread's copy is of: what it finds there is unspecified. OpenMP 5.2 §5.5.5 */
enum SectionExit {
	/** no instance does */
	NEVER,
	/** some instance does, and nothing that was lost takes part */
	SURE,
	/** it is not known, or memory that the program finds holds the subscript: a program that means something has none that leaves */
	UNKNOWN;

	/** @param access paired with itself */
	static SectionExit of(AccessPair access, Decider decider) {
		RaceConstraint exists = access.existence();
		Decision decision = decider.isStopped() ? new Decision.Undecided("stopped", false) : decider.decide(exists);
		if (decision instanceof Decision.Unsatisfiable) {
			return NEVER;
		}
		boolean exact = decision instanceof Decision.Satisfiable found && !readsInput(access, exists)
				&& RaceReasons.of(access, exists.formula(), found.witness(), List.of()).isEmpty();
		return exact ? SURE : UNKNOWN;
	}

	/** Whether what stands in memory that others fill decides. */
	private static boolean readsInput(AccessPair access, RaceConstraint exists) {
		boolean[] found = { false };
		Atoms.forEach(access.relevant(exists.formula()),
				t -> found[0] |= t instanceof IntExpr.Apply f && f.function().meaning() == Meaning.INPUT);
		return found[0];
	}
}
