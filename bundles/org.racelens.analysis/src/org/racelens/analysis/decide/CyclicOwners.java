package org.racelens.analysis.decide;

import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.FunctionSymbol.Meaning;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.IntExpr.Apply;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.logic.Substitution;

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
