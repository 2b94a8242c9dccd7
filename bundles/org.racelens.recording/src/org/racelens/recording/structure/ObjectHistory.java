package org.racelens.recording.structure;

import java.util.Arrays;

/**
 * What was given of some bytes, all of which were always given together.
 *
 * @param low the first one
 * @param high one past the last one
 * @param stamps of the allocations, which rise
 */
record ObjectHistory(long low, long high, long[] stamps) {
	/** The stamp that stands for memory that was not given. */
	static final long NONE = -1;

	boolean holds(long address) {
		return low <= address && address < high;
	}

	/** The stamp of the last allocation that is greater than the one and at most the other. */
	long last(long after, long until) {
		int found = Arrays.binarySearch(stamps, until);
		int index = found < 0 ? -found - 2 : found;
		return index >= 0 && stamps[index] > after ? stamps[index] : NONE;
	}

	/** Makes the history of a byte of the allocations around. */
	static final class Collector {
		private static final int FIRST = 4;
		private final long address;
		private long low;
		private long high = Long.MAX_VALUE;
		private long[] stamps = new long[FIRST];
		private int size;

		Collector(long address) {
			this.address = address;
		}

		long address() {
			return address;
		}

		/** Memory was given up to an address that is not behind the byte. */
		void endsBefore(long end) {
			low = Math.max(low, end);
		}

		/** Memory was given from an address on that is behind the byte. */
		void beginsBehind(long begin) {
			high = Math.min(high, begin);
		}

		/** Memory was given that begins at or before the byte. */
		void offer(long begin, long end, long stamp) {
			if (end <= address) {
				endsBefore(end);
				return;
			}
			low = Math.max(low, begin);
			high = Math.min(high, end);
			if (size == stamps.length) {
				stamps = Arrays.copyOf(stamps, 2 * size);
			}
			stamps[size++] = stamp;
		}

		ObjectHistory history() {
			long[] sorted = Arrays.copyOf(stamps, size);
			Arrays.sort(sorted);
			return new ObjectHistory(low, high, sorted);
		}
	}
}
