package org.racelens.recording.race;

/**
 * Pairs of accesses whose code and kinds are equal, shown by one of them.
 *
 * @param first the access whose code has the lower address
 * @param pairs runs of accesses that were found to race, this pair's included; after {@link #MOST_PAIRS} nobody looks for more
 */
public record RacingPairs(RacingAccess first, RacingAccess second, long pairs) {
	/** The number of pairs at which counting ends. */
	public static final long MOST_PAIRS = 1000;
}
