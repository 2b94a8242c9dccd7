package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;

/** What is known of variables that some ways through an iteration move by one constant and others by another one. */
class CountersTest {
	private static final String FUNCTION = "f(int n, int *b)";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth("", FUNCTION, statements, expression), statements + " " + expression);
	}

	private static String loop(String body) {
		return "int c = 0, d = 0; for (int i = 0; i < n; i++) { " + body + " } if (n < 0) return 0;";
	}

	@Test
	void aCounterComesNoFurtherThanOnceForEachTrip() {
		String some = loop("if (b[i] > 0) c++;");
		is(Truth.ALWAYS, some, "0 <= c && c <= n");
		is(Truth.OPEN, some, "c == n");
		is(Truth.OPEN, some, "c == 0");
		String down = loop("if (b[i] > 0) c -= 2; else c++;");
		is(Truth.ALWAYS, down, "-2 * n <= c && c <= n");
	}

	@Test
	void whatACounterMovesBeyondItsLeastIsAMultipleOfItsStepsDifference() {
		String some = loop("if (b[i] > 0) c += 4;");
		is(Truth.ALWAYS, some, "c % 4 == 0");
		is(Truth.OPEN, some, "c % 8 == 0");
		String odd = "int c = 1; for (int i = 0; i < n; i++) if (b[i] > 0) c += 6; else c += 2;";
		is(Truth.ALWAYS, odd, "c % 2 == 1");
		is(Truth.OPEN, odd, "c % 4 == 1");
	}

	@Test
	void countersThatShareTheTripsAddUpToThem() {
		String merge = loop("if (b[i] > 0) c++; else d++;");
		is(Truth.ALWAYS, merge, "c + d == n");
		is(Truth.OPEN, merge, "c == d");
		String apart = loop("if (b[i] > 0) { c++; d += 3; } else { c += 2; d += 4; }");
		is(Truth.ALWAYS, apart, "d - c == 2 * n");
		String neither = loop("if (b[i] > 0) c++; else if (b[i] < 0) d++;");
		is(Truth.OPEN, neither, "c + d == n");
		is(Truth.ALWAYS, neither, "c <= n && d <= n");
	}

	@Test
	void anUnsignedCounterMayHaveWrapped() {
		String down = "unsigned c = 3; for (int i = 0; i < n; i++) if (b[i] > 0) c--;";
		is(Truth.OPEN, down, "c <= 3");
		String up = "unsigned c = 0; if (n > 1000) return 0; for (int i = 0; i < n; i++) if (b[i] > 0) c++;";
		is(Truth.ALWAYS, up, "c <= 1000");
	}

	@Test
	void aCounterThatIsSetInSomeTripIsNone() {
		String reset = loop("if (b[i] > 0) c++; else c = 9;");
		is(Truth.OPEN, reset, "c <= n");
		String scaled = loop("if (b[i] > 0) c++; else c += n;");
		is(Truth.OPEN, scaled, "c <= n");
	}
}
