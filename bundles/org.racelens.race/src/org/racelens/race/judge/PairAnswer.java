package org.racelens.race.judge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.OneThreadRace;
import org.racelens.race.pair.RaceFormula;
import org.racelens.race.verdict.Circumstances.Runner;

/**
 * Whether a pair of accesses races, and how.
 *
 * @param decision with any witness
 * @param constraint that a witness satisfies
 * @param onOneThread how the two race without a second thread; empty for a race of two threads
 */
record PairAnswer(Decision decision, RaceConstraint constraint, Optional<OneThreadRace> onOneThread) {

	/** The race of two threads comes first, and of its witnesses those without numbers that wrap. */
	static PairAnswer of(AccessPair pair, Decider decider) {
		RaceConstraint whole = pair.formula().constraint();
		Optional<RaceConstraint> plain = RaceFormula.withoutWraps(whole);
		Decision first = decider.solve(plain.orElse(whole));
		PairAnswer answer = plain.isEmpty() || first instanceof Decision.Satisfiable
				? new PairAnswer(first, plain.orElse(whole), Optional.empty())
				: new PairAnswer(decider.solve(whole), whole, Optional.empty());
		for (OneThreadRace other : OneThreadRace.of(pair)) {
			if (!(answer.decision instanceof Decision.Satisfiable)) {
				Decision second = onOneThread(other, decider);
				Decision left = second instanceof Decision.Unsatisfiable ? answer.decision : second;
				answer = new PairAnswer(left, other.constraint(), Optional.of(other));
			}
		}
		return answer;
	}

	/** No second thread is needed, where the region allows one alone. */
	private static Decision onOneThread(OneThreadRace race, Decider decider) {
		Decision decision = decider.solve(race.constraint());
		Decision alone = decision instanceof Decision.Satisfiable ? decider.solve(race.inTeamOfOne()) : decision;
		return alone instanceof Decision.Satisfiable ? alone : decision;
	}

	Runner runner() {
		return onOneThread.map(OneThreadRace::runner).orElse(Runner.THREAD);
	}

	/** What makes the race merely possible, of those reasons that are the region's and those of a race on one thread. */
	List<ModelGap> doubts(List<ModelGap> ofRegion) {
		return Stream.concat(ofRegion.stream(), onOneThread.flatMap(OneThreadRace::doubt).stream()).toList();
	}
}
