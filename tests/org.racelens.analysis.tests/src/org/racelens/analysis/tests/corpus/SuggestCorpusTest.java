package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.tests.LongRun;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.verdict.UnitReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.suggest.Suggestion.Parallel;

/** What is suggested for the loops of the corpus, as they are and with all directives taken away, is race-free and keeps the output. */
class SuggestCorpusTest {
	@TempDir
	static Path folder;

	private static final Suggester SUGGESTER = new Suggester(CorpusFixes.FRONT_END, CorpusFixes.ANALYSIS);
	private static final Set<Toolchain> TOOLCHAINS = new LinkedHashSet<>();

	private static Map<CorpusFile, Future<Answers>> originals;
	private static Map<CorpusFile, Future<Answers>> bare;

	/**
	 * @param faults what is wrong with the suggestions
	 * @param parallel how many loops can be parallel
	 * @param sequential how many cannot be shown to be
	 */
	private record Answers(List<String> faults, int parallel, int sequential) {
	}

	@BeforeAll
	static void startEverything() {
		Stream.of(Toolchain.GCC, Toolchain.CLANG).filter(t -> t.isInstalled(folder))
				.forEach(TOOLCHAINS::add);
		List<CorpusFile> files = CorpusFixes.FILES.stream().filter(f -> f.messages().isEmpty()).filter(SuggestCorpusTest::isSample)
				.toList();
		originals = CorpusFixes.forEach(files, f -> answers(f, f.text(), Set.of()));
		bare = CorpusFixes.forEach(files.stream().filter(SuggestCorpusTest::isBared).toList(),
				f -> answers(f, Comparison.withoutDirectives(f.text()), TOOLCHAINS));
	}

	/**
	 * One of three programs that speak of fixes, and every fortieth of the others: the loops of twins are nearly the same, and a long run
	 * takes all.
	 */
	private static boolean isSample(CorpusFile file) {
		String name = CorpusFixes.name(file);
		return LongRun.samples(name, name.startsWith("fix/") ? 3 : 40);
	}

	/** A part of what is sampled: the suggestions for these are also compiled and run. */
	/** Directives that are attributes stay where those that are pragmas go: such programs are not bared. */
	private static boolean isBared(CorpusFile file) {
		return !file.text().contains("[[omp::")
				&& LongRun.samples(CorpusFixes.name(file), CorpusFixes.name(file).startsWith("fix/") ? 6 : 40);
	}

	private static Answers answers(CorpusFile file, String text, Set<Toolchain> toolchains) {
		SourceText source = CorpusFixes.source(file, text);
		List<Suggestion> suggestions;
		try {
			suggestions = SUGGESTER.suggest(source, CorpusFixes.command(file), AnalysisOptions.defaults(), Optional.empty(),
					Cancellation.NEVER);
		} catch (FrontEndException e) {
			return new Answers(List.of("cannot be read: " + e.getMessage()), 0, 0);
		}
		List<String> faults = new ArrayList<>();
		List<Parallel> parallel = suggestions.stream().filter(Parallel.class::isInstance).map(Parallel.class::cast).toList();
		parallel.forEach(p -> check(source, CorpusFixes.command(file), p, faults));
		if (!parallel.isEmpty() && !toolchains.isEmpty()) {
			compile(file, source, parallel, toolchains, faults);
		}
		return new Answers(faults, parallel.size(), suggestions.size() - parallel.size());
	}

	private static void check(SourceText source, CompileCommand command, Parallel suggestion, List<String> faults) {
		Optional<SourceText> inserted = suggestion.change().appliedTo(source);
		if (suggestion.proof().verdict() != Verdict.RACE_FREE) {
			faults.add(suggestion.pragma() + " is " + suggestion.proof().verdict());
		}
		if (!inserted.equals(Optional.of(suggestion.inserted())) || !suggestion.inserted().text().contains(suggestion.pragma())) {
			faults.add("the change is not what was analysed: " + suggestion.pragma());
		}
		if (!withoutInserted(suggestion).equals(source.text())) {
			faults.add("more than the pragma is inserted: " + suggestion.inserted().text());
		}
		UnitReport report = CorpusFixes.ANALYSIS.analyse(suggestion.inserted(), command, AnalysisOptions.defaults(), Cancellation.NEVER);
		if (report.regions().stream().noneMatch(r -> r.verdict() == Verdict.RACE_FREE && r.place().equals(suggestion.proof().place()))) {
			faults.add("not race-free when it is inserted: " + report.regions() + "\n" + suggestion.inserted().text());
		}
	}

