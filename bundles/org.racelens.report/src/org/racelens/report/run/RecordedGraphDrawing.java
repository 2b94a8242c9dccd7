package org.racelens.report.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Align;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.drawing.TextMeasure;
import org.racelens.report.drawing.TextStyle;
import org.racelens.report.run.Bundling.Bundle;
import org.racelens.report.run.Bundling.Span;
import org.racelens.report.run.RecordedGraph.Kind;
import org.racelens.report.run.RecordedGraph.Mark;
import org.racelens.report.run.RecordedGraph.Node;
import org.racelens.report.run.RecordedGraph.Relation;
import org.racelens.report.words.GraphWords;

/**
 * Draws the graph of a recorded run as a tree that grows to the right, with siblings below each other in their order. Races and dependences
 * join their nodes at the right.
 */
public final class RecordedGraphDrawing {
	/** More would hide what they join. */
	private static final int MOST_LINES = 8;

	private final RecordedGraph graph;
	private final TextMeasure measure;
	private final int pad;
	private final int head;
	private final List<List<Integer>> children = new ArrayList<>();
	private final Area[] areas;
	private final List<Integer> columns = new ArrayList<>();
	private int bottom;

	private RecordedGraphDrawing(RecordedGraph graph, TextMeasure measure) {
		this.graph = graph;
		this.measure = measure;
		pad = Math.max(4, measure.height(TextStyle.NORMAL) * 2 / 5);
		head = 3 * pad + measure.height(TextStyle.STRONG);
		areas = new Area[graph.nodes().size()];
		graph.nodes().forEach(n -> children.add(new ArrayList<>()));
		for (int i = 0; i < areas.length; i++) {
			int parent = graph.nodes().get(i).parent();
			if (parent >= 0) {
				children.get(parent).add(i);
			}
		}
		columns();
		bottom = head + pad;
		if (areas.length > 0) {
			place(0, 0);
		}
	}

	/** The drawing; what is left out of the graph is said at its end. */
	public static Scene of(RecordedGraph graph, TextMeasure measure) {
		return new RecordedGraphDrawing(graph, measure).scene();
	}

	private void columns() {
		List<Integer> widths = new ArrayList<>();
		int[] depths = new int[areas.length];
		for (int i = 0; i < areas.length; i++) {
			Node node = graph.nodes().get(i);
			depths[i] = node.parent() < 0 ? 0 : depths[node.parent()] + 1;
			if (depths[i] == widths.size()) {
				widths.add(0);
			}
			widths.set(depths[i], Math.max(widths.get(depths[i]), width(node)));
		}
		int x = 2 * pad;
		for (int width : widths) {
			columns.add(x);
			x += width + 4 * pad;
		}
	}

	private int width(Node node) {
		return lines(node).stream().mapToInt(l -> measure.width(l, TextStyle.NORMAL)).max().orElse(0) + 2 * pad;
	}

	private static List<String> lines(Node node) {
		return node.lines().isEmpty() ? List.of(GraphWords.noAccess()) : node.lines();
	}

	/** A node stands beside the middle of its children. */
	private void place(int node, int depth) {
		int top = bottom;
		int height = lines(graph.nodes().get(node)).size() * measure.height(TextStyle.NORMAL) + pad;
		children.get(node).forEach(child -> place(child, depth + 1));
		int middle = children.get(node).isEmpty() ? top + height / 2
				: (middle(children.get(node).get(0)) + middle(children.get(node).get(children.get(node).size() - 1))) / 2;
		int y = Math.max(top, middle - height / 2);
		areas[node] = new Area(columns.get(depth), y, width(graph.nodes().get(node)), height);
		bottom = Math.max(bottom, y + height + pad);
	}

	private int middle(int node) {
		return areas[node].y() + areas[node].height() / 2;
	}

	private Scene scene() {
		List<Part> parts = new ArrayList<>();
		parts.add(text(pad, title(), TextStyle.STRONG, Role.TITLE));
		IntStream.range(0, areas.length).filter(i -> graph.nodes().get(i).parent() >= 0).forEach(i -> parts.add(edge(i)));
		IntStream.range(0, areas.length).forEach(i -> parts.add(node(i)));
		List<Bundle> bundles = Bundling.of(graph.links());
		parts.addAll(links(bundles.stream().limit(MOST_LINES).toList()));
		for (String left : leftOut(bundles.size() - MOST_LINES)) {
			parts.add(text(bottom, left, TextStyle.NORMAL, Role.REASON));
			bottom += measure.height(TextStyle.NORMAL) + pad;
		}
		Area all = parts.stream().map(Part::area).reduce(Area::union).orElseThrow();
		int width = all.right() + 2 * pad;
		int height = all.bottom() + 2 * pad;
		Part ground = new Part(Role.BACKGROUND, "", Optional.empty(),
				List.of(new Box(new Area(0, 0, width, height), 0, Stroke.NONE, Role.BACKGROUND)));
		return new Scene(title(), width, height, Stream.concat(Stream.of(ground), parts.stream()).toList());
	}

