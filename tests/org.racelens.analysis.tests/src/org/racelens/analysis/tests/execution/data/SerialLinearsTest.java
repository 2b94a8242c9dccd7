package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.SerialLinears;
import org.racelens.logic.term.Ints;

/**
 * {@link SerialLinears}: outside of regions a loop with {@code linear} is the sequential one where it steps the variables as the clauses
 * say.
 */
class SerialLinearsTest {
	private static final String DATA = "int x, a[999], shown[999];";

	private static Executed after(String loop, String shown) {
		return Executed.code(DATA, loop + "\n#pragma omp parallel\nshown[" + shown + "] = 1;");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "for linear(x)|x++;|9", "for linear(x: 2)|x += 2;|18", "for linear(x: 4)|x += 5; x--;|36",
			"for linear(x: -1)|x--;|-9" })
	void variablesThatAreSteppedAreFollowed(String directive, String body, long end) {
		Executed run = after("x = 0;\n#pragma omp " + directive + "\nfor (int i = 0; i < 9; i++) { " + body + " }",
				"x + 20");
		assertEquals(Ints.of(end + 20), run.index("shown"), directive);
		assertEquals(Set.of(), run.told());
	}

	@Test
	void allLoopsOfTheClauseCount() {
		String loops = "x = 0;\n#pragma omp for collapse(2) linear(x: 3)\nfor (int i = 0; i < 4; i++) for (int k = 0; k < 5; k++) x += 3;";
		assertEquals(Ints.of(60), after(loops, "x").index("shown"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "a[0] = x;", "x += 2;", "if (i < 5) x++;", "x = i;" })
	void othersAreNotKnownBehindTheLoop(String body) {
		assertTrue(Executed.isLost(after("x = 0;\n#pragma omp for linear(x)\nfor (int i = 0; i < 9; i++) { " + body + " }", "x")
				.index("shown")), body);
	}

	@Test
	void whatTheLoopWritesBesidesIsNotKnownThen() {
		String loop = "int q = 0, r = 7;\nx = 0;\n#pragma omp for linear(x)\nfor (int i = 0; i < 9; i++) { q = x; BODY }";
		assertTrue(Executed.isLost(after(loop.replace("BODY", ""), "q").index("shown")));
		assertEquals(Ints.of(7), after(loop.replace("BODY", ""), "r").index("shown"));
		assertEquals(Ints.of(8), after(loop.replace("BODY", "x++;"), "q").index("shown"));
	}

	@Test
	void withoutTheClauseTheLoopIsExecutedAsItStands() {
		assertEquals(Ints.of(18), after("x = 0;\n#pragma omp for\nfor (int i = 0; i < 9; i++) x += 2;", "x").index("shown"));
	}
}
