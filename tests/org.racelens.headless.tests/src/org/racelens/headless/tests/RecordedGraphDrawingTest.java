package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.run.RecordedGraph;
import org.racelens.report.run.RecordedGraph.Kind;
import org.racelens.report.run.RecordedGraph.Link;
import org.racelens.report.run.RecordedGraph.Mark;
import org.racelens.report.run.RecordedGraph.Node;
import org.racelens.report.run.RecordedGraph.Relation;
import org.racelens.report.run.RecordedGraphDrawing;

/** The drawings of recorded runs. */
class RecordedGraphDrawingTest {
	private static final RecordedGraph RACE = graph(List.of(node(Kind.SERIAL, -1, "region 1"), node(Kind.SERIAL, 0, "phase 0"),
			node(Kind.PARALLEL, 1, "thread 0"),
			new Node(Kind.WORK, 2, List.of("line 6: writes sum", "line 7: reads n"), line(6), Mark.RACING),
			node(Kind.PARALLEL, 1, "thread 1"), new Node(Kind.WORK, 4, List.of("line 6: writes sum"), line(6), Mark.RACING),
			new Node(Kind.WORK, 4, List.of(), Optional.empty(), Mark.NONE)), List.of(new Link(3, 5, Relation.RACE, "race on sum")));

	@Test
	void eachNodeIsDrawnRightOfItsParentAndBelowItsSibling() {
		List<Part> nodes = nodes(drawn(RACE));
		assertEquals(List.of("region 1", "phase 0", "thread 0", "line 6: writes sum, line 7: reads n", "thread 1", "line 6: writes sum",
				"no access"), nodes.stream().map(Part::description).toList());
		for (int i = 1; i < nodes.size(); i++) {
			Part parent = nodes.get(RACE.nodes().get(i).parent());
			assertTrue(parent.area().right() < nodes.get(i).area().x(), nodes.get(i).description());
			for (int k = 0; k < i; k++) {
				assertFalse(nodes.get(k).area().overlaps(nodes.get(i).area()), nodes.get(i).description());
			}
		}
		assertTrue(nodes.get(2).area().bottom() <= nodes.get(4).area().y());
		assertEquals(line(6), nodes.get(3).place());
	}

	@Test
	void racesJoinTheirNodesAndEverythingIsInside() {
		Scene scene = drawn(RACE);
		Part race = scene.parts().stream().filter(p -> p.description().equals("race on sum")).findFirst().orElseThrow();
		assertEquals(Role.RACE, race.role());
		assertEquals(Role.RACE, nodes(scene).get(3).role());
		Part ground = scene.parts().get(0);
		scene.parts().forEach(p -> assertTrue(ground.area().contains(p.area()), p.description()));
	}

	@Test
	void whatIsCutIsSaid() {
		List<Node> many = new ArrayList<>(List.of(node(Kind.SERIAL, -1, "region 1")));
		IntStream.range(0, 9).forEach(i -> many.add(node(Kind.PARALLEL, 0, "thread " + i)));
		RecordedGraph cut = graph(many, List.of(new Link(1, 9, Relation.DEPENDENCE, "depend"))).first(4);
		Scene scene = drawn(cut);
		assertEquals(List.of("a.c:4: parallel", "region 1", "thread 0", "thread 1", "thread 2", "6 more nodes are not drawn"),
				scene.describedParts().stream().map(Part::description).toList());
		assertEquals(List.of("a.c:4: parallel", "too large to be drawn"),
				drawn(graph(List.of(), List.of())).describedParts().stream().map(Part::description).toList());
	}

	@Test
	void whatAllRaceOnIsOneLine() {
		List<Link> links = new ArrayList<>();
		IntStream.rangeClosed(1, 8).forEach(a -> IntStream.range(1, a).forEach(b -> links.add(new Link(b, a, Relation.RACE, "race on x"))));
		links.add(new Link(1, 3, Relation.RACE, "race on y"));
		links.add(new Link(2, 3, Relation.RACE, "race on y"));
		links.add(new Link(3, 2, Relation.RACE, "race on z"));
		links.add(new Link(4, 5, Relation.DEPENDENCE, "depend"));
		links.add(new Link(5, 6, Relation.DEPENDENCE, "depend"));
		List<Part> lines = joining(drawn(graph(threads(8), links)));
		assertEquals(List.of("race on x", "race on y", "race on y, race on z", "depend", "depend"),
				lines.stream().map(Part::description).toList());
		for (Part line : lines) {
			lines.stream().filter(other -> other != line)
					.forEach(other -> assertFalse(label(line).overlaps(label(other)), line.description() + other.description()));
		}
	}

	@Test
	void linesThatDoNotOverlapStandBelowEachOther() {
		List<Part> lines = joining(drawn(graph(threads(6), List.of(new Link(1, 2, Relation.RACE, "race on x"),
				new Link(3, 5, Relation.RACE, "race on y"), new Link(4, 6, Relation.RACE, "race on z")))));
		assertEquals(label(lines.get(0)).x(), label(lines.get(1)).x());
		assertTrue(label(lines.get(1)).right() < label(lines.get(2)).x());
	}

	@Test
	void linesThatAreLeftOutAreSaidAndRacesAreNotAmongThem() {
		List<Link> links = new ArrayList<>();
		IntStream.rangeClosed(2, 10).forEach(i -> links.add(new Link(1, i, Relation.DEPENDENCE, "depend")));
		links.add(new Link(2, 3, Relation.RACE, "race on x"));
		Scene scene = drawn(graph(threads(10), links));
		assertEquals(8, joining(scene).size());
		assertEquals("race on x", joining(scene).get(0).description());
		assertTrue(scene.describedParts().stream().anyMatch(p -> p.description().equals("2 more lines that join nodes are not drawn")));
	}

	@Test
	void theTitleNamesTheFileWithoutItsFolder() {
		SourceRange region = new SourceRange("/home/me/project/src/a.c", 0, 0, 4, 1, 4);
		RecordedGraph graph = new RecordedGraph("parallel in main, 2 threads", Optional.of(region), List.of(), List.of(), 0);
		assertEquals("a.c:4: parallel in main, 2 threads", drawn(graph).title());
	}

	private static List<Node> threads(int count) {
		List<Node> nodes = new ArrayList<>(List.of(node(Kind.SERIAL, -1, "region 1")));
		IntStream.range(0, count).forEach(i -> nodes.add(node(Kind.PARALLEL, 0, "thread " + i)));
		return nodes;
	}

	private static List<Part> joining(Scene scene) {
		return scene.describedParts().stream().filter(p -> p.description().startsWith("race on") || p.description().equals("depend"))
				.toList();
	}

	private static Area label(Part line) {
		return line.shapes().stream().filter(Label.class::isInstance).map(shape -> ((Label) shape).area()).findFirst().orElseThrow();
	}

	private static Scene drawn(RecordedGraph graph) {
		return RecordedGraphDrawing.of(graph, new EstimatedMeasure());
	}

	private static List<Part> nodes(Scene scene) {
		return scene.describedParts().stream().filter(p -> p.role() != Role.TITLE && !p.description().startsWith("race on")).toList();
	}

	private static RecordedGraph graph(List<Node> nodes, List<Link> links) {
		return new RecordedGraph("parallel", line(4), nodes, links, 0);
	}

	private static Node node(Kind kind, int parent, String line) {
		return new Node(kind, parent, List.of(line), Optional.empty(), Mark.NONE);
	}

	private static Optional<SourceRange> line(int line) {
		return Optional.of(new SourceRange("a.c", 0, 0, line, 1, line));
	}
}
