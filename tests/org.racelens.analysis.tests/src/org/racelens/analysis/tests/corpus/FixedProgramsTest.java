package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Future;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.tests.LongRun;
import org.racelens.analysis.tests.corpus.Comparison.Answer;
import org.racelens.analysis.tests.corpus.Comparison.Reach;
import org.racelens.race.verdict.UnitReport;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.Repair;
import org.racelens.repair.fix.VerifiedFix;
import org.racelens.report.words.Sentences;

/**
 * Repaired programs compile, and compute with one, two, three and eight threads and stacks of 8 MB what the sequential programs do; and
 * ThreadSanitizer reports no race of them. The usual run takes a sample, of which each compiler has a part and ThreadSanitizer a few. With
 * {@code -Dracelens.long=true} both compilers and ThreadSanitizer have all.
 */
class FixedProgramsTest {
	@TempDir
	static Path folder;

	private static final Pattern TASK_REDUCTION = Pattern.compile("taskloop.*reduction|task_reduction|in_reduction|reduction\\(task");
	private static final Set<Toolchain> INSTALLED = new LinkedHashSet<>();
	private static final int RUN_PERCENT = 75;

	private static final Map<Toolchain, Map<CorpusFile, Future<List<Fixed>>>> RESULTS = new LinkedHashMap<>();

	/** A fixed text of a program, told by its title, and what the comparison says about it. */
	private record Fixed(String title, Answer answer) {
	}

	@BeforeAll
	static void startEverything() {
		Stream.of(Toolchain.GCC, Toolchain.CLANG).filter(t -> t.isInstalled(folder)).forEach(INSTALLED::add);
		for (Toolchain toolchain : INSTALLED) {
			RESULTS.put(toolchain, CorpusFixes.forEach(programs(toolchain), f -> compared(f, toolchain)));
		}
	}

	private static List<CorpusFile> programs(Toolchain toolchain) {
		boolean alone = LongRun.ASKED || INSTALLED.size() < 2;
		boolean even = toolchain == Toolchain.GCC;
		return CorpusFixes.racy().stream()
				.filter(f -> CompilerLimits.takes(toolchain, CorpusFixes.name(f)))
				.filter(f -> alone || (f.fixes().isEmpty() ? CorpusFixes.name(f).hashCode() % 2 == 0 == even : isSample(f)))
				.toList();
	}

	/** Of the programs whose comments demand fixes the usual run takes one of six. */
	private static boolean isSample(CorpusFile file) {
		return LongRun.samples(CorpusFixes.name(file), 6);
	}

	@TestFactory
	Stream<DynamicTest> fixedProgramsComputeWithGccWhatTheSequentialOnesDo() {
		return tests(Toolchain.GCC);
	}

	@TestFactory
	Stream<DynamicTest> fixedProgramsComputeWithClangWhatTheSequentialOnesDo() {
		return tests(Toolchain.CLANG);
	}

