package org.racelens.exploration.machine;

import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.racelens.exploration.skeleton.Loop;

/**
 * The loops of a thread.
 *
 * @param isFree whether the thread makes choices that chance decides, not what it finds
 */
record Rounds(List<Round> all, boolean isFree) {
	Rounds {
		all = List.copyOf(all);
	}

	/**
	 * A loop.
	 *
	 * @param from the index of its first instruction
	 * @param to the index behind its last one
	 */
	record Round(int from, int to, Loop loop) {
	}

	/** The innermost loop around some instructions. */
	Optional<Loop> around(BitSet instructions) {
		return all.stream().filter(r -> instructions.nextSetBit(0) >= r.from && instructions.length() <= r.to)
				.min(Comparator.comparingInt(r -> r.to - r.from)).map(Round::loop);
	}
}
