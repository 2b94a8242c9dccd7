package org.racelens.recording.structure;

/** How two segments are ordered by the model. */
public enum Order {
	/** The first one comes before the second one. */
	BEFORE,
	/** The first one comes after the second one. */
	AFTER,
	/** Nothing orders them. */
	UNORDERED,
	/** They have no team in common, so that the model says nothing of them. */
	UNRELATED,
	/** The limits were reached before an answer. */
	UNDECIDED
}
