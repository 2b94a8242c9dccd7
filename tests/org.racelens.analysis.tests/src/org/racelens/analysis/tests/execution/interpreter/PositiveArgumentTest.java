package org.racelens.analysis.tests.execution.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.interpreter.PositiveArgument;
import org.racelens.logic.term.Ints;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** Arguments of clauses that must be positive: {@link PositiveArgument} tells of those that are known not to be. OpenMP 5.2 §3.2.1 */
class PositiveArgumentTest {
	private static final String DATA = "#include <omp.h>\nint x, a[99];";

	private static boolean isTold(String before, String directive, String statement) {
		return Executed.code(DATA, before + "\n#pragma omp " + directive + "\n" + statement).told()
				.contains(DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y);
	}

	@ParameterizedTest
	@ValueSource(longs = { 0, -1, -100 })
	void aNumberBelowOneIsForbidden(long value) {
		assertTrue(PositiveArgument.isForbidden(Ints.of(value)));
		assertTrue(isTold("int t = " + value + ";", "parallel num_threads(t)", "x = 1;"));
	}

	@ParameterizedTest
	@ValueSource(longs = { 1, 2, 64 })
	void othersAreNot(long value) {
		assertFalse(PositiveArgument.isForbidden(Ints.of(value)));
		assertFalse(isTold("int t = " + value + ";", "parallel num_threads(t)", "x = 1;"));
	}

	@Test
	void whatIsNotKnownIsNotForbidden() {
		assertFalse(PositiveArgument.isForbidden(GeneratedStates.I));
		assertFalse(isTold("", "parallel num_threads(n)", "x = 1;"));
	}

	@Test
	void aChunkMustBePositiveToo() {
		String loop = "for (int i = 0; i < 9; i++) a[i] = i;";
		assertTrue(isTold("int c = 0;", "parallel for schedule(static, c)", loop));
		assertFalse(isTold("int c = 3;", "parallel for schedule(static, c)", loop));
		assertFalse(isTold("", "parallel for schedule(static, n)", loop));
	}

	@Test
	void aProgramThatDoesNotConformIsNotRaceFree() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "int t = 4;\n#pragma omp parallel num_threads(t)\n{ int own = 1; }"));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, "int t = 0;\n#pragma omp parallel num_threads(t)\n{ int own = 1; }"));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "int t = -2;\n#pragma omp parallel num_threads(t)\nif (omp_get_thread_num() > 0) x = 1;"));
	}
}
