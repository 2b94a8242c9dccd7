package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.analysis.Analysis;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
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
	Stream<DynamicTest> everyProgramGetsItsStatedAnswer() throws IOException {
		Set<String> open = open();
		List<CorpusFile> files = CorpusFile.fortran(CORPUS);
		Map<CorpusFile, Future<List<String>>> differences = CorpusFixes.forEach(files, f -> differences(f, open.contains(name(f))));
		return files.stream().map(f -> DynamicTest.dynamicTest(name(f), f.path().toUri(),
				() -> assertEquals(List.of(), CorpusFixes.get(differences.get(f)), f.path().toString())));
	}

	@Test
	void whatIsOpenIsThere() throws IOException {
		TreeSet<String> missing = new TreeSet<>(open());
		CorpusFile.fortran(CORPUS).forEach(f -> missing.remove(name(f)));
		assertEquals(Set.of(), missing);
	}

	private static String name(CorpusFile f) {
		return CORPUS.relativize(f.path()).toString();
	}

	/** The programs that do not get their answer yet. */
	private static Set<String> open() throws IOException {
		return Files.readAllLines(CORPUS.resolve("open.txt")).stream().filter(l -> !l.startsWith("#")).map(l -> l.split("\\|")[0].strip())
				.collect(Collectors.toCollection(TreeSet::new));
	}

	private List<String> differences(CorpusFile f, boolean open) {
		UnitReport report = CorpusTest.analyse(analysis, f);
		List<String> differences = CorpusCheck.differences(f, report);
		if (!open) {
			return differences;
		}
		return differences.isEmpty() ? List.of("gets its answer: it is no longer open") : wrong(f, report);
	}

	/** What is said of a program that is not true of it, as opposed to what is not said. */
	private static List<String> wrong(CorpusFile f, UnitReport report) {
		List<String> wrong = new ArrayList<>();
		for (RegionReport region : report.regions()) {
			CorpusFile.RegionMark mark = f.regions().get(region.place().line());
			boolean racy = mark != null && mark.verdict().equals("RACE");
			if (racy && (region.verdict() == Verdict.RACE_FREE || region.verdict() == Verdict.RACE_FREE_IF)) {
				wrong.add("a proof in line " + region.place().line() + " where a race is");
			}
			boolean definite = region.races().stream().anyMatch(r -> r.confidence() == Confidence.DEFINITE);
			if (!racy && definite) {
				wrong.add("a definite race in line " + region.place().line() + " where none is");
			}
		}
		return wrong;
	}
}
