package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * How the points of two instances find each other: {@code low ≤ first + second ≤ high}, where the first term speaks of the first instance
 * alone and the second of the second.
 */
record Join(IntExpr first, IntExpr second, long low, long high) {
	/** Every two points. */
	private static final Join ALL = new Join(Ints.ZERO, Ints.ZERO, 0, 0);

	/** The most selective join among the conjuncts. */
	static Join of(List<BoolExpr> parts, Set<Symbol> firsts, Set<Symbol> seconds) {
		List<Join> joins = new ArrayList<>();
		Map<IntExpr, Long> lower = new LinkedHashMap<>();
		for (BoolExpr part : parts) {
			if (part instanceof IsZero equality) {
				separated(equality.term(), 0, 0, firsts, seconds).ifPresent(joins::add);
			} else if (part instanceof NotPositive p) {
				IntExpr linear = Ints.add(p.term(), -Ints.constantPart(p.term()));
				Long opposite = lower.get(Ints.negate(linear));
				if (opposite != null) {
					separated(linear, opposite, -Ints.constantPart(p.term()), firsts, seconds).ifPresent(joins::add);
				}
				lower.put(linear, Ints.constantPart(p.term()));
			}
		}
		return joins.stream().min(Comparator.comparingLong(j -> j.high - j.low)).orElse(ALL);
	}

	private static Optional<Join> separated(IntExpr term, long low, long high, Set<Symbol> firsts, Set<Symbol> seconds) {
		IntExpr first = Ints.of(Ints.constantPart(term));
		IntExpr second = Ints.ZERO;
		for (Map.Entry<IntExpr, Long> part : Ints.terms(term).entrySet()) {
			Set<Symbol> symbols = Atoms.symbols(part.getKey());
			IntExpr summand = Ints.multiply(part.getKey(), part.getValue());
			if (symbols.stream().noneMatch(seconds::contains)) {
				first = Ints.add(first, summand);
			} else if (symbols.stream().noneMatch(firsts::contains)) {
				second = Ints.add(second, summand);
			} else {
				return Optional.empty();
			}
		}
		boolean joins = Ints.constant(first).isEmpty() && Ints.constant(second).isEmpty();
		return joins ? Optional.of(new Join(first, second, low, high)) : Optional.empty();
	}
}
