package org.racelens.race.explore;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** What comparisons of a trip's number alone are in all trips from 1 on, where they are always the same. */
record LaterTrips(Symbol trip) implements BoolExpr.Visitor<Optional<Boolean>> {
	/** Whether a comparison always holds there, or never; empty where that differs. */
	static Optional<Boolean> holds(BoolExpr comparison, Symbol trip) {
		return comparison.accept(new LaterTrips(trip));
	}

	private long factor(IntExpr term) {
		return Ints.terms(term).get(trip);
	}

	/** What a term is in trip 1. */
	private long first(IntExpr term) {
		return Math.addExact(factor(term), Ints.constantPart(term));
	}

	@Override
	public Optional<Boolean> visitTruth(BoolExpr.Truth e) {
		return Optional.of(e.value());
	}

	@Override
	public Optional<Boolean> visitIsZero(BoolExpr.IsZero e) {
		boolean isBefore = first(e.term()) != 0 && Long.signum(first(e.term())) == Long.signum(factor(e.term()));
		return isBefore ? Optional.of(false) : Optional.empty();
	}

	@Override
	public Optional<Boolean> visitNotZero(BoolExpr.NotZero e) {
		return visitIsZero(new BoolExpr.IsZero(e.term())).map(holds -> !holds);
	}

	@Override
	public Optional<Boolean> visitNotPositive(BoolExpr.NotPositive e) {
		long first = first(e.term());
		return factor(e.term()) > 0 && first > 0 ? Optional.of(false)
				: factor(e.term()) < 0 && first <= 0 ? Optional.of(true) : Optional.empty();
	}

	@Override
	public Optional<Boolean> visitAnd(BoolExpr.And e) {
		return Optional.empty();
	}

	@Override
	public Optional<Boolean> visitOr(BoolExpr.Or e) {
		return Optional.empty();
	}
}
