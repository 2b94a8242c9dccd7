package org.racelens.repair.fix;

/** What a rule says about a group of races. */
public sealed interface Proposal permits Candidate, Refusal {
	/** The kind of the fix that is proposed or refused. */
	FixKind kind();

	/** The fix in words for the user, as what it does or would have done. */
	String title();
}
