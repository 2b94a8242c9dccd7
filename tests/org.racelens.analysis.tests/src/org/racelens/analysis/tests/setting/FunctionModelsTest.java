package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.FunctionModels.Parsed;
import org.racelens.openmp.library.FunctionModels.Problem;
import org.racelens.openmp.library.FunctionModels.Problem.Kind;

/** What the user writes about functions whose code is not seen. */
class FunctionModelsTest {
	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "fast_exp: pure | fast_exp", "  fast_exp :pure   | fast_exp",
			"double fast_exp(double): pure | fast_exp",
			"unsigned long long f(int, ...): pure | f", "const double *row(double *m, int (*next)(int)): pure | row",
			"std::vector<int> f ( ) : pure | f", "Grid::size: pure | Grid::size", "double Grid::size(int): pure | Grid::size",
			"double *restrict f(void): pure # as its manual says | f", "_f2: pure | _f2", "double&f(): pure | f" })
	void aNameIsFoundInItsDeclaration(String line, String name) {
		assertEquals(new Parsed(new FunctionModels(Map.of(name, FunctionBehaviour.PURE)), List.of()), FunctionModels.parse(line));
	}

	@ParameterizedTest
	@EnumSource
	void everyBehaviourHasAWord(FunctionBehaviour behaviour) {
		assertEquals(Optional.of(behaviour), FunctionModels.parse("f: " + behaviour.word()).models().of("f"));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "fast_exp | NO_COLON | fast_exp", "pure fast_exp() | NO_COLON | pure fast_exp()",
			"fast-exp: pure | NO_NAME | fast-exp", "2f: pure | NO_NAME | 2f", ": pure | NO_NAME | ''",
			"unsigned int: pure | NO_NAME | unsigned int",
			"f(int: pure | NO_NAME | f(int", "f)(: pure | NO_NAME | f)(", "f(int) const: pure | NO_NAME | f(int) const",
			"f: clean | UNKNOWN_WORD | clean", "f: | UNKNOWN_WORD | ''", "f: pure nothing | UNKNOWN_WORD | pure nothing",
			"f: PURE | UNKNOWN_WORD | PURE", "::f: pure | NO_NAME | ::f", "Grid::Grid: pure | NO_NAME | Grid::Grid",
			"omp_get_thread_num: pure | KNOWN_EXACTLY | omp_get_thread_num", "assert: nothing | KNOWN_EXACTLY | assert" })
	void aLineThatSaysNothingIsAProblem(String line, Kind kind, String subject) {
		assertEquals(new Parsed(FunctionModels.none(), List.of(new Problem(1, kind, subject))), FunctionModels.parse(line));
	}

	@Test
	void problemsCarryTheirLinesAndTheOtherLinesHold() {
		Parsed parsed = FunctionModels.parse("""
				# numerics
				fast_exp: pure

				fast_log = pure
				log_line: nothing   # prints
				fast_exp: nothing
				log_line: silent
				""");
		assertEquals(Map.of("fast_exp", FunctionBehaviour.PURE, "log_line", FunctionBehaviour.NOTHING), parsed.models().behaviours());
		assertEquals(List.of(new Problem(4, Kind.NO_COLON, "fast_log = pure"), new Problem(6, Kind.DUPLICATE, "fast_exp"),
				new Problem(7, Kind.UNKNOWN_WORD, "silent")), parsed.problems());
	}

	@Test
	void anUnknownWordIsAnsweredWithTheWords() {
		String message = FunctionModels.parse("f: clean").problems().get(0).message();
		assertTrue(message.startsWith("\"clean\" is none of the words pure, input, nothing, reads-arguments"), message);
		FunctionBehaviour.words().forEach(w -> assertTrue(message.contains(w), w));
	}

	@Test
	void linesAndTextAreReadAlike() {
		assertEquals(FunctionModels.parse("f: pure\r\ng: input\nh"), FunctionModels.parse(List.of("f: pure", "g: input", "h")));
	}

	@Test
	void nothingIsSaidByNothing() {
		assertEquals(new Parsed(FunctionModels.none(), List.of()), FunctionModels.parse(" \n# only a comment\n"));
	}

	@Test
	void modelsAreAnImmutableValueWithoutAnOrder() {
		FunctionModels models = FunctionModels.parse("g: pure\nf: input").models();
		assertEquals(List.of("f", "g"), List.copyOf(models.behaviours().keySet()));
		assertEquals(FunctionModels.parse("f: input\ng: pure").models(), models);
		assertThrows(UnsupportedOperationException.class, () -> models.behaviours().remove("f"));
	}
}
