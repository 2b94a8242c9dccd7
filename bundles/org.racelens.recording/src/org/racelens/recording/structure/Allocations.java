package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The memory that was given, and when. What is given back stays what it was until it is given again. */
final class Allocations {
	private static final int FIRST = 1 << 10;
	static final long NONE = -1;
	static final long SEVERAL = -2;
	private long[] addresses = new long[FIRST];
	private long[] sizes = new long[FIRST];
	private long[] stamps = new long[FIRST];
	private int size;
	/** Where the allocations of each address begin, which are sorted by stamp; the last one is where all end. */
	private int[] groups = { 0 };
	/** For each node of a tree over the groups, the highest end below it. */
	private long[] highest = {};
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
		groups = IntStream.rangeClosed(0, size).filter(i -> i == 0 || i == size || addresses[i] != addresses[i - 1]).toArray();
		int count = groups.length - 1;
		leaves = Math.max(1, Integer.highestOneBit(Math.max(1, count)) * 2);
		highest = new long[2 * leaves];
		for (int group = 0; group < count; group++) {
			for (int i = groups[group]; i < groups[group + 1]; i++) {
				highest[leaves + group] = Math.max(highest[leaves + group], addresses[i] + sizes[i]);
			}
		}
		for (int node = leaves - 1; node > 0; node--) {
			highest[node] = Math.max(highest[2 * node], highest[2 * node + 1]);
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

	/**
	 * The object that holds all bytes of a range in a span of time: the stamp of its allocation, {@link #NONE} for memory that was not
	 * given, {@link #SEVERAL} where it may not be the same one for all.
	 */
	long object(long low, long high, long begin, long end) {
		long found = last(low, NONE, end);
		boolean isSame = found <= begin && (high - 1 == low || last(high - 1, NONE, end) == found);
		return isSame ? found : SEVERAL;
	}

	/** The stamp of the last allocation of a byte that is greater than the one and at most the other. */
	private long last(long address, long after, long until) {
		return size == 0 ? NONE : last(1, 0, leaves, address, after, until);
	}

	private long last(int node, int low, int width, long address, long after, long until) {
		if (low >= groups.length - 1 || highest[node] <= address || addresses[groups[low]] > address) {
			return NONE;
		}
		if (width == 1) {
			return lastOfGroup(groups[low], groups[low + 1], address, after, until);
		}
		int half = width / 2;
		return Math.max(last(2 * node, low, half, address, after, until), last(2 * node + 1, low + half, half, address, after, until));
	}

	private long lastOfGroup(int from, int to, long address, long after, long until) {
		int found = Arrays.binarySearch(stamps, from, to, until);
		for (int i = found < 0 ? -found - 2 : found; i >= from && stamps[i] > after; i--) {
			if (addresses[i] + sizes[i] > address) {
				return stamps[i];
			}
		}
		return NONE;
	}
}
