package org.racelens.analysis.decide;

import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Symbol;

/** Shows that race constraints have no solution, without a solver. What it does not refute may still be unsatisfiable. */
public final class Refuter {
	/** Whether the constraint certainly has no solution. */
	public boolean refutes(RaceConstraint constraint) {
		try {
			return refutes(constraint.formula(), constraint.teamSize(), constraint.maxTeamSize().orElse(Bound.MAX));
		} catch (ArithmeticException e) {
			return false;
		}
	}

	private boolean refutes(BoolExpr formula, Symbol teamSize, long maxTeamSize) {
		BoolExpr solved = Elimination.eliminate(formula, Elimination.Scope.LINEAR);
		return solved.equals(Bools.FALSE) || !NetworkBuilder.build(solved, teamSize, maxTeamSize).start();
	}
}
