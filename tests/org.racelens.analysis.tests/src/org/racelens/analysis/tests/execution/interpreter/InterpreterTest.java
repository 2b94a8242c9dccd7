package org.racelens.analysis.tests.execution.interpreter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.interpreter.Interpreter;
import org.racelens.race.verdict.Verdict;

/** The door to the whole execution: {@link Interpreter} executes statements unless nothing gets there, and functions in their frames. */
class InterpreterTest {
	private static final String DATA = """
			#include <stdlib.h>
			int x;
			static int outer(int v) { int own = v; { int own = 9; x = own; } return own; }
			static int inner(int v) { int own = v + 1; return own; }
			static int both(int own) { int other = inner(own); return own + other; }
			static void leaves(int v) { if (v > 3) return; x = 1; }
			static void ends(int v) { if (v > 3) exit(1); x = 1; }
			""";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n)", statements, expression), statements + " " + expression);
	}

	@Test
	void whatNothingGetsToIsNotExecuted() {
		is(Truth.ALWAYS, "int v = 1; if (0) v = 2;", "v == 1");
		is(Truth.ALWAYS, "int v = 1; while (0) v = 2;", "v == 1");
		is(Truth.ALWAYS, "int v = 1; for (; v < 1; ) v = 2;", "v == 1");
		assertEquals(List.of(), Executed.parallel(DATA, "exit(0); x = 1;").writes("x"));
	}

	@Test
	void namesOfInnerBlocksAndFunctionsAreOthers() {
		is(Truth.ALWAYS, "int v = outer(3);", "v == 3 && x == 9");
		is(Truth.ALWAYS, "int own = 5, v = both(own);", "own == 5 && v == 11");
	}

	@Test
	void behindACallAllThatWasLiveIsLiveAgain() {
		is(Truth.ALWAYS, "int v = 0; leaves(n); v = 2;", "v == 2");
		is(Truth.OPEN, "int v = 0; leaves(n); v = 2;", "n > 3");
		is(Truth.ALWAYS, "x = 0; leaves(n); if (n <= 3) return 0;", "x == 0");
	}

	@Test
	void unlessTheProgramEnded() {
		is(Truth.NEVER, "ends(n);", "n > 3");
		is(Truth.ALWAYS, "x = 0; ends(n);", "x == 1");
	}

	@Test
	void statementsAreExecutedInTheirOrder() {
		is(Truth.ALWAYS, "int v = 1; v = v + 1; v = v * 3; ; { v -= 2; }", "v == 4");
		is(Truth.ALWAYS, "int v = n, w = v + 1, u = w * 2;", "u == 2 * n + 2");
	}

	@Test
	void aJumpThatIsNotFollowedHidesNoRace() {
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA
						+ "void f(int n) {\nint v = 1;\nif (n > 3) goto there;\nv = 2;\nthere:\n#pragma omp parallel\nif (v == 1) x = 1;\n}\n"));
		assertNotEquals(Verdict.RACE_FREE,
				Probe.verdict(DATA
						+ "void f(int n) {\nint v = 1;\nagain:\nv++;\nif (v < n) goto again;\n#pragma omp parallel\nif (v == 5) x = 1;\n}\n"));
	}
}
