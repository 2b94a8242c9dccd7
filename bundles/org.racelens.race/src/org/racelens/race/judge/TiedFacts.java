package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/** The facts of a race formula that tie lost values on the way to the race to other ones. */
final class TiedFacts {
	private TiedFacts() {
	}

	/**
	 * The way with the facts that speak of lost values in it, and with those that speak of what these speak of.
	 *
	 * @param way what of the formula is more than facts
	 */
	static BoolExpr with(BoolExpr way, BoolExpr formula) {
		List<BoolExpr> open = new ArrayList<>(Bools.conjuncts(formula));
		List<BoolExpr> tied = new ArrayList<>();
		List<BoolExpr> more = Bools.conjuncts(way);
		Set<IntExpr> lost = new LinkedHashSet<>();
		while (!more.isEmpty()) {
			open.removeAll(more);
			tied.addAll(more);
			more.forEach(p -> lost.addAll(lost(p)));
			more = open.stream().filter(p -> lost(p).stream().anyMatch(lost::contains)).toList();
		}
		return Bools.and(tied);
	}

	private static Set<IntExpr> lost(BoolExpr part) {
		Set<IntExpr> lost = new LinkedHashSet<>();
		Atoms.forEach(part, t -> {
			if (t instanceof Symbol s && s.gap().isPresent() || t instanceof IntExpr.Apply a && a.function().gap().isPresent()) {
				lost.add(t);
			}
		});
		return lost;
	}
}
