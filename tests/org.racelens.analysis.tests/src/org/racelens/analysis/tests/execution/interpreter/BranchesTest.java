package org.racelens.analysis.tests.execution.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.interpreter.Branches;
import org.racelens.execution.region.Item;
import org.racelens.race.verdict.Verdict;

/** Alternatives: {@link Branches} splits the state among them and knows behind them what each left under its condition. */
class BranchesTest {
	private static final String DATA = "#include <stdlib.h>\n#include <omp.h>\nint x, y, z; extern void unseen(void);\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int m, int *b)", statements, expression), statements + " " + expression);
	}

	@Test
	void behindAnAlternativeEachValueHoldsUnderItsCondition() {
		String two = "int v; if (n > 3) v = 1; else v = 2;";
		is(Truth.ALWAYS, two + " if (n <= 3) return 0;", "v == 1");
		is(Truth.ALWAYS, two + " if (n > 3) return 0;", "v == 2");
		is(Truth.NEVER, two, "v == 3");
		is(Truth.ALWAYS, "int v = 5; if (n) v = 6; if (!n) v = 6;", "v == 6");
		is(Truth.ALWAYS, "int v = n ? 1 : 2; if (v == 1 && n == 0) abort();", "(v == 1) == (n != 0)");
	}

	@Test
	void whatOneWayEndsTheOtherGoesOnWith() {
		is(Truth.ALWAYS, "if (n < 0) return 0; else n++;", "n > 0");
		is(Truth.ALWAYS, "if (n < 0) { if (m < 0) return 0; }", "n >= 0 || m >= 0");
		is(Truth.ALWAYS, "if (n < 0) exit(1); if (m < n) abort();", "m >= 0");
	}

	@Test
	void shortCircuitsEvaluateNoMoreThanTheyMust() {
		is(Truth.ALWAYS, "int v = 0; if (n && v++) ; if (n) return 0;", "v == 0");
		is(Truth.ALWAYS, "int v = 0; if (n && v++) ; if (!n) return 0;", "v == 1");
		is(Truth.ALWAYS, "int v = 0; int w = n || v++; if (n) return 0;", "v == 1 && w == 0");
		is(Truth.ALWAYS, "int v = 0, w = 0; n ? v++ : w++;", "v + w == 1");
	}

	@Test
	void aSwitchGoesToItsCaseAndFallsThrough() {
		String cases = "int v = 0; switch (n) { case 1: v = 1; case 2: v += 2; break; case 5: return 0; default: v = 9; }";
		is(Truth.ALWAYS, cases + " if (n != 1) return 0;", "v == 3");
		is(Truth.ALWAYS, cases + " if (n != 2) return 0;", "v == 2");
		is(Truth.ALWAYS, cases + " if (n == 1 || n == 2) return 0;", "v == 9");
		is(Truth.NEVER, cases, "n == 5");
		is(Truth.ALWAYS, "int v = 7; switch (n) { case 1: v = 1; } if (n == 1) return 0;", "v == 7");
	}

	@Test
	void aBarrierBehindWaysThatJoinIsMetByAll() {
		String join = "if (omp_get_thread_num()) { x = 1; } else { y = 1; }\n#pragma omp barrier\n";
		assertTrue(Executed.parallel(DATA, join).items(Item.Barrier.class).get(0).uniform());
		assertFalse(Executed
				.program(DATA + "static void g(void) { if (omp_get_thread_num()) return;\n#pragma omp barrier\n}\nint main(void) {\n"
						+ "#pragma omp parallel\ng();\n}\n")
				.items(Item.Barrier.class).get(0).uniform());
	}

	@Test
	void whatMayHaveWrittenAnythingLosesAll() {
		is(Truth.OPEN, "x = 5; unseen();", "x == 5");
		is(Truth.ALWAYS, "int own = 5; unseen();", "own == 5");
		is(Truth.OPEN, "x = 5; if (n) unseen();", "x == 5");
		is(Truth.ALWAYS, "x = 5; if (0) unseen();", "x == 5");
	}

	@Test
	void threadsThatOneWayAsksForAreThoseOfThatWay() {
		String region = "\n#pragma omp parallel\nx = 1;\nreturn 0;\n}\n";
		String main = DATA + "int main(int argc, char **argv) {\n";
		assertEquals(Verdict.RACE_FREE,
				Probe.verdict(main + "if (argc > 3) omp_set_num_threads(1); else omp_set_num_threads(1);" + region));
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(main + "if (argc > 3) omp_set_num_threads(1);" + region));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(main + "omp_set_num_threads(1); if (argc > 3) omp_set_num_threads(2);" + region));
	}

	@Test
	void manyConditionsLoseNoRace() {
		StringBuilder checks = new StringBuilder();
		for (int i = 0; i < 300; i++) {
			checks.append("if (b[%d] > b[%d]) return 0;\n".formatted(i, i + 7));
		}
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA + "int f(int *b) {\n" + checks + "\n#pragma omp parallel\nx = 1;\nreturn 0;\n}\n"));
	}
}
