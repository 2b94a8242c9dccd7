package org.racelens.logic.term;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;

/**
 * Says without some unknowns that there are integers for them with which a conjunction holds: what is equal to a term takes its place, and
 * what lies between bounds is left out where each lower one is at most each upper one. Exact, or not found at all: where an unknown stands
 * inside of other functions, or bounds could only be compared over the rationals. The integer case of Fourier and Motzkin's elimination (W.
 * Pugh, The Omega Test, 1991).
 */
public final class Projection {
	private final List<IntExpr> zeros = new ArrayList<>();
	private final List<IntExpr> notNegative = new ArrayList<>();
	private final List<BoolExpr> others = new ArrayList<>();
	private final List<Symbol> open;

	private Projection(List<Symbol> unknowns) {
		open = new ArrayList<>(unknowns);
	}

	/** That values of the unknowns exist with which the condition holds; nothing where that is not found. */
	public static Optional<BoolExpr> exists(List<Symbol> unknowns, BoolExpr condition) {
		Projection p = new Projection(unknowns);
		Bools.conjuncts(condition).forEach(p::add);
		boolean replaced = true;
		while (replaced) {
			replaced = p.replaceOne();
		}
		if (p.zeros.stream().anyMatch(z -> !p.unknownsIn(z).isEmpty()) || p.others.stream().anyMatch(b -> p.isOpen(Atoms.symbols(b)))) {
			return Optional.empty();
		}
		boolean left = true;
		while (left) {
			left = p.leaveOneOut();
		}
		return p.notNegative.stream().anyMatch(b -> p.isOpen(Atoms.symbols(b))) ? Optional.empty() : Optional.of(p.condition());
	}

	private void add(BoolExpr part) {
		if (part instanceof IsZero z) {
			zeros.add(z.term());
		} else if (part instanceof NotPositive n) {
			notNegative.add(Ints.negate(n.term()));
		} else {
			others.add(part);
		}
	}

	private BoolExpr condition() {
		List<BoolExpr> parts = new ArrayList<>(others);
		zeros.forEach(z -> parts.add(Bools.isZero(z)));
		notNegative.forEach(n -> parts.add(Bools.lessEqual(Ints.ZERO, n)));
		return Bools.and(parts);
	}

	private boolean isOpen(Set<Symbol> symbols) {
		return open.stream().anyMatch(symbols::contains);
	}

	private Set<Symbol> unknownsIn(IntExpr term) {
		Set<Symbol> symbols = Atoms.symbols(term);
		return open.stream().filter(symbols::contains).collect(Collectors.toSet());
	}

	/** Whether the unknowns in a term are summands of it and stand nowhere else. */
	private boolean isLinear(IntExpr term) {
		return Ints.terms(term).keySet().stream().allMatch(a -> a instanceof Symbol || unknownsIn(a).isEmpty());
	}

	/** Replaces an unknown by what an equation says that it is. */
	private boolean replaceOne() {
		for (IntExpr zero : List.copyOf(zeros)) {
			if (!isLinear(zero)) {
				continue;
			}
			Map<IntExpr, Long> terms = Ints.terms(zero);
			for (Symbol u : List.copyOf(open)) {
				long k = terms.getOrDefault(u, 0L);
				if (k != 0 && open.stream().allMatch(o -> terms.getOrDefault(o, 0L) % k == 0)) {
					zeros.remove(zero);
					open.remove(u);
					replace(u, zero, k);
					return true;
				}
			}
		}
		return false;
	}

	/** Replaces an unknown with a coefficient in a term that is 0; the coefficient divides those of all other unknowns in it. */
	private void replace(Symbol unknown, IntExpr zero, long coefficient) {
		Map<IntExpr, Long> known = new LinkedHashMap<>(Ints.terms(zero));
		known.keySet().removeAll(open);
		known.remove(unknown);
		IntExpr rest = Ints.sum(known, Ints.constantPart(zero));
		IntExpr divisor = Ints.of(Math.abs(coefficient));
		IntExpr value = Ints.quotient(coefficient > 0 ? Ints.negate(rest) : rest, divisor);
		for (Symbol o : open) {
			value = Ints.subtract(value, Ints.multiply(o, Ints.terms(zero).getOrDefault(o, 0L) / coefficient));
		}
		BoolExpr divisible = Bools.isZero(Ints.modulus(rest, divisor));
		Substitution solved = Substitution.of(Map.of(unknown, value));
		List<BoolExpr> parts = Bools.conjuncts(solved.apply(condition()));
		zeros.clear();
		notNegative.clear();
		others.clear();
		parts.forEach(this::add);
		others.add(divisible);
	}

	/** Leaves out an unknown between bounds. */
	private boolean leaveOneOut() {
		notNegative.replaceAll(this::tightened);
		for (Symbol u : List.copyOf(open)) {
			List<IntExpr> about = notNegative.stream().filter(b -> Atoms.symbols(b).contains(u)).toList();
			List<IntExpr> lower = about.stream().filter(b -> coefficient(u, b) > 0).toList();
			List<IntExpr> upper = about.stream().filter(b -> coefficient(u, b) < 0).toList();
			boolean exact = lower.stream().allMatch(l -> coefficient(u, l) == 1) || upper.stream().allMatch(b -> coefficient(u, b) == -1);
			if (exact && about.stream().allMatch(this::isLinear)) {
				open.remove(u);
				notNegative.removeAll(about);
				lower.forEach(l -> upper.forEach(b -> notNegative
						.add(Ints.add(Ints.multiply(b, coefficient(u, l)), Ints.multiply(l, -coefficient(u, b))))));
				return true;
			}
		}
		return false;
	}

	private static long coefficient(Symbol unknown, IntExpr term) {
		return Ints.terms(term).getOrDefault(unknown, 0L);
	}

	/** The same bound, divided by what the unknowns' coefficients have in common. */
	private IntExpr tightened(IntExpr bound) {
		Map<IntExpr, Long> terms = Ints.terms(bound);
		long common = open.stream().mapToLong(u -> terms.getOrDefault(u, 0L)).reduce(0, Projection::greatestDivisor);
		return common > 1 && isLinear(bound) ? Ints.quotient(bound, Ints.of(common)) : bound;
	}

	private static long greatestDivisor(long a, long b) {
		return b == 0 ? Math.abs(a) : greatestDivisor(b, a % b);
	}
}
