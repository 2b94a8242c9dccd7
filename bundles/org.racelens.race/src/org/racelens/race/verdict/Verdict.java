package org.racelens.race.verdict;

import java.util.stream.Stream;

/** The answer for one region or, joined, for one file. */
public enum Verdict {
	/** some pair of access instances satisfies the race formula */
	RACE,
	/** every conflicting pair was proved impossible under the conditions that are given */
	RACE_FREE_IF,
	/** every conflicting pair was proved impossible */
	RACE_FREE,
	/** neither; the reasons are given */
	UNKNOWN,
	/** a file without any analysed region */
	NO_PARALLELISM;

	/** RACE wins, then UNKNOWN, then RACE_FREE_IF, then RACE_FREE. */
	public Verdict join(Verdict other) {
		return Stream.of(RACE, UNKNOWN, RACE_FREE_IF, RACE_FREE).filter(v -> this == v || other == v).findFirst().orElse(NO_PARALLELISM);
	}
}
