package org.racelens.analysis.prover;

import java.time.Duration;

/**
 * What one check may cost.
 *
 * @param timeout wall-clock limit
 * @param resources the solver's own deterministic resource limit; 0 for none
 */
public record Budget(Duration timeout, long resources) {
	public Budget {
		if (timeout.isNegative() || timeout.isZero() || resources < 0) {
			throw new IllegalArgumentException("not a budget: " + timeout + ", " + resources);
		}
	}
}
