package org.racelens.recording.race;

/**
 * What the detection may use. In no case it holds more than three times {@code runs}: as many records while they are read, of epochs that
 * are not complete, as many that wait to be compared, or are, and as many runs of those that are compared, to which rows are spread. A
 * record takes some 20 bytes, and what is new in it, as its instruction, some 200; a run some 60 bytes.
 *
 * @param runs see above
 * @param pairs pairs of runs that are compared in one range of addresses of one epoch
 * @param groups groups of pairs that are kept
 */
public record DetectionLimits(int runs, long pairs, int groups) {
	/** Less than 500 megabytes, and minutes for an epoch. */
	public static final DetectionLimits DEFAULT = new DetectionLimits(4 << 20, 1L << 32, 10_000);
}
