package org.racelens.exploration.skeleton;

/** A part of a thread's program. */
public sealed interface Statement permits Step, Segment, Assignment, Branch, Either, Loop, Until {
	/** The result of what a visitor does with the statement. */
	<R> R accept(Visitor<R> visitor);

	/** What is done with each kind of statement. */
	interface Visitor<R> {
		/** A visible operation. */
		R visitStep(Step step);

		/** Accesses to data. */
		R visitSegment(Segment segment);

		/** A private computation. */
		R visitAssignment(Assignment assignment);

		/** A choice by a condition. */
		R visitBranch(Branch branch);

		/** A choice of which nothing is known. */
		R visitEither(Either either);

		/** A loop. */
		R visitLoop(Loop loop);

		/** A wait that takes several operations. */
		R visitUntil(Until until);
	}
}
