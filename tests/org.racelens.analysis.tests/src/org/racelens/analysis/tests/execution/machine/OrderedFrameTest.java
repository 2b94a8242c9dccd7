package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;

/** Each iteration of a loop with an {@code ordered} clause executes one ordered region at most. OpenMP 5.2 §15.10.2 */
class OrderedFrameTest {
	private static final String ORDERED = "\n#pragma omp ordered\nx++;\n";

	private static boolean isTold(Breach breach, String body) {
		return Executed.parallel("int x;", "#pragma omp for ordered\nfor (int i = 0; i < 9; i++) {\n" + body + "\n}").told()
				.contains(breach);
	}

	private static void repeats(boolean expected, String body) {
		assertEquals(expected, isTold(Breach.ITERATION_MAY_EXECUTE_MORE_THAN_ONE_ORDERED_REGION, body), body);
	}

	@Test
	void twoRegionsInARowAreMoreThanOne() {
		repeats(false, ORDERED);
		repeats(true, ORDERED + ORDERED);
		repeats(true, ORDERED + "if (i > 3) {" + ORDERED + "}");
	}

	@Test
	void regionsOfDifferentIterationsAreOneEach() {
		repeats(false, "if (i > 3) {" + ORDERED + "} else {" + ORDERED + "}");
		repeats(true, "if (i >= 3) {" + ORDERED + "} if (n == 4) {" + ORDERED + "}");
	}

	@Test
	void aRegionInASequentialLoopMayBeMetMoreThanOnce() {
		repeats(true, "for (int k = 0; k < n; k++) {" + ORDERED + "}");
		repeats(false, "for (int k = 0; k < n; k++) x = k;" + ORDERED);
	}

	@Test
	void aRegionInAnotherOneIsABreach() {
		String nested = "\n#pragma omp ordered\n{" + ORDERED + "}";
		assertEquals(true, isTold(Breach.ORDERED_MAY_NOT_STAND_INSIDE_CRITICAL_OR_ORDERED, nested));
		assertEquals(false, isTold(Breach.ORDERED_MAY_NOT_STAND_INSIDE_CRITICAL_OR_ORDERED, ORDERED));
	}
}
