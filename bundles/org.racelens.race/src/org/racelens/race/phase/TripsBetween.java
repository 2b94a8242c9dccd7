package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/**
 * What one instance's trip says of another one's: a loop of which not all trips have a closed form comes to a trip only through those
 * before it. Where all threads of the team run the same trips, the earlier one of two trips, whoever runs it, is followed by another one.
 */
public final class TripsBetween {
	private static final Substitution PRIMED = Substitution.priming();

	private TripsBetween() {
	}

	/** Facts of two instances, the second one's symbols primed. */
	public static BoolExpr of(Flattened first, Flattened second) {
		List<TaskPoint.Step> s = first.points().get(0).steps();
		List<TaskPoint.Step> t = second.points().get(0).steps();
		List<BoolExpr> facts = new ArrayList<>();
		List<BoolExpr> otherEncounter = new ArrayList<>();
		for (int i = 0; i < Math.min(s.size(), t.size()); i++) {
			Optional<Loop> loop = s.get(i).loop();
			Optional<Loop> same = t.get(i).loop();
			if (loop.isEmpty() || same.isEmpty() || loop.get() != same.get()) {
				break;
			}
			Symbol trip = loop.get().trip();
			if (loop.get().uniform() && !loop.get().weakened().isEmpty()) {
				BoolExpr next = Substitution.of(Map.of(trip, Ints.add(trip, 1))).apply(loop.get().domain());
				facts.add(followed(otherEncounter, trip, trip.primed(), next));
				facts.add(followed(otherEncounter, trip.primed(), trip, PRIMED.apply(next)));
			}
			otherEncounter.add(Bools.notEqual(trip, trip.primed()));
		}
		return Bools.and(facts);
	}

	private static BoolExpr followed(List<BoolExpr> otherEncounter, IntExpr earlier, IntExpr later, BoolExpr next) {
		List<BoolExpr> ways = new ArrayList<>(otherEncounter);
		ways.add(Bools.lessEqual(later, earlier));
		ways.add(next);
		return Bools.or(ways);
	}
}
