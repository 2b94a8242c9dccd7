package org.racelens.race.pair;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import org.racelens.race.phase.Flattened;

/**
 * Pairs of a region's accesses, each made when it is asked for: n accesses of one variable make n² of them, most of which are looked at
 * once.
 */
final class LazyPairs extends AbstractList<AccessPair> {
	private final List<Flattened> accesses;
	private final BiFunction<Flattened, Flattened, AccessPair> pair;
	private int[] ends = new int[16];
	private int size;

	/** @param pair makes a pair of two of the accesses */
	LazyPairs(List<Flattened> accesses, BiFunction<Flattened, Flattened, AccessPair> pair) {
		this.accesses = accesses;
		this.pair = pair;
	}

	/** Adds the pair of two accesses, given as places in the list of accesses. */
	void add(int first, int second) {
		if (2 * size + 2 > ends.length) {
			ends = Arrays.copyOf(ends, Math.multiplyExact(ends.length, 2));
		}
		ends[2 * size] = first;
		ends[2 * size + 1] = second;
		size++;
	}

	@Override
	public AccessPair get(int index) {
		return pair.apply(accesses.get(ends[2 * index]), accesses.get(ends[2 * index + 1]));
	}

	@Override
	public int size() {
		return size;
	}
}
