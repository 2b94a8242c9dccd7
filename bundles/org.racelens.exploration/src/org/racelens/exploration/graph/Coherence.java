package org.racelens.exploration.graph;

import java.util.ArrayList;
import java.util.List;
import org.racelens.exploration.machine.Request;

/**
 * Where in the modification order of its location the next event of a thread may stand. Nothing happens after that event yet, so coherence
 * asks only that it reads nothing, and writes nothing, that is older than what happens before it; and atomicity, that nothing comes between
 * an update and what it reads from. Lahav et al. 2017, §3
 */
record Coherence(Graph graph) {
	/** The places behind how many writes a store may come, the last one first. */
	List<Integer> positions(int thread, Request.Store store) {
		int[] writes = graph.modifications(store.location());
		List<Integer> positions = new ArrayList<>();
		int oldest = oldest(thread, store.location());
		for (int i = writes.length - 1; i >= oldest; i--) {
			if (!isUpdated(writes, i)) {
				positions.add(i + 1);
			}
		}
		return positions;
	}

	/** The places of the writes that may be read, the last one first. */
	List<Integer> sources(int thread, Request.Load load) {
		int[] writes = graph.modifications(load.location());
		List<Integer> sources = new ArrayList<>();
		int oldest = oldest(thread, load.location());
		for (int i = writes.length - 1; i >= oldest; i--) {
			Event source = graph.event(writes[i]);
			if (source.id() >= graph.frame(thread).seen() && load.accepted().test(source.written())
					&& (load.written().apply(source.written()).isEmpty() || !isUpdated(writes, i))) {
				sources.add(i);
			}
		}
		return sources;
	}

	/** Whether the next write is an update that reads from this one. */
	private boolean isUpdated(int[] writes, int position) {
		if (position + 1 == writes.length) {
			return false;
		}
		Event next = graph.event(writes[position + 1]);
		return next.kind() == EventKind.UPDATE && next.from() == writes[position];
	}

	/** The place of the last write that happens before, or that is read by what happens before. */
	private int oldest(int thread, int location) {
		VectorClock clock = graph.frame(thread).clock();
		int[] writes = graph.modifications(location);
		int oldest = 0;
		for (int i = writes.length - 1; i > 0; i--) {
			if (clock.knows(graph.event(writes[i]))) {
				oldest = i;
				break;
			}
		}
		for (Event event : graph.events()) {
			if (event.kind() == EventKind.READ && event.location() == location && clock.knows(event)) {
				oldest = Math.max(oldest, place(writes, event.from()));
			}
		}
		return oldest;
	}

	private static int place(int[] writes, int id) {
		int place = 0;
		while (writes[place] != id) {
			place++;
		}
		return place;
	}
}
