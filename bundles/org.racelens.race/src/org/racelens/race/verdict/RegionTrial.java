package org.racelens.race.verdict;

import java.util.List;
import org.racelens.model.gap.Explanation;

/**
 * What runs of a program have shown of a region.
 *
 * @param outcome whether a race was seen in it
 * @param told the same in words
 * @param threads of the largest team that has executed it; 0 where none has
 * @param accesses how many accesses of the source to shared memory it has
 * @param unseen of these, those that the runs have not executed, in source order
 */
public record RegionTrial(Outcome outcome, Explanation told, int threads, int accesses, List<SharedAccess> unseen) {
	/** What came of it. */
	public enum Outcome {
		/** a race was seen */
		RACE("race"),
		/** the region was executed, and none was seen */
		NO_RACE_SEEN("no-race-seen"),
		/** none was seen, and not all is known of what the runs did */
		NOT_KNOWN("not-known"),
		/** the region was not executed */
		NOT_EXECUTED("not-executed");

		private final String id;

		Outcome(String id) {
			this.id = id;
		}

		/** The outcome as reports name it. */
		public String id() {
			return id;
		}
	}

	public RegionTrial {
		unseen = List.copyOf(unseen);
		if (unseen.size() > accesses) {
			throw new IllegalArgumentException(unseen.size() + " of " + accesses);
		}
	}

	/** How many accesses of the source the runs have executed. */
	public int seen() {
		return accesses - unseen.size();
	}
}
