package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;

/**
 * What a subject says about the region of a program.
 *
 * @param verdict the verdict
 * @param races the races reported
 * @param reasons what the subject did not understand, for a person
 * @param unlisted how many races of a variable, by its name, are only counted
 */
public record Answer(Verdict verdict, List<Race> races, List<String> reasons, Map<String, Integer> unlisted) {
	/** Copies the collections. */
	public Answer {
		races = List.copyOf(races);
		reasons = List.copyOf(reasons);
		unlisted = Map.copyOf(unlisted);
	}

	/** All races are listed. */
	public Answer(Verdict verdict, List<Race> races, List<String> reasons) {
		this(verdict, races, reasons, Map.of());
	}

	/** Whether a place is an end of a listed race of a variable. */
	boolean isEnd(int line, String variable) {
		return races.stream().anyMatch(r -> r.variable().equals(variable) && (r.first().line() == line || r.second().line() == line));
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
