package org.racelens.exploration.interleaving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/** A short way round through states that lead to each other, on which each of some threads takes a step. */
final class Round {
	private final StateGraph graph;
	private final Livelocks.Cycle cycle;
	private final BitSet missing;
	private final List<Integer> steps = new ArrayList<>();
	private final List<Integer> sources = new ArrayList<>();
	private int at;

	private Round(StateGraph graph, Livelocks.Cycle cycle) {
		this.graph = graph;
		this.cycle = cycle;
		missing = (BitSet) cycle.steppers().clone();
		at = cycle.states().nextSetBit(0);
	}

	/** The way round from the first of the states. */
	static Round of(StateGraph graph, Livelocks.Cycle cycle) {
		Round round = new Round(graph, cycle);
		int start = round.at;
		while (!round.missing.isEmpty()) {
			round.go(step -> round.missing.get(graph.thread(step)));
		}
		if (round.at != start) {
			round.go(step -> graph.target(step) == start);
		}
		return round;
	}

	/** Goes on to the end of the nearest step that is wanted. */
	private void go(IntPredicate isWanted) {
		Map<Integer, Integer> reachedBy = new HashMap<>();
		Map<Integer, Integer> origin = new HashMap<>();
		Deque<Integer> open = new ArrayDeque<>(List.of(at));
		while (!open.isEmpty()) {
			int state = open.remove();
			for (int step = graph.first(state); step < graph.end(state); step++) {
				int target = graph.target(step);
				if (cycle.states().get(target)) {
					if (isWanted.test(step)) {
						take(way(state, reachedBy, origin), state, step);
						return;
					}
					if (target != at && reachedBy.putIfAbsent(target, step) == null) {
						origin.put(target, state);
						open.add(target);
					}
				}
			}
		}
		throw new IllegalStateException("states that do not lead to each other");
	}

	/** The states on the way to one, the last one first. */
	private List<Integer> way(int to, Map<Integer, Integer> reachedBy, Map<Integer, Integer> origin) {
		List<Integer> way = new ArrayList<>();
		for (int state = to; reachedBy.containsKey(state); state = origin.get(state)) {
			way.add(state);
		}
		Collections.reverse(way);
		List<Integer> by = new ArrayList<>();
		way.forEach(state -> {
			sources.add(origin.get(state));
			by.add(reachedBy.get(state));
		});
		return by;
	}

	private void take(List<Integer> way, int source, int last) {
		steps.addAll(way);
		steps.add(last);
		sources.add(source);
		steps.forEach(step -> missing.clear(graph.thread(step)));
		at = graph.target(last);
	}

	/** By step, the state that it is taken in. */
	List<Integer> sources() {
		return sources;
	}

	/** Steps of the graph. */
	List<Integer> steps() {
		return steps;
	}
}
