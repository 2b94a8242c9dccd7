package org.racelens.repair.flow;

import java.util.List;
import java.util.stream.Stream;

/**
 * A part of a variable: the bytes that remain when the steps are taken one after the other. No steps: all of it.
 */
record Part(List<Step> steps) {
	static final Part WHOLE = new Part(List.of());

	/** One step into an object. */
	sealed interface Step {
		/** Whether what it selects depends on the value of a variable. */
		boolean mentions(int variable);
	}

	/** A member of a record. */
	record Field(String name) implements Step {
		@Override
		public boolean mentions(int variable) {
			return false;
		}
	}

	/** One element of an array. */
	record Element(Sum index) implements Step {
		@Override
		public boolean mentions(int variable) {
			return index.mentions(variable);
		}
	}

	/** The elements with {@code lower <= index < upper}. */
	record Elements(Sum lower, Sum upper) implements Step {
		@Override
		public boolean mentions(int variable) {
			return lower.mentions(variable) || upper.mentions(variable);
		}
	}

	/** One element, or something in it, of which nothing more is known. */
	record Somewhere() implements Step {
		@Override
		public boolean mentions(int variable) {
			return false;
		}
	}

	Part {
		steps = List.copyOf(steps);
	}

	Part then(Step step) {
		return new Part(Stream.concat(steps.stream(), Stream.of(step)).toList());
	}

	boolean mentions(int variable) {
		return steps.stream().anyMatch(s -> s.mentions(variable));
	}

	/** Whether the place of the part is known, so that writing it is sure to write it. */
	boolean isKnown() {
		return steps.stream().noneMatch(Somewhere.class::isInstance);
	}
}
