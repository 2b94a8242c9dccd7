package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** After an edit elsewhere in a file no pair is decided again, and every answer is the one that is computed without remembering. */
class EditedElsewhereTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus");
	private static final int EVERY = 220;
	/** So that a busy machine changes no answer. */
	private static final AnalysisOptions PATIENT = AnalysisOptions.defaults().withRegionTimeout(Duration.ofMinutes(5));
	private static final String EDIT = "int edited_elsewhere(int q) {\n\treturn q + 1;\n}\nstatic int edited_table[3];\n";

	private final DecisionCache cache = new DecisionCache(100_000);
	private final Analysis plain = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());
	private final Analysis remembering = new Analysis(new CdtFrontEnd(), new Z3ProverFactory(), cache);

	@Test
	void onlyWhatAnEditChangesIsDecidedAgain() {
		List<CorpusFile> files = CorpusFile.all(CORPUS).stream()
				.filter(file -> LongRun.samples(file.path().getFileName().toString(), EVERY)).toList();
		for (CorpusFile file : files) {
			String path = file.path().toString();
			analyse(remembering, path, file.text());
			long decided = cache.statistics().decided();
			UnitReport again = analyse(remembering, path, EDIT + file.text());
			assertEquals(decided, cache.statistics().decided(), path);
			assertEquals(answers(analyse(plain, path, EDIT + file.text())), answers(again), path);
		}
		assertTrue(cache.statistics().found() > files.size(), () -> cache.statistics().toString());
	}

	private static UnitReport analyse(Analysis analysis, String path, String text) {
		return analysis.analyse(new SourceText(path, text, 0), CompileCommand.forPath(path), AnalysisOptions.defaults(),
				Cancellation.NEVER);
	}

	private static List<List<Object>> answers(UnitReport report) {
		return report.regions().stream().map(EditedElsewhereTest::answer).toList();
	}

	/** All but the time. */
	private static List<Object> answer(RegionReport r) {
		return List.of(r.place(), r.verdict(), r.races(), r.gaps(), r.proof());
	}
}
