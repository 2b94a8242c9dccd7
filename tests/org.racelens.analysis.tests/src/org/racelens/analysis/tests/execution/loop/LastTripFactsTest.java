package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** What is known behind a serial loop of the trip that ended it, by its test or by a break, and of the one before. */
class LastTripFactsTest {
	private static final String DECLARATIONS = "#include <stdlib.h>\n#include <omp.h>\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DECLARATIONS, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	@Test
	void behindATestItFailsForWhatWasFoundLast() {
		is(Truth.ALWAYS, "int v; do v = rand(); while (v < 3);", "v >= 3");
		is(Truth.OPEN, "int v; do v = rand(); while (v < 3);", "v == 3");
		is(Truth.OPEN, "unsigned u; do u = rand(); while (u > 5);", "u == 0");
	}

	@Test
	void eachWayOutSaysWhatItsConditionsDo() {
		String two = "int v; for (;;) { v = rand(); if (v > 9) break; if (v == 4) break; }";
		is(Truth.ALWAYS, two, "v > 9 || v == 4");
		is(Truth.OPEN, two, "v > 9");
		is(Truth.OPEN, two, "v == 4");
		is(Truth.ALWAYS, "int v; for (;;) { v = rand(); if (v > 9) break; if (v < 0) return 0; }", "v > 9");
	}

	@Test
	void whatTheTripBeforeLeftIsWhatTheLastOneStartsWith() {
		String pair = "int p = 0, q = 0; while (q < 5) { p = q; q = rand(); }";
		is(Truth.ALWAYS, pair, "p < 5 && q >= 5");
		is(Truth.OPEN, pair, "p == 0");
		is(Truth.OPEN, "int p = 0, q = 0; while (q < 5) { q = rand(); p = q; }", "p == 5");
		is(Truth.ALWAYS, "int p = 0, q = 0; while (q < 5) { q = rand(); p = q; }", "p == q");
	}

	@Test
	void whatABreakLeavesIsOfItsTrip() {
		String found = "int last = -1; for (int i = 0; i < n; i++) { int v = rand(); if (v == 7) { last = i; break; } }";
		is(Truth.ALWAYS, found, "last == -1 || (last >= 0 && last < n)");
		is(Truth.OPEN, found, "last == -1");
		is(Truth.OPEN, found, "last == 2");
	}

	@Test
	void aLoopThatMayHaveNoTripMayLeaveAllAsItWas() {
		is(Truth.OPEN, "int v = 8, w = 8; while (rand() > 5) { v = rand(); w = v; }", "v == 8");
		is(Truth.ALWAYS, "int v = 8, w = 8; while (rand() > 5) { v = rand(); w = v; }", "v == w");
		is(Truth.OPEN, "int v = 8; do { if (rand() > 5) v = 9; } while (rand() > 5);", "v == 8");
	}

	@Test
	void teamsHaveTheThreadsThatTheLastTripAskedFor() {
		assertEquals(Verdict.RACE_FREE, threads("omp_set_num_threads(4); do omp_set_num_threads(1); while (rand() > 5);"));
		assertEquals(Verdict.RACE_FREE, threads("omp_set_num_threads(1); while (rand() > 5) omp_set_num_threads(1);"));
		assertEquals(Verdict.RACE, threads("omp_set_num_threads(1); do omp_set_num_threads(4); while (rand() > 5);"));
		assertNotEquals(Verdict.RACE_FREE, threads("omp_set_num_threads(1); while (rand() > 5) omp_set_num_threads(4);"));
		assertNotEquals(Verdict.RACE_FREE, threads("omp_set_num_threads(4); while (rand() > 5) omp_set_num_threads(1);"));
	}

	private static Verdict threads(String statements) {
		return Probe.verdict(DECLARATIONS + "int x;\nint main(void) {\n" + statements + "\n#pragma omp parallel\nx = 1;\nreturn 0;\n}\n");
	}
}
