package org.racelens.race.verdict;

import java.util.List;
import org.racelens.model.gap.Explanation;

/**
 * What runs of a program have shown of a condition that was looked at in them.
 *
 * @param told the outcome in words, with how often it was seen or why it was not
 * @param held at how many encounters of the region the condition held
 * @param times at how many it was looked at
 * @param first the numbers in it where it did not hold first, as far as they are known
 */
public record ConditionTrial(Outcome outcome, Explanation told, long held, long times, List<Value> first) {
	/** What came of it. */
	public enum Outcome {
		/** at each encounter of the region at which it could be evaluated */
		HELD("held"),
		/** at some encounter it did not */
		NOT_HELD("not-held"),
		/** nothing is known */
		NOT_OBSERVED("not-observed");

		private final String id;

		Outcome(String id) {
			this.id = id;
		}

		/** The outcome as reports name it. */
		public String id() {
			return id;
		}
	}

	/** A number that a condition names. */
	public record Value(String name, long number) {
	}

	public ConditionTrial {
		first = List.copyOf(first);
		boolean fits = switch (outcome) {
			case HELD -> held > 0;
			case NOT_HELD -> held < times;
			case NOT_OBSERVED -> held == 0;
		};
		if (held > times || !fits) {
			throw new IllegalArgumentException(outcome + " disagrees with " + held + " of " + times);
		}
	}

	/** A condition of which no run tells. */
	public static ConditionTrial notObserved(Explanation told) {
		return new ConditionTrial(Outcome.NOT_OBSERVED, told, 0, 0, List.of());
	}
}
