package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.fix.FixOutcome;
import org.racelens.analysis.fix.Repair;
import org.racelens.analysis.fix.VerifiedFix;
import org.racelens.analysis.verdict.UnitReport;

/** Repaired programs compile with both compilers, and compute with one and with four threads what the sequential programs do. */
class FixedProgramsTest {
	@TempDir
	static Path folder;

	private static final Map<Toolchain, Map<CorpusFile, Future<List<String>>>> FAULTS = new LinkedHashMap<>();

	@BeforeAll
	static void startEverything() {
		for (Toolchain toolchain : List.of(Toolchain.GCC, Toolchain.CLANG)) {
			if (toolchain.isInstalled(folder)) {
				FAULTS.put(toolchain, CorpusFixes.forEach(CorpusFixes.racy(), f -> faults(f, toolchain)));
			}
		}
	}

	@TestFactory
	Stream<DynamicTest> fixedProgramsComputeWithGccWhatTheSequentialOnesDo() {
		return tests(Toolchain.GCC);
	}

	@TestFactory
	Stream<DynamicTest> fixedProgramsComputeWithClangWhatTheSequentialOnesDo() {
		return tests(Toolchain.CLANG);
	}

	private static Stream<DynamicTest> tests(Toolchain toolchain) {
		if (!FAULTS.containsKey(toolchain)) {
			return Stream.of(DynamicTest.dynamicTest(toolchain.c(),
					() -> assumeTrue(false, toolchain.cxx() + " with OpenMP is not installed: no fixed program was compiled with it")));
		}
		return CorpusFixes.racy().stream().map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(),
				() -> assertEquals(List.of(), CorpusFixes.get(FAULTS.get(toolchain).get(f)))));
	}

	private static List<String> faults(CorpusFile file, Toolchain toolchain) {
		List<String> result = new ArrayList<>();
		fixedTexts(file, toolchain).forEach((text, title) -> Comparison.fault(folder, toolchain, file, text)
				.ifPresent(f -> result.add(title + ": " + f)));
		return result;
	}

	/** The fixed texts of a program, each with its title: of programs that speak of fixes, with one compiler, all that leave no race. */
	private static Map<String, String> fixedTexts(CorpusFile file, Toolchain toolchain) {
		Map<String, String> result = new LinkedHashMap<>();
		Repair repair = CorpusFixes.repair(file);
		if (isRaceFree(repair.last())) {
			result.put(repair.after().text(), repair.applied().stream().map(VerifiedFix::title).toList().toString());
		}
		if (!file.fixes().isEmpty() && toolchain == Toolchain.GCC) {
			for (FixOutcome outcome : CorpusFixes.offers(file)) {
				outcome.fixes().stream().filter(f -> isRaceFree(f.after())).forEach(f -> result.putIfAbsent(f.fixed().text(), f.title()));
			}
		}
		return result;
	}

	private static boolean isRaceFree(UnitReport report) {
		return report.regions().stream().allMatch(r -> r.races().isEmpty());
	}
}
