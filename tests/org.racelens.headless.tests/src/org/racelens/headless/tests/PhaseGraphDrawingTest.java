package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.race.verdict.Race;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.PhaseGraphDrawing;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.Shape.Line;
import org.racelens.report.drawing.Shape.Tip;
import org.racelens.report.drawing.SvgWriter;
import org.racelens.report.drawing.Theme;
import org.racelens.solver.z3.Z3ProverFactory;

/** The drawings of phase graphs. */
class PhaseGraphDrawingTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "../.."), "tests", "corpus");
	private static final double READABLE = 4.5;
	private static final String NESTED = """
			int x, y, n; double a[100], b[100]; void g(void);
			int main(void) {
			#pragma omp parallel
				{
					switch (n) {
					case 1:
			#pragma omp barrier
						x = 2;
						break;
					case 2: case 3:
			#pragma omp master
						g();
					default:
						y = 3;
					}
					for (int k = 0; k < 10; k++) {
						while (y < x) {
							if (x > 3)
								break;
							for (int m = 0; m < 3; m++) {
			#pragma omp for reduction(+:n)
								for (int i = 0; i < 100; i++) {
									a[i] = b[i];
									if (i > 50)
										continue;
			#pragma omp critical
									n++;
								}
							}
			#pragma omp barrier
						}
						if (k > 3) {
			#pragma omp single
							{
								x += 1;
			#pragma omp critical
								x += 2;
							}
						} else {
							y = 3;
						}
					}
			#pragma omp sections
					{
						x = 1;
			#pragma omp section
						y = 2;
			#pragma omp section
						b[1] = x;
					}
				}
			}
			""";

	@TestFactory
	Stream<DynamicTest> everyRegionOfTheCorpusIsDrawnReadably() throws IOException {
		try (Stream<Path> files = Files.walk(CORPUS)) {
			List<Path> programs = files.filter(f -> f.getFileName().toString().matches(".*\\.(c|cpp)")).filter(LongRun::draws).sorted()
					.toList();
			assertTrue(programs.size() > 120, "too few programs: " + programs.size());
			return programs.stream().map(f -> DynamicTest.dynamicTest(CORPUS.relativize(f).toString(), () -> assertReadable(f)));
		}
	}

	private static void assertReadable(Path file) throws IOException, FrontEndException {
		for (PhaseGraph graph : PhaseGraphs.of(unit(file.toString(), Files.readString(file))).values()) {
			assertReadable(PhaseGraphDrawing.of(graph, List.of(), new EstimatedMeasure()), graph);
		}
	}

	@Test
	void nestedLoopsAndBranchesWithRacesAreDrawnReadably() throws Exception {
		ParsedUnit unit = unit("a.c", NESTED);
		PhaseGraph graph = PhaseGraphs.of(unit).values().iterator().next();
		List<Race> races = new Analysis(new CdtFrontEnd(), new Z3ProverFactory())
				.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER)
				.regions().get(0).races();
		assertTrue(races.size() > 6);
		Scene scene = PhaseGraphDrawing.of(graph, races, new EstimatedMeasure());
		assertReadable(scene, graph);
		Part critical = described(scene, "critical, x += 2;");
		assertEquals("critical, x += 2;, line 36, race on x", critical.description());
		assertEquals(Role.RACE, critical.shapes().get(0).role());
		assertFalse(scene.parts().stream().filter(p -> p.role() == Role.RACE).toList().isEmpty());
	}

	@Test
	void theTextGoesDownAndAlternativesStandSideBySide() throws Exception {
		PhaseGraph graph = PhaseGraphs.of(unit("a.c", NESTED)).values().iterator().next();
		Scene scene = PhaseGraphDrawing.of(graph, List.of(), new EstimatedMeasure());
		Area loop = described(scene, "for (int k").area();
		Area single = described(scene, "single").area();
		Area other = described(scene, "every thread, y = 3;, line 40").area();
		Area sections = described(scene, "sections").area();
		assertTrue(loop.bottom() < single.y());
		assertEquals(single.y(), other.y(), "the two branches begin side by side");
		assertTrue(single.right() < other.x());
		assertTrue(described(scene, "barrier at the end of single").area().bottom() < sections.y(),
				"what follows a loop is below all of it");
		List<Area> three = scene.parts().stream().filter(p -> p.description().startsWith("section,")).map(Part::area).toList();
		assertEquals(3, three.size());
		Area bar = described(scene, "barrier at the end of sections").area();
		assertTrue(three.stream().allMatch(a -> a.y() == three.get(0).y() && bar.x() <= a.middle() && a.middle() < bar.right()),
				"the barrier reaches below all sections");
	}

	@Test
	void aStepCanBeAskedForByItsPlace() throws Exception {
		PhaseGraph graph = PhaseGraphs.of(unit("a.c", NESTED)).values().iterator().next();
		Scene scene = PhaseGraphDrawing.of(graph, List.of(), new EstimatedMeasure());
		for (Part part : scene.describedParts()) {
			assertEquals(Optional.of(part.description()), scene.at(part.area().middle(), part.area().y() + 2).map(Part::description));
			assertTrue(part.place().isPresent());
		}
		assertEquals(graph.nodes().size(), scene.describedParts().size());
		assertEquals("Phases of the parallel of line 3 in main", scene.title());
	}

	@Test
	void longTextsAreCut() throws Exception {
		PhaseGraph graph = PhaseGraphs.of(unit("a.c", """
				int x;
				void f(int n) {
				#pragma omp parallel num_threads(n + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 100000000)
					x = 1000000000 + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 1000000000 + 10000000;
				}
				""")).values().iterator().next();
		Scene scene = PhaseGraphDrawing.of(graph, List.of(), new EstimatedMeasure());
		assertReadable(scene, graph);
		assertTrue(scene.width() < 600, "width " + scene.width());
		assertTrue(described(scene, "every thread").description().contains("10000000;"), "the description has all of it");
	}

	private static Part described(Scene scene, String start) {
		return scene.parts().stream().filter(p -> p.description().startsWith(start)).findFirst().orElseThrow();
	}

	/** Steps and texts stay in the scene and apart from each other; lines end at steps, with arrows to the right or downwards. */
	private static void assertReadable(Scene scene, PhaseGraph graph) {
		Area all = new Area(0, 0, scene.width(), scene.height());
		List<Area> steps = scene.parts().stream().filter(p -> p.shapes().get(0) instanceof Box && !p.isDecoration()).map(Part::area)
				.toList();
		assertEquals(graph.nodes().size(), steps.size());
		List<Area> apart = new ArrayList<>(steps);
		scene.parts().stream().filter(p -> p.role() == Role.SUBTITLE).map(Part::area).forEach(apart::add);
		assertApart(apart);
		assertApart(shapes(scene).stream().filter(Label.class::isInstance).map(Shape::area).toList());
		assertTrue(shapes(scene).stream().map(Shape::area).allMatch(all::contains), "something leaves the scene");
		for (Part part : scene.parts()) {
			if (part.shapes().get(0) instanceof Box box && !part.isDecoration()) {
				assertTrue(part.shapes().stream().allMatch(s -> box.area().contains(s.area())), part + " leaves its box");
				assertContrast(part, box);
			}
		}
		shapes(scene).stream().filter(Line.class::isInstance).map(Line.class::cast).filter(l -> l.tip() == Tip.ARROW).forEach(l -> {
			assertTrue(l.x1() == l.x2() && l.y1() < l.y2() || l.y1() == l.y2() && l.x1() < l.x2(), l + " has a wrong direction");
			assertTrue(steps.stream().anyMatch(s -> s.y() == l.y2() || s.x() == l.x2()), l + " leads nowhere");
		});
		for (Theme theme : Theme.values()) {
			assertTrue(new SvgWriter(theme).document(scene).endsWith("</svg>\n"));
		}
	}

	private static void assertApart(List<Area> areas) {
		for (int i = 0; i < areas.size(); i++) {
			for (int j = 0; j < i; j++) {
				assertFalse(areas.get(i).overlaps(areas.get(j)), areas.get(i) + " covers " + areas.get(j));
			}
		}
	}

	private static void assertContrast(Part part, Box box) {
		for (Theme theme : Theme.values()) {
			part.shapes().stream().filter(Label.class::isInstance).forEach(l -> assertTrue(
					theme.ink(l.role()).text().contrast(theme.ink(box.role()).fill()) >= READABLE, theme + ": " + l));
		}
	}

	private static List<Shape> shapes(Scene scene) {
		return scene.parts().stream().flatMap(p -> p.shapes().stream()).toList();
	}

	private static ParsedUnit unit(String path, String text) throws FrontEndException {
		CompileCommand command = CompileCommand.forPath(path);
		return new CdtFrontEnd().parse(new SourceText(path, text, 0),
				new CompileCommand(command.language(), List.of(), Map.of(), Optional.empty()), Cancellation.NEVER);
	}
}
