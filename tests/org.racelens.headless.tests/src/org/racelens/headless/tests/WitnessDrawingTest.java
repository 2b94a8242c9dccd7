package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.AccessPointer;
import org.racelens.race.verdict.AccessReport;
import org.racelens.race.verdict.Circumstances;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.LoopReport.Extent;
import org.racelens.race.verdict.LoopReport.Neighbours;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Suppression;
import org.racelens.race.verdict.UnitReport;
import org.racelens.report.drawing.Area;
import org.racelens.report.drawing.Colour;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Role;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.Shape;
import org.racelens.report.drawing.Shape.Box;
import org.racelens.report.drawing.Shape.Label;
import org.racelens.report.drawing.SvgWriter;
import org.racelens.report.drawing.TextMeasure;
import org.racelens.report.drawing.TextStyle;
import org.racelens.report.drawing.Theme;
import org.racelens.report.drawing.WitnessDrawing;
import org.racelens.solver.z3.Z3ProverFactory;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The drawing of a witness, for made-up races and for those of racy programs of the corpus. */
class WitnessDrawingTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus");
	private static final double READABLE = 4.5;
	/** A large font of letters that all differ in width. */
	static final TextMeasure LARGE = new TextMeasure() {
		@Override
		public int width(String text, TextStyle style) {
			return text.chars().map(c -> 15 + c % 17).sum();
		}

		@Override
		public int height(TextStyle style) {
			return style == TextStyle.SMALL ? 31 : 37;
		}

		@Override
		public int ascent(TextStyle style) {
			return 25;
		}
	};

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private static Scene scene(Race race) {
		return new WitnessDrawing(new EstimatedMeasure()).draw(race, Sample.SHIFT.racy());
	}

	private static List<Shape> shapes(Scene scene) {
		return scene.parts().stream().flatMap(p -> p.shapes().stream()).toList();
	}

	private static List<Label> labels(Scene scene) {
		return shapes(scene).stream().filter(Label.class::isInstance).map(Label.class::cast).toList();
	}

	private static List<String> texts(Scene scene) {
		return labels(scene).stream().map(Label::text).toList();
	}

	@TestFactory
	Stream<DynamicTest> everyRaceOfTheCorpusIsDrawnReadably() throws IOException {
		try (Stream<Path> files = Files.walk(CORPUS)) {
			List<Path> racy = files.filter(f -> f.getFileName().toString().matches(".*-racy\\.(c|cpp)")).filter(LongRun::draws).sorted()
					.toList();
			assertTrue(racy.size() > 50, "too few programs: " + racy.size());
			return racy.stream().map(f -> DynamicTest.dynamicTest(CORPUS.relativize(f).toString(), () -> assertReadable(f)));
		}
	}

	private void assertReadable(Path file) throws Exception {
		SourceText text = new SourceText(file.toString(), Files.readString(file), 0);
		UnitReport report = analysis.analyse(text, CompileCommand.forPath(text.path()), AnalysisOptions.defaults(), Cancellation.NEVER);
		for (RegionReport region : report.regions()) {
			for (Race race : region.races()) {
				Scene scene = new WitnessDrawing(new EstimatedMeasure()).draw(race, region);
				assertReadable(scene);
				assertReadable(new WitnessDrawing(LARGE).draw(race, region));
				assertShowsTheWitness(race, scene);
				Scene narrow = new WitnessDrawing(new EstimatedMeasure()).draw(race, region, scene.width() / 3);
				assertReadable(narrow);
				assertShowsTheWitness(race, narrow);
				for (Theme theme : Theme.values()) {
					parsed(new SvgWriter(theme).document(scene));
				}
			}
		}
	}

	/** Texts stay in the scene and in their boxes, do not cover each other, and stand out from what they stand on. */
	static void assertReadable(Scene scene) {
		Area all = new Area(0, 0, scene.width(), scene.height());
		List<Label> labels = labels(scene);
		for (int i = 0; i < labels.size(); i++) {
			assertTrue(all.contains(labels.get(i).area()), "leaves the scene: " + labels.get(i));
			for (int j = 0; j < i; j++) {
				assertFalse(labels.get(i).area().overlaps(labels.get(j).area()), labels.get(i) + " covers " + labels.get(j));
			}
		}
		for (Part part : scene.parts()) {
			List<Area> boxes = part.shapes().stream().filter(Box.class::isInstance).map(Shape::area).toList();
			part.shapes().stream().filter(Label.class::isInstance).filter(l -> !boxes.isEmpty()).forEach(l -> assertTrue(
					boxes.stream().anyMatch(b -> b.contains(l.area())), "leaves its box: " + l));
		}
		for (Theme theme : Theme.values()) {
			assertContrast(scene, theme);
		}
	}

	private static void assertContrast(Scene scene, Theme theme) {
		List<Box> below = new ArrayList<>();
		for (Shape shape : shapes(scene)) {
			if (shape instanceof Box box) {
				below.add(box);
			} else if (shape instanceof Label label) {
				Colour ink = theme.ink(label.role()).text();
				Box ground = below.stream().filter(b -> b.area().overlaps(label.area())).reduce((x, y) -> y).orElseThrow();
				assertTrue(ground.area().contains(label.area()), label + " crosses the border of " + ground);
				Colour fill = theme.ink(ground.role()).fill();
				assertTrue(ink.contrast(fill) >= READABLE, theme + ": " + label + " on " + ground + " has " + ink.contrast(fill));
			}
		}
	}

	private static void assertShowsTheWitness(Race race, Scene scene) {
		List<String> texts = texts(scene);
		race.witness().forEach((name, value) -> assertTrue(texts.contains(name + " = " + value), name + " is not among " + texts));
		for (AccessReport access : List.of(race.first(), race.second())) {
			assertTrue(scene.parts().stream().anyMatch(p -> p.place().equals(Optional.of(access.place()))
					&& p.role() == (access.write() ? Role.ACCESS_WRITE : Role.ACCESS_READ)), "no access at " + access.place());
			String equation = scene.parts().stream().filter(p -> p.role() == Role.EQUATION).map(Part::description)
					.reduce("", String::concat).replaceAll("\\s", "");
			String pointer = access.pointer().text();
			assertTrue(equation.contains(("at " + pointer).replaceAll("\\s", "")), pointer + " is not in " + equation);
		}
	}

	private static Document parsed(String svg) throws Exception {
		DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
		factory.setNamespaceAware(true);
		return factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
	}

	private static AccessReport access(String text, String thread, Circumstances around, List<CallSite> calls) {
		return new AccessReport(Sample.SHIFT.place(11, 3, 6), true, false, text, thread, Optional.empty(), Map.of("i", "1"),
				Optional.empty(), "a[1]",
				"a + 4", calls, around);
	}

	private static Race race(AccessReport first, AccessReport second) {
		Race sample = Sample.SHIFT.race();
		return new Race(Race.Kind.WW, "a", Optional.empty(), sample.confidence(), List.of(), first, second, sample.witness(),
				sample.evidence(), Optional.of(new Suppression(Sample.SHIFT.place(10, 1, 3), "counts <only> roughly & often")), 0);
	}

	private static PhaseBound barrier(String k) {
		return new PhaseBound.Barrier(Sample.SHIFT.place(10, 1, 5), PhaseBound.Kind.EXPLICIT, Map.of("k", k));
	}

	private static LoopReport loop(String variable, String value, List<String> earlier, List<String> later) {
		return new LoopReport(Sample.SHIFT.place(9, 1, 500), 1, Map.of(variable, value), new Neighbours(earlier, Extent.MORE),
				new Neighbours(later, Extent.COMPLETE));
	}

	private static Scene between(PhaseBound begin, PhaseBound end, LoopReport... loops) {
		Circumstances around = new Circumstances(begin, end, List.of(loops));
		return scene(race(access("a[i]", "0", around, List.of()), access("a[i]", "1", around, List.of())));
	}

	@Test
	void theAddressEquationIsDrawn() {
		List<String> texts = texts(scene(Sample.SHIFT.race()));
		assertTrue(texts.containsAll(List.of("a[i+1]", "where i = 0", "a[i]", "where i = 1", "at &a[1]", "&a[1]", "same address")),
				texts.toString());
		assertTrue(texts.containsAll(List.of("T = 2", "n = 2", "Thread 0", "Thread 1")), texts.toString());
	}

	@Test
	void bytesAreCountedWhereNoWholeElementIsMeant() {
		AccessReport half = new AccessReport(Sample.SHIFT.place(11, 3, 6), true, false, "b[6]", "0", Optional.empty(), Map.of(),
				Optional.empty(), "a[3]",
				"a + 6", new AccessPointer(Optional.empty(), "(char *)a + 6"), List.of(), Circumstances.UNKNOWN);
		List<String> texts = texts(scene(race(half, access("a[i]", "1", Circumstances.UNKNOWN, List.of()))));
		assertTrue(texts.containsAll(List.of("at (char *)a + 6", "at &a[1]", "bytes overlap")), texts.toString());
		assertTrue(String.join(" ", texts).contains("(char *)a + 6 / (char *)a + 4"), texts.toString());
	}

	@Test
	void theThreadsStandOneBelowTheOtherWhereTheWidthIsSmall() {
		LoopReport i = loop("i", "1", List.of("0"), List.of("2"));
		Circumstances around = new Circumstances(barrier("3"), barrier("4"), List.of(i));
		Race race = race(access("a[i]", "0", around, List.of()), access("a[i]", "1", around, List.of()));
		Scene wide = scene(race);
		assertEquals(wide, new WitnessDrawing(new EstimatedMeasure()).draw(race, Sample.SHIFT.racy(), wide.width()));
		Scene narrow = new WitnessDrawing(new EstimatedMeasure()).draw(race, Sample.SHIFT.racy(), 280);
		assertReadable(narrow);
		assertEquals(280, narrow.width());
		List<Area> titles = narrow.parts().stream().filter(p -> p.role() == Role.LANE_TITLE).map(Part::area).toList();
		assertEquals(titles.get(0).x(), titles.get(1).x());
		Area conflict = narrow.parts().stream().filter(p -> p.role() == Role.CONFLICT).findFirst().orElseThrow().area();
		assertTrue(titles.get(0).bottom() < conflict.y() && conflict.bottom() <= titles.get(1).y() + 10, conflict.toString());
		assertEquals(words(wide).filter(w -> !w.equals("time")).toList(), words(narrow).toList());
	}

	private static Stream<String> words(Scene scene) {
		return texts(scene).stream().flatMap(t -> Stream.of(t.split(" "))).sorted();
	}

	@Test
	void barriersAreDrawnAcrossBothLanes() {
		Scene scene = between(barrier("3"), barrier("4"));
		List<Part> barriers = scene.parts().stream().filter(p -> p.role() == Role.BARRIER).toList();
		assertEquals(List.of("barrier of line 10, k = 3", "barrier of line 10, k = 4"), barriers.stream().map(Part::description).toList());
		List<Area> titles = scene.parts().stream().filter(p -> p.role() == Role.LANE_TITLE).map(Part::area).toList();
		for (Part barrier : barriers) {
			assertTrue(barrier.area().x() <= titles.get(0).x() && barrier.area().right() >= titles.get(1).right(), barrier.toString());
		}
	}

	@Test
	void theAccessesAreBetweenTheBarriersAtTheSameHeight() {
		Scene scene = between(barrier("3"), barrier("4"), loop("i", "1", List.of("0"), List.of()));
		List<Area> barriers = scene.parts().stream().filter(p -> p.role() == Role.BARRIER).map(Part::area).toList();
		List<Area> accesses = scene.parts().stream().filter(p -> p.role() == Role.ACCESS_WRITE).map(Part::area).toList();
		assertEquals(2, accesses.size());
		assertEquals(accesses.get(0).y(), accesses.get(1).y());
		accesses.forEach(a -> assertTrue(a.y() >= barriers.get(0).bottom() && a.bottom() <= barriers.get(1).y(), a.toString()));
	}

	@Test
	void iterationsBeyondABarrierAreNotInThePhase() {
		LoopReport k = loop("k", "5", List.of("3", "4"), List.of("6", "7"));
		assertTrue(texts(between(PhaseBound.Edge.REGION, PhaseBound.Edge.REGION, k)).containsAll(List.of("k = \u2026, 3, 4", "k = 6, 7")));
		List<String> cut = texts(between(barrier("3"), barrier("6"), k));
		assertTrue(cut.contains("k = 4"), cut.toString());
		assertFalse(cut.toString().contains("7"), cut.toString());
		LoopReport i = loop("i", "1", List.of("0"), List.of("2"));
		assertTrue(texts(between(barrier("3"), barrier("5"), k, i)).contains("i = \u2026, 0"));
	}

	@Test
	void phasesThatAreNotCommonHaveTheirOwnBounds() {
		AccessReport first = access("a[i]", "0", new Circumstances(barrier("0"), PhaseBound.Edge.REGION, List.of()), List.of());
		AccessReport second = access("a[i]", "1", new Circumstances(PhaseBound.Edge.REGION, barrier("0"), List.of()), List.of());
		Scene scene = scene(race(first, second));
		assertReadable(scene);
		assertTrue(texts(scene).contains("unordered"));
		assertFalse(texts(scene).contains("same phase"));
	}

	@Test
	void aLoopOfACalledFunctionIsWithinTheCall() {
		CallSite call = new CallSite("g", Sample.SHIFT.place(20, 1, 4));
		LoopReport outside = new LoopReport(Sample.SHIFT.place(19, 1, 500), 0, Map.of("r", "7"), Neighbours.UNKNOWN, Neighbours.UNKNOWN);
		LoopReport inside = new LoopReport(Sample.SHIFT.place(9, 1, 500), 0, Map.of("c", "8"), Neighbours.UNKNOWN, Neighbours.UNKNOWN);
		Circumstances around = new Circumstances(PhaseBound.Edge.REGION, PhaseBound.Edge.REGION, List.of(outside, inside));
		Scene scene = scene(race(access("a[c]", "0", around, List.of(call)), Sample.SHIFT.read()));
		List<Part> nested = scene.parts().stream()
				.filter(p -> p.role() == Role.ITERATION || p.role() == Role.CALL || p.role() == Role.ACCESS_WRITE).toList();
		assertEquals(List.of(Role.ITERATION, Role.CALL, Role.ITERATION, Role.ACCESS_WRITE), nested.stream().map(Part::role).toList());
		for (int i = 1; i < nested.size(); i++) {
			assertTrue(nested.get(i - 1).area().contains(nested.get(i).area()), nested.get(i).toString());
		}
	}

	@Test
	void lanesAreInTheOrderOfTheThreads() {
		Scene scene = scene(
				race(access("a[i]", "1", Circumstances.UNKNOWN, List.of()), access("a[i]", "0", Circumstances.UNKNOWN, List.of())));
		assertEquals(List.of("Thread 0", "Thread 1"),
				scene.parts().stream().filter(p -> p.role() == Role.LANE_TITLE).map(Part::description).toList());
	}

	@Test
	void longExpressionsAreBrokenAndNothingIsLost() {
		String text = "field[index_of_the_neighbour_on_the_left(row, column) + ".repeat(9) + "\ud835\udc9c".repeat(300);
		Scene scene = scene(race(access(text, "0", Circumstances.UNKNOWN, List.of()), Sample.SHIFT.read()));
		assertReadable(scene);
		String shown = scene.parts().stream().filter(p -> p.role() == Role.ACCESS_WRITE).flatMap(p -> p.shapes().stream())
				.filter(s -> s instanceof Label l && l.style() == TextStyle.CODE).map(s -> ((Label) s).text()).reduce("", String::concat);
		assertEquals(text.replace(" ", ""), shown.replace(" ", ""));
		assertTrue(scene.width() < 2000, "as wide as the expression: " + scene.width());
	}

	@Test
	void whatIsMarkupOrNoCharacterIsEscaped() throws Exception {
		AccessReport odd = access("a<b && \"c\" > \u0001\ud800\uffff", "0", Circumstances.UNKNOWN, List.of());
		Document svg = parsed(new SvgWriter(Theme.LIGHT).document(scene(race(odd, Sample.SHIFT.read()))));
		assertTrue(svg.getDocumentElement().getTextContent().contains("a<b && \"c\" > \\x01\\ud800\ufffd"));
		assertTrue(svg.getDocumentElement().getTextContent().contains("counts <only> roughly & often"));
	}

	@Test
	void everyThingIsDescribedAndFoundWhereItIs() {
		Scene scene = scene(Sample.SHIFT.race());
		for (Part part : scene.describedParts()) {
			Area text = part.shapes().stream().filter(Label.class::isInstance).map(Shape::area).findFirst().orElseThrow();
			assertEquals(Optional.of(part), scene.at(text.x() + 1, text.y() + 1));
		}
		assertEquals(Optional.empty(), scene.at(1, 1));
		assertEquals(Optional.empty(), scene.at(-5, scene.height() + 5));
	}

	@Test
	void reasonsLeadToTheirPlaces() {
		Scene scene = new WitnessDrawing(new EstimatedMeasure()).draw(Sample.SHIFT.possibleRace(), Sample.SHIFT.possible());
		assertTrue(texts(scene).contains("Possible data race on b"));
		Part reason = scene.parts().stream().filter(p -> p.role() == Role.REASON).findFirst().orElseThrow();
		assertEquals(Optional.of(Sample.SHIFT.gap().place()), reason.place());
		assertTrue(reason.description().contains("the function g is not known"), reason.description());
	}

	@ParameterizedTest
	@EnumSource(Theme.class)
	void equalRacesAreEqualPictures(Theme theme) {
		String once = new SvgWriter(theme).document(scene(Sample.SHIFT.race()));
		assertEquals(once, new SvgWriter(theme).document(scene(new Sample("src/shift.c").race())));
	}

	@Test
	void darkIsNotLight() {
		Scene scene = scene(Sample.SHIFT.race());
		assertNotEquals(new SvgWriter(Theme.LIGHT).document(scene), new SvgWriter(Theme.DARK).document(scene));
		assertEquals(Theme.LIGHT, Theme.on(new Colour(240, 240, 240)));
		assertEquals(Theme.DARK, Theme.on(new Colour(47, 47, 47)));
	}
}
