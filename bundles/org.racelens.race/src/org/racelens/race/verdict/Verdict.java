package org.racelens.race.verdict;

/** The answer for one region or, joined, for one file. */
public enum Verdict {
	/** some pair of access instances satisfies the race formula */
	RACE,
	/** every conflicting pair was proved impossible */
	RACE_FREE,
	/** neither; the reasons are given */
	UNKNOWN,
	/** a file without any analysed region */
	NO_PARALLELISM;

	/** RACE wins, then UNKNOWN, then RACE_FREE. */
	public Verdict join(Verdict other) {
		if (this == RACE || other == RACE) {
			return RACE;
		}
		if (this == UNKNOWN || other == UNKNOWN) {
			return UNKNOWN;
		}
		return this == RACE_FREE || other == RACE_FREE ? RACE_FREE : NO_PARALLELISM;
	}
}
