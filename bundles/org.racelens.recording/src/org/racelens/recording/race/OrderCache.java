package org.racelens.recording.race;

import org.racelens.recording.structure.Order;
import org.racelens.recording.structure.RunStructure;

/** Remembers the last answers: accesses of two segments often meet many times. */
final class OrderCache {
	private static final int ENTRIES = 1 << 16;
	private final RunStructure structure;
	private final long[] keys = new long[ENTRIES];
	private final Order[] answers = new Order[ENTRIES];

	OrderCache(RunStructure structure) {
		this.structure = structure;
	}

	Order order(int first, int second) {
		long key = (long) first << 32 | second;
		int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> 48);
		if (answers[slot] == null || keys[slot] != key) {
			answers[slot] = structure.order(first, second);
			keys[slot] = key;
		}
		return answers[slot];
	}
}
