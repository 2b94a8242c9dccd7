package org.racelens.logic.term;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;

/** Builds integer terms in normal form. */
public final class Ints {
	public static final IntExpr ZERO = new Constant(0);
	public static final IntExpr ONE = new Constant(1);

	private Ints() {
	}

	/** A number as a term. */
	public static IntExpr of(long value) {
		return new Constant(value);
	}

	/** The value of a term that is a constant. */
	public static Optional<Long> constant(IntExpr e) {
		return e instanceof Constant c ? Optional.of(c.value()) : Optional.empty();
	}

	/** Whether the term is a given number. */
	public static boolean isConstant(IntExpr e, long value) {
		return e instanceof Constant c && c.value() == value;
	}

	/** The sum, as a polynomial in normal form. */
	public static IntExpr add(IntExpr a, IntExpr b) {
		if (a instanceof Constant x && b instanceof Constant y) {
			return of(Math.addExact(x.value(), y.value()));
		}
		return combine(a, b, 1);
	}

	/** The difference of the first and the second term. */
	public static IntExpr subtract(IntExpr a, IntExpr b) {
		if (a instanceof Constant x && b instanceof Constant y) {
			return of(Math.subtractExact(x.value(), y.value()));
		}
		return combine(a, b, -1);
	}

	/** The term with the other sign. */
	public static IntExpr negate(IntExpr a) {
		return multiply(of(-1), a);
	}

	/**
	 * The term or its negation, whichever begins with a positive coefficient: as good as the term where it is compared with 0, and the same
	 * whatever its unknowns are called. The term itself where a negated coefficient needs more than 64 bits.
	 */
	public static IntExpr beginningPositive(IntExpr a) {
		try {
			return a instanceof Sum sum && sum.terms().values().iterator().next() < 0 ? negate(a) : a;
		} catch (ArithmeticException e) {
			return a;
		}
	}

	/** The sum, as a polynomial in normal form. */
	public static IntExpr add(IntExpr a, long b) {
		return add(a, of(b));
	}

	/** The product, as a polynomial in normal form. */
	public static IntExpr multiply(IntExpr a, long b) {
		return multiply(a, of(b));
	}

	/** The product, as a polynomial in normal form. */
	public static IntExpr multiply(IntExpr a, IntExpr b) {
		if (a instanceof Constant x && b instanceof Constant y) {
			return of(Math.multiplyExact(x.value(), y.value()));
		}
		if (isConstant(a, 1) || isConstant(b, 1)) {
			return isConstant(a, 1) ? b : a;
		}
		Polynomial product = new Polynomial();
		product.add(Math.multiplyExact(constantPart(a), constantPart(b)));
		Map<IntExpr, Long> left = terms(a);
		Map<IntExpr, Long> right = terms(b);
		left.forEach((atom, k) -> product.add(atom, Math.multiplyExact(k, constantPart(b))));
		right.forEach((atom, k) -> product.add(atom, Math.multiplyExact(k, constantPart(a))));
		left.forEach((x, k) -> right.forEach((y, l) -> product.add(product(x, y), Math.multiplyExact(k, l))));
		return product.build();
	}

	/** Euclidean quotient; {@code b} must not be 0. */
	public static IntExpr quotient(IntExpr a, IntExpr b) {
		if (a instanceof Constant x && b instanceof Constant y && y.value() != 0) {
			return of(euclideanQuotient(x.value(), y.value()));
		}
		if (isConstant(b, 1)) {
			return a;
		}
		if (b instanceof Constant y && y.value() > 0) {
			Map<IntExpr, Long> divisible = new LinkedHashMap<>();
			Map<IntExpr, Long> rest = new LinkedHashMap<>();
			terms(a).forEach((atom, k) -> (k % y.value() == 0 ? divisible : rest).put(atom, k));
			if (!divisible.isEmpty()) {
				divisible.replaceAll((atom, k) -> k / y.value());
				return add(sum(divisible, 0), quotient(sum(rest, constantPart(a)), b));
			}
		}
		return new Quotient(a, b);
	}

