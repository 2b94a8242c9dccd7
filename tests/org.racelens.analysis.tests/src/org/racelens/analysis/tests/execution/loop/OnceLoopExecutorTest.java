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

/** Loops that run once are blocks, behind which their breaks and continues lead, and not those of the loops around. */
class OnceLoopExecutorTest {
	private static final String DATA = "#include <omp.h>\nint x, y;\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	@Test
	void bothBreakAndContinueLeadBehindTheBlock() {
		for (String left : List.of("break", "continue")) {
			String block = "int v = 1; do { if (n == 3) " + left + "; v = 2; } while (0);";
			is(Truth.ALWAYS, block + " if (n == 3) return 0;", "v == 2");
			is(Truth.ALWAYS, block + " if (n != 3) return 0;", "v == 1");
		}
	}

	@Test
	void aLoopWhoseBodyAlwaysLeavesIsABranch() {
		is(Truth.ALWAYS, "int v = 1; while (n > 3) { v = 2; break; } if (n > 3) return 0;", "v == 1");
		is(Truth.ALWAYS, "int v = 1; while (n > 3) { v = 2; break; } if (n <= 3) return 0;", "v == 2");
		is(Truth.ALWAYS, "int i; for (i = 5; i < 9; i++) { n = 1; break; }", "i == 5 && n == 1");
	}

	@Test
	void aLoopThatMayContinueIsNone() {
		is(Truth.OPEN, "int i; for (i = 0; i < 9; i++) { if (b[i]) continue; break; }", "i == 0");
		is(Truth.OPEN, "int i; for (i = 0; i < 9; i++) { if (b[i]) continue; break; }", "i == 9");
	}

	@Test
	void theLoopAroundGoesOn() {
		is(Truth.ALWAYS, "int i; for (i = 0; i < 9; i++) do { break; } while (0);", "i == 9");
		is(Truth.ALWAYS, "int i; for (i = 0; i < 9; i++) { do { if (n) break; } while (0); if (i == 4) break; }", "i == 4");
		is(Truth.OPEN, "int i; for (i = 0; i < 9; i++) { do { if (b[i]) break; } while (0); if (b[i]) break; }", "i == 9");
	}

	@Test
	void aReturnInsideLeavesTheFunction() {
		is(Truth.ALWAYS, "do { if (n == 3) return 0; } while (0);", "n != 3");
		is(Truth.OPEN, "do { if (n == 3) break; return 0; } while (b[0]);", "b[0] == 0");
		is(Truth.ALWAYS, "do { if (n == 3) break; return 0; } while (b[0]);", "n == 3");
	}

	@Test
	void inATeamTheBlockIsNoLoop() {
		Executed run = Executed.parallel(DATA, "do { x = 1; if (n) break; y = 1; } while (0);");
		assertEquals(List.of(), run.items(Item.Loop.class));
		Access second = run.write("y");
		Symbol n = Executed.parameter(((BoolExpr.IsZero) second.guard()).term());
		assertTrue(Executed.where(Map.of(n, 0L)).holds(second.guard()));
		assertFalse(Executed.where(Map.of(n, 1L)).holds(second.guard()));
	}

	@Test
	void aBarrierBehindABlockThatSomeLeaveEarlyIsMetByAll() {
		String phases = "#pragma omp parallel\n{ int t = omp_get_thread_num();\ndo { if (t) break; x = 1; } while (0);\n"
				+ "#pragma omp barrier\ny = t + x; }";
		assertEquals(Verdict.RACE, Probe.region(DATA, phases));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, phases.replace("y = t + x;", "if (t == 1) y = x;")));
		Executed run = Executed.program(DATA + "int main(void) {\n" + phases + "\n}\n");
		assertTrue(run.items(Item.Barrier.class).stream().allMatch(Item.Barrier::uniform));
	}
}