	/** The file's own name is enough: whoever sees the drawing has chosen the region. */
	private String title() {
		return graph.region().map(r -> r.path().substring(r.path().lastIndexOf('/') + 1) + ":" + r.line() + ": ").orElse("")
				+ graph.title();
	}

	private List<String> leftOut(int lines) {
		List<String> result = new ArrayList<>();
		if (areas.length == 0) {
			result.add(GraphWords.tooLarge());
		} else if (graph.omitted() > 0) {
			result.add(GraphWords.omitted(graph.omitted()));
		}
		if (lines > 0) {
			result.add(GraphWords.omittedLinks(lines));
		}
		return result;
	}

	private Part text(int y, String text, TextStyle style, Role role) {
		return new Part(role, text, role == Role.TITLE ? graph.region() : Optional.empty(), List.of(label(2 * pad, y, text, style, role)));
	}

	private Label label(int x, int y, String text, TextStyle style, Role role) {
		return new Label(new Area(x, y, measure.width(text, style), measure.height(style)), measure.ascent(style), text, style, Align.START,
				role);
	}

	private Part edge(int node) {
		int parent = graph.nodes().get(node).parent();
		int x = areas[node].x() - 2 * pad;
		return new Part(Role.TIME, "", Optional.empty(),
				List.of(new Line(areas[parent].right(), middle(parent), x, middle(parent), Stroke.THIN, Tip.NONE, Role.TIME),
						new Line(x, middle(parent), x, middle(node), Stroke.THIN, Tip.NONE, Role.TIME),
						new Line(x, middle(node), areas[node].x(), middle(node), Stroke.THIN, Tip.NONE, Role.TIME)));
	}

	private Part node(int index) {
		Node node = graph.nodes().get(index);
		Area area = areas[index];
		Role role = node.mark() == Mark.RACING ? Role.RACE : role(node.kind());
		int radius = node.kind() == Kind.PARALLEL ? area.height() / 2 : pad / 2;
		List<Shape> shapes = new ArrayList<>(
				List.of(new Box(area, radius, node.mark() == Mark.RACING ? Stroke.THICK : Stroke.THIN, role)));
		int y = area.y() + pad / 2;
		for (String line : lines(node)) {
			shapes.add(label(area.x() + pad, y, line, TextStyle.NORMAL, role));
			y += measure.height(TextStyle.NORMAL);
		}
		return new Part(role, String.join(", ", lines(node)), node.place(), shapes);
	}

	private static Role role(Kind kind) {
		return switch (kind) {
			case WORK -> Role.STEP;
			case SERIAL -> Role.LANE_TITLE;
			case PARALLEL -> Role.SHARED_STEP;
			case TASKWAIT -> Role.DECISION;
		};
	}

	/** Each upright has room for what stands beside it. */
	private List<Part> links(List<Bundle> bundles) {
		List<Integer> uprights = Bundling.uprights(bundles.stream().map(this::span).toList());
		Map<Integer, Integer> widths = new TreeMap<>();
		for (int i = 0; i < bundles.size(); i++) {
			widths.merge(uprights.get(i), measure.width(bundles.get(i).label(), TextStyle.SMALL) + 2 * pad, Math::max);
		}
		Map<Integer, Integer> left = new HashMap<>();
		int x = Stream.of(areas).mapToInt(Area::right).max().orElse(0) + 3 * pad;
		for (Map.Entry<Integer, Integer> upright : widths.entrySet()) {
			left.put(upright.getKey(), x);
			x += upright.getValue();
		}
		return IntStream.range(0, bundles.size()).mapToObj(i -> link(bundles.get(i), left.get(uprights.get(i)))).toList();
	}

	private Span span(Bundle bundle) {
		IntSummaryStatistics heights = bundle.nodes().stream().mapToInt(this::middle).summaryStatistics();
		return new Span(heights.getMin(), heights.getMax());
	}

	private Part link(Bundle bundle, int x) {
		boolean isOrder = bundle.relation() == Relation.DEPENDENCE;
		Role role = isOrder ? Role.TIME : Role.RACE;
		Stroke stroke = isOrder ? Stroke.THIN : Stroke.DASHED;
		Span span = span(bundle);
		List<Shape> shapes = new ArrayList<>(List.of(new Line(x, span.top(), x, span.bottom(), stroke, Tip.NONE, role)));
		for (int node : bundle.nodes()) {
			Tip tip = isOrder && node == bundle.nodes().get(1) ? Tip.ARROW : Tip.NONE;
			shapes.add(new Line(x, middle(node), areas[node].right(), middle(node), stroke, tip, role));
		}
		shapes.add(label(x + pad / 2, (span.top() + span.bottom() - measure.height(TextStyle.SMALL)) / 2, bundle.label(), TextStyle.SMALL,
				role));
		return new Part(role, bundle.label(), graph.nodes().get(bundle.nodes().get(0)).place(), shapes);
	}
}
