package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;

/** What only the trips before the last ones can tell of how a loop ended: no race is certain that rests on what they rule out. */
class EarlierTripsTest {
	private static final String DECLARATIONS = "#include <stdlib.h>\n";

	private static boolean isCertain(String statements, String expression) {
		return Probe.isDefinite(DECLARATIONS + "int x;\nint f(int n, int *b) {\n" + statements + "\n#pragma omp parallel\nif (" + expression
				+ ") x = 1;\nreturn 0;\n}\n");
	}

	private static void neither(String statements, String expression) {
		assertFalse(isCertain(statements, expression), statements + " " + expression);
	}

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DECLARATIONS, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	@Test
	void noTripComesBehindTheOneThatTheNumberEnds() {
		String loop = "int i; for (i = 0; i < n; i++) if (i == 3) break;";
		neither(loop, "i == 5");
		is(Truth.OPEN, loop, "i == 3");
		is(Truth.OPEN, loop, "i == 2");
		String square = "int i; for (i = 0; i < 10; i++) if (i * i == 16) break;";
		neither(square, "i == 7");
		neither(square, "i == 10");
		assertNotEquals(Truth.NEVER, Probe.truth(DECLARATIONS, "f(int n, int *b)", square, "i == 4"));
	}

	@Test
	void whatIsFoundCannotOutrunTheNumberOfTrips() {
		String loop = "int v, k = 0; do { v = rand(); k++; } while (v != 7 && k < 10);";
		neither(loop, "k == 11");
		neither(loop, "k == 0");
		is(Truth.OPEN, loop, "k == 1");
		is(Truth.OPEN, loop, "k == 10");
	}

	@Test
	void whatTripsAddUpIsNotAnyNumber() {
		String sum = "int s = 0, v; while ((v = rand()) > 0) s += v;";
		neither(sum, "s < 0");
		is(Truth.OPEN, sum, "s == 0");
		String steps = "int v = 0; while (v < 10) { v += 1 + (rand() > 100); }";
		neither(steps, "v == 12");
		neither(steps, "v == 9");
		is(Truth.OPEN, steps, "v == 11");
	}

	@Test
	void aScalarThatIsSetToSomeNumbersIsOneOfThem() {
		String two = "int s = 1, v; while ((v = rand()) > 0) { if (v > 3) s = 2; }";
		neither(two, "s == 3");
		is(Truth.OPEN, two, "s == 1");
		is(Truth.OPEN, two, "s == 2");
	}

	@Test
	void whatMemoryHoldsForEachNumberMayEndTheLoopAnywhere() {
		String search = "int i = 0; while (i < n && b[i] != i) i++;";
		is(Truth.OPEN, search, "i == 2");
		neither(search, "i == -1");
		is(Truth.ALWAYS, search, "i >= 0");
	}
}
