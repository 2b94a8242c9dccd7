package org.racelens.logic.decide;

import java.util.List;
import java.util.Map;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * Turns terms and formulas without applications into functions of the values of their symbols, for evaluation at many points. What has no
 * value or leaves 64 bits throws {@link ArithmeticException}.
 */
final class Compilation implements IntExpr.Visitor<Compilation.Term>, BoolExpr.Visitor<Compilation.Condition> {
	/** A term's value, given each symbol's value at its place. */
	@FunctionalInterface
	interface Term {
		long at(long[] values);
	}

	/** Whether a formula holds, given each symbol's value at its place. */
	@FunctionalInterface
	interface Condition {
		boolean at(long[] values);
	}

	private final Map<Symbol, Integer> places;

	/**
	 * @param places where each symbol's value stands
	 */
	Compilation(Map<Symbol, Integer> places) {
		this.places = places;
	}

	Term term(IntExpr e) {
		return e.accept(this);
	}

	Condition condition(BoolExpr e) {
		return e.accept(this);
	}

	@Override
	public Term visitConstant(Constant e) {
		long value = e.value();
		return v -> value;
	}

	@Override
	public Term visitSymbol(Symbol e) {
		int place = places.get(e);
		return v -> v[place];
	}

	@Override
	public Term visitSum(Sum e) {
		Term[] parts = e.terms().keySet().stream().map(this::term).toArray(Term[]::new);
		long[] coefficients = e.terms().values().stream().mapToLong(Long::longValue).toArray();
		long constant = e.constant();
		return v -> {
			long sum = constant;
			for (int k = 0; k < parts.length; k++) {
				sum = Math.addExact(sum, Math.multiplyExact(coefficients[k], parts[k].at(v)));
			}
			return sum;
		};
	}

	@Override
	public Term visitProduct(Product e) {
		Term[] factors = e.powers().keySet().stream().map(this::term).toArray(Term[]::new);
		int[] powers = e.powers().values().stream().mapToInt(Integer::intValue).toArray();
		return v -> {
			long product = 1;
			for (int k = 0; k < factors.length; k++) {
				long base = factors[k].at(v);
				for (int n = 0; n < powers[k]; n++) {
					product = Math.multiplyExact(product, base);
				}
			}
			return product;
		};
	}

	@Override
	public Term visitQuotient(Quotient e) {
		Term dividend = term(e.dividend());
		Term divisor = term(e.divisor());
		return v -> Ints.euclideanQuotient(dividend.at(v), divisor.at(v));
	}

	@Override
	public Term visitModulus(Modulus e) {
		Term dividend = term(e.dividend());
		Term divisor = term(e.divisor());
		return v -> Ints.euclideanModulus(dividend.at(v), divisor.at(v));
	}

	@Override
	public Term visitChoice(Choice e) {
		Condition condition = condition(e.condition());
		Term whenTrue = term(e.whenTrue());
		Term whenFalse = term(e.whenFalse());
		return v -> condition.at(v) ? whenTrue.at(v) : whenFalse.at(v);
	}

	@Override
	public Term visitApply(Apply e) {
		throw new IllegalArgumentException("an uninterpreted function has no value: " + e);
	}

	@Override
	public Term visitLookup(Lookup e) {
		long[] table = e.values().stream().mapToLong(Long::longValue).toArray();
		Term index = term(e.index());
		return v -> {
			long k = index.at(v);
			return 0 <= k && k < table.length ? table[(int) k] : 0;
		};
	}

	@Override
	public Condition visitTruth(Truth e) {
		boolean value = e.value();
		return v -> value;
	}

	@Override
	public Condition visitIsZero(IsZero e) {
		Term term = term(e.term());
		return v -> term.at(v) == 0;
	}

	@Override
	public Condition visitNotZero(NotZero e) {
		Term term = term(e.term());
		return v -> term.at(v) != 0;
	}

	@Override
	public Condition visitNotPositive(NotPositive e) {
		Term term = term(e.term());
		return v -> term.at(v) <= 0;
	}

	@Override
	public Condition visitAnd(And e) {
		List<Condition> parts = e.parts().stream().map(this::condition).toList();
		return v -> {
			for (Condition part : parts) {
				if (!part.at(v)) {
					return false;
				}
			}
			return true;
		};
	}

	@Override
	public Condition visitOr(Or e) {
		List<Condition> parts = e.parts().stream().map(this::condition).toList();
		return v -> {
			for (Condition part : parts) {
				if (part.at(v)) {
					return true;
				}
			}
			return false;
		};
	}
}
