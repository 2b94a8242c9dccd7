package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What iterations of a team's doacross loops wait for. */
final class Doacross {
	/** An iteration of the loop that was encountered as the n-th worksharing construct. */
	private record Iteration(int construct, List<Long> vector) {
	}

	private record Place(Task task, int position) {
	}

	private final Map<Iteration, Place> sources = new HashMap<>();
	private final Map<Iteration, List<Place>> early = new HashMap<>();
	final List<Arrow> arrows = new ArrayList<>();

	void source(Task task, int position, List<Long> vector) {
		Iteration iteration = new Iteration(task.constructs, vector);
		Place place = new Place(task, position);
		sources.put(iteration, place);
		early.getOrDefault(iteration, List.of()).forEach(sink -> add(place, sink));
		early.remove(iteration);
	}

	/** Where a task has waited for an iteration; the other thread may say later that it had come so far. */
	void sink(Task task, int position, List<Long> vector) {
		Iteration iteration = new Iteration(task.constructs, vector);
		Place place = new Place(task, position);
		Place source = sources.get(iteration);
		if (source == null) {
			early.computeIfAbsent(iteration, i -> new ArrayList<>()).add(place);
		} else {
			add(source, place);
		}
	}

	private void add(Place source, Place sink) {
		arrows.add(new Arrow(source.task, source.position, sink.task, sink.position));
	}
}
