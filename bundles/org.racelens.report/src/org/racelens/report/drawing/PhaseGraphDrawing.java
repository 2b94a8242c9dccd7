package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.race.graph.PhaseEdge;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseNode;
import org.racelens.race.verdict.Race;
import org.racelens.report.drawing.GraphLayout.Point;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Stroke;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.words.GraphRaces;
import org.racelens.report.words.GraphWords;

/** Draws the phase graph of a region, from its start at the top to its end, with the steps whose accesses race joined at the right. */
public final class PhaseGraphDrawing {
	/** Of more races the steps tell, but lines would hide what they join. */
	private static final int MOST_RACES = 6;

	private final PhaseGraph graph;
	private final List<GraphRaces> races;
	private final Pen pen;
	private final GraphLayout layout;
	private final List<StepBox> boxes;

	private PhaseGraphDrawing(PhaseGraph graph, List<GraphRaces> races, TextMeasure measure) {
		this.graph = graph;
		this.races = races;
		pen = new Pen(measure);
		boxes = graph.nodes().stream().map(n -> new StepBox(graph, n, racing(n), pen)).toList();
		layout = new GraphLayout(graph, boxes, pen);
	}

	/** @param races of the region */
	public static Scene of(PhaseGraph graph, List<Race> races, TextMeasure measure) {
		return new PhaseGraphDrawing(graph, GraphRaces.of(races, graph), measure).scene();
	}

	private List<String> racing(PhaseNode node) {
		return races.stream().filter(r -> r.first() == node.id() || r.second() == node.id()).flatMap(r -> r.races().stream())
				.map(Race::variable).distinct().toList();
	}

	private Scene scene() {
		int margin = 2 * pen.pad();
		List<Part> parts = new ArrayList<>();
		graph.edges().forEach(e -> parts.add(edge(e)));
		List<GraphRaces> joined = races.stream().filter(r -> r.first() != r.second()).toList();
		for (int i = 0; i < Math.min(joined.size(), MOST_RACES); i++) {
			parts.add(race(joined.get(i), i));
		}
		graph.nodes().forEach(n -> parts.add(boxes.get(n.id()).draw(layout.area(n))));
		graph.edges().forEach(e -> words(e).ifPresent(parts::add));
		int width = layout.width() + Math.min(joined.size(), MOST_RACES) * 2 * pen.pad() + 2 * margin;
		List<Part> moved = parts.stream().map(p -> new Part(p.role(), p.description(), p.place(),
				p.shapes().stream().map(s -> Moved.by(s, margin, margin)).toList())).toList();
		int height = layout.height() + 2 * margin;
		Part ground = Part.decoration(Role.BACKGROUND, new Box(new Area(0, 0, width, height), 0, Stroke.NONE, Role.BACKGROUND));
		return new Scene(GraphWords.picture(graph), width, height, Stream.concat(Stream.of(ground), moved.stream()).toList());
	}

	private Part edge(PhaseEdge edge) {
		List<Point> points = layout.line(edge);
		return Part.decoration(Role.TIME, lines(points, Stroke.THIN, Tip.ARROW, Role.TIME));
	}

	private static Shape[] lines(List<Point> points, Stroke stroke, Tip tip, Role role) {
		List<Shape> lines = new ArrayList<>();
		for (int i = 1; i < points.size(); i++) {
			Point a = points.get(i - 1);
			Point b = points.get(i);
			lines.add(new Line(a.x(), a.y(), b.x(), b.y(), stroke, i == points.size() - 1 ? tip : Tip.NONE, role));
		}
		return lines.toArray(Shape[]::new);
	}

	private Optional<Part> words(PhaseEdge edge) {
		String words = GraphWords.way(edge);
		if (words.isEmpty() || edge.isBack()) {
			return Optional.empty();
		}
		Point at = layout.words(edge);
		return Optional.of(Part.decoration(Role.SUBTITLE, pen.at(at.x(), at.y(), words, TextStyle.SMALL, Role.SUBTITLE)));
	}

	private Part race(GraphRaces race, int others) {
		List<Point> line = layout.link(graph.nodes().get(race.first()), graph.nodes().get(race.second()), others);
		return new Part(Role.RACE, race.label(), Optional.of(race.races().get(0).first().place()),
				List.of(lines(line, Stroke.DASHED, Tip.NONE, Role.RACE)));
	}
}
