package org.racelens.race.condition;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;

/**
 * What the conditions of a region's pairs say of the region's inputs together. Sentences that no input obeys at once free nothing: of
 * {@code s != 0} and {@code 1 - s != 0} for a truth value {@code s} the second one is left out, and its pair stays a race.
 */
public final class Agreement {
	private final Map<Region, BoolExpr> said = new IdentityHashMap<>();

	/** Takes in what frees a pair, if it agrees with what frees the pairs before; else nothing changes. */
	public boolean admits(Conditional conditional, Decider decider) {
		List<BoolExpr> more = conditional.pair().isAlias() ? List.of() : conditional.neededFacts().filter(Agreement::isOfInputs).toList();
		if (more.isEmpty()) {
			return true;
		}
		Region region = conditional.pair().region();
		BoolExpr all = Bools.and(said.getOrDefault(region, Bools.TRUE), Bools.and(more));
		BoolExpr met = Bools.and(region.assumptions(), all);
		if (decider.refutes(conditional.pair().formula().question(met))) {
			return false;
		}
		said.put(region, all);
		return true;
	}

	private static boolean isOfInputs(BoolExpr sentence) {
		return Atoms.symbols(sentence).stream().noneMatch(s -> s.role().isPerInstance());
	}
}
