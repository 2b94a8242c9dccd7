package org.racelens.repair.fix;

import java.util.List;

/**
 * What can be done about the races of one variable.
 *
 * @param fixes verified, best first
 * @param refusals what was considered and is not offered, and why
 */
public record FixOutcome(RaceGroup group, List<VerifiedFix> fixes, List<Refusal> refusals) {
	public FixOutcome {
		fixes = List.copyOf(fixes);
		refusals = List.copyOf(refusals);
	}
}
