package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.decide.RaceConstraint;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/**
 * A way in which two accesses of one thread race: a loop around both lets its iterations run in another order than that of their numbers.
 *
 * @param doubt why a race of this kind is merely possible
 */
record OneThreadRace(RaceConstraint constraint, Optional<ModelGap> doubt) {

	/** All ways of a pair, the sure ones first. */
	static List<OneThreadRace> of(AccessPair pair) {
		List<OneThreadRace> result = new ArrayList<>();
		pair.concurrentConstraint().ifPresent(c -> result.add(new OneThreadRace(c, Optional.empty())));
		List<LaneRace> lanes = LaneRace.of(pair);
		lanes.forEach(l -> result.add(new OneThreadRace(l.sure(), l.isDistanceKnown()
				? Optional.empty()
				: Optional.of(doubt(pair, "how far the iterations are apart is not known: the nest is not rectangular")))));
		lanes.forEach(l -> l.possible().ifPresent(c -> result.add(new OneThreadRace(c,
				Optional.of(doubt(pair, "whether lanes keep the order of an inner loop's iterations is not specified"))))));
		return result;
	}

	private static ModelGap doubt(AccessPair pair, String text) {
		return new ModelGap(GapKind.LANE_ORDER, pair.first().access().range(), text);
	}
}
