package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.racelens.analysis.tests.oracle.TaskRun.Turn;

/** One team of an execution, or the league of a {@code teams} region: its barriers and who got what of its distributed work. */
final class TeamRun {
	private static final int MOST_OWNERS = 100;
	private final ThreadChain encountering;
	private final int size;
	private final OrderGraph graph;
	private final List<Integer> barriers = new ArrayList<>();
	private Optional<List<String>> trace = Optional.empty();
	private final Map<Object, int[]> owners = new LinkedHashMap<>();
	/** For each encounter of a loop the first and last points of the ordered regions of its iterations. */
	private final Map<Integer, TreeMap<Integer, int[]>> ordered = new LinkedHashMap<>();
	private final Map<Turn, Integer> sources = new LinkedHashMap<>();
	private final List<Map.Entry<Turn, Integer>> sinks = new ArrayList<>();

	TeamRun(ThreadChain encountering, int size, OrderGraph graph) {
		this.encountering = encountering;
		this.size = size;
		this.graph = graph;
	}

	ThreadChain encountering() {
		return encountering;
	}

	int size() {
		return size;
	}

	/** The point of a barrier, counted from 0. */
	int barrier(int number) {
		while (barriers.size() <= number) {
			barriers.add(graph.after());
		}
		return barriers.get(number);
	}

	/**
	 * Who executes each iteration of an encounter.
	 *
	 * @param encounter the encounter, or what consistent loops have in common
	 * @param choose answers a question with that many answers
	 */
	int[] owners(Object encounter, Schedule schedule, int iterations, IntUnaryOperator choose) {
		return owners.computeIfAbsent(encounter, unknown -> {
			List<int[]> all = Owners.all(schedule, iterations, size, MOST_OWNERS);
			if (all.size() > MOST_OWNERS) {
				throw new IllegalArgumentException("too many ways to distribute a loop");
			}
			return all.get(choose.applyAsInt(all.size()));
		});
	}

	/** Notes the ordered region of an iteration. */
	void ordered(int encounter, int iteration, int first, int last) {
		int[] before = ordered.computeIfAbsent(encounter, loop -> new TreeMap<>()).putIfAbsent(iteration, new int[] { first, last });
		if (before != null) {
			throw new IllegalArgumentException("two ordered regions in one iteration");
		}
	}

	/** Checks that a thread has met the same barriers and worksharing constructs as the others. */
	void agree(List<String> met) {
		if (!trace.orElse(met).equals(met)) {
			throw new IllegalArgumentException("the threads do not meet the same barriers and worksharing constructs");
		}
		trace = Optional.of(met);
	}

	/** Notes the source of an iteration of a doacross loop. */
	void source(int encounter, int iteration, int point) {
		if (sources.putIfAbsent(new Turn(encounter, iteration), point) != null) {
			throw new IllegalArgumentException("two sources in one iteration");
		}
	}

	/** Notes that a point waits for the source of an iteration, which may not exist. */
	void sink(int encounter, int iteration, int point) {
		sinks.add(Map.entry(new Turn(encounter, iteration), point));
	}

	/** All threads have come to the end: sinks follow their sources, and the ordered regions of each loop follow one another. */
	void finish() {
		sinks.stream().filter(sink -> sources.containsKey(sink.getKey()))
				.forEach(sink -> graph.order(sources.get(sink.getKey()), sink.getValue()));
		for (TreeMap<Integer, int[]> regions : ordered.values()) {
			int[] previous = null;
			for (int[] region : regions.values()) {
				if (previous != null) {
					graph.order(previous[1], region[0]);
				}
				previous = region;
			}
		}
	}
}
