package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.SymbolicExecution;
import org.racelens.execution.state.UndecidedRegion;
import org.racelens.openmp.program.Construct;

/** Stand-alone constructs without an execution: an {@link UndecidedRegion} has its function and why it is not decided. */
class UndecidedRegionTest {
	private static List<UndecidedRegion> undecided(String text) {
		SymbolicExecution.Result result = Executed.program(text).result();
		return Stream.concat(result.failed().stream(), result.standAlone().stream()).toList();
	}

	@Test
	void whatIsExecutedIsNotUndecided() {
		assertEquals(List.of(), undecided("int x;\nvoid f(void) {\n#pragma omp parallel\nx = 1;\n}\n"));
		assertEquals(List.of(), undecided("int x;\nvoid f(void) {\n#pragma omp task\nx = 1;\n}\n"));
		assertEquals(List.of(), undecided("int a[9];\nvoid f(void) {\n#pragma omp simd\nfor (int i = 0; i < 9; i++) a[i] = i;\n}\n"));
	}

	@Test
	void itTellsItsFunctionAndItsReason() {
		Construct construct = Executed.program("int x;\nvoid f(void) {\n#pragma omp parallel\nx = 1;\n}\n").region().construct();
		UndecidedRegion region = new UndecidedRegion(construct, "f", GeneratedStates.GAPS.get(0));
		assertEquals("f", region.function());
		assertEquals(GeneratedStates.GAPS.get(0), region.gap());
		assertNotEquals(region, new UndecidedRegion(construct, "g", GeneratedStates.GAPS.get(0)));
	}
}
