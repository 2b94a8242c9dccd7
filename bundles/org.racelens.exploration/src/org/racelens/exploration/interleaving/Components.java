package org.racelens.exploration.interleaving;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Consumer;

/**
 * The strongly connected components of a part of a graph (Tarjan 1972), without recursion; those of one state only if it leads to itself.
 */
final class Components {
	private final StateGraph graph;
	private final BitSet part;
	private final Consumer<BitSet> told;
	/** by state, when it was met, from 1 on */
	private final int[] met;
	private final int[] low;
	/** by state on the way, its next step */
	private final int[] next;
	private final BitSet open = new BitSet();
	private final Stack way = new Stack();
	private final Stack unassigned = new Stack();
	private int time;

	Components(StateGraph graph, BitSet part, Consumer<BitSet> told) {
		this.graph = graph;
		this.part = part;
		this.told = told;
		met = new int[graph.states()];
		low = new int[graph.states()];
		next = new int[graph.states()];
	}

	/** Numbers, of which the last one goes first. */
	private static final class Stack {
		private int[] numbers = new int[16];
		private int size;

		void push(int number) {
			if (size == numbers.length) {
				numbers = Arrays.copyOf(numbers, 2 * size);
			}
			numbers[size++] = number;
		}

		int pop() {
			return numbers[--size];
		}

		int top() {
			return numbers[size - 1];
		}
	}

	void find() {
		for (int state = part.nextSetBit(0); state >= 0; state = part.nextSetBit(state + 1)) {
			if (met[state] == 0) {
				meet(state);
				while (way.size > 0) {
					goOn(way.top());
				}
			}
		}
	}

	private void meet(int state) {
		met[state] = ++time;
		low[state] = time;
		next[state] = graph.first(state);
		open.set(state);
		way.push(state);
		unassigned.push(state);
	}

	private void goOn(int state) {
		if (next[state] == graph.end(state)) {
			leave(way.pop());
			return;
		}
		int target = graph.target(next[state]++);
		if (part.get(target)) {
			if (met[target] == 0) {
				meet(target);
			} else if (open.get(target)) {
				low[state] = Math.min(low[state], met[target]);
			}
		}
	}

	private void leave(int state) {
		if (way.size > 0) {
			low[way.top()] = Math.min(low[way.top()], low[state]);
		}
		if (low[state] == met[state]) {
			BitSet component = new BitSet();
			int member;
			do {
				member = unassigned.pop();
				open.clear(member);
				component.set(member);
			} while (member != state);
			if (component.cardinality() > 1 || leadsToItself(state)) {
				told.accept(component);
			}
		}
	}

	private boolean leadsToItself(int state) {
		for (int step = graph.first(state); step < graph.end(state); step++) {
			if (graph.target(step) == state) {
				return true;
			}
		}
		return false;
	}
}
