package org.racelens.race.judge;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.pair.Hulls;
import org.racelens.race.pair.Hulls.Both;

/** Frees pairs of accesses by what holds of the groups that they are in; what this leaves is asked pair by pair. */
final class HullJudge implements PairJudge {
	private final Hulls hulls;
	private final FormulaJudge formulas;
	private final Map<Both, Optional<PairJudgement>> known = new HashMap<>();

	HullJudge(Hulls hulls, FormulaJudge formulas) {
		this.hulls = hulls;
		this.formulas = formulas;
	}

	@Override
	public Optional<PairJudgement> judge(AccessPair pair, List<ModelGap> doubts) {
		return hulls.around(pair).flatMap(both -> known.computeIfAbsent(both, b -> judged(b.pair(), doubts)));
	}

	private Optional<PairJudgement> judged(AccessPair whole, List<ModelGap> doubts) {
		return EXCLUSION.judge(whole, doubts).or(() -> formulas.freed(whole)).filter(j -> j.gaps().isEmpty());
	}

	@Override
	public boolean frees(AccessPair pair) {
		return hulls.around(pair).filter(both -> formulas.frees(both.pair())).isPresent();
	}
}
