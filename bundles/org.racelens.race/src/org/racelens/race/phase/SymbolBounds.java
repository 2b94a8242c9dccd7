package org.racelens.race.phase;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/** Constant bounds of symbols, read off simple conditions, and with them how many trips a region's loops can have at most. */
public final class SymbolBounds {
	private static final int MOST_TRIPS = 24;

	private final Map<Symbol, Long> least = new HashMap<>();
	private final Map<Symbol, Long> most = new HashMap<>();

	/** The bounds in a region whose inputs satisfy the assumptions. */
	public static SymbolBounds of(BoolExpr assumptions, List<Item> items) {
		SymbolBounds bounds = new SymbolBounds();
		for (BoolExpr part : Bools.conjuncts(assumptions)) {
			bounds.learn(part);
		}
		bounds.visit(items);
		return bounds;
	}

	/** {@code k·s + c ≤ 0} bounds s from above (k &gt; 0) or below. */
	private void learn(BoolExpr part) {
		if (part instanceof NotPositive p && Ints.terms(p.term()).size() == 1) {
			Map.Entry<IntExpr, Long> only = Ints.terms(p.term()).entrySet().iterator().next();
			if (only.getKey() instanceof Symbol s) {
				long c = Ints.constantPart(p.term());
				long k = only.getValue();
				if (k > 0) {
					most.merge(s, Math.floorDiv(-c, k), Math::min);
				} else {
					least.merge(s, -Math.floorDiv(-c, -k), Math::max);
				}
			}
		}
	}

	private void visit(List<Item> items) {
		for (Item item : items) {
			if (item instanceof Loop l) {
				least.put(l.trip(), 0L);
				trips(l).ifPresent(n -> most.put(l.trip(), (long) n));
			}
			visit(item.inside());
		}
	}

	/** A constant number of trips that the loop never exceeds, if it is small. */
	public Optional<Integer> trips(Loop loop) {
		try {
			BoolExpr ofTrip = Bools.and(Bools.conjuncts(loop.domain()).stream()
					.filter(p -> p.equals(Bools.FALSE) || Atoms.symbols(p).contains(loop.trip())).toList());
			for (int n = 0; n <= MOST_TRIPS; n++) {
				BoolExpr runs = Substitution.of(Map.of(loop.trip(), Ints.of(n))).apply(ofTrip);
				if (Bools.conjuncts(runs).stream().anyMatch(this::isImpossible)) {
					return Optional.of(n);
				}
			}
		} catch (ArithmeticException tooLarge) {
			return Optional.empty();
		}
		return Optional.empty();
	}

	private boolean isImpossible(BoolExpr part) {
		if (part.equals(Bools.FALSE)) {
			return true;
		}
		return part instanceof NotPositive p && lower(p.term()).filter(v -> v > 0).isPresent();
	}

	/** A lower bound of a linear term. */
	private Optional<Long> lower(IntExpr term) {
		long sum = Ints.constantPart(term);
		for (Map.Entry<IntExpr, Long> t : Ints.terms(term).entrySet()) {
			Long bound = t.getKey() instanceof Symbol s ? (t.getValue() > 0 ? least : most).get(s) : null;
			if (bound == null) {
				return Optional.empty();
			}
			sum = Math.addExact(sum, Math.multiplyExact(t.getValue(), bound));
		}
		return Optional.of(sum);
	}
}
