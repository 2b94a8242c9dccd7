package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;

/**
 * In which row each step of a graph stands. A step is below all steps before it, and what follows a loop is below all of the loop. Steps
 * are numbered in the order of the text, so every edge but those that lead back goes to a higher number.
 *
 * @param rows by the number of the step
 * @param loops the last step of each loop by its head
 * @param below steps that stand below others though no edge joins them: the ends of a loop, and what comes after it
 */
record GraphRanks(List<Integer> rows, Map<Integer, Integer> loops, List<Below> below) {
	/** {@code lower} stands below {@code upper}. */
	record Below(int upper, int lower) {
	}

	static GraphRanks of(PhaseGraph graph) {
		Map<Integer, Integer> loops = new TreeMap<>();
		graph.edges().stream().filter(PhaseEdge::isBack).forEach(e -> loops.merge(e.to(), e.from(), Math::max));
		List<Below> below = below(graph, loops);
		int[] rows = rows(graph, below);
		return new GraphRanks(Arrays.stream(rows).boxed().toList(), loops, below);
	}

	private static int[] rows(PhaseGraph graph, List<Below> below) {
		List<Below> all = new ArrayList<>(below);
		graph.edges().stream().filter(e -> !e.isBack()).forEach(e -> all.add(new Below(e.from(), e.to())));
		Map<Integer, List<Below>> above = all.stream().collect(Collectors.groupingBy(Below::lower));
		int[] rows = new int[graph.nodes().size()];
		int last = -1;
		for (int node = 0; node < rows.length; node++) {
			// what nothing leads to stands below what is written before it
			rows[node] = above.getOrDefault(node, List.of()).stream().mapToInt(b -> rows[b.upper]).max().orElse(last) + 1;
			last = Math.max(last, rows[node]);
		}
		return rows;
	}

	private static List<Below> below(PhaseGraph graph, Map<Integer, Integer> loops) {
		List<Below> result = new ArrayList<>();
		for (PhaseEdge back : graph.edges().stream().filter(PhaseEdge::isBack).toList()) {
			int last = loops.get(back.to());
			graph.edges().stream().filter(e -> !e.isBack() && back.to() <= e.from() && e.from() <= last && e.to() > last)
					.filter(e -> e.from() != back.from()).map(e -> new Below(back.from(), e.to())).distinct().forEach(result::add);
		}
		return result;
	}

	int row(int node) {
		return rows.get(node);
	}

	int count() {
		return rows.stream().mapToInt(r -> r).max().orElse(-1) + 1;
	}
}
