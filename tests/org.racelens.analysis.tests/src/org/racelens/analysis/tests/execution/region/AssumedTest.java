package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Assumed;
import org.racelens.model.gap.Argument;

/** {@link Assumed}: a region's answer rests on what is assumed of its callers and functions, and says so; on nothing where all is seen. */
class AssumedTest {
	private static List<?> notes(Executed run) {
		return run.region().notes().stream().map(n -> n.sentence()).toList();
	}

	@Test
	void ofAFunctionItsCallersAreSerial() {
		Executed run = Executed.code("int x;", "#pragma omp parallel\nx = 1;");
		assertEquals(List.of(Assumed.CALLERS_OF_X_ARE_SERIAL), notes(run));
		assertEquals(List.of(Argument.name("f")), run.region().notes().get(0).arguments());
	}

	@Test
	void ofAProgramNothingIs() {
		assertEquals(List.of(), notes(Executed.program("int x;\nint main(void) {\n#pragma omp parallel\nx = 1;\nreturn 0;\n}\n")));
		assertEquals(List.of(), notes(Executed.program(
				"int x;\nstatic void f(void) {\n#pragma omp parallel\nx = 1;\n}\nint main(void) {\nf();\nreturn 0;\n}\n")));
	}

	@ParameterizedTest
	@CsvSource({ "CALLERS_OF_X_ARE_SERIAL, true", "MEMORY_IS_ACCESSED_BY_ITS_EFFECTIVE_TYPE, false", "X_IS_PURE, true",
			"LINE_X_JOINS_ALL_THREADS_THAT_LINE_Y_STARTS, true", "PARAMETERS_LEAD_TO_DIFFERENT_OBJECTS, false" })
	void anIdTellsWhetherItNamesSomething(Assumed assumed, boolean names) {
		assertEquals(names, List.of(assumed.name().split("_")).contains("X"));
		assertEquals(assumed, assumed.of("f").sentence());
	}
}
