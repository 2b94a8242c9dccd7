package org.racelens.repair.fix;

import org.racelens.model.gap.Explanation;

/** What a rule says about a group of races. */
public sealed interface Proposal permits Candidate, Refusal {
	/** The kind of the fix that is proposed or refused. */
	FixKind kind();

	/** What the fix does or would have done. */
	Explanation title();
}
