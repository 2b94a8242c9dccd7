package org.racelens.analysis.fix;

/** What a rule says about a group of races. */
sealed interface Proposal permits Candidate, Refusal {
	FixKind kind();

	String title();
}
