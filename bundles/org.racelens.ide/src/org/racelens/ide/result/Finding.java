package org.racelens.ide.result;

import org.racelens.ide.settings.FindingKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.race.verdict.Condition;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/** One thing to tell the user about a file. */
public sealed interface Finding {
	/**
	 * Tells the findings of one file apart, and is the same for the same finding after an edit elsewhere: it has no offsets and no lines.
	 */
	String id();

	/** The kind of problem, which decides on marker type and level. */
	FindingKind kind();

	/** A race of a region. */
	record RaceFound(String id, RegionReport region, Race race) implements Finding {
		@Override
		public FindingKind kind() {
			if (race.isAccepted()) {
				return FindingKind.ACCEPTED_RACE;
			}
			return race.confidence() == Confidence.DEFINITE ? FindingKind.DEFINITE_RACE : FindingKind.POSSIBLE_RACE;
		}
	}

	/** A region that is not decided. */
	record Undecided(String id, RegionReport region) implements Finding {
		@Override
		public FindingKind kind() {
			return FindingKind.UNKNOWN;
		}
	}

	/** What must hold of the inputs of a region for it to be race-free. */
	record Conditional(String id, RegionReport region, Condition condition) implements Finding {
		@Override
		public FindingKind kind() {
			return FindingKind.CONDITION;
		}
	}

	/** Bad input, or a program that does not conform to the specification. */
	record NotConforming(String id, SourceMessage message) implements Finding {
		@Override
		public FindingKind kind() {
			return FindingKind.CONFORMANCE;
		}
	}

	/** A file that is not analysed at all. */
	record NotAnalysed(String id, String path, String reason) implements Finding {
		@Override
		public FindingKind kind() {
			return FindingKind.UNKNOWN;
		}
	}
}
