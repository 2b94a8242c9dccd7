package org.racelens.analysis.tests.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
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
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.race.verdict.Verdict;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.suggest.Suggestion.Parallel;
import org.racelens.solver.z3.Z3ProverFactory;

/**
 * Programs of the Fortran corpus without their directives: what is suggested for their loops is race-free, compiles, and computes what the
 * sequential program does. The usual run takes one of 32 program, with {@code -Dracelens.long=true} all.
 */
class FortranSuggestTest {
	@TempDir
	static Path folder;

	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus", "fortran");
	private static final List<CorpusFile> FILES = CorpusFile.fortran(CORPUS).stream().filter(f -> f.messages().isEmpty())
			.filter(f -> LongRun.samples(name(f), 32)).toList();

	private static Map<CorpusFile, Future<Answers>> answers;

	/**
	 * @param faults what is wrong with the suggestions
	 * @param parallel how many loops can be parallel
	 */
	private record Answers(List<String> faults, int parallel) {
	}

	@BeforeAll
	static void startEverything() {
		boolean compiles = new FortranCompiler(folder).isInstalled();
		answers = CorpusFixes.forEach(FILES, f -> answers(f, compiles ? Optional.of(new FortranCompiler(folder)) : Optional.empty()));
	}

	private static String name(CorpusFile file) {
		return CORPUS.relativize(file.path()).toString();
	}

	private static Answers answers(CorpusFile file, Optional<FortranCompiler> compiler) {
		FortranFrontEnd frontEnd = new FortranFrontEnd();
		Suggester suggester = new Suggester(frontEnd, new Analysis(frontEnd, new Z3ProverFactory()));
		String bare = file.text().replaceAll("(?im)^[ \\t]*[!c*]\\$omp.*\\R", "");
		List<String> faults = new ArrayList<>();
		try {
			List<Suggestion> suggestions = suggester.suggest(new SourceText(file.path().toString(), bare, 0),
					CompileCommand.forPath(file.path().toString()), AnalysisOptions.defaults(), Optional.empty(), Cancellation.NEVER);
			List<Parallel> parallel = suggestions.stream().filter(Parallel.class::isInstance).map(Parallel.class::cast).toList();
			for (Parallel p : parallel) {
				if (p.proof().verdict() != Verdict.RACE_FREE) {
					faults.add(p.pragma() + " is " + p.proof().verdict());
				}
				compiler.filter(c -> c.takes(file)).flatMap(c -> c.fault(file, p.inserted().text())).ifPresent(faults::add);
			}
			return new Answers(faults, parallel.size());
		} catch (FrontEndException e) {
			return new Answers(List.of("cannot be read: " + e.getMessage()), 0);
		}
	}

	@TestFactory
	Stream<DynamicTest> suggestionsComputeWhatTheSequentialProgramDoes() {
		return FILES.stream().map(f -> DynamicTest.dynamicTest(name(f), f.path().toUri(),
				() -> assertEquals(List.of(), CorpusFixes.get(answers.get(f)).faults())));
	}

	@Test
	void everyThirdProgramHasALoopThatCanBeParallel() {
		long some = FILES.stream().filter(f -> CorpusFixes.get(answers.get(f)).parallel() > 0).count();
		System.out.println("Fortran: loops of " + some + " of " + FILES.size() + " programs can be parallel");
		assertTrue(3 * some >= FILES.size(), () -> some + " of " + FILES.size());
	}
}
