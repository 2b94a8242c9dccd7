package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.data.DataScope;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Ints;

/** {@link DataScope}: at the end of a construct its names mean again what they meant before, whatever happened inside. OpenMP 5.2 §5.1 */
class DataScopeTest {
	private static final String DATA = "int x, y, shown[99];";

	@ParameterizedTest
	@ValueSource(strings = { "scope private(p)", "scope firstprivate(p)", "single private(p)",
			"masked\n{\n#pragma omp task if(0) private(p)",
			"parallel private(p)", "parallel firstprivate(p)" })
	void theOuterVariableKeepsItsValue(String construct) {
		String end = construct.startsWith("masked") ? "}\n" : "";
		Executed run = Executed.parallel(DATA, "int p = 3;\n#pragma omp " + construct + "\n{ p = 5; }\n" + end + "shown[p] = 1;");
		assertEquals(Ints.of(3), run.index("shown"));
	}

	@Test
	void scopesOfOneNameLieInEachOther() {
		Executed run = Executed.parallel(DATA, "int p = 3, q = 0;\n#pragma omp scope firstprivate(p)\n{ p += 4;\n"
				+ "#pragma omp parallel num_threads(2) private(p)\n{ p = 9; }\nq = p; }\nshown[10 * q + p] = 1;");
		assertEquals(Ints.of(73), run.index("shown"));
	}

	@Test
	void aBranchThatStaysInsideDoesNotLeaveTheScopeOpen() {
		Executed run = Executed.parallel(DATA,
				"int p = 3;\n#pragma omp scope private(p)\n{ p = 5; for (;;) { if (n) break; p = 6; break; } }\n"
						+ "shown[p] = 1;");
		assertEquals(Ints.of(3), run.index("shown"));
	}

	@Test
	void theOriginalOfASharedVariableIsMeantBehindIt() {
		Executed run = Executed.parallel(DATA, "#pragma omp scope private(x)\nx = 1;\nx = 2;");
		assertEquals(List.of(8), run.accesses("x").stream().map(a -> a.range().line()).toList());
	}

	@Test
	void whatIsWrittenBackIsWrittenOnceAtTheEnd() {
		Executed run = Executed.parallel(DATA, "#pragma omp scope reduction(+: x) reduction(*: y)\n{ x++; y *= 2; }");
		assertEquals(List.of("x", "y"), run.items(Access.class).stream().filter(Access::write).map(Access::variable).toList());
	}
}
