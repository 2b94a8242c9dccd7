package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.loop.LoopExecutor;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** Sequential loops that hold others, that hand values around, and that are left: {@link LoopExecutor} finds what they leave. */
class LoopExecutorTest {
	private static final String DATA = "#include <stdlib.h>\n#include <omp.h>\nint x, y, a[999];\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	@Test
	void whatIsHandedAroundComesToEachVariableInItsTrip() {
		String chain = "int p = 0, q = 0, r = 0; for (int i = 0; i < n; i++) { p = q; q = r; r = 1; }";
		is(Truth.OPEN, chain, "p == 0");
		is(Truth.OPEN, chain, "p == 1");
		is(Truth.OPEN, chain, "q == 1");
		is(Truth.NEVER, chain, "p == 2");
		is(Truth.OPEN, "int p = 0, q = 1; for (int i = 0; i < n; i++) { int t = p; p = q; q = t; }", "p == 0");
	}

	@Test
	void aBreakOrContinueIsOfTheInnermostLoop() {
		String inner = "int i, j = 0; for (i = 0; i < 5; i++) for (j = 0; j < 5; j++) if (j == 2) break;";
		is(Truth.ALWAYS, inner, "i == 5");
		is(Truth.ALWAYS, "int i; for (i = 0; i < 5; i++) for (int j = 0; j < 5; j++) { if (j == 2) continue; n = 1; }", "i == 5");
		is(Truth.ALWAYS, "int i; for (i = 0; i < 5; i++) { switch (n) { case 1: break; default: break; } }", "i == 5");
	}

	@Test
	void aReturnInsideOfLoopsLeavesAllOfThem() {
		is(Truth.OPEN, "for (int i = 0; i < b[0]; i++) for (int j = 0; j < 5; j++) if (n == 7) return 0;", "n != 7");
		is(Truth.ALWAYS, "if (n == 7) for (;;) return 0;", "n != 7");
		is(Truth.ALWAYS, "while (1) { if (n == 7) break; if (n != 7) return 0; }", "n == 7");
	}

	@Test
	void theFirstClauseIsExecutedOnceAndItsVariableEnds() {
		is(Truth.ALWAYS, "int i = 3, s = 0; for (s++; i < 9; i++) ;", "s == 1 && i == 9");
		is(Truth.ALWAYS, "int i = 3; for (int i = 0; i < 9; i++) ;", "i == 3");
	}

	@Test
	void aPointerWalksThroughItsObject() {
		Executed run = Executed.parallel(DATA, "int *p = a; while (p < a + 5) *p++ = 1;");
		Access write = run.write("a");
		assertEquals("a", write.place().object().name());
		IntExpr trip = run.items(Item.Loop.class).get(0).trip();
		assertEquals(Ints.multiply(trip, 4), write.place().offset());
		is(Truth.ALWAYS, "int *p = a; while (p < a + 5) p++;", "p == a + 5");
	}

	@Test
	void ofATestThatDoesMoreThanAccessesEachTripComesWithItsBody() {
		String declarations = DATA + "static int more(int i) {\n#pragma omp barrier\nreturn i < 3;\n}";
		Executed run = Executed.parallel(declarations, "for (int i = 0; more(i); i++) x = i;");
		List<Item.Loop> loops = run.items(Item.Loop.class);
		assertEquals(2, loops.size());
		Item.Barrier barrier = Executed.inside(loops.get(0), Item.Barrier.class).get(0);
		assertTrue(loops.get(0).body().contains(barrier));
		assertTrue(Executed.inside(loops.get(1), Item.Barrier.class).isEmpty());
		Set<Long> tests = new LinkedHashSet<>();
		Set<Long> bodies = new LinkedHashSet<>();
		for (long trip = 0; trip < 6; trip++) {
			if (Executed.where(Map.of(loops.get(0).trip(), trip)).holds(loops.get(0).domain())) {
				tests.add(trip);
				Access write = run.write("x");
				BoolExpr both = Bools.and(loops.get(1).guard(), loops.get(1).domain(), write.guard());
				if (Executed.where(Map.of(loops.get(0).trip(), trip, loops.get(1).trip(), 0L)).holds(both)) {
					bodies.add(trip);
				}
			}
		}
		assertEquals(Set.of(0L, 1L, 2L, 3L), tests);
		assertEquals(Set.of(0L, 1L, 2L), bodies);
	}

	@Test
	void barriersOfALoopSeparateItsTripsAndNothingInsideOne() {
		String phases = "#pragma omp parallel num_threads(2)\n{ int t = omp_get_thread_num();\nfor (int i = 0; i < 9; i++) {\n%s\n"
				+ "#pragma omp barrier\n%s } }";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, phases.formatted("if (t == i % 2) x = i;", "")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, phases.formatted("if (t) x = i;", "if (t) y = x;")));
		assertEquals(Verdict.RACE, Probe.region(DATA, phases.formatted("if (t) x = i;", "if (!t) y = x;")));
		assertEquals(Verdict.RACE, Probe.region(DATA, phases.formatted("if (t) x = i;", "if (!t) x = i;")));
	}

	@Test
	void aDeepNestIsFollowedLikeAFlatOne() {
		StringBuilder nest = new StringBuilder("int s = 0;");
		for (int i = 0; i < 7; i++) {
			nest.append("for (int i%d = 0; i%d < 2; i%d++) ".formatted(i, i, i));
		}
		is(Truth.ALWAYS, nest + "n = 4;", "n == 4");
		is(Truth.NEVER, nest + "{ n = 4; if (b[0]) n = 5; }", "n == 6");
		is(Truth.OPEN, nest + "{ if (b[0]) n = 5; }", "n == 5");
	}
}
