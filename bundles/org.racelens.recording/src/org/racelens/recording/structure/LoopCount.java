package org.racelens.recording.structure;

/**
 * The loops that a thread of a team has encountered, as far as the log tells: of those whose iterations the compiler shares out it may tell
 * nothing.
 *
 * @param untold those whose iterations are not told apart
 */
public record LoopCount(int encountered, int untold) {
	/** The greater of both numbers. */
	public LoopCount max(LoopCount other) {
		return new LoopCount(Math.max(encountered, other.encountered), Math.max(untold, other.untold));
	}
}
