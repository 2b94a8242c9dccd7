package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** Calls of a function from within itself: the first ones are followed, of the others nothing is ordered. Semantics §9 */
class RecursionTest {
	private static final String DATA = "#include <omp.h>\nint x, y, count, a[99]; omp_lock_t l;\n";

	private static Verdict verdict(String function, String statements) {
		return Probe.verdict(DATA + function + "\nvoid f(int n) {\n#pragma omp parallel\n{ " + statements + " }\n}\n");
	}

	@Test
	void whatDeeperCallsDoIsNotOverlooked() {
		assertNotEquals(Verdict.RACE_FREE,
				verdict("static void deep(int d, int n) { if (d == 9) x = 1; if (d < n) deep(d + 1, n); }", "deep(0, n);"));
		assertNotEquals(Verdict.RACE_FREE,
				verdict("static void b(int d); static void a1(int d) { if (d > 7) x = 1; if (d < 20) b(d + 1); }\n"
						+ "static void b(int d) { a1(d + 1); }", "a1(n);"));
	}

	@Test
	void aRecursionOnItsOwnVariablesIsHarmless() {
		assertEquals(Verdict.RACE_FREE, verdict("static int sum(int n) { int v = n; if (n > 0) v += sum(n - 1); return v; }", "sum(n);"));
		assertEquals(Verdict.RACE_FREE, verdict("static int look(int n) { return n > 0 ? a[3] + look(n - 1) : 0; }", "look(n);"));
	}

	@Test
	void itsValueIsNotKnown() {
		String sum = "static int sum(int n) { return n > 0 ? n + sum(n - 1) : 0; }";
		assertEquals(Truth.OPEN, Probe.truth(sum, "f(int n)", "int v = sum(n);", "v == 6"));
		assertNotEquals(Truth.NEVER, Probe.truth(sum, "f(int n)", "int v = sum(9);", "v == 45"));
	}

	@Test
	void theFirstCallsRaceForCertainDeeperOnesDoNot() {
		String first = DATA
				+ "static void deep(int n) { x = n; if (n > 0) deep(n - 1); }\nvoid f(int n) {\n#pragma omp parallel\ndeep(n);\n}\n";
		assertTrue(Probe.isDefinite(first));
		String late = DATA + "static void deep(int d, int n) { if (d == 9) x = n; if (d < n) deep(d + 1, n); }\n"
				+ "void f(int n) {\n#pragma omp parallel\ndeep(0, n);\n}\n";
		assertFalse(Probe.isDefinite(late));
	}

	@Test
	void aLockAroundTheFirstCallDoesNotCoverTasksOfDeeperOnes() {
		String tasks = "static void deep(int d) {\n#pragma omp task\nx++;\nif (d > 0) deep(d - 1); }";
		assertNotEquals(Verdict.RACE_FREE, verdict(tasks, "\n#pragma omp critical\ndeep(n);\n"));
	}

	@Test
	void aBarrierInADeepCallIsNotSurelyMetByAll() {
		String barrier = "static void deep(int d) { if (d > 0) deep(d - 1);\n#pragma omp barrier\n}";
		assertNotEquals(Verdict.RACE_FREE, verdict(barrier, "x = 1; deep(n); "));
		assertNotEquals(Verdict.RACE_FREE, verdict(barrier, "if (omp_get_thread_num()) x = 1; deep(n); if (!omp_get_thread_num()) y = x;"));
	}

	@Test
	void recursionOverTheNodesOfAListMayMeetItself() {
		String list = "struct node { struct node *next; int v; };\nstatic void all(struct node *n) { if (!n) return; n->v++; all(n->next); }";
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA + list + "\nvoid f(struct node *n) {\n#pragma omp parallel\nall(n);\n}\n"));
	}
}
