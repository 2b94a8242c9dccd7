package org.racelens.logic.decide;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/** Writes owners of {@code schedule(static,c)} as what they are: {@code q mod T}, exact but not linear. */
final class CyclicOwners {
	private CyclicOwners() {
	}

	/** The constraint's formula without applications of cyclic owners. */
	static BoolExpr written(RaceConstraint constraint) {
		Map<IntExpr, IntExpr> remainders = new LinkedHashMap<>();
		for (Apply a : Atoms.applications(constraint.formula())) {
			if (a.function().meaning() == Meaning.OWNER_CYCLIC) {
				remainders.put(a, Ints.modulus(a.arguments().get(0), constraint.teamSize()));
			}
		}
		return remainders.isEmpty() ? constraint.formula() : Substitution.of(remainders).apply(constraint.formula());
	}
}
