package org.racelens.race.judge;

import java.util.List;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.judge.PairJudgement.Way;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.PhaseEngine;

/** One way to judge pairs of accesses. */
interface PairJudge {
	/**
	 * Judges a pair.
	 *
	 * @param doubts what makes every race of the region merely possible
	 * @return empty where this way does not tell
	 */
	Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts);

	/** Whether the pair surely does not race. */
	boolean frees(AccessPair pair);

	/** Locks in common, atomic against atomic, a team of one. */
	PairJudge EXCLUSION = new PairJudge() {
		@Override
		public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
			return pair.isExcluded() ? Optional.of(PairJudgement.free(Way.CHEAP)) : Optional.empty();
		}

		@Override
		public boolean frees(AccessPair pair) {
			return pair.isExcluded();
		}
	};

	/** Phase intervals, which free a pair or do not tell. */
	static PairJudge byPhases(PhaseEngine phases) {
		return new PairJudge() {
			@Override
			public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
				return frees(pair) ? Optional.of(PairJudgement.free(Way.PHASE)) : Optional.empty();
			}

			@Override
			public boolean frees(AccessPair pair) {
				return phases.frees(pair);
			}
		};
	}

	/** The end of a list where nothing but phase intervals is asked: what these do not free is open. */
	static PairJudge leftOpenByPhases(PhaseEngine phases) {
		return new PairJudge() {
			@Override
			public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
				return Optional.of(PairJudgement.free(Way.OPEN).with(phases.doubt(pair)));
			}

			@Override
			public boolean frees(AccessPair pair) {
				return false;
			}
		};
	}
}
