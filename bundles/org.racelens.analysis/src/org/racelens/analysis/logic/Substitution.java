package org.racelens.analysis.logic;

import java.util.Map;
import java.util.function.Function;
import org.racelens.analysis.logic.BoolExpr.And;
import org.racelens.analysis.logic.BoolExpr.IsZero;
import org.racelens.analysis.logic.BoolExpr.NotPositive;
import org.racelens.analysis.logic.BoolExpr.NotZero;
import org.racelens.analysis.logic.BoolExpr.Or;
import org.racelens.analysis.logic.BoolExpr.Truth;
import org.racelens.analysis.logic.IntExpr.Apply;
import org.racelens.analysis.logic.IntExpr.Choice;
import org.racelens.analysis.logic.IntExpr.Constant;
import org.racelens.analysis.logic.IntExpr.Lookup;
import org.racelens.analysis.logic.IntExpr.Modulus;
import org.racelens.analysis.logic.IntExpr.Product;
import org.racelens.analysis.logic.IntExpr.Quotient;
import org.racelens.analysis.logic.IntExpr.Sum;

/** Replaces atoms (symbols, and whole applications where the function given answers for them) and brings the result into normal form again. */
public final class Substitution implements IntExpr.Visitor<IntExpr>, BoolExpr.Visitor<BoolExpr> {
	private final Function<IntExpr, IntExpr> replacement;

	private Substitution(Function<IntExpr, IntExpr> replacement) {
		this.replacement = replacement;
	}

	/** Replaces the keys, which are symbols or applications, by their values, all at once. */
	public static Substitution of(Map<? extends IntExpr, ? extends IntExpr> values) {
		return new Substitution(e -> {
			IntExpr value = values.get(e);
			return value == null ? e : value;
		});
	}

	/** Turns the first instance's formula into the second's: each symbol of its own gets its copy. */
	public static Substitution priming() {
		return new Substitution(e -> e instanceof Symbol s ? s.primed() : e);
	}

	public IntExpr apply(IntExpr e) {
		return e.accept(this);
	}

	public BoolExpr apply(BoolExpr e) {
		return e.accept(this);
	}

	@Override
	public IntExpr visitConstant(Constant e) {
		return e;
	}

	@Override
	public IntExpr visitSymbol(Symbol e) {
		return replacement.apply(e);
	}

	@Override
	public IntExpr visitSum(Sum e) {
		IntExpr result = Ints.of(e.constant());
		for (Map.Entry<IntExpr, Long> term : e.terms().entrySet()) {
			result = Ints.add(result, Ints.multiply(apply(term.getKey()), term.getValue()));
		}
		return result;
	}

	@Override
	public IntExpr visitProduct(Product e) {
		IntExpr result = Ints.ONE;
		for (Map.Entry<IntExpr, Integer> factor : e.powers().entrySet()) {
			IntExpr base = apply(factor.getKey());
			for (int i = 0; i < factor.getValue(); i++) {
				result = Ints.multiply(result, base);
			}
		}
		return result;
	}

	@Override
	public IntExpr visitQuotient(Quotient e) {
		return Ints.quotient(apply(e.dividend()), apply(e.divisor()));
	}

	@Override
	public IntExpr visitModulus(Modulus e) {
		return Ints.modulus(apply(e.dividend()), apply(e.divisor()));
	}

	@Override
	public IntExpr visitChoice(Choice e) {
		return Ints.choice(apply(e.condition()), apply(e.whenTrue()), apply(e.whenFalse()));
	}

	@Override
	public IntExpr visitApply(Apply e) {
		IntExpr whole = replacement.apply(e);
		return whole != e ? whole : replacement.apply(new Apply(e.function(), e.arguments().stream().map(this::apply).toList()));
	}

	@Override
	public IntExpr visitLookup(Lookup e) {
		return Ints.lookup(e.table(), e.values(), apply(e.index()));
	}

	@Override
	public BoolExpr visitTruth(Truth e) {
		return e;
	}

	@Override
	public BoolExpr visitIsZero(IsZero e) {
		return Bools.isZero(apply(e.term()));
	}

	@Override
	public BoolExpr visitNotZero(NotZero e) {
		return Bools.not(Bools.isZero(apply(e.term())));
	}

	@Override
	public BoolExpr visitNotPositive(NotPositive e) {
		return Bools.notPositive(apply(e.term()));
	}

	@Override
	public BoolExpr visitAnd(And e) {
		return Bools.and(e.parts().stream().map(this::apply).toList());
	}

	@Override
	public BoolExpr visitOr(Or e) {
		return Bools.or(e.parts().stream().map(this::apply).toList());
	}
}
