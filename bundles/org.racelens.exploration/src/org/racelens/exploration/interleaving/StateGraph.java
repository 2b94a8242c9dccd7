package org.racelens.exploration.interleaving;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Consumer;

/** Which states follow which. States are visited in the order of their numbers. */
final class StateGraph {
	private static final int FIRST = 1024;

	/** by state, the index of its first step */
	private int[] starts = new int[FIRST];
	/** by step, where it leads */
	private int[] targets = new int[FIRST];
	/** by step, whose it is */
	private byte[] threads = new byte[FIRST];
	private int states;
	private int steps;

	/** The next state is visited. */
	void visit() {
		if (states + 1 >= starts.length) {
			starts = Arrays.copyOf(starts, 2 * starts.length);
		}
		starts[states++] = steps;
		starts[states] = steps;
	}

	/** The state that is visited has a step. */
	void add(int thread, int target) {
		if (steps == targets.length) {
			targets = Arrays.copyOf(targets, 2 * steps);
			threads = Arrays.copyOf(threads, 2 * steps);
		}
		targets[steps] = target;
		threads[steps++] = (byte) thread;
		starts[states] = steps;
	}

	int states() {
		return states;
	}

	int first(int state) {
		return starts[state];
	}

	int end(int state) {
		return starts[state + 1];
	}

	int target(int step) {
		return targets[step];
	}

	int thread(int step) {
		return threads[step];
	}

	/** Tells the sets of states, of some, each of which leads to each other one, by one step at least. */
	void components(BitSet some, Consumer<BitSet> told) {
		new Components(this, some, told).find();
	}
}
