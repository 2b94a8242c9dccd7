package org.racelens.analysis.tests.execution.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.race.verdict.Verdict;

/**
 * The closed forms of loops say what the iterations, done one by one, leave: how many there are, what they add up, where they break off.
 */
class SymbolicLoopTest {
	/** How many iterations of a loop must run at most for the comparison. */
	private static final int MOST = 40;

	@Test
	void aLoopCountsItsTripsForAnyBound() {
		always("f(int n)", "int c = 0; for (int i = 0; i < n; i++) c++;", "c == (n > 0 ? n : 0)");
		always("f(int n)", "int c = 0; for (int i = 0; i <= n; i++) c++;", "c == (n >= 0 ? n + 1 : 0)");
		always("f(int n)", "int c = 0; for (int i = n; i > 0; i--) c++;", "c == (n > 0 ? n : 0)");
	}

	@Test
	void aStrideRoundsTheNumberOfTripsUp() {
		always("f(int n)", "int c = 0; for (int i = 0; i < n; i += 3) c++;", "n < 1 || (3 * c >= n && 3 * c < n + 3)");
		open("f(int n)", "int c = 0; for (int i = 0; i < n; i += 3) c++;", "n < 1 || 3 * c == n");
	}

	@Test
	void theCounterEndsAtTheFirstValueThatFailsTheTest() {
		always("f(int n)", "int i; for (i = 0; i < n; i++) ;", "i == (n > 0 ? n : 0)");
		always("f(int n)", "int i; for (i = 5; i > n; i--) ;", "i == (n < 5 ? n : 5)");
	}

	@Test
	void aLoopThatNeverRunsLeavesEverythingAsItWas() {
		always("f(int n)", "int x = 7; for (int i = 0; i < n && n < 0; i++) x = 8;", "x == 7");
		open("f(int n)", "int x = 7; for (int i = 0; i < n; i++) x = 8;", "x == 7");
		open("f(int n)", "int x = 7; for (int i = 0; i < n; i++) x = 8;", "x == 8");
	}

	@Test
	void aBodyThatIsTestedAtItsEndRunsOnce() {
		possible("f(int n)", "int c = 0; do c++; while (c < n);", "c == (n > 1 ? n : 1)");
		possible("main(void)", "int c = 0; do c++; while (c < 0);", "c == 1");
		possible("f(int n)", "int c = 0; do c = 1; while (n > 0 && c < 1);", "c == 1");
	}

	@Test
	void aBreakEndsTheLoopInItsTripAndNotLater() {
		possible("main(void)", "int c = 0; for (int i = 0; i < 9; i++) { if (i == 4) break; c++; }", "c == 4");
		possible("main(void)", "int c = 0; for (int i = 0; i < 9; i++) { c++; if (i == 4) break; }", "c == 5");
		possible("f(int n)", "int i; for (i = 0; i < 9; i++) { if (i == n) break; }", "i == (n >= 0 && n < 9 ? n : 9)");
		open("f(int n)", "int c = 0; for (int i = 0; i < 9; i++) { if (i == n) break; c++; }", "c == 9");
	}

	@Test
	void theTripThatBreaksOffIsTheLastOne() {
		for (int i = 0; i < 9; i++) {
			String region = "#pragma omp parallel\nfor (int i = 0; i < 9; i++) { if (i == " + i + ") x = 1; if (i == 4) break; }";
			assertEquals(i <= 4 ? Verdict.RACE : Verdict.RACE_FREE, Probe.region("int x;", region), region);
			String behind = "#pragma omp parallel\nfor (int i = 0; i < 9; i++) { if (i >= 4) break; if (i == " + i + ") x = 1; }";
			assertEquals(i < 4 ? Verdict.RACE : Verdict.RACE_FREE, Probe.region("int x;", behind), behind);
		}
	}

	@Test
	void aContinueSkipsTheRestOfItsTripAlone() {
		possible("main(void)", "int c = 0; for (int i = 0; i < 9; i++) { if (i == 4) continue; c++; }", "c == 8");
		possible("main(void)", "int c = 0, d = 0; for (int i = 0; i < 9; i++) { c++; if (i == 4) continue; d++; }", "c == 9 && d == 8");
	}

