package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.graph.PhaseEdge;
import org.racelens.analysis.graph.PhaseGraph;
import org.racelens.analysis.graph.PhaseNode;
import org.racelens.report.drawing.GraphGrid.Chain;
import org.racelens.report.drawing.GraphGrid.Lane;

/**
 * Where the steps of a graph stand and how its edges go. Steps: rows, slots in the rows, columns, then the channels between the rows, high
 * enough for the lines that go sideways in them and for the words on the edges.
 */
final class GraphLayout {
	/** A point of a line. */
	record Point(int x, int y) {
	}

	private final PhaseGraph graph;
	private final List<StepBox> boxes;
	private final Pen pen;
	private final GraphGrid grid;
	private final List<GraphChannel> channels = new ArrayList<>();
	private final List<Integer> tops = new ArrayList<>();
	private final List<Integer> bottoms = new ArrayList<>();
	private int height;

	GraphLayout(PhaseGraph graph, List<StepBox> boxes, Pen pen) {
		this.graph = graph;
		this.boxes = boxes;
		this.pen = pen;
		grid = new GraphGrid(graph);
		widths();
		GraphColumns.place(grid, 2 * pen.pad());
		sideways();
		heights();
	}

	private void widths() {
		for (List<GraphSlot> row : grid.rows) {
			for (GraphSlot slot : row) {
				int width = slot.node.isPresent() ? boxes.get(slot.node.getAsInt()).width() : 2 * pen.pad();
				slot.widen(width / 2, width - width / 2);
			}
		}
		grid.chains.forEach(c -> c.slots().get(1).widen(0, pen.width(GraphWords.way(c.edge()), TextStyle.SMALL) + 2 * pen.pad()));
	}

	private void sideways() {
		grid.rows.forEach(r -> channels.add(new GraphChannel()));
		for (Chain chain : grid.chains) {
			for (int i = 1; i < chain.slots().size(); i++) {
				GraphSlot above = chain.slots().get(i - 1);
				channels.get(above.row).add(bundle(chain, i), above.x, end(chain, i));
			}
		}
		for (PhaseEdge back : graph.edges().stream().filter(PhaseEdge::isBack).toList()) {
			GraphSlot from = grid.step(back.from());
			channels.get(from.row).add(grid.lanes.get(back.to()), leaving(back), lane(back).x);
		}
		channels.forEach(GraphChannel::arrange);
	}

	/** Lines that come from the same step share a track, and else those that lead to the same one. */
	private Object bundle(Chain chain, int i) {
		GraphSlot above = chain.slots().get(i - 1);
		boolean isFork = grid.chains.stream().filter(c -> c.slots().get(0) == above).count() > 1;
		return isFork ? above : chain.slots().get(i);
	}

	private GraphSlot lane(PhaseEdge back) {
		Lane lane = grid.lanes.get(back.to());
		return lane.slots().get(grid.step(back.from()).row - lane.slots().get(0).row);
	}

	/** Where an edge ends: a bar reaches below all lines that come to it. */
	private int end(Chain chain, int i) {
		GraphSlot slot = chain.slots().get(i);
		if (slot.node.isEmpty() || !boxes.get(slot.node.getAsInt()).isBar()) {
			return slot.x;
		}
		int above = chain.slots().get(i - 1).x;
		Area bar = span(slot);
		return bar.x() <= above && above < bar.right() ? above : slot.x;
	}

	/** The way back begins on the left of the ways on. */
	private int leaving(PhaseEdge back) {
		Area from = span(grid.step(back.from()));
		return from.x() + from.width() / 4;
	}

	private Area span(GraphSlot slot) {
		StepBox box = boxes.get(slot.node.getAsInt());
		int left = slot.x - box.width() / 2;
		int right = left + box.width();
		if (box.isBar()) {
			List<GraphSlot> row = grid.rows.get(slot.row);
			int next = row.indexOf(slot) + 1;
			int limit = next < row.size() ? row.get(next).x - row.get(next).left - 2 * pen.pad() : Integer.MAX_VALUE;
			int reach = grid.chains.stream().filter(c -> c.slots().get(c.slots().size() - 1) == slot)
					.mapToInt(c -> c.slots().get(c.slots().size() - 2).x + 2 * pen.pad()).max().orElse(right);
			right = Math.max(right, Math.min(limit, reach));
		}
		return new Area(left, 0, right - left, box.height());
	}

