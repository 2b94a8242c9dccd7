package org.racelens.exploration.graph;

import org.racelens.exploration.skeleton.MemoryOrder;
import org.racelens.exploration.skeleton.Passage;
import org.racelens.exploration.skeleton.Step;

/**
 * A node of an execution graph.
 *
 * @param id its index in the graph
 * @param index its place in its thread, from 1
 * @param previous the event before it in its thread, or -1
 * @param location -1 for those that access none
 * @param from what it reads from, or the acquisition because of which a test fails; -1 without
 * @param clock what happens before it, itself included
 * @param released what happens before an acquiring read from it
 * @param step null for initial writes and segments
 * @param passage null but for segments
 */
record Event(int id, EventKind kind, int thread, int index, int previous, int location, long read, long written, MemoryOrder order,
		int from, VectorClock clock, VectorClock released, Step step, Passage passage) {
	static final int INITIAL_THREAD = -1;

	boolean happensBefore(Event other) {
		return id != other.id && other.clock.knows(this);
	}

	boolean isSequentiallyConsistent() {
		return order == MemoryOrder.SEQ_CST;
	}

	boolean precedes(Event other) {
		return thread == other.thread && index < other.index;
	}
}
