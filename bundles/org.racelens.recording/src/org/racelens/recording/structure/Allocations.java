package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The memory that was given, and when. What is given back stays what it was until it is given again. */
final class Allocations {
	private static final int FIRST = 1 << 10;
	private static final long NONE = -1;
	private long[] addresses = new long[FIRST];
	private long[] sizes = new long[FIRST];
	private long[] stamps = new long[FIRST];
	private int size;
	/** For each node of a tree over the allocations, sorted by address, the highest end below it. */
	private long[] highest = {};
	/** The same for the first and the last stamp below it: memory that is given again and again is asked for by its time. */
	private long[] earliest = {};
	private long[] latest = {};
	private int leaves;

	void add(long address, long length, long stamp) {
		if (length == 0) {
			return;
		}
		if (size == addresses.length) {
			addresses = Arrays.copyOf(addresses, size * 2);
			sizes = Arrays.copyOf(sizes, size * 2);
			stamps = Arrays.copyOf(stamps, size * 2);
		}
		addresses[size] = address;
		sizes[size] = length;
		stamps[size] = stamp;
		size++;
	}

	/** Brings the allocations into the order in which they are asked for. */
	void finish() {
		int[] order = IntStream.range(0, size).boxed()
				.sorted(Comparator.comparingLong((Integer i) -> addresses[i]).thenComparingLong(i -> stamps[i])).mapToInt(i -> i).toArray();
		addresses = permuted(addresses, order);
		sizes = permuted(sizes, order);
		stamps = permuted(stamps, order);
		leaves = Math.max(1, Integer.highestOneBit(Math.max(1, size)) * 2);
		highest = new long[2 * leaves];
		earliest = new long[2 * leaves];
		latest = new long[2 * leaves];
		Arrays.fill(earliest, Long.MAX_VALUE);
		Arrays.fill(latest, NONE);
		for (int i = 0; i < size; i++) {
			highest[leaves + i] = addresses[i] + sizes[i];
			earliest[leaves + i] = stamps[i];
			latest[leaves + i] = stamps[i];
		}
		for (int node = leaves - 1; node > 0; node--) {
			highest[node] = Math.max(highest[2 * node], highest[2 * node + 1]);
			earliest[node] = Math.min(earliest[2 * node], earliest[2 * node + 1]);
			latest[node] = Math.max(latest[2 * node], latest[2 * node + 1]);
		}
	}

	private static long[] permuted(long[] values, int[] order) {
		return Arrays.stream(order).mapToLong(i -> values[i]).toArray();
	}

	/** Whether a byte has been given at all. */
	boolean holds(long address, long stamp) {
		return last(address, NONE, stamp) != NONE;
	}

	/** Whether a byte is of the same object in two spans of time, each from one stamp to another one. */
	Identity compare(long address, long begin, long end, long otherBegin, long otherEnd) {
		long first = last(address, NONE, begin);
		long second = last(address, NONE, otherBegin);
		long within = last(address, begin, end);
		long otherWithin = last(address, otherBegin, otherEnd);
		if (within == NONE && otherWithin == NONE) {
			return first == second ? Identity.SAME : Identity.DIFFERENT;
		}
		boolean meet = Math.max(within, first) >= second && Math.max(otherWithin, second) >= first;
		return meet ? Identity.UNCERTAIN : Identity.DIFFERENT;
	}

	/** The stamp of the last allocation of a byte that is greater than the one and at most the other. */
	private long last(long address, long after, long until) {
		long found = size == 0 ? after : last(1, 0, leaves, address, after, until);
		return found == after ? NONE : found;
	}

	/** The same below a node, or {@code best} where there is none greater. Of equal addresses the latest stand behind the others. */
	private long last(int node, int low, int width, long address, long best, long until) {
		if (low >= size || highest[node] <= address || addresses[low] > address || latest[node] <= best || earliest[node] > until) {
			return best;
		}
		if (width == 1) {
			return stamps[low];
		}
		int half = width / 2;
		return last(2 * node, low, half, address, last(2 * node + 1, low + half, half, address, best, until), until);
	}
}
