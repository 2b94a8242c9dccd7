package org.racelens.race.phase;

import java.util.Map;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * How many trips a loop has at least and at most, where constants in its domain tell: the thresholds of widening in LLOV-PIA.
 *
 * @param most {@link PhaseInterval#UNBOUNDED} where there is no bound
 */
record TripBounds(int least, int most) {

	static TripBounds of(Loop loop) {
		long most = PhaseInterval.UNBOUNDED;
		boolean exact = loop.guard().equals(Bools.TRUE) && loop.weakened().isEmpty();
		for (BoolExpr part : Bools.conjuncts(loop.domain())) {
			long bound = bound(part, loop);
			most = Math.min(most, bound);
			exact &= bound < PhaseInterval.UNBOUNDED || holdsForAll(part, loop);
		}
		return new TripBounds(exact && most < PhaseInterval.UNBOUNDED ? (int) most : 0, (int) most);
	}

	/** {@code k·trip + c ≤ 0} with k &gt; 0 leaves the trips 0 to ⌊-c/k⌋. */
	private static long bound(BoolExpr part, Loop loop) {
		long k = factor(part, loop);
		return k > 0 ? Math.max(0, Math.floorDiv(-Ints.constantPart(((NotPositive) part).term()), k) + 1) : PhaseInterval.UNBOUNDED;
	}

	/** No trip number is below zero. */
	private static boolean holdsForAll(BoolExpr part, Loop loop) {
		return part.equals(Bools.TRUE) || factor(part, loop) < 0 && Ints.constantPart(((NotPositive) part).term()) <= 0;
	}

	/** The factor of the trip number in a condition that speaks of nothing else; 0 for other conditions. */
	private static long factor(BoolExpr part, Loop loop) {
		if (!(part instanceof NotPositive p)) {
			return 0;
		}
		Map<IntExpr, Long> terms = Ints.terms(p.term());
		return terms.size() == 1 ? terms.getOrDefault(loop.trip(), 0L) : 0;
	}
}
