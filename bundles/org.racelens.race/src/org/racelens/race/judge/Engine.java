package org.racelens.race.judge;

import java.util.List;
import org.racelens.race.pair.PhaseEngine;

/** How pairs of accesses are decided. */
public enum Engine {
	/** what phases do not free, race formulas decide */
	ALL {
		@Override
		List<PairJudge> judges(PhaseEngine phases, PairJudge formulas) {
			return List.of(PairJudge.EXCLUSION, PairJudge.byPhases(phases), formulas);
		}
	},
	/** phase intervals alone: frees pairs or leaves them open, and looks at no subscripts */
	PHASE {
		@Override
		List<PairJudge> judges(PhaseEngine phases, PairJudge formulas) {
			return List.of(PairJudge.EXCLUSION, PairJudge.byPhases(phases), PairJudge.leftOpenByPhases(phases));
		}
	},
	/** race formulas alone */
	POLYHEDRAL {
		@Override
		List<PairJudge> judges(PhaseEngine phases, PairJudge formulas) {
			return List.of(PairJudge.EXCLUSION, formulas);
		}
	};

	/** The ways to judge a pair, in the order in which they are asked: the first one that tells is believed. */
	abstract List<PairJudge> judges(PhaseEngine phases, PairJudge formulas);
}
