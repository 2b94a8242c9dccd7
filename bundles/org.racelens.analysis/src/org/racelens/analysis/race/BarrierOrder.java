package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.Substitution;
import org.racelens.analysis.phase.Flattened;
import org.racelens.analysis.phase.PhaseStamp;

/** BAR: instances of one team are unordered exactly if the same barrier instance is the next one for both. Semantics §4, §10. */
final class BarrierOrder implements OrderRule {
	private static final Substitution PRIMED = Substitution.priming();

	@Override
	public BoolExpr unordered(Flattened first, Flattened second) {
		List<BoolExpr> common = new ArrayList<>();
		for (PhaseStamp.Choice s : first.stamp().choices()) {
			for (PhaseStamp.Choice t : second.stamp().choices()) {
				if (s.barrier().equals(t.barrier())) {
					List<BoolExpr> equal = new ArrayList<>(List.of(s.guard(), PRIMED.apply(t.guard())));
					for (int i = 0; i < s.trips().size(); i++) {
						equal.add(Bools.equal(s.trips().get(i), PRIMED.apply(t.trips().get(i))));
					}
					common.add(Bools.and(equal));
				}
			}
		}
		return Bools.or(common);
	}

	@Override
	public boolean isExact(Flattened first, Flattened second) {
		return first.stamp().exact() && second.stamp().exact();
	}
}
