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
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.solver.z3.Z3ProverFactory;

/** Every Fortran program of the corpus gets the answers that its comments state. */
class FortranCorpusTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus", "fortran");

	private final Analysis analysis = new Analysis(new FortranFrontEnd(), new Z3ProverFactory());

	@Test
	void corpusIsLargeEnoughToMeanSomething() {
		assertTrue(CorpusFile.fortran(CORPUS).size() >= 400);
	}

	@TestFactory
	Stream<DynamicTest> everyProgramGetsItsStatedAnswer() {
		List<CorpusFile> files = CorpusFile.fortran(CORPUS);
		Map<CorpusFile, Future<List<String>>> differences = CorpusFixes.forEach(files,
				f -> CorpusCheck.differences(f, CorpusTest.analyse(analysis, f)));
		return files.stream().map(f -> DynamicTest.dynamicTest(CORPUS.relativize(f.path()).toString(), f.path().toUri(),
				() -> assertEquals(List.of(), CorpusFixes.get(differences.get(f)), f.path().toString())));
	}
}
