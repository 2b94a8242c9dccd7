package org.racelens.logic.prover;

import java.time.Duration;

/**
 * What one check may cost.
 *
 * @param timeout limit on the clock; beside resources a guard for work that they do not count, in processor time of the thread
 * @param resources the solver's own deterministic resource limit; 0 for none
 */
public record Budget(Duration timeout, long resources) {
	public Budget {
		if (timeout.isNegative() || timeout.isZero() || resources < 0) {
			throw new IllegalArgumentException("not a budget: " + timeout + ", " + resources);
		}
	}

	/** The same with no more resources than that, at least 1. */
	public Budget atMost(long most) {
		return resources > 0 && resources <= most ? this : new Budget(timeout, Math.max(1, most));
	}
}
