package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Lock;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.model.gap.Explanation;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.ProgramOrder.Position;

/**
 * What a thread does while it holds a lock that is made by hand.
 *
 * @param kind {@code HAND_MADE}, or {@code CLAIM} and {@code CLAIM_OF_ELEMENT} for what one thread does at most
 * @param name of the lock's object
 * @param instance which lock it is; of what one thread does at most the trips in one of which it does that
 * @param taken where the thread has it
 * @param condition under which it has it then
 * @param given where it may give it back, at most at one of them
 * @param fact what is said of the lock
 */
record Section(Lock.Kind kind, String name, List<IntExpr> instance, Position taken, BoolExpr condition, List<Position> given,
		Explanation fact) {
	/** Depth of the implicit tasks. */
	private static final int HOLDER = 1;

	/** The lock as an access at a place holds it; empty where it surely does not. */
	Optional<Lock> at(Position place) {
		if (!HandOver.precedes(taken, place)) {
			return Optional.empty();
		}
		List<BoolExpr> held = new ArrayList<>();
		held.add(condition);
		given.stream().filter(g -> g.isBefore(place)).forEach(g -> held.add(Bools.not(g.domain())));
		List<BoolExpr> known = Bools.conjuncts(place.domain());
		BoolExpr more = Bools.and(Bools.conjuncts(Bools.and(held)).stream().filter(c -> !known.contains(c)).toList());
		return more.equals(Bools.FALSE) ? Optional.empty() : Optional.of(new Lock(kind, name, HOLDER, instance, more));
	}
}
