package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Circumstances.Runner;
import org.racelens.race.verdict.RaceSentence;

/**
 * A way in which two accesses of one thread race: a loop around both lets its iterations run in another order than that of their numbers.
 *
 * @param runner what of the thread executes each of the two
 * @param doubt why a race of this kind is merely possible
 */
public record OneThreadRace(RaceConstraint constraint, Runner runner, Optional<ModelGap> doubt) {

	/** The race in a team of one thread. */
	public RaceConstraint inTeamOfOne() {
		return new RaceConstraint(Bools.and(constraint.formula(), Bools.equal(constraint.teamSize(), Ints.ONE)), constraint.teamSize(),
				Optional.of(1L));
	}

	/** All ways of a pair, the sure ones first. */
	public static List<OneThreadRace> of(AccessPair pair) {
		List<OneThreadRace> result = new ArrayList<>();
		pair.formula().concurrentConstraint().ifPresent(c -> result.add(new OneThreadRace(c, Runner.THREAD, Optional.empty())));
		List<LaneRace> lanes = LaneRace.of(pair);
		lanes.forEach(l -> result.add(new OneThreadRace(l.sure(), Runner.LANE, l.isDistanceKnown()
				? Optional.empty()
				: Optional.of(doubt(pair, RaceSentence.DISTANCE_OF_ITERATIONS_IS_NOT_KNOWN.of())))));
		lanes.forEach(l -> l.possible().ifPresent(c -> result.add(new OneThreadRace(c, Runner.LANE,
				Optional.of(doubt(pair, RaceSentence.ORDER_OF_LANES_IN_AN_INNER_LOOP_IS_NOT_SPECIFIED.of()))))));
		return result;
	}

	private static ModelGap doubt(AccessPair pair, Explanation text) {
		return new ModelGap(GapKind.LANE_ORDER, pair.first().access().range(), text);
	}
}
