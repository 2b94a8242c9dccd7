package org.racelens.race.condition;

import java.util.Collection;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Condition.Statement;

/**
 * A sentence of the vocabulary where it bears on one pair of accesses.
 *
 * @param holds what follows from it for the instances of the pair
 */
record Assumed(Statement statement, BoolExpr holds) {
	static BoolExpr all(Collection<Assumed> assumed) {
		return Bools.and(assumed.stream().map(Assumed::holds).toList());
	}
}
