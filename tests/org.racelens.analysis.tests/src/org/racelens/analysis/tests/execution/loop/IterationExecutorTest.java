package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.race.verdict.Verdict;

/** What one iteration of a sequential loop does: its test, its body with what continues, its update, each once and in that order. */
class IterationExecutorTest {
	private static final String DATA = "int x, y, z, flag;";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth("", "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	private static Item.Loop loop(String statements) {
		List<Item.Loop> loops = Executed.parallel(DATA, statements).items(Item.Loop.class);
		assertEquals(1, loops.size(), statements);
		return loops.get(0);
	}

	/** The accesses that a part of a loop records, each with r or w. */
	private static String accesses(List<Item> items) {
		StringBuilder text = new StringBuilder();
		items.stream().filter(Access.class::isInstance).map(Access.class::cast)
				.forEach(a -> text.append(a.variable()).append(a.write() ? 'w' : 'r'));
		return text.toString();
	}

	@Test
	void whatIsTestedBeforeABodyIsItsHeaderAndTheUpdateEndsIt() {
		Item.Loop loop = loop("for (int i = 0; i < 9 && flag; i++, x = 1) y = 2;");
		assertEquals("flagr", accesses(loop.header()));
		assertEquals("ywxw", accesses(loop.body()));
	}

	@Test
	void whatIsTestedAtTheEndIsPartOfTheBody() {
		Item.Loop loop = loop("int i = 0; do { y = 2; i++; } while (i < 9 && flag);");
		assertEquals("", accesses(loop.header()));
		assertEquals("ywflagr", accesses(loop.body()));
	}

	@Test
	void behindContinueComesTheUpdateOrTheTest() {
		is(Truth.ALWAYS, "int i; for (i = 0; i < 10; i++) { if (b[i]) continue; n = 1; }", "i == 10");
		is(Truth.ALWAYS, "int i = 0; do { i++; if (i < 3) continue; n = 7; } while (i < 3);", "i == 3");
		is(Truth.ALWAYS, "int i = 0; do { i++; if (i < 3) continue; n = 7; } while (i < 3);", "n == 7");
		Executed run = Executed.parallel(DATA, "for (int i = 0; i < 9; i++, x = 1) { if (n) continue; y = 2; }");
		Access skipped = run.write("y");
		Access update = run.write("x");
		Symbol n = Executed.parameter(((BoolExpr.IsZero) skipped.guard()).term());
		for (long value = 0; value < 2; value++) {
			assertEquals(value == 0, Executed.where(Map.of(n, value)).holds(skipped.guard()));
			assertTrue(Executed.where(Map.of(n, value)).holds(update.guard()));
		}
	}

	@Test
	void aBreakSkipsTheUpdate() {
		is(Truth.ALWAYS, "int i; for (i = 0; ; i += 2) if (i == 4) break;", "i == 4");
		is(Truth.ALWAYS, "int i = 0; do { i++; if (i == n) break; } while (i < n); if (n < 1) return 0;", "i == n");
	}

	@Test
	void aNestedLoopRecordsEachAccessOnce() {
		Executed run = Executed.parallel(DATA,
				"for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) for (int k = 0; k < j; k++) x = k;");
		assertEquals(1, run.accesses("x").size());
		assertEquals(3, run.items(Item.Loop.class).size());
	}

	@Test
	void theTeamRunsALoopAlikeWhereEachTestIsTheSameForAllThreads() {
		assertTrue(loop("for (int i = 0; i < n; i++) x = i;").uniform());
		assertFalse(loop("for (int i = 0; i < omp_get_thread_num(); i++) x = i;").uniform());
		assertFalse(loop("for (int i = 0; i < n; i++) { x = i; if (omp_get_thread_num() == i) break; }").uniform());
		assertTrue(loop("for (int i = 0; i < n; i++) { x = i; if (omp_get_thread_num() == i) continue; y = i; }").uniform());
	}

	@Test
	void inABodyTheTestHolds() {
		String nest = "int x;\nint f(int n) {\nfor (int i = 0; i < n; i++) {\n#pragma omp parallel\nif (%s) x = 1;\n}\nreturn 0;\n}\n";
		assertEquals(Verdict.RACE_FREE, Probe.verdict(nest.formatted("i >= n")));
		assertEquals(Verdict.RACE, Probe.verdict(nest.formatted("i == n - 1")));
		String late = "int x;\nint f(int n) {\nint i = 0;\ndo {\n#pragma omp parallel\nif (i >= n) x = 1;\ni++; } while (i < n);\nreturn 0;\n}\n";
		assertEquals(Verdict.RACE, Probe.verdict(late));
	}
}
