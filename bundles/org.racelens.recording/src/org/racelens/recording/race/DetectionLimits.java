package org.racelens.recording.race;

/**
 * What the detection may use.
 *
 * @param runs runs of accesses that are held at a time, of some 60 bytes each
 * @param pairs pairs of runs that are compared in one epoch
 * @param groups groups of pairs that are kept
 */
public record DetectionLimits(int runs, long pairs, int groups) {
	/** Some hundred megabytes, and minutes for an epoch. */
	public static final DetectionLimits DEFAULT = new DetectionLimits(4 << 20, 1L << 32, 10_000);
}
