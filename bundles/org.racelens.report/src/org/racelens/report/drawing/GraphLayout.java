package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.report.drawing.GraphGrid.Chain;
import org.racelens.report.words.GraphWords;

/**
 * Where the steps of a graph stand and how its edges go. Steps: rows, slots in the rows, columns, then the channels between the rows, high
 * enough for the lines that go sideways in them and for the words on the edges.
 */
final class GraphLayout {
	/** A point of a line. */
	public record Point(int x, int y) {
	}

	private final PhaseGraph graph;
	private final Pen pen;
	private final GraphPlan plan;
	private final GraphGrid grid;
	private final List<GraphChannel> channels = new ArrayList<>();
	private final List<Integer> tops = new ArrayList<>();
	private final List<Integer> bottoms = new ArrayList<>();
	private int height;

	GraphLayout(PhaseGraph graph, List<StepBox> boxes, Pen pen) {
		this.graph = graph;
		this.pen = pen;
		plan = new GraphPlan(graph, boxes, pen);
		grid = plan.grid;
		sideways();
		heights();
	}

	private void sideways() {
		grid.rows.forEach(r -> channels.add(new GraphChannel()));
		for (Chain chain : grid.chains) {
			for (int i = 1; i < chain.slots().size(); i++) {
				GraphSlot above = chain.slots().get(i - 1);
				channels.get(above.row).add(plan.bundle(chain, i), above.x, plan.end(chain, i));
			}
		}
		for (PhaseEdge back : graph.edges().stream().filter(PhaseEdge::isBack).toList()) {
			GraphSlot from = grid.step(back.from());
			channels.get(from.row).add(grid.lanes.get(back.to()), plan.leaving(back), plan.lane(back).x);
		}
		channels.forEach(GraphChannel::arrange);
	}

	private void heights() {
		Set<Integer> worded = grid.chains.stream().filter(c -> !GraphWords.way(c.edge()).isEmpty()).map(c -> c.slots().get(0).row)
				.collect(Collectors.toSet());
		int y = 0;
		for (int r = 0; r < grid.rows.size(); r++) {
			tops.add(y);
			y += grid.rows.get(r).stream().filter(s -> s.node.isPresent()).mapToInt(s -> plan.span(s.node.getAsInt()).height()).max()
					.orElse(0);
			bottoms.add(y);
			boolean hasWords = worded.contains(r);
			height = y;
			y += (1 + channels.get(r).count()) * pen.pad() + (hasWords ? pen.height(TextStyle.SMALL) : pen.pad()) + pen.pad();
			boolean isLoopEnd = r == grid.rows.size() - 1 && channels.get(r).count() > 0;
			height = isLoopEnd ? y : height;
		}
	}

	int width() {
		return plan.right(0, grid.rows.size() - 1);
	}

	int height() {
		return height;
	}

	Area area(PhaseNode node) {
		Area span = plan.span(node.id());
		return new Area(span.x(), tops.get(grid.step(node.id()).row), span.width(), span.height());
	}

	/** The corners of an edge, from its first step to its last one. */
	List<Point> line(PhaseEdge edge) {
		return edge.isBack() ? lineBack(edge) : line(plan.chain(edge));
	}

	private List<Point> line(Chain chain) {
		List<Point> points = new ArrayList<>();
		GraphSlot first = chain.slots().get(0);
		points.add(new Point(first.x, area(graph.nodes().get(chain.edge().from())).bottom()));
		for (int i = 1; i < chain.slots().size(); i++) {
			GraphSlot above = chain.slots().get(i - 1);
			int x = plan.end(chain, i);
			if (x != above.x) {
				int y = track(above.row, plan.bundle(chain, i));
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
		int start = plan.leaving(back);
		int y = track(grid.step(back.from()).row, grid.lanes.get(back.to()));
		int x = plan.lane(back).x;
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
		int x = plan.right(Math.min(row, last), Math.max(row, last)) + (others + 1) * 2 * pen.pad();
		int from = one.y() + one.height() / 2;
		int to = other.y() + other.height() / 2;
		return List.of(new Point(one.right(), from), new Point(x, from), new Point(x, to), new Point(other.right(), to));
	}

	private int track(int row, Object bundle) {
		return bottoms.get(row) + (1 + channels.get(row).track(bundle)) * pen.pad();
	}

	/** Where the words on an edge begin: beside the end of its way to the next row. */
	Point words(PhaseEdge edge) {
		Chain chain = plan.chain(edge);
		int next = tops.get(chain.slots().get(1).row);
		return new Point(plan.end(chain, 1) + pen.pad(), next - pen.pad() - pen.height(TextStyle.SMALL));
	}
}
