package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Which statements are executed, in which order, and what they leave. ISO C11 §6.8 */
class StatementExecutorTest {
	private static final String DATA = "int x, y, z, shown[999];";

	private static long left(String statements, long n) {
		Executed run = Executed.parallel(DATA, "int q = 0;\n" + statements + "\nshown[q] = 1;");
		return Executed.value(run.index("shown"), n);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "if (n > 2) q = 1; else q = 2;|3|1", "if (n > 2) q = 1; else q = 2;|2|2", "if (n > 2) q = 1;|2|0",
			"if (n > 2) { if (n > 4) q = 1; else q = 2; }|4|2", "{ int q = 5; q++; }|0|0", "{ q = 5; { q++; } }|0|6", "q = 1; ; q++;|0|2",
			"do q++; while (0);|0|1", "for (int k = 0; k < 4; k++) q += k;|0|6", "while (q < 7) q += 2;|0|8" })
	void theyLeaveWhatCSays(String statements, long n, long expected) {
		assertEquals(expected, left(statements, n), statements);
	}

	private static final String SWITCH = "switch (n) {\ncase 1: q += 1;\ncase 2: q += 2; break;\ncase 3: { q += 4; break; }\ndefault: q += 8;\ncase 5: q += 16;\n}";

	@ParameterizedTest
	@CsvSource({ "1, 3", "2, 2", "3, 4", "4, 24", "5, 16", "-1, 24" })
	void aSwitchEntersAtItsLabelAndFallsThrough(long n, long expected) {
		assertEquals(expected, left(SWITCH, n));
	}

	@ParameterizedTest
	@CsvSource({ "1, 1", "2, 0", "3, 2" })
	void aSwitchWithoutDefaultMayExecuteNothing(long n, long expected) {
		assertEquals(expected, left("switch (n) {\ncase 1: q = 1; break;\ncase 3: q = 2;\n}", n));
	}

	/** The iterations of a loop from 0 to 3 that write x where n is 2. */
	private static List<Long> iterations(String body) {
		Executed run = Executed.parallel(DATA, "for (int k = 0; k < 4; k++) { " + body + " }");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		IntExpr n = Executed.parameter(Ints.choice(Bools.and(loop.domain(), run.write("x").guard()), Ints.ONE, Ints.ZERO));
		return List.of(0L, 1L, 2L, 3L).stream().filter(k -> {
			Evaluator numbers = Executed.where(Map.of(loop.trip(), k, n, 2L));
			return numbers.holds(loop.domain()) && numbers.holds(run.write("x").guard());
		}).toList();
	}

	@Test
	void aBreakEndsTheLoopAndAContinueTheIteration() {
		assertEquals(List.of(0L, 1L, 3L), iterations("if (k == n) continue; x = 1;"));
		assertEquals(List.of(0L, 1L), iterations("if (k == n) break; x = 1;"));
		assertEquals(List.of(0L, 1L, 2L), iterations("x = 1; if (k == n) break;"));
		assertEquals(List.of(0L, 1L, 3L), iterations("switch (k - n) {\ncase 0: continue;\ndefault: break;\n}\nx = 1;"));
		assertEquals(List.of(2L), iterations("switch (k - n) {\ndefault: continue;\ncase 0: break;\n}\nx = 1;"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "switch (n) {\ncase 1: x = 1; break;\ndefault: y = 1;\n}", "if (n == 1) x = 1; else y = 1;" })
	void eachWayIsTakenUnderItsCondition(String statement) {
		Executed run = Executed.parallel(DATA, statement);
		assertTrue(run.isReached(run.write("x"), 0, 1) && !run.isReached(run.write("y"), 0, 1));
		assertTrue(!run.isReached(run.write("x"), 0, 2) && run.isReached(run.write("y"), 0, 2));
	}

	@Test
	void behindAReturnNothingIsExecuted() {
		String callee = DATA + " static int g(int v) { if (v > 3) return 5; x = 1; return 6; }";
		Executed run = Executed.parallel(callee, "shown[g(n)] = 1;");
		assertTrue(run.isReached(run.write("x"), 0, 3) && !run.isReached(run.write("x"), 0, 4));
		assertEquals(List.of(5L, 6L), List.of(Executed.value(run.index("shown"), 4), Executed.value(run.index("shown"), 3)));
		assertEquals(List.of(), Executed.parallel(DATA + " static void g(void) { return; x = 1; }", "g();").writes("x"));
	}

	@Test
	void aDeclarationMakesAnObjectEachTimeAndAStaticOneOnce() {
		assertEquals("3",
				Executed.parallel(DATA, "int q = 0;\nfor (int k = 0; k < 3; k++) { int r = 1; q += r; r = 9; }\nshown[q] = 1;")
						.index("shown")
						.toString());
		Executed run = Executed.parallel(DATA, "static int r = 1;\nr++;");
		assertEquals(List.of(false, true), run.accesses("r").stream().map(Access::write).toList());
	}

	@Test
	void aLabelInsideOfAnInnerStatementIsNotFollowed() {
		Executed run = Executed.parallel(DATA, "switch (n) {\ncase 1: x = 1;\nif (y) {\ncase 2: z = 1;\n}\n}");
		assertTrue(run.lines(Unfollowed.CASE_LABEL_INSIDE_ANOTHER_STATEMENT_OF_SWITCH).contains(6));
		assertFalse(run.writes("x").isEmpty());
		assertEquals(List.of(),
				Executed.parallel(DATA, SWITCH.replace("q", "x")).lines(Unfollowed.CASE_LABEL_INSIDE_ANOTHER_STATEMENT_OF_SWITCH));
	}

	@Test
	void whatIsNotUnderstoodIsAGap() {
		Executed run = Executed.parallel(DATA, "int q = 5;\n__asm__ volatile (\"nop\" : \"+r\" (q));\nshown[q] = 1;");
		assertFalse(run.region().gaps().isEmpty() && Executed.where(Map.of()).value(run.index("shown")) == 5);
	}
}
