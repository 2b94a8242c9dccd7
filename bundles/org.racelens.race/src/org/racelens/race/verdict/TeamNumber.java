package org.racelens.race.verdict;

/**
 * One of the teams that an access is executed in.
 *
 * @param number of the thread in its team, of a league: of the team, in the witness
 */
public record TeamNumber(Kind kind, String number) {
	/** What the number counts. */
	public enum Kind {
		/** nothing: code that only the thread executes which encounters the region */
		ENCOUNTERING_THREAD,
		/** the threads of a parallel region */
		THREAD,
		/** the teams of a league, each with its initial thread */
		TEAM,
		/** the initial threads of devices */
		DEVICE
	}
}
