package org.racelens.logic.term;

import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
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
 * The walk of a {@link Substitution}. It visits each part of a large term once, however often the term has it: a variable that many
 * branches set has exponentially many occurrences of its parts.
 */
final class Replacing implements IntExpr.Visitor<IntExpr>, BoolExpr.Visitor<BoolExpr> {
	private final Function<IntExpr, IntExpr> replacement;
	private final Map<IntExpr, IntExpr> terms = new IdentityHashMap<>(0);
	private final Map<BoolExpr, BoolExpr> formulas = new IdentityHashMap<>(0);
	private int visited;

	/** @param replacement the value of an atom, or the atom itself */
	Replacing(Function<IntExpr, IntExpr> replacement) {
		this.replacement = replacement;
	}

	IntExpr apply(IntExpr e) {
		return e instanceof Constant || e instanceof Symbol ? e.accept(this) : remembered(e, terms, t -> t.accept(this));
	}

	BoolExpr apply(BoolExpr e) {
		return remembered(e, formulas, f -> f.accept(this));
	}

	private <T> T remembered(T e, Map<T, T> made, UnaryOperator<T> visit) {
		if (visited++ < Atoms.SMALL) {
			return visit.apply(e);
		}
		T known = made.get(e);
		if (known == null) {
			known = visit.apply(e);
			made.put(e, known);
		}
		return known;
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
		Map<IntExpr, Long> replaced = new LinkedHashMap<>();
		Polynomial result = new Polynomial();
		e.terms().forEach((atom, k) -> {
			IntExpr value = apply(atom);
			if (value == atom) {
				result.add(atom, k);
			} else {
				replaced.merge(value, k, Math::addExact);
			}
		});
		if (replaced.isEmpty()) {
			return e;
		}
		replaced.forEach(result::addTimes);
		result.add(e.constant());
		return result.build();
	}

	@Override
	public IntExpr visitProduct(Product e) {
		IntExpr whole = replacement.apply(e);
		if (whole != e) {
			return whole;
		}
		List<IntExpr> old = List.copyOf(e.powers().keySet());
		List<IntExpr> bases = old.stream().map(this::apply).toList();
		if (same(bases, old)) {
			return e;
		}
		IntExpr result = Ints.ONE;
		for (int f = 0; f < bases.size(); f++) {
			for (int i = 0; i < e.powers().get(old.get(f)); i++) {
				result = Ints.multiply(result, bases.get(f));
			}
		}
		return again(result);
	}

	@Override
	public IntExpr visitQuotient(Quotient e) {
		return division(e, e.dividend(), e.divisor(), Ints::quotient);
	}

	@Override
	public IntExpr visitModulus(Modulus e) {
		return division(e, e.dividend(), e.divisor(), Ints::modulus);
	}

	private IntExpr division(IntExpr e, IntExpr dividend, IntExpr divisor, BinaryOperator<IntExpr> operation) {
		IntExpr whole = replacement.apply(e);
		if (whole != e) {
			return whole;
		}
		IntExpr newDividend = apply(dividend);
		IntExpr newDivisor = apply(divisor);
		return newDividend == dividend && newDivisor == divisor ? e : again(operation.apply(newDividend, newDivisor));
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
		if (whole != e) {
			return whole;
		}
		List<IntExpr> arguments = e.arguments().stream().map(this::apply).toList();
		return same(arguments, e.arguments()) ? e : again(new Apply(e.function(), arguments));
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

	/** A rebuilt atom may itself be one that is to be replaced. */
	private IntExpr again(IntExpr rebuilt) {
		boolean isAtom = !(rebuilt instanceof Sum) && !(rebuilt instanceof Constant) && !(rebuilt instanceof Symbol);
		return isAtom ? replacement.apply(rebuilt) : rebuilt;
	}

	private static boolean same(List<?> a, List<?> b) {
		for (int i = 0; i < a.size(); i++) {
			if (a.get(i) != b.get(i)) {
				return false;
			}
		}
		return true;
	}
}
