package org.racelens.recording.structure;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;

/** The memory that was given, and when. What is given back stays what it was until it is given again. See {@link Objects}. */
final class Allocations {
	private static final int FIRST = 1 << 10;
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

	/** What was given of the memory around a byte. */
	ObjectHistory history(long address) {
		ObjectHistory.Collector collector = new ObjectHistory.Collector(address);
		if (size > 0) {
			collect(1, 0, leaves, collector);
		}
		return collector.history();
	}

	/** Offers all allocations of the byte, and enough of the others to tell how far it is to the next ones. */
	private void collect(int node, int low, int width, ObjectHistory.Collector collector) {
		if (low >= groups.length - 1) {
			return;
		}
		if (highest[node] <= collector.address()) {
			collector.endsBefore(highest[node]);
		} else if (addresses[groups[low]] > collector.address()) {
			collector.beginsBehind(addresses[groups[low]]);
		} else if (width > 1) {
			int half = width / 2;
			collect(2 * node, low, half, collector);
			collect(2 * node + 1, low + half, half, collector);
		} else {
			for (int i = groups[low]; i < groups[low + 1]; i++) {
				collector.offer(addresses[i], addresses[i] + sizes[i], stamps[i]);
			}
		}
	}
}
