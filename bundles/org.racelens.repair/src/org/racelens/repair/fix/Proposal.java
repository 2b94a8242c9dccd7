package org.racelens.repair.fix;

/** What a rule says about a group of races. */
public sealed interface Proposal permits Candidate, Refusal {
	FixKind kind();

	String title();
}
