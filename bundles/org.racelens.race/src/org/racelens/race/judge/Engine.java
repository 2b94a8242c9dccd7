package org.racelens.race.judge;

import java.util.List;
import org.racelens.race.pair.Pairing;
import org.racelens.race.pair.PhaseEngine;

/** How pairs of accesses are decided. */
public enum Engine {
	/** what phases do not free, race formulas decide; of groups first, then pair by pair */
	ALL {
		@Override
		List<PairJudge> judges(Pairing pairing, FormulaJudge formulas) {
			return List.of(new HullJudge(pairing.hulls(), formulas), PairJudge.EXCLUSION, PairJudge.byPhases(pairing.phases()), formulas);
		}
	},
	/** phase intervals alone: frees pairs or leaves them open, and looks at no subscripts */
	PHASE {
		@Override
		List<PairJudge> judges(Pairing pairing, FormulaJudge formulas) {
			PhaseEngine phases = pairing.phases();
			return List.of(PairJudge.EXCLUSION, PairJudge.byPhases(phases), PairJudge.leftOpenByPhases(phases));
		}
	},
	/** race formulas alone, in the same order */
	POLYHEDRAL {
		@Override
		List<PairJudge> judges(Pairing pairing, FormulaJudge formulas) {
			return List.of(new HullJudge(pairing.hulls(), formulas), PairJudge.EXCLUSION, formulas);
		}
	};

	/** The ways to judge a pair, in the order in which they are asked: the first one that tells is believed. */
	abstract List<PairJudge> judges(Pairing pairing, FormulaJudge formulas);
}
