package org.racelens.analysis;

import java.time.Duration;
import java.util.Optional;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.model.effort.Effort;

/**
 * Makes deciders, each with a prover of its own where it needs one.
 *
 * @param regionTimeout the limit of a region, which the cost of one question grows with
 */
record Deciders(ProverFactory provers, Optional<DecisionCache> cache, Duration regionTimeout) {
	/** What one question to the solver may cost where a region has the usual limit. The time is a guard. */
	private static final Budget PER_CHECK = new Budget(Duration.ofSeconds(30), 20_000_000);
	private static final Duration USUAL_TIME = AnalysisOptions.defaults().regionTimeout();

	Decider within(Effort effort) {
		return new Decider(provers, cache, perCheck(), effort);
	}

	private Budget perCheck() {
		if (regionTimeout.compareTo(USUAL_TIME) <= 0) {
			return PER_CHECK;
		}
		double factor = (double) regionTimeout.toMillis() / USUAL_TIME.toMillis();
		return new Budget(Duration.ofMillis((long) (PER_CHECK.timeout().toMillis() * factor)), (long) (PER_CHECK.resources() * factor));
	}
}
