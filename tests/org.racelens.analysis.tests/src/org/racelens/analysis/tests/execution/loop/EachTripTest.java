package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** What each trip of a loop finds out afresh is another number in another trip, and what was found before the loop is not. */
class EachTripTest {
	private static final String DECLARATIONS = "#include <stdlib.h>\n#include <omp.h>\nint x, a[999];\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DECLARATIONS, "f(int n)", statements, expression), statements + " " + expression);
	}

	private static String function(String statements) {
		return DECLARATIONS + "int f(int n) {\n" + statements + "\nreturn 0;\n}\n";
	}

	@Test
	void whatTwoTripsFindAreTwoNumbers() {
		is(Truth.OPEN, "int p = 0, q = 0; for (int i = 0; i < 2; i++) { p = q; q = rand(); }", "p == q");
		is(Truth.OPEN, "int last = 9, before = 9; while (last > 0) { before = last; last = rand(); }", "before == 9");
	}

	@Test
	void whatTheTripBeforeFoundLetTheLoopGoOn() {
		String loop = "int last = 9, before = 9; while (last > 0) { before = last; last = rand(); }";
		is(Truth.ALWAYS, loop, "before > 0");
		is(Truth.ALWAYS, loop, "last <= 0");
		is(Truth.NEVER, loop, "before == last");
	}

	@Test
	void whatWasFoundBeforeTheLoopIsOneNumberInAllTrips() {
		is(Truth.ALWAYS, "int most = rand(), i = 0; while (i < most) i++; if (most < 0) return 0;", "i == most");
		is(Truth.OPEN, "int i = 0; while (i < rand()) i++;", "i == 3");
	}

	@Test
	void aRegionInATripKnowsWhatItsOwnTripFound() {
		String loop = "int v;\nwhile ((v = rand()) > 5) {\n#pragma omp parallel\n";
		assertEquals(Verdict.RACE_FREE, Probe.verdict(function(loop + "if (v <= 5) x = 1; }")));
		assertEquals(Verdict.RACE, Probe.verdict(function(loop + "if (v == 7) x = 1; }")));
	}

	@Test
	void whatATripFindsBehindItsTestDoesNotHaveToPassIt() {
		String loop = "int v = 9, w;\nwhile (v > 5) {\nw = rand();\n#pragma omp parallel\n";
		assertEquals(Verdict.RACE, Probe.verdict(function(loop + "if (w <= 5) x = 1;\nv = w; }")));
		String old = "int old = 9, v = 9;\nwhile (v > 5) {\n#pragma omp parallel\nif (old <= 5) x = 1;\nold = v; v = rand(); }";
		assertFalse(Probe.isDefinite(function(old)));
	}

	@Test
	void tripsThatSomethingFoundEndsAreBoundedByTheirNumber() {
		String each = "#pragma omp parallel\n{ int c = 0, t = omp_get_thread_num();\nwhile (rand() > 5 && c < 9) { a[t * %d + c] = 1; c++; } }";
		assertEquals(Verdict.RACE_FREE, Probe.verdict(function(each.formatted(9))));
		assertEquals(Verdict.RACE, Probe.verdict(function(each.formatted(8))));
	}
}
