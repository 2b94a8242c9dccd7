package org.racelens.logic.decide;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.Ints;

/** Terms seen as polynomials in what moves from instance to instance, with coefficients made of what all instances share. */
public final class Polynomials {
	private static final int MAX_STEPS = 16;

	private Polynomials() {
	}

	/** The coefficient of each product of moving atoms, {@link Ints#ONE} standing for the empty product. */
	public static Map<IntExpr, IntExpr> byMovingPart(IntExpr e) {
		Map<IntExpr, IntExpr> result = new LinkedHashMap<>();
		Ints.terms(e).forEach((atom, k) -> {
			IntExpr moving = Ints.ONE;
			IntExpr shared = Ints.of(k);
			for (Map.Entry<IntExpr, Integer> factor : powers(atom).entrySet()) {
				for (int n = 0; n < factor.getValue(); n++) {
					if (isShared(factor.getKey())) {
						shared = Ints.multiply(shared, factor.getKey());
					} else {
						moving = Ints.multiply(moving, factor.getKey());
					}
				}
			}
			result.merge(moving, shared, Ints::add);
		});
		if (Ints.constantPart(e) != 0) {
			result.merge(Ints.ONE, Ints.of(Ints.constantPart(e)), Ints::add);
		}
		result.values().removeIf(c -> Ints.isConstant(c, 0));
		return result;
	}

	/** Whether all instances have the same value. */
	public static boolean isShared(IntExpr atom) {
		return Atoms.symbols(atom).stream().noneMatch(s -> s.role().isPerInstance());
	}

	static Map<IntExpr, Integer> powers(IntExpr atom) {
		return atom instanceof Product p ? p.powers() : Map.of(atom, 1);
	}

	/** {@code dividend = quotient·divisor + remainder}. */
	public record Division(IntExpr quotient, IntExpr remainder) {
	}

	/** Divides the monomials from the greatest to the least; what the divisor's greatest monomial does not divide remains. */
	public static Division divide(IntExpr dividend, IntExpr divisor) {
		Map.Entry<IntExpr, Long> leading = leading(divisor);
		IntExpr open = dividend;
		IntExpr quotient = Ints.ZERO;
		IntExpr remainder = Ints.ZERO;
		for (int step = 0; step < MAX_STEPS && !Ints.isConstant(open, 0); step++) {
			Map.Entry<IntExpr, Long> next = leading(open);
			IntExpr factor = divideMonomial(next, leading);
			if (Ints.isConstant(factor, 0)) {
				IntExpr monomial = Ints.multiply(next.getKey(), next.getValue());
				remainder = Ints.add(remainder, monomial);
				open = Ints.subtract(open, monomial);
			} else {
				quotient = Ints.add(quotient, factor);
				open = Ints.subtract(open, Ints.multiply(factor, divisor));
			}
		}
		return new Division(quotient, Ints.add(remainder, open));
	}

	/** The greatest monomial (by degree, then by name) with its coefficient; the atom 1 for a constant. */
	private static Map.Entry<IntExpr, Long> leading(IntExpr e) {
		Comparator<IntExpr> order = Comparator.<IntExpr>comparingInt(Polynomials::degree).thenComparing(Polynomials::key);
		return Ints.terms(e).keySet().stream().max(order).map(atom -> Map.entry(atom, Ints.terms(e).get(atom)))
				.orElseGet(() -> Map.entry(Ints.ONE, Ints.constantPart(e)));
	}

	private static int degree(IntExpr atom) {
		return powers(atom).values().stream().mapToInt(Integer::intValue).sum();
	}

	/** Lexicographic by exponents over names, so that products keep the order. */
	private static String key(IntExpr atom) {
		StringBuilder key = new StringBuilder();
		powers(atom).entrySet().stream().sorted(Comparator.comparing(f -> f.getKey().toString()))
				.forEach(f -> key.append((f.getKey() + " ").repeat(f.getValue())));
		return key.toString();
	}

	/** The quotient of two monomials, its coefficient rounded to the nearest integer; 0 where there is none. */
	private static IntExpr divideMonomial(Map.Entry<IntExpr, Long> a, Map.Entry<IntExpr, Long> b) {
		Map<IntExpr, Integer> left = a.getKey().equals(Ints.ONE) ? Map.of() : powers(a.getKey());
		Map<IntExpr, Integer> right = b.getKey().equals(Ints.ONE) ? Map.of() : powers(b.getKey());
		if (b.getValue() == 0 || right.entrySet().stream().anyMatch(f -> left.getOrDefault(f.getKey(), 0) < f.getValue())) {
			return Ints.ZERO;
		}
		long magnitude = Math.abs(b.getValue());
		IntExpr result = Ints.of(Long.signum(b.getValue()) * Math.floorDiv(a.getValue() + magnitude / 2, magnitude));
		for (Map.Entry<IntExpr, Integer> factor : left.entrySet()) {
			for (int n = right.getOrDefault(factor.getKey(), 0); n < factor.getValue(); n++) {
				result = Ints.multiply(result, factor.getKey());
			}
		}
		return result;
	}
}
