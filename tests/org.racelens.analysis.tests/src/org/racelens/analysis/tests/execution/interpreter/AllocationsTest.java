package org.racelens.analysis.tests.execution.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.interpreter.Allocations;
import org.racelens.execution.region.Item.Access;
import org.racelens.race.verdict.Verdict;

/** Memory that a program allocates: {@link Allocations} makes a family of objects for each place, one for each time it is reached. */
class AllocationsTest {
	private static final String DATA = """
			#include <stdlib.h>
			#include <string.h>
			#include <omp.h>
			int x; extern int *unseen(void);
			static int *one(void) { return malloc(4); }
			static int *cleared(int n) { return calloc(n, 4); }
			""";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	private static Verdict team(String before, String inside) {
		return Probe.region(DATA, before + "\n#pragma omp parallel num_threads(2)\n{ " + inside + " }");
	}

	@Test
	void whatEachThreadAllocatesIsItsOwn() {
		assertEquals(Verdict.RACE_FREE, team("", "int *own = malloc(40); own[3] = 1; own[3]++;"));
		assertEquals(Verdict.RACE_FREE, team("", "int *own = one(); *own = 1;"));
		assertEquals(Verdict.RACE, team("int *all = malloc(40);", "all[3] = 1;"));
	}

	@Test
	void whatEachTripAllocatesIsAnother() {
		String rows = "int *rows[8]; for (int i = 0; i < 8; i++) rows[i] = %s;\n#pragma omp parallel for\n"
				+ "for (int i = 0; i < 8; i++) rows[i][2] = i;";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, rows.formatted("malloc(40)")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, rows.formatted("cleared(10)")));
		assertEquals(Verdict.RACE, Probe.region(DATA, "int *block = malloc(40);" + rows.formatted("block")));
	}

	@Test
	void twoCallsOfAFunctionAllocateTwoBlocks() {
		is(Truth.NEVER, "int *p = one(), *q = one(); if (!p || !q) return 0;", "p == q");
		is(Truth.ALWAYS, "int *p = one(), *q = one(); *p = 1; *q = 2;", "*p == 1");
		assertEquals(Verdict.RACE_FREE, team("int *p = one(), *q = one();", "if (omp_get_thread_num()) *p = 1; else *q = 1;"));
	}

	@Test
	void onlyACallocIsZero() {
		is(Truth.ALWAYS, "int *p = cleared(9);", "p[3] == 0");
		is(Truth.OPEN, "int *p = malloc(36);", "p[3] == 0");
		is(Truth.ALWAYS, "int *p = cleared(9); p[3] = 4;", "p[3] == 4 && p[2] == 0");
		is(Truth.OPEN, "int *rows[3]; for (int i = 0; i < 3; i++) rows[i] = cleared(9); rows[1][2] = n;", "rows[1][2] == 0");
	}

	@Test
	void whatUnknownCodeYieldsIsOfItsChoice() {
		is(Truth.OPEN, "int *p = unseen(), *q = unseen();", "p == q");
		is(Truth.OPEN, "int *p = unseen();", "p == 0");
		is(Truth.OPEN, "int *p = unseen();", "p == b");
		is(Truth.OPEN, "int own = 1; int *p = unseen();", "p == &x");
		is(Truth.NEVER, "int own = 1; int *p = unseen(); own = 2;", "p == &own");
	}

	@Test
	void aBlockIsNamedByTheLineOfTheProgram() {
		Executed run = Executed
				.program("#include <stdlib.h>\nstatic int *get(void) {\nreturn malloc(4);\n}\nint main(void) {\nint *p = malloc(4);\n"
						+ "int *q = get();\n#pragma omp parallel\n{ *p = 1; *q = 2; }\n}\n");
		assertEquals(Set.of("memory of line 6", "memory of line 3"), new LinkedHashSet<>(
				run.items(Access.class).stream().filter(Access::write).map(a -> a.place().object().name()).toList()));
		Executed cpp = Executed.inCpp("#include <vector>\nint main() {\nstd::vector<int> v(9);\n#pragma omp parallel\nv[3] = 1;\n}\n");
		assertTrue(cpp.items(Access.class).stream().filter(Access::write).map(a -> a.place().object().name())
				.allMatch(n -> n.equals("memory of line 3")));
	}
}
