package org.racelens.recording;

import java.util.List;

/**
 * How often a condition was found to hold, and not to.
 *
 * @param held how often it held
 * @param broken how often it did not
 * @param unread how often memory that it speaks of could not be read, or is not known
 * @param firstBroken its numbers where it did not hold first; empty where it always held
 */
public record AskedCondition(long held, long broken, long unread, List<Long> firstBroken) {
	/** Nobody has asked. */
	public static final AskedCondition NEVER = new AskedCondition(0, 0, 0, List.of());
	static final AskedCondition HELD = new AskedCondition(1, 0, 0, List.of());
	static final AskedCondition UNREAD = new AskedCondition(0, 0, 1, List.of());

	/** Keeps its own list. */
	public AskedCondition {
		firstBroken = List.copyOf(firstBroken);
	}

	static AskedCondition broken(List<Long> values) {
		return new AskedCondition(0, 1, 0, values);
	}

	/** Both together; this comes first. */
	public AskedCondition and(AskedCondition next) {
		return new AskedCondition(held + next.held, broken + next.broken, unread + next.unread,
				broken > 0 ? firstBroken : next.firstBroken);
	}

	/** How often it was asked. */
	public long times() {
		return held + broken + unread;
	}
}
