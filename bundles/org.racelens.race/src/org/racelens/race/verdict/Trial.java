package org.racelens.race.verdict;

import java.util.Optional;
import org.racelens.model.gap.Explanation;

/**
 * What runs of a program have shown of a race that was looked for in them.
 *
 * @param told the outcome in words, with what was seen or why nothing was
 * @param seen the accesses that met; there exactly if they did
 */
public record Trial(Outcome outcome, Explanation told, Optional<Seen> seen) {
	/** What came of it. */
	public enum Outcome {
		/** two threads made the accesses, and nothing ordered or excluded them */
		CONFIRMED("confirmed"),
		/** the same of a race that nothing else has told of */
		RUN_ONLY("run-only"),
		/** both accesses were executed, and did not meet unordered */
		NOT_SEEN("not-seen"),
		/** an access was not executed */
		NOT_EXECUTED("not-executed"),
		/** it was not seen, and not all is known of what the runs did */
		NOT_KNOWN("not-known"),
		/** no run can show it */
		NOT_SHOWABLE("not-showable");

		private final String id;

		Outcome(String id) {
			this.id = id;
		}

		/** The outcome as reports name it. */
		public String id() {
			return id;
		}
	}

	/** Two accesses as a run has seen them, with the addresses and the calls of the run. */
	public record Seen(AccessReport first, AccessReport second) {
	}

	public Trial {
		if (seen.isPresent() != (outcome == Outcome.CONFIRMED || outcome == Outcome.RUN_ONLY)) {
			throw new IllegalArgumentException("what was seen and " + outcome + " disagree");
		}
	}
}
