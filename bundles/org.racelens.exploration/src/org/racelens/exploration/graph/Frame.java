package org.racelens.exploration.graph;

import org.racelens.exploration.machine.ThreadState;

/**
 * How far a thread is in a graph.
 *
 * @param clock what happens before its next event
 * @param published what its relaxed writes release: what was before its last release fence
 * @param heard what its next acquire fence will acquire: what its relaxed reads have read from
 * @param count its events
 * @param last its last event, or -1
 * @param arrivals the barriers to which it has come
 * @param isWaiting whether it stands at a barrier to which it has come
 * @param seen its next read reads from none of the first so many events
 */
record Frame(ThreadState state, VectorClock clock, VectorClock published, VectorClock heard, int count, int last, int arrivals,
		boolean isWaiting, int seen) {
	static Frame start(ThreadState state, int threads) {
		VectorClock none = VectorClock.empty(threads);
		return new Frame(state, none, none, none, 0, -1, 0, false, 0);
	}

	Frame at(ThreadState next) {
		return new Frame(next, clock, published, heard, count, last, arrivals, isWaiting, 0);
	}

	Frame after(Event event) {
		return new Frame(state, event.clock(), published, heard, count + 1, event.id(), arrivals, isWaiting, seen);
	}

	Frame publishing(VectorClock released) {
		return new Frame(state, clock, released, heard, count, last, arrivals, isWaiting, seen);
	}

	Frame hearing(VectorClock released) {
		return new Frame(state, clock, published, heard.union(released), count, last, arrivals, isWaiting, seen);
	}

	Frame arrived() {
		return new Frame(state, clock, published, heard, count, last, arrivals + 1, true, seen);
	}

	Frame departed() {
		return new Frame(state, clock, published, heard, count, last, arrivals, false, seen);
	}

	Frame postponed(int events) {
		return new Frame(state, clock, published, heard, count, last, arrivals, isWaiting, events);
	}
}