	/** The changed text without its new line. */
	private static String withoutInserted(Parallel suggestion) {
		String text = suggestion.inserted().text();
		int at = suggestion.change().edits().get(0).offset();
		int length = suggestion.change().edits().get(0).replacement().length();
		return text.substring(0, at) + text.substring(at + length);
	}

	/**
	 * All suggestions of a file are compiled and run at once, since their loops are not inside each other; where they race together, as one
	 * loop calls the function of another, one by one.
	 */
	private static void compile(CorpusFile file, SourceText source, List<Parallel> parallel, Set<Toolchain> toolchains,
			List<String> faults) {
		List<TextEdit> edits = parallel.stream().flatMap(p -> p.change().edits().stream()).toList();
		Optional<SourceChange> all = parallel.stream().map(Parallel::change).map(Optional::of)
				.reduce((a, b) -> a.flatMap(x -> b.flatMap(x::joined))).flatMap(c -> c);
		Optional<SourceText> changed = all.flatMap(c -> c.appliedTo(source));
		if (changed.isEmpty() || new HashSet<>(edits).size() < edits.size()) {
			faults.add("the suggestions are in each other's way: " + parallel);
			return;
		}
		String together = changed.get().text();
		boolean isRacy = parallel.size() > 1 && CorpusFixes.ANALYSIS
				.analyse(changed.get(), CorpusFixes.command(file), AnalysisOptions.defaults(), Cancellation.NEVER)
				.regions().stream().anyMatch(r -> r.verdict() == Verdict.RACE);
		List<String> run = isRacy ? parallel.stream().map(p -> p.inserted().text()).toList() : List.of(together);
		for (Toolchain toolchain : toolchains) {
			Stream<Optional<String>> answers = toolchain == Toolchain.GCC
					? run.stream().map(text -> Comparison.fault(folder, toolchain, file, text))
					: Stream.of(Comparison.syntaxFault(folder, toolchain, file, together));
			answers.flatMap(Optional::stream).map(f -> toolchain.c() + ": " + f).forEach(faults::add);
		}
	}

	private static Stream<DynamicTest> tests(Map<CorpusFile, Future<Answers>> answers) {
		return CorpusFixes.FILES.stream().filter(answers::containsKey)
				.map(f -> DynamicTest.dynamicTest(CorpusFixes.name(f), f.path().toUri(),
						() -> assertEquals(List.of(), CorpusFixes.get(answers.get(f)).faults())));
	}

	@TestFactory
	Stream<DynamicTest> loopsOutsideRegionsGetRaceFreePragmas() {
		return tests(originals);
	}

	@TestFactory
	Stream<DynamicTest> loopsWithoutTheirDirectivesGetPragmasThatKeepTheOutput() {
		return tests(bare);
	}

	@TestFactory
	Stream<DynamicTest> bothCompilersTookPart() {
		return Stream.of(Toolchain.GCC, Toolchain.CLANG)
				.map(t -> DynamicTest.dynamicTest(t.c(), () -> assumeTrue(TOOLCHAINS.contains(t),
						t.cxx() + " with OpenMP is not installed: nothing that was suggested was compiled with it")));
	}

	/** A directive before the use would speak of the first loop only. */
	@Test
	void loopsOfOneMacroUseGetNoPragma() {
		CorpusFile file = CorpusFixes.FILES.stream().filter(f -> CorpusFixes.name(f).equals("fix/loops-of-one-macro-free.c")).findFirst()
				.orElseThrow();
		assertEquals(new Answers(List.of(), 0, 2), answers(file, file.text(), Set.of()));
	}

	@Test
	void manyLoopsCanBeParallel() {
		int parallel = bare.values().stream().mapToInt(a -> CorpusFixes.get(a).parallel()).sum();
		int sequential = bare.values().stream().mapToInt(a -> CorpusFixes.get(a).sequential()).sum();
		System.out.println("suggestions: " + parallel + " loops of the corpus can be parallel, " + sequential + " are not shown to be");
		assertTrue(parallel >= (LongRun.ASKED ? 150 : 40) && parallel > sequential, "only " + parallel);
	}
}
