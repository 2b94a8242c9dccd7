package org.racelens.confirm.build;

import org.racelens.model.gap.Explanation;
import org.racelens.report.words.Sentences;

/** A program could not be built or started. Its message is for users: what was tried and what was said. */
public final class BuildFailure extends Exception {
	private static final long serialVersionUID = 1;

	/** @param told for the user: what was tried and what was said */
	public BuildFailure(Explanation told) {
		super(Sentences.of(told));
	}

	/** @param told for the user */
	public BuildFailure(Explanation told, Throwable cause) {
		super(Sentences.of(told), cause);
	}
}
