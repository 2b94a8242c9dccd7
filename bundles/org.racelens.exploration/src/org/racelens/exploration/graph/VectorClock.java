package org.racelens.exploration.graph;

/** A set of events: of each thread the first so many, and all initial writes. */
final class VectorClock {
	private final int[] counts;

	private VectorClock(int[] counts) {
		this.counts = counts;
	}

	static VectorClock empty(int threads) {
		return new VectorClock(new int[threads]);
	}

	boolean knows(Event event) {
		return event.thread() == Event.INITIAL_THREAD || event.index() <= counts[event.thread()];
	}

	VectorClock with(int thread, int count) {
		int[] changed = counts.clone();
		changed[thread] = count;
		return new VectorClock(changed);
	}

	VectorClock union(VectorClock other) {
		if (other == this) {
			return this;
		}
		int[] joined = counts.clone();
		for (int i = 0; i < joined.length; i++) {
			joined[i] = Math.max(joined[i], other.counts[i]);
		}
		return new VectorClock(joined);
	}
}