	@TestFactory
	Stream<DynamicTest> threadSanitizerReportsNoRaceOfRepairedPrograms() {
		Optional<ThreadSanitizer> sanitizer = ThreadSanitizer.find(folder);
		if (sanitizer.isEmpty()) {
			return Stream.of(DynamicTest.dynamicTest("ThreadSanitizer", () -> assumeTrue(false,
					"clang, a runtime of ThreadSanitizer or libarcher is not installed, or they do not tell a race from a reduction")));
		}
		Map<CorpusFile, Future<Optional<String>>> reports = CorpusFixes.forEach(sampled(), f -> report(f, sanitizer.get()));
		return sampled().stream().map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(),
				() -> assertEquals(Optional.empty(), CorpusFixes.get(reports.get(f)))));
	}

	private static List<CorpusFile> sampled() {
		return CorpusFixes.racy().stream().filter(f -> CorpusFile.hasMain(f.text()))
				.filter(f -> LongRun.ASKED || !f.fixes().isEmpty() && LongRun.samples(CorpusFixes.name(f), 12))
				.filter(f -> CompilerLimits.isWatched(CorpusFixes.name(f))).toList();
	}

	/** What the sanitizer reports of a repaired program. Of reductions among tasks Archer does not know when their parts are combined. */
	private static Optional<String> report(CorpusFile file, ThreadSanitizer sanitizer) {
		Repair repair = CorpusFixes.repair(file);
		boolean isComplete = isRaceFree(repair.last()) && !repair.applied().isEmpty() && !isMiscompiled(repair, Toolchain.CLANG)
				&& !TASK_REDUCTION.matcher(repair.after().text()).find();
		Optional<Path> program = isComplete ? sanitizer.build(folder, file.path(), repair.after().text()) : Optional.empty();
		return program.flatMap(p -> sanitizer.report(p, 3)).map(r -> r + "\n" + repair.after().text());
	}

	private static Stream<DynamicTest> tests(Toolchain toolchain) {
		if (!RESULTS.containsKey(toolchain)) {
			return Stream.of(DynamicTest.dynamicTest(toolchain.c(),
					() -> assumeTrue(false, toolchain.cxx() + " with OpenMP is not installed: no fixed program was compiled with it")));
		}
		DynamicTest coverage = DynamicTest.dynamicTest("no program is left out in silence", () -> assertCovered(toolchain));
		return Stream.concat(Stream.of(coverage), programs(toolchain).stream()
				.map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(),
						() -> assertEquals(List.of(), faults(CorpusFixes.get(RESULTS.get(toolchain).get(f)))))));
	}

	/** Every repaired program is compiled, and run where its output says something, but for the ones that are known. */
	private static void assertCovered(Toolchain toolchain) {
		Map<Reach, Integer> texts = new EnumMap<>(Reach.class);
		Map<Reach, Set<String>> programs = new EnumMap<>(Reach.class);
		Set<String> repaired = new TreeSet<>();
		for (CorpusFile file : programs(toolchain)) {
			String name = CorpusFixes.name(file);
			Repair repair = CorpusFixes.repair(file);
			if (isRaceFree(repair.last()) && !isMiscompiled(repair, toolchain)) {
				repaired.add(name);
			}
			for (Fixed fixed : CorpusFixes.get(RESULTS.get(toolchain).get(file))) {
				texts.merge(fixed.answer().reach(), 1, Integer::sum);
				programs.computeIfAbsent(fixed.answer().reach(), r -> new TreeSet<>()).add(name);
			}
		}
		Set<String> run = programs.getOrDefault(Reach.RUN, Set.of());
		Set<String> left = new TreeSet<>(programs.getOrDefault(Reach.NOT_COMPILED, Set.of()));
		left.addAll(programs.getOrDefault(Reach.NOTHING_TO_COMPARE, Set.of()));
		System.out.println("fixed programs with " + toolchain.c() + ": " + run.size() + " of " + programs(toolchain).size()
				+ " are run; fixed texts: " + texts + "; left out: " + left);
		Set<String> silent = new TreeSet<>(left);
		silent.removeAll(CompilerLimits.notCompared(toolchain));
		assertEquals(Set.of(), silent, "programs that are not compared");
		Set<String> expected = programs(toolchain).stream().filter(f -> !f.comparableTeams().isEmpty()).map(CorpusFixes::name)
				.filter(n -> repaired.contains(n) && !left.contains(n)).collect(Collectors.toCollection(TreeSet::new));
		expected.removeAll(run);
		assertEquals(Set.of(), expected, "repaired programs that are not run");
		assertTrue(100 * run.size() >= RUN_PERCENT * programs(toolchain).size(), () -> "only " + run.size() + " programs are run");
	}

	private static List<Fixed> compared(CorpusFile file, Toolchain toolchain) {
		List<Fixed> result = new ArrayList<>();
		fixedTexts(file, toolchain)
				.forEach((text, title) -> result.add(new Fixed(title, Comparison.compare(folder, toolchain, file, text))));
		return result;
	}

	private static List<String> faults(List<Fixed> texts) {
		return texts.stream().flatMap(t -> t.answer().fault().map(f -> t.title() + ": " + f).stream()).toList();
	}

	/** The fixed texts of a program, each with its title: of programs that speak of fixes, with one compiler, all that leave no race. */
	private static Map<String, String> fixedTexts(CorpusFile file, Toolchain toolchain) {
		Map<String, String> result = new LinkedHashMap<>();
		Repair repair = CorpusFixes.repair(file);
		if (isRaceFree(repair.last()) && !isMiscompiled(repair, toolchain)) {
			result.put(repair.after().text(), repair.applied().stream().map(VerifiedFix::title).map(Sentences::of).toList().toString());
		}
		if (!file.fixes().isEmpty() && toolchain == Toolchain.GCC) {
			for (FixOutcome outcome : CorpusFixes.offers(file)) {
				outcome.fixes().stream().filter(f -> isRaceFree(f.after()))
						.forEach(f -> result.putIfAbsent(f.fixed().text(), Sentences.of(f.title())));
			}
		}
		return result;
	}

	/** Clang 14 combines nothing in loops with a scan: each iteration sees its own part only. */
	private static boolean isMiscompiled(Repair repair, Toolchain toolchain) {
		return toolchain == Toolchain.CLANG && repair.applied().stream().anyMatch(f -> f.kinds().contains(FixKind.SCAN));
	}

	private static boolean isRaceFree(UnitReport report) {
		return report.regions().stream().allMatch(r -> r.races().isEmpty());
	}
}
