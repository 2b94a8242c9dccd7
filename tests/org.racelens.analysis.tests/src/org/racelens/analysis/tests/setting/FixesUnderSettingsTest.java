package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.Analysis;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.repair.fix.FixOutcome;
import org.racelens.repair.fix.FixSelection;
import org.racelens.repair.suggest.Suggester;
import org.racelens.repair.suggest.Suggestion;
import org.racelens.repair.verify.FixEngine;
import org.racelens.solver.z3.Z3ProverFactory;

/** Fixes and suggestions are verified under the same settings, and say what they rest on. */
class FixesUnderSettingsTest {
	private static final CdtFrontEnd FRONT_END = new CdtFrontEnd();
	private static final Analysis ANALYSIS = new Analysis(FRONT_END, new Z3ProverFactory());
	private static final String SQUARES = """
			double fast_exp(double x);
			double sin(double x);
			void squares(int n, double *a, double *b) {
				for (int i = 0; i < n; i++)
					a[i] = %s;
			}
			""";
	private static final String SUM = """
			double fast_exp(double x);
			double sin(double x);
			double sum(int n, double *restrict a) {
				double s = 0;
				#pragma omp parallel for
				for (int i = 0; i < n; i++)
					s += %s(a[i]);
				return s;
			}
			""";

	private static Suggestion suggestion(Answers settings, String value) throws FrontEndException {
		return new Suggester(FRONT_END, ANALYSIS).suggest(new SourceText("test.c", SQUARES.formatted(value), 0), command(settings),
				settings.options(), Optional.empty(), Cancellation.NEVER).get(0);
	}

	private static CompileCommand command(Answers settings) {
		return new CompileCommand(settings.language(), List.of(), Map.of(), Optional.empty());
	}

	private static List<String> fixes(Answers settings, String function) {
		List<FixOutcome> outcomes = new FixEngine(FRONT_END, ANALYSIS).offers(new SourceText("test.c", SUM.formatted(function), 0),
				command(settings), settings.options(), FixSelection.ALL, Cancellation.NEVER);
		return outcomes.stream().flatMap(o -> o.fixes().stream()).map(f -> f.kinds().get(0).id()).distinct().toList();
	}

	@Test
	void aLoopThatCallsAPureFunctionCanBeParallel() throws FrontEndException {
		assertInstanceOf(Suggestion.Sequential.class, suggestion(Answers.c(), "fast_exp(a[i])"));
		Suggestion.Parallel parallel = assertInstanceOf(Suggestion.Parallel.class,
				suggestion(Answers.c().with("fast_exp: pure"), "fast_exp(a[i])"));
		assertEquals(List.of("fast_exp is pure (a setting)"), new Answers.Answer(parallel.proof()).assumptions());
	}

	@ParameterizedTest
	@ValueSource(strings = { "input", "nothing", "reads-arguments", "writes-arguments", "exits" })
	void aLoopWhoseCallsHaveAnOrderCannot(String word) throws FrontEndException {
		assertInstanceOf(Suggestion.Sequential.class, suggestion(Answers.c().with("fast_exp: " + word), "fast_exp(a[i])"));
	}

	@Test
	void aSuggestionSaysThatItRestsOnTheAssumptionAboutParameters() throws FrontEndException {
		assertInstanceOf(Suggestion.Sequential.class, suggestion(Answers.c(), "b[i + 1]"));
		Suggestion.Parallel parallel = assertInstanceOf(Suggestion.Parallel.class, suggestion(Answers.c().distinct(), "b[i + 1]"));
		assertEquals(List.of("different pointer parameters lead to different objects (a setting)"),
				new Answers.Answer(parallel.proof()).assumptions());
	}

	@Test
	void whatASettingSaysOfALibraryFunctionIsNotGuessedAtByFixes() throws FrontEndException {
		assertInstanceOf(Suggestion.Parallel.class, suggestion(Answers.c().distinct(), "sin(b[i])"));
		assertInstanceOf(Suggestion.Parallel.class, suggestion(Answers.c().distinct().with("sin: pure"), "sin(b[i])"));
		assertInstanceOf(Suggestion.Sequential.class, suggestion(Answers.c().distinct().with("sin: fills-bytes"), "sin(b[i])"));
		assertEquals("reduction", fixes(Answers.c(), "sin").get(0));
		assertEquals(List.of(), fixes(Answers.c().with("sin: input"), "sin"));
		assertEquals("reduction", fixes(Answers.c().with("cos: input"), "sin").get(0));
	}

	@Test
	void racesBesideCallsOfGivenFunctionsAreRepaired() {
		assertEquals("reduction", fixes(Answers.c().with("fast_exp: pure"), "fast_exp").get(0));
	}
}
