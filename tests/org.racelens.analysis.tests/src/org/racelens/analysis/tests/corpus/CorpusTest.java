package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
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
import org.racelens.race.verdict.UnitReport;
import org.racelens.solver.z3.Z3ProverFactory;

/** Every corpus program gets the answers that its comments state. */
class CorpusTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus");

	private final Analysis analysis = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	@Test
	void corpusIsLargeEnoughToMeanSomething() {
		assertTrue(CorpusFile.all(CORPUS).size() >= 200);
	}

	@TestFactory
	Stream<DynamicTest> everyProgramGetsItsStatedAnswer() {
		List<CorpusFile> files = CorpusFile.all(CORPUS);
		Map<CorpusFile, Future<List<String>>> differences = CorpusFixes.forEach(files,
				f -> CorpusCheck.differences(f, analyse(analysis, f)));
		return files.stream().map(f -> DynamicTest.dynamicTest(CORPUS.relativize(f.path()).toString(), f.path().toUri(),
				() -> assertEquals(List.of(), CorpusFixes.get(differences.get(f)), f.path().toString())));
	}

	static UnitReport analyse(Analysis analysis, CorpusFile file) {
		String path = file.path().toString();
		return analysis.analyse(new SourceText(path, file.text(), 0), CompileCommand.forPath(path), AnalysisOptions.defaults(),
				Cancellation.NEVER);
	}
}