	@Test
	void loopsThatCountEndWithWhatTheIterationsLeave() {
		agreesWithIterations(List.of("x += 2;", "x -= 3;", "x += y;", "y++;", "y = 5;", "x = y;", "x += i;"), 60, 80);
	}

	@Test
	void branchesInTheBodyAreTakenInTheTripsThatTheyNeed() {
		agreesWithIterations(List.of("if (i == 2) x = 9;", "if (i < 2) x++;", "if (i % 2) y = x;", "x += 1;", "if (y > 3) x = 0;"), 60, 60);
	}

	/** Runs random loops of the statements, and asks whether the values are what they leave: nothing else may be known of them. */
	private static void agreesWithIterations(List<String> statements, int programs, int leastKnown) {
		int known = 0;
		for (int seed = 0; seed < programs; seed++) {
			Random random = Seeds.random(seed);
			int start = random.nextInt(7) - 3;
			int step = List.of(1, 1, 2, 3, -1, -2).get(random.nextInt(6));
			int bound = random.nextInt(13) - 3;
			String test = step > 0 ? random.nextBoolean() ? "<" : "<=" : random.nextBoolean() ? ">" : ">=";
			List<String> body = List.of(statements.get(random.nextInt(statements.size())),
					statements.get(random.nextInt(statements.size())));
			int[] xy = run(start, step, bound, test, body);
			String code = "int x = 1, y = 2; for (int i = " + start + "; i " + test + " " + bound + "; i += " + step + ") { "
					+ String.join(" ", body) + " }";
			known += agrees(code, "x", xy[0]) + agrees(code, "y", xy[1]);
		}
		int found = known;
		assertTrue(known >= leastKnown, () -> found + " values known");
	}

	private static int agrees(String code, String name, int value) {
		Truth is = Probe.truth("", code, name + " == " + value);
		assertTrue(is != Truth.NEVER, () -> name + " is " + value + " behind " + code);
		return is == Truth.ALWAYS ? 1 : 0;
	}

	private static int[] run(int start, int step, int bound, String test, List<String> body) {
		int[] xy = { 1, 2 };
		int trips = 0;
		for (int i = start; goesOn(i, test, bound); i += step) {
			assertTrue(trips++ < MOST);
			for (String statement : body) {
				execute(statement, i, xy);
			}
		}
		return xy;
	}

	private static boolean goesOn(int i, String test, int bound) {
		return switch (test) {
			case "<" -> i < bound;
			case "<=" -> i <= bound;
			case ">" -> i > bound;
			default -> i >= bound;
		};
	}

	private static void execute(String statement, int i, int[] xy) {
		switch (statement) {
			case "x += 2;" -> xy[0] += 2;
			case "x -= 3;" -> xy[0] -= 3;
			case "x += y;" -> xy[0] += xy[1];
			case "y++;" -> xy[1]++;
			case "y = 5;" -> xy[1] = 5;
			case "x = y;" -> xy[0] = xy[1];
			case "x += i;" -> xy[0] += i;
			case "x += 1;" -> xy[0]++;
			case "if (i == 2) x = 9;" -> xy[0] = i == 2 ? 9 : xy[0];
			case "if (i < 2) x++;" -> xy[0] += i < 2 ? 1 : 0;
			case "if (i % 2) y = x;" -> xy[1] = i % 2 != 0 ? xy[0] : xy[1];
			case "if (y > 3) x = 0;" -> xy[0] = xy[1] > 3 ? 0 : xy[0];
			default -> throw new AssertionError(statement);
		}
	}

	private static void always(String function, String statements, String expression) {
		assertEquals(Truth.ALWAYS, Probe.truth("", function, statements, expression), statements + " " + expression);
	}

	/** What holds in fact is not excluded, and its opposite is not sure. */
	private static void possible(String function, String statements, String fact) {
		assertNotEquals(Truth.NEVER, Probe.truth("", function, statements, fact), statements + " " + fact);
	}

	private static void open(String function, String statements, String expression) {
		assertEquals(Truth.OPEN, Probe.truth("", function, statements, expression), statements + " " + expression);
	}
}