	private void heights() {
		int y = 0;
		for (int r = 0; r < grid.rows.size(); r++) {
			int row = r;
			tops.add(y);
			y += grid.rows.get(r).stream().filter(s -> s.node.isPresent()).mapToInt(s -> boxes.get(s.node.getAsInt()).height()).max()
					.orElse(0);
			bottoms.add(y);
			boolean hasWords = grid.chains.stream().anyMatch(c -> c.slots().get(0).row == row && !GraphWords.way(c.edge()).isEmpty());
			height = y;
			y += (1 + channels.get(r).count()) * pen.pad() + (hasWords ? pen.height(TextStyle.SMALL) : pen.pad()) + pen.pad();
			boolean isLoopEnd = r == grid.rows.size() - 1 && channels.get(r).count() > 0;
			height = isLoopEnd ? y : height;
		}
	}

	int width() {
		return right(0, grid.rows.size() - 1);
	}

	int height() {
		return height;
	}

	Area area(PhaseNode node) {
		GraphSlot slot = grid.step(node.id());
		Area span = span(slot);
		return new Area(span.x(), tops.get(slot.row), span.width(), span.height());
	}

	/** The corners of an edge, from its first step to its last one. */
	List<Point> line(PhaseEdge edge) {
		return edge.isBack() ? lineBack(edge)
				: grid.chains.stream().filter(c -> c.edge().equals(edge)).map(this::line).findFirst().orElseThrow();
	}

	private List<Point> line(Chain chain) {
		List<Point> points = new ArrayList<>();
		GraphSlot first = chain.slots().get(0);
		points.add(new Point(first.x, area(graph.nodes().get(chain.edge().from())).bottom()));
		for (int i = 1; i < chain.slots().size(); i++) {
			GraphSlot above = chain.slots().get(i - 1);
			int x = end(chain, i);
			if (x != above.x) {
				int y = track(above.row, bundle(chain, i));
				points.add(new Point(above.x, y));
				points.add(new Point(x, y));
			}
			points.add(new Point(x, tops.get(chain.slots().get(i).row)));
		}
		return points;
	}

	private List<Point> lineBack(PhaseEdge back) {
		Area from = area(graph.nodes().get(back.from()));
		Area to = area(graph.nodes().get(back.to()));
		int start = leaving(back);
		int y = track(grid.step(back.from()).row, grid.lanes.get(back.to()));
		int x = lane(back).x;
		int middle = to.y() + to.height() / 2;
		return List.of(new Point(start, from.bottom()), new Point(start, y), new Point(x, y), new Point(x, middle),
				new Point(to.x(), middle));
	}

	/**
	 * A line between two steps that is no edge: around what stands on the right of them, or below them where they stand side by side.
	 *
	 * @param others how many such lines are on the right already
	 */
	List<Point> link(PhaseNode first, PhaseNode second, int others) {
		Area one = area(first);
		Area other = area(second);
		int row = grid.step(first.id()).row;
		int last = grid.step(second.id()).row;
		if (row == last) {
			int y = bottoms.get(row) + pen.pad() / 2;
			int from = one.right() - one.width() / 4;
			int to = other.right() - other.width() / 4;
			return List.of(new Point(from, one.bottom()), new Point(from, y), new Point(to, y), new Point(to, other.bottom()));
		}
		int x = right(Math.min(row, last), Math.max(row, last)) + (others + 1) * 2 * pen.pad();
		int from = one.y() + one.height() / 2;
		int to = other.y() + other.height() / 2;
		return List.of(new Point(one.right(), from), new Point(x, from), new Point(x, to), new Point(other.right(), to));
	}

	/** The right edge of some rows. */
	private int right(int first, int last) {
		return grid.rows.subList(first, last + 1).stream().flatMap(List::stream)
				.mapToInt(s -> s.node.isPresent() ? span(s).right() : s.x + s.right).max().orElse(0);
	}

	private int track(int row, Object bundle) {
		return bottoms.get(row) + (1 + channels.get(row).track(bundle)) * pen.pad();
	}

	/** Where the words on an edge begin: beside the end of its way to the next row. */
	Point words(PhaseEdge edge) {
		Chain chain = grid.chains.stream().filter(c -> c.edge().equals(edge)).findFirst().orElseThrow();
		int next = tops.get(chain.slots().get(1).row);
		return new Point(end(chain, 1) + pen.pad(), next - pen.pad() - pen.height(TextStyle.SMALL));
	}
}
