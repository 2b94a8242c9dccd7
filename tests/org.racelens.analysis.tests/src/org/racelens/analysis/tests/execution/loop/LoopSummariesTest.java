package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.race.verdict.Verdict;

/** What arrays hold behind a serial loop that fills them: what each trip surely stored where it stored it, and nothing that is surmised. */
class LoopSummariesTest {
	private static final String DATA = "#include <stdlib.h>\n"
			+ "int index[20], other[20], a[200], x; struct pair { int key, value; } pairs[20];\n";

	private static void is(Truth expected, String statements, String expression) {
		assertEquals(expected, Probe.truth(DATA, "f(int n, int *b)", statements, expression), statements + " " + expression);
	}

	private static Verdict written(String fill) {
		return Probe.region(DATA, fill + "\n#pragma omp parallel for\nfor (int i = 0; i < 20; i++) a[index[i]] = i;");
	}

	@Test
	void elementsHoldWhatTheirTripsStored() {
		is(Truth.ALWAYS, "for (int i = 0; i < 10; i++) index[i] = 2 * i + 1;", "index[3] == 7");
		is(Truth.OPEN, "for (int i = 0; i < 10; i++) index[i] = 2 * i + 1;", "index[10] == 21");
		is(Truth.ALWAYS, "for (int i = 0; i < n; i++) index[i] = 5; if (n != 4) return 0;", "index[3] == 5");
		is(Truth.OPEN, "for (int i = 0; i < n; i++) index[i] = 5; if (n != 3) return 0;", "index[3] == 5");
	}

	@Test
	void stepsLeaveTheElementsBetween() {
		String even = "index[3] = 8; for (int i = 0; i < 10; i += 2) index[i] = i;";
		is(Truth.ALWAYS, even, "index[4] == 4 && index[3] == 8");
		is(Truth.ALWAYS, "index[9] = 1; for (int i = 8; i >= 0; i--) index[i] = i * 3;",
				"index[8] == 24 && index[0] == 0 && index[9] == 1");
		is(Truth.ALWAYS, "for (int i = 0; i < 5; i++) { index[2 * i] = i; index[2 * i + 1] = -i; }", "index[6] == 3 && index[7] == -3");
	}

	@Test
	void theLaterStoreCounts() {
		is(Truth.ALWAYS, "for (int i = 0; i < 9; i++) { index[i] = 1; index[i] = 2; }", "index[5] == 2");
		is(Truth.NEVER, "for (int i = 0; i < 9; i++) { index[i] = 1; index[i] = 2; }", "index[5] == 1");
		assertNotEquals(Truth.ALWAYS, Probe.truth(DATA, "f(int n, int *b)",
				"for (int i = 0; i < 9; i++) { index[i] = 1; index[i + 1] = 2; }", "index[5] == 2"));
		assertNotEquals(Truth.NEVER, Probe.truth(DATA, "f(int n, int *b)",
				"for (int i = 0; i < 9; i++) { index[i] = 1; index[i + 1] = 2; }", "index[9] == 2"));
	}

	@Test
	void whatATripMayNotStoreIsNotKnown() {
		is(Truth.OPEN, "index[3] = 8; for (int i = 0; i < 10; i++) if (b[i]) index[i] = 1;", "index[3] == 8");
		is(Truth.OPEN, "index[3] = 8; for (int i = 0; i < 10; i++) { if (b[i]) break; index[i] = 1; }", "index[3] == 1");
		is(Truth.OPEN, "index[3] = 8; for (int i = 0; i < 10; i++) { if (b[i]) continue; index[i] = 1; }", "index[3] == 1");
		is(Truth.OPEN, "index[3] = 8; for (int i = 0; i < 10; i++) { index[i] = 1; if (b[i]) break; }", "index[3] == 1");
	}

	@Test
	void whatEachTripFindsIsAnotherUnknownInEachElement() {
		is(Truth.OPEN, "for (int i = 0; i < 10; i++) index[i] = rand();", "index[3] == index[4]");
		is(Truth.ALWAYS, "for (int i = 0; i < 10; i++) { index[i] = 2 * n; }", "index[3] == n + n");
		is(Truth.OPEN, "for (int i = 0; i < 10; i++) index[i] = b[i];", "index[3] == b[3]");
		is(Truth.OPEN, "int s = 0; for (int i = 0; i < 10; i++) { s += b[i]; index[i] = s; }", "index[3] == index[4]");
	}

	@Test
	void membersOfElementsAreFilledApart() {
		String fill = "for (int i = 0; i < 9; i++) { pairs[i].key = i; pairs[i].value = 3 * i; }";
		is(Truth.ALWAYS, fill, "pairs[4].key == 4 && pairs[4].value == 12");
		is(Truth.OPEN, "for (int i = 0; i < 9; i++) pairs[i].key = i;", "pairs[4].value == 12");
	}

	@Test
	void anIndexArrayKeepsThreadsApartIfItsNumbersDiffer() {
		assertEquals(Verdict.RACE_FREE, written("for (int i = 0; i < 20; i++) index[i] = 3 * i;"));
		assertEquals(Verdict.RACE_FREE, written("for (int i = 0; i < 20; i++) index[19 - i] = i;"));
		assertEquals(Verdict.RACE, written("for (int i = 0; i < 20; i++) index[i] = i / 2;"));
		assertEquals(Verdict.RACE, written("for (int i = 0; i < 19; i++) index[i] = i;"));
		assertNotEquals(Verdict.RACE_FREE, written("for (int i = 0; i < 20; i++) index[i] = i;\nindex[rand() % 20] = 3;"));
	}

	@Test
	void aRowThatIsFilledAgainHoldsWhatCameLast() {
		is(Truth.ALWAYS, "for (int i = 0; i < 10; i++) index[i] = i; for (int i = 0; i < 5; i++) index[i] = -i;",
				"index[4] == -4 && index[5] == 5");
		is(Truth.OPEN, "for (int j = 0; j < n; j++) for (int i = 0; i < 10; i++) index[i] = i;", "index[4] == 4");
	}
}
