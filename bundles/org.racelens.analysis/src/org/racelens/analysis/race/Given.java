package org.racelens.analysis.race;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.BoolExpr.And;
import org.racelens.analysis.logic.BoolExpr.IsZero;
import org.racelens.analysis.logic.BoolExpr.NotPositive;
import org.racelens.analysis.logic.BoolExpr.NotZero;
import org.racelens.analysis.logic.BoolExpr.Or;
import org.racelens.analysis.logic.BoolExpr.Truth;
import org.racelens.analysis.logic.Bools;

/**
 * What is left of a formula where facts hold: conditions that are among the facts, or whose negations are, are gone.
 *
 * @param facts conditions that hold
 */
record Given(Set<BoolExpr> facts) implements BoolExpr.Visitor<BoolExpr> {

	static Given of(BoolExpr facts) {
		return new Given(new LinkedHashSet<>(Bools.conjuncts(facts)));
	}

	BoolExpr left(BoolExpr formula) {
		return formula.accept(this);
	}

	private BoolExpr known(BoolExpr condition) {
		return facts.contains(condition) ? Bools.TRUE : facts.contains(Bools.not(condition)) ? Bools.FALSE : condition;
	}

	@Override
	public BoolExpr visitTruth(Truth e) {
		return e;
	}

	@Override
	public BoolExpr visitIsZero(IsZero e) {
		return known(e);
	}

	@Override
	public BoolExpr visitNotZero(NotZero e) {
		return known(e);
	}

	@Override
	public BoolExpr visitNotPositive(NotPositive e) {
		return known(e);
	}

	@Override
	public BoolExpr visitAnd(And e) {
		return facts.contains(e) ? Bools.TRUE : Bools.and(e.parts().stream().map(this::left).toList());
	}

	@Override
	public BoolExpr visitOr(Or e) {
		return facts.contains(e) ? Bools.TRUE : Bools.or(e.parts().stream().map(this::left).toList());
	}
}
