package org.racelens.logic.term;

import java.util.Collection;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;

/**
 * Whether a term or formula has more than a number of parts, each occurrence counted. It looks at no more parts than that: terms that share
 * parts may have exponentially many.
 */
public final class TermSize implements IntExpr.Visitor<Boolean>, BoolExpr.Visitor<Boolean> {
	private int left;

	private TermSize(int most) {
		left = most;
	}

	/** Whether a term or formula has more than a number of parts; no more are counted. */
	public static boolean exceeds(IntExpr e, int most) {
		return e.accept(new TermSize(most));
	}

	/** Whether a term or formula has more than a number of parts; no more are counted. */
	public static boolean exceeds(BoolExpr e, int most) {
		return e.accept(new TermSize(most));
	}

	private boolean counted() {
		return --left < 0;
	}

	private boolean terms(Collection<IntExpr> parts) {
		return counted() || parts.stream().anyMatch(p -> p.accept(this));
	}

	private boolean formulas(Collection<BoolExpr> parts) {
		return counted() || parts.stream().anyMatch(p -> p.accept(this));
	}

	@Override
	public Boolean visitConstant(Constant e) {
		return counted();
	}

	@Override
	public Boolean visitSymbol(Symbol e) {
		return counted();
	}

	@Override
	public Boolean visitSum(Sum e) {
		return terms(e.terms().keySet());
	}

	@Override
	public Boolean visitProduct(Product e) {
		return terms(e.powers().keySet());
	}

	@Override
	public Boolean visitQuotient(Quotient e) {
		return counted() || e.dividend().accept(this) || e.divisor().accept(this);
	}

	@Override
	public Boolean visitModulus(Modulus e) {
		return counted() || e.dividend().accept(this) || e.divisor().accept(this);
	}

	@Override
	public Boolean visitChoice(Choice e) {
		return counted() || e.condition().accept(this) || e.whenTrue().accept(this) || e.whenFalse().accept(this);
	}

	@Override
	public Boolean visitApply(Apply e) {
		return terms(e.arguments());
	}

	@Override
	public Boolean visitLookup(Lookup e) {
		return counted() || e.index().accept(this);
	}

	@Override
	public Boolean visitTruth(Truth e) {
		return counted();
	}

	@Override
	public Boolean visitIsZero(IsZero e) {
		return counted() || e.term().accept(this);
	}

	@Override
	public Boolean visitNotZero(NotZero e) {
		return counted() || e.term().accept(this);
	}

	@Override
	public Boolean visitNotPositive(NotPositive e) {
		return counted() || e.term().accept(this);
	}

	@Override
	public Boolean visitAnd(And e) {
		return formulas(e.parts());
	}

	@Override
	public Boolean visitOr(Or e) {
		return formulas(e.parts());
	}
}
