package org.racelens.logic.term;

import java.util.IdentityHashMap;
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
public sealed class Substitution implements IntExpr.Visitor<IntExpr>, BoolExpr.Visitor<BoolExpr> {
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

	/** The same for several terms that share parts: what it made of a part is kept as long as it is. */
	public Substitution remembering() {
		return new Remembering(replacement);
	}

	/** Visits each part of what it is applied to once, however many terms have it: a variable that many branches set is such a term. */
	private static final class Remembering extends Substitution {
		private final Map<IntExpr, IntExpr> terms = new IdentityHashMap<>();
		private final Map<BoolExpr, BoolExpr> formulas = new IdentityHashMap<>();

		Remembering(Function<IntExpr, IntExpr> replacement) {
			super(replacement);
		}

		@Override
		public IntExpr apply(IntExpr e) {
			IntExpr known = terms.get(e);
			if (known != null) {
				return known;
			}
			IntExpr made = super.apply(e);
			terms.put(e, made);
			return made;
		}

		@Override
		public BoolExpr apply(BoolExpr e) {
			BoolExpr known = formulas.get(e);
			if (known != null) {
				return known;
			}
			BoolExpr made = super.apply(e);
			formulas.put(e, made);
			return made;
		}
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
