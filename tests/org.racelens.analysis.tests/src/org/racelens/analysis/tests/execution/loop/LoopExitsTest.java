package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;

/** What holds behind a loop, whichever way it was left. */
class LoopExitsTest {
	private static final String DECLARATIONS = """
			#include <stdlib.h>
			extern int next(void);
			static int find(int *b, int n) { for (int i = 0; i < n; i++) if (b[i] == 7) return i; return -1; }
			static int always(int n) { for (int i = 0; i < n; i++) return i; return -1; }
			""";
	private static final String FUNCTION = "f(int n, int *b)";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DECLARATIONS, FUNCTION, statements, expression), statements + " " + expression);
	}

	@Test
	void behindItsConditionALoopsVariableIsAtItsBound() {
		is(Truth.ALWAYS, "int i; for (i = 0; i < n; i++) ; if (n < 0) return 0;", "i == n");
		is(Truth.ALWAYS, "int i; for (i = 0; i < n; i++) ; if (n >= 0) return 0;", "i == 0");
		is(Truth.ALWAYS, "int i; for (i = n; i > 0; i -= 2) ;", "i <= 0");
		is(Truth.OPEN, "int i = 0; do i += 2; while (i < n);", "i == 2");
		is(Truth.ALWAYS, "int i = n, s = 0; while (i > 0) { s += 3; i--; } if (n < 0) return 0;", "s == 3 * n");
	}

	@Test
	void aTestThatChangesAVariableDoesSoOnceMore() {
		is(Truth.ALWAYS, "if (n < 0) return 0; int i = n; while (i-- > 0) ;", "i == -1");
		is(Truth.ALWAYS, "if (n < 0) return 0; int i = 0; while (i++ < n) ;", "i == n + 1");
	}

	@Test
	void behindALoopOfUnknownTripsItsConditionFails() {
		is(Truth.ALWAYS, "int i = 0; while (i * i < n) i++;", "i * i >= n");
		is(Truth.ALWAYS, "int i = 0; while (i < n && b[i] != 7) i++;", "i >= 0");
		is(Truth.OPEN, "int i = 0; while (i < n && b[i] != 7) i++;", "i >= n");
	}

	@Test
	void aBreakLeavesAVariableWhereItIs() {
		String found = "int i; for (i = 0; i < n; i++) if (b[i] == 7) break; if (n < 0) return 0;";
		is(Truth.OPEN, found, "i == n");
		is(Truth.OPEN, found, "i == 0");
		String stepped = "int i; for (i = 1; i < n; i += 4) if (b[i] == 7) break;";
		is(Truth.OPEN, stepped, "i == 1");
	}

	@Test
	void aValueThatEachWayOutLeavesAsItWasIsKept() {
		is(Truth.ALWAYS, "int kept = 5, i; for (i = 0; i < n; i++) { if (b[i] == 7) break; kept = 5; }", "kept == 5");
		is(Truth.OPEN, "int flag = 0; for (int i = 0; i < n; i++) if (b[i] == 7) { flag = 1; break; }", "flag == 0");
	}

	@Test
	void aFunctionThatIsLeftInALoopYieldsWhatThatWayDoes() {
		is(Truth.OPEN, "int at = find(b, n);", "at == -1");
		is(Truth.OPEN, "int at = find(b, n);", "at >= 0");
		assertNotEquals(Truth.NEVER, Probe.truth(DECLARATIONS, FUNCTION, "int at = always(n);", "at == 0"));
		assertNotEquals(Truth.NEVER, Probe.truth(DECLARATIONS, FUNCTION, "int at = always(n);", "at == -1"));
	}

	@Test
	void whatEachTestFindsAfreshEndsTheLoopAtAnyTrip() {
		is(Truth.ALWAYS, "int c = 0; while (next() > 0) c += 2;", "c % 2 == 0");
		is(Truth.OPEN, "int c = 0; while (next() > 0) c += 2;", "c == 0");
		is(Truth.OPEN, "int v = 1; while (v > 0) v = next();", "v == 0");
		is(Truth.OPEN, "int v; while ((v = next()) > 0) ;", "v == 0");
	}

	@Test
	void aLoopThatMayNotRunLeavesWhatWasThere() {
		is(Truth.OPEN, "int x = 1; for (int i = 0; i < n; i++) x = 2;", "x == 1");
		is(Truth.ALWAYS, "int x = 1; for (int i = 0; i < n; i++) x = 2; if (n > 0) return 0;", "x == 1");
		is(Truth.ALWAYS, "int x = 1; for (int i = 0; i < n; i++) x = 2; if (n <= 0) return 0;", "x == 2");
	}
}
