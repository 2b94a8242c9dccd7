package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.GapKind;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.judge.Engine;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** What phase intervals alone free, and what they leave open. */
class PhaseEngineTest {
	private static final String PATH = "region.c";
	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	private RegionReport region(String code, Engine engine) {
		SourceText text = new SourceText(PATH, "int a[100], s, x, y;\nint main(void) {\n" + code + "return 0;\n}\n", 0);
		AnalysisOptions options = AnalysisOptions.defaults().withEngine(engine);
		List<RegionReport> regions = analysis.analyse(text, CompileCommand.forPath(PATH), options, Cancellation.NEVER).regions();
		assertEquals(1, regions.size());
		return regions.get(0);
	}

	private void assertFree(String code) {
		RegionReport region = region(code, Engine.PHASE);
		assertEquals(Verdict.RACE_FREE, region.verdict(), () -> region.gaps().toString());
		assertEquals(Verdict.RACE_FREE, region(code, Engine.POLYHEDRAL).verdict());
	}

	private void assertOpen(String code, String message) {
		RegionReport region = region(code, Engine.PHASE);
		assertEquals(Verdict.UNKNOWN, region.verdict());
		assertEquals(List.of(), region.races());
		assertTrue(region.gaps().stream().allMatch(g -> g.kind() == GapKind.MAY_HAPPEN_IN_PARALLEL), () -> region.gaps().toString());
		assertTrue(region.gaps().stream().anyMatch(g -> Sentences.of(g).contains(message)), () -> region.gaps().toString());
	}

	@Test
	void twoSinglesWithBarriersAreInDifferentPhases() {
		assertFree("#pragma omp parallel\n{\n#pragma omp single\nx = 1;\n#pragma omp single\ny = x;\n}\n");
	}

	@Test
	void withoutTheBarrierTheyShareAPhase() {
		String code = "#pragma omp parallel\n{\n#pragma omp single nowait\nx = 1;\n#pragma omp single\ny = x;\n}\n";
		assertOpen(code, "x (phase [1, 1]) may be accessed at the same time as in line 8 (phase [1, 1])");
		assertEquals(Verdict.RACE, region(code, Engine.ALL).verdict());
	}

	@Test
	void mastersAreOneThread() {
		assertFree("#pragma omp parallel\n{\n#pragma omp master\nx = 1;\n#pragma omp master\nx = 2;\n}\n");
	}

	@Test
	void criticalSectionsOfOneNameExcludeEachOther() {
		assertFree("#pragma omp parallel\n{\n#pragma omp critical(c)\nx++;\n#pragma omp critical(c)\nx = 2;\n}\n");
		assertOpen("#pragma omp parallel\n{\n#pragma omp critical(c)\nx++;\n#pragma omp critical(d)\nx = 2;\n}\n", "x (phase [1, 1])");
	}

	@Test
	void subscriptsAreNotLookedAt() {
		String code = "#pragma omp parallel for\nfor (int i = 0; i < 100; i++)\na[i] = i;\n";
		assertOpen(code, "phases alone do not tell");
		assertEquals(Verdict.RACE_FREE, region(code, Engine.ALL).verdict());
	}

	@Test
	void constantPlacesAre() {
		assertFree("#pragma omp parallel sections\n{\na[0] = 1;\n#pragma omp section\na[1] = 2;\n}\n");
	}

	@Test
	void aBarrierInALoopOfKnownTripsCountsThatOften() {
		assertFree("""
				#pragma omp parallel
				{
				#pragma omp master
				x = 1;
				for (int k = 0; k < 3; k++) {
				#pragma omp barrier
				}
				#pragma omp single
				x = 2;
				}
				""");
	}

	@Test
	void inALoopPhasesReachFromTheFirstToTheLastTrip() {
		String code = """
				#pragma omp parallel
				for (int k = 0; k < 3; k++) {
				#pragma omp single
				x = k;
				}
				""";
		assertOpen(code, "x (phase [1, 3])");
		assertEquals(Verdict.RACE_FREE, region(code, Engine.ALL).verdict());
	}

	@Test
	void aTaskIsInThePhaseOfItsGeneration() {
		assertFree("#pragma omp parallel\n{\n#pragma omp single\n{\n#pragma omp task\nx = 1;\n}\ny = x;\n#pragma omp single\nx = y;\n}\n"
				.replace("y = x;\n", "\n").replace("x = y;\n", "x = 2;\n"));
		assertOpen("#pragma omp parallel\n{\n#pragma omp single nowait\n{\n#pragma omp task\nx = 1;\n}\n#pragma omp single\nx = 2;\n}\n",
				"x (phase [1, 1])");
	}

	@Test
	void aTaskwaitJoinsTheTask() {
		assertFree("#pragma omp parallel\n#pragma omp single\n{\n#pragma omp task\nx = 1;\n#pragma omp taskwait\nx = 2;\n}\n");
		assertOpen("#pragma omp parallel\n#pragma omp single\n{\n#pragma omp task\nx = 1;\nx = 2;\n}\n", "x (phase [1, 1])");
	}

	@Test
	void lanesOfOneThreadAreNotSequential() {
		String code = "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp simd\nfor (int i = 0; i < 99; i++)\na[i + 1] = a[i];\n}\n";
		assertOpen(code, "a");
		assertEquals(Verdict.RACE, region(code, Engine.ALL).verdict());
	}

	@Test
	void theProofSaysHowManyPairsPhasesFreed() {
		String code = "#pragma omp parallel\n{\n#pragma omp single\nx = 1;\n#pragma omp single\ny = x;\n}\n";
		assertTrue(region(code, Engine.ALL).proof().phase() > 0);
		assertEquals(0, region(code, Engine.POLYHEDRAL).proof().phase());
	}
}
