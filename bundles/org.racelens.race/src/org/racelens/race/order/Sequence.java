package org.racelens.race.order;

import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.race.phase.TaskPoint.Step;

/** PO: the order in which one task executes its items. Semantics §10. */
final class Sequence {
	private Sequence() {
	}

	/**
	 * That one point comes before another one in the sequence of the same task.
	 *
	 * @param trips of the loops around the points
	 */
	static BoolExpr before(List<Step> first, List<IntExpr> firstTrips, List<Step> second, List<IntExpr> secondTrips) {
		return before(first, firstTrips, second, secondTrips, 0);
	}

	private static BoolExpr before(List<Step> first, List<IntExpr> firstTrips, List<Step> second, List<IntExpr> secondTrips, int depth) {
		Step a = first.get(depth);
		Step b = second.get(depth);
		if (a.index() != b.index() || a.loop().isEmpty() || b.loop().isEmpty()) {
			return a.index() < b.index() ? Bools.TRUE : Bools.FALSE;
		}
		IntExpr k = firstTrips.get(depth);
		IntExpr m = secondTrips.get(depth);
		return Bools.or(Bools.less(k, m),
				Bools.and(Bools.equal(k, m), before(first, firstTrips, second, secondTrips, depth + 1)));
	}
}
