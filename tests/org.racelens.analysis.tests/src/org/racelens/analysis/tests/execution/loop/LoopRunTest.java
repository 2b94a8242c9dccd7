package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** The ways in which an iteration ends its loop: by its test, which may do more than test, by breaks and by returns. */
class LoopRunTest {
	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected,
				Probe.truth("#include <omp.h>\nint g;\nstatic int last(int n) { for (int i = 0; ; i++) { if (i == n) return i;"
						+ " if (i == 9) return -1; g = i; } }\n", "f(int n, int *b)", statements, expression),
				statements + " " + expression);
	}

	@Test
	void theTestThatEndsALoopLeavesWhatItWrites() {
		is(Truth.ALWAYS, "int i = 0, t = 0; while (t++, i < 3) i++;", "t == 4");
		is(Truth.ALWAYS, "int i = 0, t = 0; do i++; while (t++, i < 3);", "t == 3");
		is(Truth.ALWAYS, "int i = 0, last = 0; while ((last = i) < 3) i++;", "last == 3");
	}

	@Test
	void aBreakLeavesWithoutTheTest() {
		is(Truth.ALWAYS, "int i = 0, t = 0; while (t++, i < 3) { if (i == 1) break; i++; }", "t == 2");
		is(Truth.ALWAYS, "int i = 0, t = 0; do { if (i == 1) break; i++; } while (t++, i < 3);", "t == 1");
	}

	@Test
	void theTestThatFailsAtOnceIsDoneOnce() {
		is(Truth.ALWAYS, "if (n > 0) return 0; int i = 0, t = 0; while (t++, i < n) i++;", "t == 1");
	}

	@Test
	void returnsLeaveTheFunctionWithTheirValues() {
		is(Truth.OPEN, "int at = last(n);", "at == -1");
		is(Truth.OPEN, "int at = last(n);", "at == 3");
	}

	@Test
	void whatWasThereIsWrittenAlsoInTheTripThatLeaves() {
		is(Truth.ALWAYS, "int w = 0; for (int i = 0; i < 5; i++) { w = 1; if (b[i]) break; w = 2; }", "w == 1 || w == 2");
		is(Truth.OPEN, "int w = 0; for (int i = 0; i < 5; i++) { w = 1; if (b[i]) break; w = 2; }", "w == 1");
		is(Truth.OPEN, "int w = 0; for (int i = 0; i < 5; i++) { w = 1; if (b[i]) break; w = 2; }", "w == 2");
	}

	@Test
	void theThreadsThatALastTestAsksForAreThoseBehindIt() {
		assertEquals(Verdict.RACE_FREE, threads("int i = 0; while (omp_set_num_threads(1), i < 3) { i++; omp_set_num_threads(4); }"));
		assertEquals(Verdict.RACE, threads("int i = 0; while (omp_set_num_threads(4), i < 3) { i++; omp_set_num_threads(1); }"));
		assertEquals(Verdict.RACE, threads("int i = 0; while (omp_set_num_threads(1), i < 3) { omp_set_num_threads(4); if (i++) break; }"));
	}

	private static Verdict threads(String statements) {
		return Probe.region("int x;", statements + "\n#pragma omp parallel\nx = 1;");
	}
}
