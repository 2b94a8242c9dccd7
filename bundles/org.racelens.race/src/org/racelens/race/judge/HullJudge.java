package org.racelens.race.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Site;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.Hulls;

/** Frees pairs of accesses by what holds of the groups that they are in; what this leaves is asked pair by pair. */
final class HullJudge implements PairJudge {
	private final Hulls hulls;
	private final FormulaJudge formulas;
	private final Map<Places, Optional<PairJudgement>> known = new HashMap<>();

	/** Where two groups begin, which tells them in a region. */
	private record Places(Site first, Site second) {
		static Places of(AccessPair groups) {
			return new Places(groups.first().access().site(), groups.second().access().site());
		}
	}

	HullJudge(Hulls hulls, FormulaJudge formulas) {
		this.hulls = hulls;
		this.formulas = formulas;
	}

	@Override
	public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
		return hulls.around(pair).flatMap(groups -> known.computeIfAbsent(Places.of(groups), k -> judged(groups, doubts)));
	}

	private Optional<PairJudgement> judged(AccessPair groups, List<ModelGap> doubts) {
		return EXCLUSION.judge(groups, doubts).or(() -> formulas.freed(groups)).filter(j -> j.gaps().isEmpty());
	}

	@Override
	public boolean frees(AccessPair pair) {
		return hulls.around(pair).filter(formulas::frees).isPresent();
	}
}
