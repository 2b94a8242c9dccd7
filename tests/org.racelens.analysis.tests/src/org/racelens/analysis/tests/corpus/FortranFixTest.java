package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.verify.FixEngine;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * Racy Fortran programs are repaired, or it is said why not; what is repaired has no race, compiles, and computes with one, two, three and
 * eight threads what the sequential program does. The usual run takes a sample, with {@code -Dracelens.long=true} all are taken.
 */
class FortranFixTest {
	@TempDir
	static Path folder;

	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus", "fortran");
	private static final List<CorpusFile> RACY = CorpusFile.fortran(CORPUS).stream().filter(CorpusFile::isRacy)
			.filter(f -> LongRun.samples(name(f), f.fixes().isEmpty() ? 18 : 6)).toList();

	private static Map<CorpusFile, Future<Repair>> repairs;
	private static boolean compiles;

	@BeforeAll
	static void startEverything() {
		FortranFrontEnd frontEnd = new FortranFrontEnd();
		FixEngine engine = new FixEngine(frontEnd, new Analysis(frontEnd, new Z3ProverFactory()));
		repairs = CorpusFixes.forEach(RACY, f -> engine.repair(new SourceText(f.path().toString(), f.text(), 0),
				CompileCommand.forPath(f.path().toString()), AnalysisOptions.defaults(), FixSelection.ALL, Cancellation.NEVER));
		compiles = new FortranCompiler(folder).isInstalled();
	}

	private static String name(CorpusFile file) {
		return CORPUS.relativize(file.path()).toString();
	}

	private static boolean isRaceFree(UnitReport report) {
		return report.regions().stream().allMatch(r -> r.openRaces().isEmpty());
	}

	@TestFactory
	Stream<DynamicTest> racyProgramsAreRepairedOrItIsSaidWhyNot() {
		return RACY.stream().map(f -> DynamicTest.dynamicTest(name(f), f.path().toUri(), () -> {
			Repair repair = CorpusFixes.get(repairs.get(f));
			assertEquals(Optional.empty(), repair.last().failure());
			assertEquals(!isRaceFree(repair.last()), !repair.unresolved().isEmpty(), "races are left, and nobody says so");
			repair.unresolved().forEach(o -> assertFalse(o.refusals().isEmpty(), () -> "no reason is given for " + o.group().name()));
			assertEquals(repair.applied().isEmpty(), repair.after().text().equals(repair.before().text()));
		}));
	}

	@TestFactory
	Stream<DynamicTest> repairedProgramsComputeWhatTheSequentialOnesDo() {
		if (!compiles) {
			return Stream.of(DynamicTest.dynamicTest("gfortran", () -> assumeTrue(false,
					"gfortran with OpenMP is not installed: no repaired program of Fortran was compiled")));
		}
		FortranCompiler compiler = new FortranCompiler(folder);
		Map<CorpusFile, Future<Optional<String>>> faults = CorpusFixes.forEach(RACY, f -> {
			Repair repair = CorpusFixes.get(repairs.get(f));
			boolean compared = !repair.applied().isEmpty() && isRaceFree(repair.last()) && compiler.takes(f);
			return compared ? compiler.fault(f, repair.after().text()) : Optional.empty();
		});
		return RACY.stream().map(f -> DynamicTest.dynamicTest(name(f), f.path().toUri(),
				() -> assertEquals(Optional.empty(), CorpusFixes.get(faults.get(f)))));
	}

	@Test
	void halfOfTheProgramsHaveAFix() {
		Map<String, Integer> kinds = new TreeMap<>();
		List<String> without = new ArrayList<>();
		for (CorpusFile f : RACY) {
			Repair repair = CorpusFixes.get(repairs.get(f));
			if (!repair.applied().isEmpty() && isRaceFree(repair.last())) {
				repair.applied().forEach(
						x -> kinds.merge(x.kinds().stream().map(k -> k.id()).collect(Collectors.joining("+")), 1, Integer::sum));
			} else {
				without.add(name(f));
			}
		}
		System.out.println("Fortran: " + (RACY.size() - without.size()) + " of " + RACY.size() + " racy programs are repaired, by " + kinds
				+ "; not repaired: " + without);
		assertTrue(2 * without.size() <= RACY.size(), () -> "too many are not repaired: " + without);
	}
}
