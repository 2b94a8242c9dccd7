package org.racelens.repair.verify;

import java.util.List;
import java.util.Optional;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.RaceGroup;

/** Follows a search for fixes, in the thread that searches. */
public interface SearchListener {
	/** Lets the search go on in source order and keeps nothing. */
	SearchListener NONE = new SearchListener() {
		@Override
		public RaceGroup next(List<RaceGroup> left) {
			return left.get(0);
		}

		@Override
		public void found(FixOutcome outcome) {
			// the answer of the search has it
		}
	};

	/** The answers of the text that is searched, as it is, where they are known: they are not looked for again then. */
	default Optional<UnitReport> answers() {
		return Optional.empty();
	}

	/**
	 * The races of which fixes are searched next.
	 *
	 * @param left those of which none were searched, at least one, in source order
	 */
	RaceGroup next(List<RaceGroup> left);

	/**
	 * Something was found, or nothing at all.
	 *
	 * @param outcome all fixes of its races that are known by now; more may follow for the same races until others are next
	 */
	void found(FixOutcome outcome);
}
