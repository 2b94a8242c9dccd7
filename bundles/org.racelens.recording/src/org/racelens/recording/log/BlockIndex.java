package org.racelens.recording.log;

import java.util.Arrays;
import java.util.BitSet;

/** Where the blocks of one thread's log are, and which of its segments begin in each. */
final class BlockIndex {
	private static final int FIRST = 64;
	private long[] offsets = new long[FIRST];
	private int[] begun = new int[FIRST];
	private final BitSet within = new BitSet();
	private int size;

	/**
	 * Adds the next block.
	 *
	 * @param segments those with accesses that have begun before the block
	 */
	void add(long offset, int segments) {
		if (size == offsets.length) {
			offsets = Arrays.copyOf(offsets, size * 2);
			begun = Arrays.copyOf(begun, size * 2);
		}
		offsets[size] = offset;
		begun[size++] = segments;
	}

	/** Notes that the last one of the segments before the last block has not ended there. */
	void goesOn() {
		within.set(size - 1);
	}

	/** The block in which a segment begins, which is told by how many of the thread's come before it. */
	int block(int ordinal) {
		int low = 0;
		int high = size - 1;
		while (low < high) {
			int middle = low + high + 1 >>> 1;
			if (begun[middle] <= ordinal) {
				low = middle;
			} else {
				high = middle - 1;
			}
		}
		return low;
	}

	long offset(int block) {
		return offsets[block];
	}

	/** The segments that begin before a block. */
	int begunBefore(int block) {
		return begun[block];
	}

	/** Whether a block begins within a segment that has made accesses. */
	boolean isWithin(int block) {
		return within.get(block);
	}
}
