package org.racelens.recording.log;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Where the segments with accesses of a run are in its logs, as a reading of all has found them. */
public final class SegmentIndex {
	private static final int FIRST = 1 << 10;
	private final Map<Integer, BlockIndex> blocks = new HashMap<>();
	private final Map<Integer, Integer> counts = new HashMap<>();
	private int[] threads = new int[FIRST];
	private int[] ordinals = new int[FIRST];
	private int size;

	SegmentIndex() {
	}

	void log(int thread, BlockIndex index) {
		blocks.put(thread, index);
	}

	/** Adds a segment of a thread, and yields its number. */
	int add(int thread) {
		if (size == threads.length) {
			threads = Arrays.copyOf(threads, size * 2);
			ordinals = Arrays.copyOf(ordinals, size * 2);
		}
		threads[size] = thread;
		ordinals[size] = counts.merge(thread, 1, Integer::sum) - 1;
		return size++;
	}

	int size() {
		return size;
	}

	int thread(int segment) {
		return threads[segment];
	}

	/** How many segments of the thread come before a segment. */
	int ordinal(int segment) {
		return ordinals[segment];
	}

	BlockIndex blocks(int thread) {
		return blocks.get(thread);
	}
}
