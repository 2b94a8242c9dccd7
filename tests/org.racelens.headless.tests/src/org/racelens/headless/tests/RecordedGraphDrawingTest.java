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
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
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

	private static Scene drawn(RecordedGraph graph) {
		return RecordedGraphDrawing.of(graph, new EstimatedMeasure());
	}

	private static List<Part> nodes(Scene scene) {
		return scene.describedParts().stream().filter(p -> p.role() != Role.TITLE && !p.description().startsWith("race on")).toList();
	}

	private static RecordedGraph graph(List<Node> nodes, List<Link> links) {
		return new RecordedGraph("a.c:4: parallel", line(4), nodes, links, 0);
	}

	private static Node node(Kind kind, int parent, String line) {
		return new Node(kind, parent, List.of(line), Optional.empty(), Mark.NONE);
	}

	private static Optional<SourceRange> line(int line) {
		return Optional.of(new SourceRange("a.c", 0, 0, line, 1, line));
	}
}
