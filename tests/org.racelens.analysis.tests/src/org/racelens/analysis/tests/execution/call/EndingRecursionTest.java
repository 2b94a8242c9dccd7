package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** Recursion that constant arguments end after a few calls is followed to its end; any other is not ordered. */
class EndingRecursionTest {
	private static final String DATA = """
			int x, a[99];
			static int power(int b, int e) { if (e == 0) return 1; return b * power(b, e - 1); }
			static void fill(int i, int n) { if (i < n) { a[i] = i; fill(i + 1, n); } }
			static void halve(int lo, int hi) { if (hi - lo < 2) { a[lo] = lo; return; }
				int m = (lo + hi) / 2; halve(lo, m); halve(m, hi); }
			""";

	@Test
	void aResultIsThatOfAllItsCalls() {
		assertNotEquals(Truth.NEVER, Probe.truth(DATA, "f(int n)", "int v = power(2, 5);", "v == 32"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "int v = power(n, 1);", "v == n"));
		assertEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n)", "int v = power(3, 0);", "v == 1"));
	}

	@Test
	void ofAShortRecursionEachAccessIsRecorded() {
		Executed run = Executed.parallel(DATA, "fill(0, 5);");
		assertEquals(Set.of(), run.told());
		Set<Long> written = new TreeSet<>();
		run.writes("a").forEach(w -> written.add(Executed.where(Map.of()).value(w.place().offset()) / 4));
		assertEquals(Set.of(0L, 1L, 2L, 3L, 4L), written);
	}

	@Test
	void threadsThatRecurInPartsOfTheirOwnDoNotMeet() {
		String own = "#include <omp.h>\n" + DATA;
		assertEquals(Verdict.RACE_FREE, Probe.verdict(own + "int main(void) {\n#pragma omp parallel num_threads(2)\n"
				+ "if (omp_get_thread_num() == 0) halve(0, 4); else halve(4, 8);\n}\n"));
		assertEquals(Verdict.RACE, Probe.verdict(own + "int main(void) {\n#pragma omp parallel num_threads(2)\n"
				+ "if (omp_get_thread_num() == 0) halve(0, 4); else halve(3, 7);\n}\n"));
	}

	@Test
	void aRecursionWithoutAKnownEndIsNeverRaceFreeByItsFirstCalls() {
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(DATA + "void f(int n) {\n#pragma omp parallel\nfill(0, n);\n}\n"));
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(DATA + "void f(int n) {\n#pragma omp parallel\nfill(0, 90);\n}\n"));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict("int x;\nstatic void deep(int d) { if (d == 40) x = 1; if (d < 50) deep(d + 1); }\n"
						+ "void f(int n) {\n#pragma omp parallel\ndeep(0);\n}\n"));
	}

	@Test
	void aBranchingRecursionOfManyCallsIsNotFollowed() {
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict("int x;\nstatic int fib(int n) { if (n == 1) x = 1; return n < 2 ? n : fib(n - 1) + fib(n - 2); }\n"
						+ "void f(void) {\n#pragma omp parallel\nfib(20);\n}\n"));
	}
}