	/** Euclidean remainder; {@code b} must not be 0. */
	public static IntExpr modulus(IntExpr a, IntExpr b) {
		if (a instanceof Constant x && b instanceof Constant y && y.value() != 0) {
			return of(euclideanModulus(x.value(), y.value()));
		}
		if (isConstant(b, 1)) {
			return ZERO;
		}
		if (b instanceof Constant y && y.value() > 0) {
			Map<IntExpr, Long> rest = new LinkedHashMap<>();
			terms(a).forEach((atom, k) -> {
				if (k % y.value() != 0) {
					rest.put(atom, euclideanModulus(k, y.value()));
				}
			});
			IntExpr reduced = sum(rest, euclideanModulus(constantPart(a), y.value()));
			if (!reduced.equals(a)) {
				return modulus(reduced, b);
			}
		}
		return new Modulus(a, b);
	}

	/** The term that is the first one where a condition holds, else the second. */
	public static IntExpr choice(BoolExpr condition, IntExpr whenTrue, IntExpr whenFalse) {
		if (condition.equals(Bools.TRUE) || whenTrue.equals(whenFalse)) {
			return whenTrue;
		}
		return condition.equals(Bools.FALSE) ? whenFalse : new Choice(condition, whenTrue, whenFalse);
	}

	/** Whether a choice reads a number below zero as one that wrapped: its sum with a large number, itself otherwise. */
	public static boolean isWrap(IntExpr.Choice c) {
		return c.condition().equals(Bools.less(c.whenFalse(), ZERO))
				&& constant(subtract(c.whenTrue(), c.whenFalse())).filter(n -> n >= 1L << 32).isPresent();
	}

	/** The lesser of two terms. */
	public static IntExpr min(IntExpr a, IntExpr b) {
		return choice(Bools.lessEqual(a, b), a, b);
	}

	/** The greater of two terms. */
	public static IntExpr max(IntExpr a, IntExpr b) {
		return choice(Bools.lessEqual(a, b), b, a);
	}

	/** {@code ⌈a/b⌉} for a positive constant {@code b}. */
	public static IntExpr ceilQuotient(IntExpr a, long b) {
		return quotient(add(a, b - 1), of(b));
	}

	/** The element of a constant table with a number; 0 outside of it. */
	public static IntExpr lookup(String table, List<Long> values, IntExpr index) {
		return index instanceof Constant c && 0 <= c.value() && c.value() < values.size()
				? of(values.get((int) c.value()))
				: new Lookup(table, values, index);
	}

	/** The coefficients of a term's atoms; empty for a constant. */
	public static Map<IntExpr, Long> terms(IntExpr e) {
		if (e instanceof Sum s) {
			return s.terms();
		}
		return e instanceof Constant ? Map.of() : Map.of(e, 1L);
	}

	/** The constant summand of a term. */
	public static long constantPart(IntExpr e) {
		if (e instanceof Sum s) {
			return s.constant();
		}
		return e instanceof Constant c ? c.value() : 0;
	}

	/** A term from coefficients of atoms; coefficients 0 are dropped. */
	public static IntExpr sum(Map<IntExpr, Long> terms, long constant) {
		Polynomial sum = new Polynomial();
		terms.forEach(sum::add);
		sum.add(constant);
		return sum.build();
	}

	/** The remainder of the Euclidean division: from 0 on, less than the divisor's absolute value. */
	public static long euclideanModulus(long a, long b) {
		long r = a % b;
		return r < 0 ? r + Math.abs(b) : r;
	}

	/** The quotient of the Euclidean division, whose remainder is not negative. */
	public static long euclideanQuotient(long a, long b) {
		return (a - euclideanModulus(a, b)) / b;
	}

	private static IntExpr combine(IntExpr a, IntExpr b, long sign) {
		Polynomial sum = new Polynomial(a);
		sum.addTimes(b, sign);
		return sum.build();
	}

	private static IntExpr product(IntExpr x, IntExpr y) {
		Map<IntExpr, Integer> powers = new LinkedHashMap<>();
		for (IntExpr e : List.of(x, y)) {
			if (e instanceof Product p) {
				p.powers().forEach((atom, n) -> powers.merge(atom, n, Integer::sum));
			} else {
				powers.merge(e, 1, Integer::sum);
			}
		}
		return new Product(powers);
	}
}
