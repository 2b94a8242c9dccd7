package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.report.drawing.GraphGrid.Chain;
import org.racelens.report.drawing.GraphGrid.Lane;
import org.racelens.report.words.GraphWords;

/** Where the steps and edges of a graph stand from left to right. */
final class GraphPlan {
	final GraphGrid grid;
	private final List<StepBox> boxes;
	private final Pen pen;
	/** texts are measured once: in a window that takes time */
	private final List<Area> sizes;
	private final Map<PhaseEdge, Chain> chains = new HashMap<>();
	/** the slots from which several lines come */
	private final Set<GraphSlot> forks = new HashSet<>();
	/** the slots from which lines come to a step */
	private final Map<GraphSlot, List<GraphSlot>> origins = new IdentityHashMap<>();
	private final List<Area> spans = new ArrayList<>();

	GraphPlan(PhaseGraph graph, List<StepBox> boxes, Pen pen) {
		this.boxes = boxes;
		this.pen = pen;
		grid = new GraphGrid(graph);
		sizes = boxes.stream().map(b -> new Area(0, 0, b.width(), b.height())).toList();
		connect();
		widen();
		GraphColumns.place(grid, 2 * pen.pad());
		graph.nodes().forEach(n -> spans.add(spanned(n.id())));
	}

	private void connect() {
		Set<GraphSlot> begun = new HashSet<>();
		for (Chain chain : grid.chains) {
			List<GraphSlot> slots = chain.slots();
			chains.put(chain.edge(), chain);
			if (!begun.add(slots.get(0))) {
				forks.add(slots.get(0));
			}
			origins.computeIfAbsent(slots.get(slots.size() - 1), k -> new ArrayList<>()).add(slots.get(slots.size() - 2));
		}
	}

	private void widen() {
		for (List<GraphSlot> row : grid.rows) {
			for (GraphSlot slot : row) {
				int width = slot.node.isPresent() ? sizes.get(slot.node.getAsInt()).width() : 2 * pen.pad();
				slot.widen(width / 2, width - width / 2);
			}
		}
		grid.chains.forEach(c -> c.slots().get(1).widen(0, pen.width(GraphWords.way(c.edge()), TextStyle.SMALL) + 2 * pen.pad()));
	}

	private Area spanned(int node) {
		GraphSlot slot = grid.step(node);
		int left = slot.x - sizes.get(node).width() / 2;
		int right = left + sizes.get(node).width();
		if (boxes.get(node).isBar()) {
			List<GraphSlot> row = grid.rows.get(slot.row);
			int next = row.indexOf(slot) + 1;
			int limit = next < row.size() ? row.get(next).x - row.get(next).left - 2 * pen.pad() : Integer.MAX_VALUE;
			int reach = origins.getOrDefault(slot, List.of()).stream().mapToInt(o -> o.x + 2 * pen.pad()).max().orElse(right);
			right = Math.max(right, Math.min(limit, reach));
		}
		return new Area(left, 0, right - left, sizes.get(node).height());
	}

	/** How wide and high a step is, and where it stands in its row. A bar reaches below all lines that come to it. */
	Area span(int node) {
		return spans.get(node);
	}

	Chain chain(PhaseEdge edge) {
		return chains.get(edge);
	}

	/** Lines that come from the same step share a track, and else those that lead to the same one. */
	Object bundle(Chain chain, int i) {
		GraphSlot above = chain.slots().get(i - 1);
		return forks.contains(above) ? above : chain.slots().get(i);
	}

	/** Where an edge comes to a row. */
	int end(Chain chain, int i) {
		GraphSlot slot = chain.slots().get(i);
		if (slot.node.isEmpty() || !boxes.get(slot.node.getAsInt()).isBar()) {
			return slot.x;
		}
		int above = chain.slots().get(i - 1).x;
		Area bar = span(slot.node.getAsInt());
		return bar.x() <= above && above < bar.right() ? above : slot.x;
	}

	/** The slot beside the step where a way back begins. */
	GraphSlot lane(PhaseEdge back) {
		Lane lane = grid.lanes.get(back.to());
		return lane.slots().get(grid.step(back.from()).row - lane.slots().get(0).row);
	}

	/** Where a way back begins: on the left of the ways on. */
	int leaving(PhaseEdge back) {
		Area from = span(back.from());
		return from.x() + from.width() / 4;
	}

	/** The right edge of some rows. */
	int right(int first, int last) {
		return grid.rows.subList(first, last + 1).stream().flatMap(List::stream)
				.mapToInt(s -> s.node.isPresent() ? span(s.node.getAsInt()).right() : s.x + s.right).max().orElse(0);
	}
}
