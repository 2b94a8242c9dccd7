package org.racelens.headless.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Files of a compilation database are parts of one program: calls lead from one into another where it is sure which function is meant. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class LinkedProgramsTest extends LinkedFiles {
	private String each() {
		return answers().get("a.c each");
	}

	@Test
	void functionOfAnotherFileIsFollowed() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		assertEquals(Map.of("a.c each", "RACE_FREE"), answers());
	}

	@Test
	void withoutDatabaseTheCallIsOfUnseenCode() {
		file("a.c", CALLER);
		file("b.c", HARMLESS);
		assertEquals(Map.of("a.c each", "UNKNOWN"), answers(CommandRun.real(folder, "check", "a.c", "b.c", "--format=json")));
	}

	@Test
	void raceInAnotherFileHasItsPlaceThere() {
		file("a.c", CALLER);
		file("b.c", RACY);
		assertEquals("RACE DEFINITE", each());
		CommandRun run = CommandRun.real(folder, "check", "-p", ".", "a.c");
		assertTrue(run.out().contains("b.c:2:38: write of last by thread 0"), run.out());
		assertTrue(run.out().contains("     2 | void f(double *a, int i) { a[i] = i; last = i; }\n"), run.out());
		assertTrue(run.out().contains("called through f in a.c:5:3"), run.out());
	}

	@Test
	void raceIsExplainedByTheFileThatHasTheRegion() {
		file("a.c", CALLER);
		file("b.c", RACY);
		database(new ArrayList<>(entries.values()));
		CommandRun run = CommandRun.real(folder, "explain", "-p", ".", "a.c:3");
		assertEquals(1, run.status(), run.err());
		assertTrue(run.out().contains("write of last"), run.out());
	}

	@Test
	void helpersOfOneNameAreTwo() {
		file("a.c", "static void helper(double *a, int i) { a[i] = 0; }\n" + CALLER.replace("f(a, i);", "{ helper(a, i); f(a, i); }"));
		file("b.c", "static int seen;\nstatic void helper(double *a, int i) { seen = i; }\nvoid f(double *a, int i) { helper(a, i); }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void ownHelperDoesNotTakeTheCallsOfOtherFiles() {
		file("a.c", "static void put(double *a, int i) { a[i] = 0; }\n" + CALLER.replace("f(a, i);", "{ put(a, i); f(a, i); }"));
		file("b.c", "void put(double *a, int i);\nvoid f(double *a, int i) { put(a, i); }\n");
		assertEquals("UNKNOWN", each());
	}

	@Test
	void callsInCirclesEnd() {
		file("a.c", CALLER + "void down(double *a, int i, int n);\nvoid up(double *a, int i, int n) { if (n > 0) down(a, i, n - 1); }\n");
		file("b.c", "void up(double *a, int i, int n);\nvoid down(double *a, int i, int n) { a[i] = n; up(a, i, n); }\n"
				+ "void f(double *a, int i) { down(a, i, 2); }\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void regionIsJudgedInItsOwnFileOnly() {
		file("a.c", CALLER.replace("f(a, i);\n", "a[i] = 1;\n\tf(a, n);\n"));
		file("b.c", "void f(double *a, int n) {\n#pragma omp parallel for\n\tfor (int i = 1; i < n; i++)\n\t\ta[i] = a[i - 1];\n}\n");
		assertEquals(Map.of("a.c each", "RACE_FREE", "b.c f", "RACE DEFINITE"), answers());
	}

	@Test
	void orphanedConstructsCountWhereTheyAreCalled() {
		file("a.c", "void work(double *a, int n);\nvoid each(double *a, int n) {\n#pragma omp parallel\n\twork(a, n);\n}\n");
		file("b.c", "void work(double *a, int n) {\n#pragma omp for\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = i;\n}\n");
		assertEquals("RACE_FREE", each());
		file("b.c", "void work(double *a, int n) {\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] = i;\n}\n");
		assertEquals("RACE DEFINITE", each());
		file("b.c", "void work(double *a, int n) {\n#pragma omp critical\n\tfor (int i = 0; i < n; i++)\n\t\ta[i] += i;\n}\n");
		assertEquals("RACE_FREE", each());
	}

	@Test
	void allocatorsThreadNumbersAndPartsOfAnotherFileAreKnown() {
		file("a.c", """
				double *fresh(long n);
				int me(void);
				void part(int n, int *lo, int *hi);
				void shift(int n) {
					double *x = fresh(n), *y = fresh(n);
				#pragma omp parallel for
					for (int i = 1; i < n; i++)
						x[i] = y[i - 1];
				}
				void one(int *p) {
				#pragma omp parallel
					if (me() == 0)
						*p = 1;
				}
				void parts(double *x, int n) {
				#pragma omp parallel
					{
						int lo, hi;
						part(n, &lo, &hi);
						for (int i = lo; i < hi; i++)
							x[i] = i;
					}
				}
				""");
		file("b.c", """
				#include <stdlib.h>
				#include <omp.h>
				int me(void) { return omp_get_thread_num(); }
				double *fresh(long n) { return malloc(n * sizeof(double)); }
				void part(int n, int *lo, int *hi) {
					int t = me(), all = omp_get_num_threads();
					*lo = (int) ((long) n * t / all);
					*hi = (int) ((long) n * (t + 1) / all);
				}
				""");
		assertEquals(Map.of("a.c shift", "RACE_FREE", "a.c one", "RACE_FREE", "a.c parts", "RACE_FREE"), answers());
	}

	@Test
	void allocatorThatHandsOutOneBlockIsNoAllocator() {
		file("a.c", "double *get(int k);\nvoid each(int n) {\n\tdouble *x = get(0), *y = get(1);\n#pragma omp parallel for\n"
				+ "\tfor (int i = 1; i < n; i++)\n\t\tx[i] = y[i - 1];\n}\n");
		file("b.c", "static double pool[1000];\ndouble *get(int k) { return pool; }\n");
		assertEquals("RACE DEFINITE", each());
	}

	@Test
	void programStartsOnceAndItsCallsAreFollowed() {
		file("a.c", """
				void init(int *p, int n);
				static int index[100];
				static double x[200];
				int main(void) {
					init(index, 100);
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						x[index[i]] = i;
					return 0;
				}
				""");
		file("b.c", "void init(int *p, int n) { for (int i = 0; i < n; i++) p[i] = 2 * i; }\n");
		file("c.c", "int main(void) { return 1; }\n");
		assertEquals(Map.of("a.c main", "RACE_FREE"), answers());
		file("b.c", "void init(int *p, int n) { for (int i = 0; i < n; i++) p[i] = i / 2; }\n");
		assertFalse(answers().get("a.c main").startsWith("RACE_FREE"));
	}

	@Test
	void orderOfTheDatabaseAndTheNumberOfJobsChangeNothing() {
		file("a.c", CALLER.replace("f(a, i)", "{ f(a, i); g(i); }").replace("void f", "void g(int i);\nvoid f"));
		file("b.c", RACY);
		file("c.c", "extern int both;\nstatic int last;\nvoid g(int i) { last = i; both = last; }\n");
		file("d.c", "int both;\nvoid g2(int i) { both = i; }\n");
		database(new ArrayList<>(entries.values()));
		String first = report("1");
		List<String> reversed = new ArrayList<>(entries.values());
		Collections.reverse(reversed);
		database(reversed);
		assertEquals(first, report("2"));
		assertTrue(first.contains("data race on both"), first);
	}

	private String report(String jobs) {
		return CommandRun.real(folder, "check", "-p", ".", "--jobs", jobs, "a.c", "b.c", "c.c", "d.c").out();
	}
}
