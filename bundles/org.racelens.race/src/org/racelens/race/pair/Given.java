package org.racelens.race.pair;

import java.util.LinkedHashSet;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.Bools;

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
