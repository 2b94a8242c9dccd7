package org.racelens.recording.structure;

import java.util.BitSet;

/** The parts of loops and sections that an implicit task was given, as far as the log tells of them, in their order. */
final class Chunks {
	private IntList begins;
	/** The parts that are none: they follow the last one of a loop. */
	private BitSet between;
	/** How many loops the task has encountered. */
	int loopsEncountered;
	/** Whether the construct that it has encountered last is a loop. */
	boolean isInLoop;

	/** @param iterations 0 for the end of the last part */
	void begin(int position, long iterations) {
		if (begins == null) {
			begins = new IntList();
			between = new BitSet();
		}
		between.set(begins.size(), iterations == 0);
		begins.add(position);
	}

	/** Whether two positions are in different parts. */
	boolean areApart(int position, int other) {
		if (begins == null) {
			return false;
		}
		int first = begins.countBelow(position + 1) - 1;
		int second = begins.countBelow(other + 1) - 1;
		return first >= 0 && second >= 0 && first != second && !between.get(first) && !between.get(second);
	}
}
