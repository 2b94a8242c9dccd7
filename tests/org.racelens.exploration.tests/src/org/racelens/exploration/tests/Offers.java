package org.racelens.exploration.tests;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Which values traces read and write, so that those that find a value which nobody writes are not put together: sets of pairs of a location
 * and a value, as bits.
 *
 * @param initial the first value of each location
 * @param reads by thread, then by trace
 * @param writes by thread, then by trace
 * @param later what threads from a number on may write
 */
record Offers(long initial, List<long[]> reads, List<long[]> writes, long[] later) {
	/** @param values all that may be found, by location */
	static Offers of(List<Set<Long>> values, List<Long> initial, List<List<Trace>> traces) {
		List<List<Long>> pairs = new ArrayList<>();
		for (int location = 0; location < values.size(); location++) {
			for (long value : values.get(location)) {
				pairs.add(List.of((long) location, value));
			}
		}
		if (pairs.size() > Long.SIZE) {
			throw new IllegalArgumentException("too many values");
		}
		long first = 0;
		for (int location = 0; location < values.size(); location++) {
			first |= bit(pairs, location, initial.get(location));
		}
		List<long[]> reads = new ArrayList<>();
		List<long[]> writes = new ArrayList<>();
		for (List<Trace> each : traces) {
			reads.add(each.stream().mapToLong(trace -> trace.nodes().stream().filter(Trace.Node::reads)
					.mapToLong(node -> bit(pairs, node.location(), node.read())).reduce(0, (a, b) -> a | b)).toArray());
			writes.add(each.stream().mapToLong(trace -> trace.nodes().stream().filter(Trace.Node::writes)
					.mapToLong(node -> bit(pairs, node.location(), node.written())).reduce(0, (a, b) -> a | b)).toArray());
		}
		long[] later = new long[traces.size() + 1];
		for (int thread = traces.size() - 1; thread >= 0; thread--) {
			later[thread] = Arrays.stream(writes.get(thread)).reduce(later[thread + 1], (a, b) -> a | b);
		}
		return new Offers(first, reads, writes, later);
	}

	private static long bit(List<List<Long>> pairs, int location, long value) {
		int index = pairs.indexOf(List.of((long) location, value));
		return index < 0 ? 0 : 1L << index;
	}

	/** What threads from a number on may write. */
	long from(int thread) {
		return later[thread];
	}
}
