package org.racelens.exploration.graph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;
import org.racelens.exploration.answer.Doubt;

/** What events of a graph depend on, themselves included: an execution as well. */
record Prefix(Graph graph, BitSet events) {
	static Prefix of(Graph graph, Event... ends) {
		BitSet included = new BitSet();
		Deque<Integer> open = new ArrayDeque<>();
		for (Event end : ends) {
			open.add(end.id());
		}
		while (!open.isEmpty()) {
			int id = open.remove();
			if (id >= 0 && !included.get(id)) {
				included.set(id);
				Event event = graph.event(id);
				open.add(event.previous());
				open.add(event.from());
				if (event.kind() == EventKind.DEPARTURE) {
					addArrivals(graph, event, open);
				}
			}
		}
		return new Prefix(graph, included);
	}

	static Prefix all(Graph graph) {
		BitSet all = new BitSet();
		all.set(0, graph.events().size());
		return new Prefix(graph, all);
	}

	/** Adds the arrivals with which the barrier is left: the last ones before, one of each thread. */
	private static void addArrivals(Graph graph, Event departure, Deque<Integer> open) {
		int left = graph.threads();
		for (int id = departure.id() - 1; left > 0; id--) {
			if (graph.event(id).kind() == EventKind.ARRIVAL) {
				open.add(id);
				left--;
			}
		}
	}

	/** How many of the events are moves of a schedule. */
	int moves() {
		return (int) events.stream().filter(id -> graph.event(id).kind().isMove()).count();
	}

	Set<Doubt> doubts() {
		Set<Doubt> doubts = EnumSet.noneOf(Doubt.class);
		for (Event event : graph.events()) {
			if (!events.get(event.id())) {
				continue;
			}
			if (event.kind() == EventKind.CHOICE) {
				doubts.add(Doubt.CONDITION);
			}
			if (event.kind() == EventKind.FAILED_TEST && event.from() < 0) {
				doubts.add(Doubt.FAILED_TEST);
			}
		}
		if (!SequentialConsistency.holds(graph, events::get, Reading.STRONGER)) {
			doubts.add(Doubt.READING);
		}
		return doubts;
	}
}
