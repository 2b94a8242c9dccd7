package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;

/**
 * What a subject says about the region of a program.
 *
 * @param verdict the verdict
 * @param races the races reported
 * @param reasons what the subject did not understand, for a person
 */
public record Answer(Verdict verdict, List<Race> races, List<String> reasons) {
	/** Copies the lists. */
	public Answer {
		races = List.copyOf(races);
		reasons = List.copyOf(reasons);
	}

	/** The three verdicts. */
	public enum Verdict {
		RACE, RACE_FREE, UNKNOWN
	}

	/** How sure a reported race is. */
	public enum Confidence {
		DEFINITE, POSSIBLE
	}

	/**
	 * A reported race.
	 *
	 * @param variable the accessed variable's name in the source
	 * @param confidence how sure
	 * @param first one access
	 * @param second the other
	 * @param values the witness's values by name; {@code T} is the size of the team
	 */
	public record Race(String variable, Confidence confidence, End first, End second, Map<String, String> values) {
		/** The name of the team's size among the values. */
		public static final String TEAM = "T";

		/** Copies the map. */
		public Race {
			values = Map.copyOf(values);
		}

		/** The pair of lines. */
		public RacyPair lines() {
			return RacyPair.of(first.line(), second.line(), variable);
		}
	}

	/**
	 * One access of a reported race.
	 *
	 * @param line its 1-based line
	 * @param thread the thread number in the witness
	 * @param iteration the values of loop variables around it in the witness
	 */
	public record End(int line, String thread, Map<String, String> iteration) {
		/** Copies the map. */
		public End {
			iteration = Map.copyOf(iteration);
		}
	}
}
