package org.racelens.logic.term;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
import org.racelens.model.effort.Effort;

/**
 * Replaces atoms (symbols, and whole applications, quotients and other atoms where the function given answers for them) and brings the
 * result into normal form again. What nothing was replaced in stays the same object.
 */
public final class Substitution implements IntExpr.Visitor<IntExpr>, BoolExpr.Visitor<BoolExpr> {
	private final Function<IntExpr, IntExpr> replacement;

	private Substitution(Function<IntExpr, IntExpr> replacement) {
		this.replacement = replacement;
	}

	/** Replaces the keys, which are atoms (neither sums nor constants), by their values, all at once. */
	public static Substitution of(Map<? extends IntExpr, ? extends IntExpr> values) {
		boolean symbolsOnly = values.keySet().stream().allMatch(Symbol.class::isInstance);
		return new Substitution(e -> {
			IntExpr value = symbolsOnly && !(e instanceof Symbol) ? null : values.get(e);
			return value == null ? e : value;
		});
	}

	/** Turns the first instance's formula into the second's: each symbol of its own gets its copy. */
	public static Substitution priming() {
		return new Substitution(e -> e instanceof Symbol s ? s.primed() : e);
	}

	/** Replaces each symbol by what a function gives for it. */
	public static Substitution ofSymbols(Function<Symbol, ? extends IntExpr> values) {
		return new Substitution(e -> e instanceof Symbol s ? values.apply(s) : e);
	}

	/** Replaces each application that is no argument of another one by what a function gives for it. */
	public static Substitution ofApplications(Function<Apply, ? extends IntExpr> values) {
		return new Substitution(e -> e instanceof Apply a ? values.apply(a) : e);
	}

	/** The term or formula with values in the place of symbols and applications. */
	public IntExpr apply(IntExpr e) {
		return e.accept(this);
	}

	/** The term or formula with values in the place of symbols and applications. */
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
		Effort.spend(e.terms().size());
		IntExpr result = null;
		Map<IntExpr, Long> kept = new LinkedHashMap<>();
		for (Map.Entry<IntExpr, Long> term : e.terms().entrySet()) {
			IntExpr atom = apply(term.getKey());
			if (atom == term.getKey()) {
				kept.put(atom, term.getValue());
			} else {
				IntExpr part = Ints.multiply(atom, term.getValue());
				result = result == null ? part : Ints.add(result, part);
			}
		}
		return result == null ? e : Ints.add(Ints.sum(kept, e.constant()), result);
	}

	@Override
	public IntExpr visitProduct(Product e) {
		IntExpr whole = replacement.apply(e);
		if (whole != e || unchanged(e.powers().keySet())) {
			return whole;
		}
		IntExpr result = Ints.ONE;
		for (Map.Entry<IntExpr, Integer> factor : e.powers().entrySet()) {
			IntExpr base = apply(factor.getKey());
			for (int i = 0; i < factor.getValue(); i++) {
				result = Ints.multiply(result, base);
			}
		}
		return again(result);
	}

	@Override
	public IntExpr visitQuotient(Quotient e) {
		IntExpr whole = replacement.apply(e);
		IntExpr dividend = whole != e ? e.dividend() : apply(e.dividend());
		IntExpr divisor = whole != e ? e.divisor() : apply(e.divisor());
		return dividend == e.dividend() && divisor == e.divisor() ? whole : again(Ints.quotient(dividend, divisor));
	}

	@Override
	public IntExpr visitModulus(Modulus e) {
		IntExpr whole = replacement.apply(e);
		IntExpr dividend = whole != e ? e.dividend() : apply(e.dividend());
		IntExpr divisor = whole != e ? e.divisor() : apply(e.divisor());
		return dividend == e.dividend() && divisor == e.divisor() ? whole : again(Ints.modulus(dividend, divisor));
	}

	@Override
	public IntExpr visitChoice(Choice e) {
		IntExpr whole = replacement.apply(e);
		if (whole != e) {
			return whole;
		}
		BoolExpr condition = apply(e.condition());
		IntExpr whenTrue = apply(e.whenTrue());
		IntExpr whenFalse = apply(e.whenFalse());
		boolean same = condition == e.condition() && whenTrue == e.whenTrue() && whenFalse == e.whenFalse();
		return same ? e : again(Ints.choice(condition, whenTrue, whenFalse));
	}

	@Override
	public IntExpr visitApply(Apply e) {
		IntExpr whole = replacement.apply(e);
		return whole != e || unchanged(e.arguments()) ? whole
				: again(new Apply(e.function(), e.arguments().stream().map(this::apply).toList()));
	}

	@Override
	public IntExpr visitLookup(Lookup e) {
		IntExpr whole = replacement.apply(e);
		IntExpr index = whole != e ? e.index() : apply(e.index());
		return index == e.index() ? whole : again(Ints.lookup(e.table(), e.values(), index));
	}

	@Override
	public BoolExpr visitTruth(Truth e) {
		return e;
	}

	@Override
	public BoolExpr visitIsZero(IsZero e) {
		IntExpr term = apply(e.term());
		return term == e.term() ? e : Bools.isZero(term);
	}

	@Override
	public BoolExpr visitNotZero(NotZero e) {
		IntExpr term = apply(e.term());
		return term == e.term() ? e : Bools.not(Bools.isZero(term));
	}

	@Override
	public BoolExpr visitNotPositive(NotPositive e) {
		IntExpr term = apply(e.term());
		return term == e.term() ? e : Bools.notPositive(term);
	}

	@Override
	public BoolExpr visitAnd(And e) {
		List<BoolExpr> parts = e.parts().stream().map(this::apply).toList();
		return same(parts, e.parts()) ? e : Bools.and(parts);
	}

	@Override
	public BoolExpr visitOr(Or e) {
		List<BoolExpr> parts = e.parts().stream().map(this::apply).toList();
		return same(parts, e.parts()) ? e : Bools.or(parts);
	}

	private boolean unchanged(Collection<IntExpr> parts) {
		return parts.stream().allMatch(p -> apply(p) == p);
	}

	/** A rebuilt atom may itself be one that is to be replaced. */
	private IntExpr again(IntExpr rebuilt) {
		boolean isAtom = !(rebuilt instanceof Sum) && !(rebuilt instanceof Constant) && !(rebuilt instanceof Symbol);
		return isAtom ? replacement.apply(rebuilt) : rebuilt;
	}

	private static boolean same(List<BoolExpr> a, List<BoolExpr> b) {
		for (int i = 0; i < a.size(); i++) {
			if (a.get(i) != b.get(i)) {
				return false;
			}
		}
		return true;
	}
}
