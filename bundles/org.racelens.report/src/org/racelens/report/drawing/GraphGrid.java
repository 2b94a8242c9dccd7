package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseEdge.Way;
import org.racelens.race.graph.PhaseGraph;

/** The rows of a graph with a slot for each step, and for each edge in every row that it passes. */
final class GraphGrid {
	/** An edge downwards with its slots, from that of its first step to that of its last one. */
	record Chain(PhaseEdge edge, List<GraphSlot> slots) {
	}

	/** The way back to a loop's head, from the row of the loop's last step to that of the head. */
	record Lane(int head, List<GraphSlot> slots) {
	}

	final List<List<GraphSlot>> rows = new ArrayList<>();
	final List<Chain> chains = new ArrayList<>();
	final Map<Integer, Lane> lanes = new TreeMap<>();
	private final List<GraphSlot> steps = new ArrayList<>();
	private final GraphRanks ranks;

	GraphGrid(PhaseGraph graph) {
		ranks = GraphRanks.of(graph);
		IntStream.range(0, ranks.count()).forEach(r -> rows.add(new ArrayList<>()));
		graph.nodes().forEach(n -> steps.add(put(GraphSlot.ofStep(ranks.row(n.id()), n.id()))));
		graph.edges().stream().filter(e -> !e.isBack()).forEach(e -> chains.add(new Chain(e, chain(e.from(), e.to(), key(e)))));
		ranks.below().forEach(b -> chain(b.upper(), b.lower(), b.upper() + 0.5));
		ranks.loops().forEach((head, last) -> lanes.put(head, lane(head, last)));
		rows.forEach(row -> row.sort(Comparator.comparingDouble(s -> s.key)));
		rows.forEach(row -> row.forEach(s -> s.above.sort(Comparator.comparingDouble(a -> a.key))));
	}

	GraphSlot step(int node) {
		return steps.get(node);
	}

	private GraphSlot put(GraphSlot slot) {
		rows.get(slot.row).add(slot);
		return slot;
	}

	/** An edge around some steps passes on their right, one that other branches go around on their left. */
	private static double key(PhaseEdge edge) {
		boolean isAround = edge.way() == Way.NO || edge.way() == Way.DONE || edge.way() == Way.OTHERS || edge.way() == Way.CASE;
		return isAround ? edge.to() - 0.5 : edge.from() + 0.5;
	}

	private List<GraphSlot> chain(int from, int to, double key) {
		List<GraphSlot> result = new ArrayList<>(List.of(steps.get(from)));
		for (int row = ranks.row(from) + 1; row <= ranks.row(to); row++) {
			GraphSlot next = row == ranks.row(to) ? steps.get(to) : put(GraphSlot.passing(row, key));
			next.above.add(result.get(result.size() - 1));
			result.add(next);
		}
		return result;
	}

	/** On the left of the loop; outer loops begin earlier in the text, so their lanes are further left. */
	private Lane lane(int head, int last) {
		List<GraphSlot> result = new ArrayList<>();
		int end = IntStream.rangeClosed(head, last).map(ranks::row).max().getAsInt();
		for (int row = ranks.row(head); row <= end; row++) {
			GraphSlot slot = put(GraphSlot.passing(row, head - 0.5));
			if (!result.isEmpty()) {
				slot.above.add(result.get(result.size() - 1));
			}
			result.add(slot);
		}
		return new Lane(head, List.copyOf(result));
	}
}
