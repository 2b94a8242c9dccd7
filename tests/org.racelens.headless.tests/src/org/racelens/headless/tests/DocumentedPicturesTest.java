package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.graph.PhaseGraph;
import org.racelens.race.graph.PhaseGraphs;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.drawing.EstimatedMeasure;
import org.racelens.report.drawing.PhaseGraphDrawing;
import org.racelens.report.drawing.Scene;
import org.racelens.report.drawing.ScheduleDrawing;
import org.racelens.report.drawing.SvgWriter;
import org.racelens.report.drawing.Theme;
import org.racelens.report.drawing.WitnessDrawing;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * The drawings on the page "How it decides" are those that the product makes of the programs there. What it draws now is left for
 * {@code docs/images/update.sh}.
 */
class DocumentedPicturesTest {
	private static final Path DOCS = SarifLogs.ROOT.resolve("docs");
	private static final Path DRAWN = SarifLogs.ROOT.resolve("tests/org.racelens.headless.tests/target/pictures");
	private static final Pattern FLAG = Pattern.compile("```c\n([^`]*atomic write relaxed[^`]*)```");

	private final CdtFrontEnd frontEnd = new CdtFrontEnd();
	private final Analysis analysis = new Analysis(frontEnd, new Z3ProverFactory());

	@Test
	void drawingsAreThoseOfTheProduct() throws Exception {
		Map<String, Scene> scenes = new LinkedHashMap<>();
		ParsedUnit smooth = unit("smooth.c", Files.readString(SarifLogs.ROOT.resolve("examples/smooth.c")));
		List<PhaseGraph> graphs = List.copyOf(PhaseGraphs.of(smooth).values());
		List<RegionReport> regions = regions(smooth);
		scenes.put("smooth-phases.svg", phases(graphs.get(0), regions.get(0).races()));
		scenes.put("scale-phases.svg", phases(graphs.get(1), regions.get(1).races()));
		scenes.put("smooth-witness.svg", new WitnessDrawing(new EstimatedMeasure()).draw(regions.get(0).races().get(0), regions.get(0)));
		Race race = regions(unit("flag.c", flag())).get(0).races().get(0);
		scenes.put("flag-schedule.svg", new ScheduleDrawing(new EstimatedMeasure()).draw(race.evidence().schedule().orElseThrow()));
		for (Map.Entry<String, Scene> scene : scenes.entrySet()) {
			assertCurrent(scene.getKey(), new SvgWriter(Theme.LIGHT).document(scene.getValue()));
		}
	}

	private static void assertCurrent(String name, String svg) throws IOException {
		Files.writeString(Files.createDirectories(DRAWN).resolve(name), svg);
		assertEquals(Files.readString(DOCS.resolve("images").resolve(name), StandardCharsets.UTF_8), svg, name);
	}

	private static Scene phases(PhaseGraph graph, List<Race> races) {
		return PhaseGraphDrawing.of(graph, races, new EstimatedMeasure());
	}

	/** The program of the page that hands over by a flag. */
	private static String flag() throws IOException {
		Matcher program = FLAG.matcher(Files.readString(DOCS.resolve("how-it-decides.md")));
		assertTrue(program.find());
		return program.group(1);
	}

	private ParsedUnit unit(String name, String text) throws Exception {
		return frontEnd.parse(new SourceText(name, text, 0), CompileCommand.forPath(name), Cancellation.NEVER);
	}

	private List<RegionReport> regions(ParsedUnit unit) {
		return analysis.analyse(unit, AnalysisOptions.defaults(), Cancellation.NEVER).regions();
	}
}
