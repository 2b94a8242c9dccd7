package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** What {@code assume} says holds from there on and is never evaluated; its block just executes. OpenMP 5.2 §8.3 */
class AssumeSemanticsTest {
	private static final String DATA = "int x, y, z, shown[99];";

	@ParameterizedTest
	@CsvSource({ "n > 3, 4, 3", "n == 7, 7, 8", "n > 3 && n < 6, 5, 6", "!n, 0, 1" })
	void onlyExecutionsInWhichItHoldsGoOn(String expression, long allowed, long refused) {
		Executed run = Executed.parallel(DATA, "x = 1;\n#pragma omp assume holds(" + expression + ")\n{ y = 1; }\nz = 1;");
		for (String variable : List.of("y", "z")) {
			assertEquals(true, run.isReached(run.write(variable), 0, allowed), variable);
			assertEquals(false, run.isReached(run.write(variable), 0, refused), variable);
		}
		assertEquals(true, run.isReached(run.write("x"), 0, refused));
	}

	@Test
	void severalExpressionsHoldTogether() {
		Executed run = Executed.parallel(DATA, "#pragma omp assume holds(n > 3) holds(n < 6)\ny = 1;");
		assertEquals(List.of(false, true, true, false),
				List.of(3L, 4L, 5L, 6L).stream().map(n -> run.isReached(run.write("y"), 0, n)).toList());
	}

	@Test
	void whoDoesNotGetToItAssumesNothing() {
		Executed run = Executed.parallel(DATA, "if (n > 9) {\n#pragma omp assume holds(n > 20)\ny = 1;\n}\nz = 1;");
		assertEquals(List.of(true, false, true), List.of(5L, 15L, 25L).stream().map(n -> run.isReached(run.write("z"), 0, n)).toList());
		assertEquals(List.of(false, false, true), List.of(5L, 15L, 25L).stream().map(n -> run.isReached(run.write("y"), 0, n)).toList());
	}

	@Test
	void theExpressionIsNotEvaluated() {
		Executed run = Executed.parallel(DATA, "int p = 1;\n#pragma omp assume holds(x == 3) holds(p++ == 1)\n;\nshown[p] = 1;");
		assertEquals(List.of(), run.accesses("x"));
		assertEquals(Ints.of(1), run.index("shown"));
	}

	@Test
	void withoutHoldsTheBlockJustExecutes() {
		Executed run = Executed.parallel(DATA, "int p = 1;\n#pragma omp assume no_openmp_routines\n{ p = 2; x = 1; }\nshown[p] = 1;");
		assertEquals(Ints.of(2), run.index("shown"));
		assertEquals(1, run.writes("x").size());
		assertEquals(true, run.told().isEmpty());
	}

	@Test
	void aProofUsesItAndOnlyBehindIt() {
		String loop = "#pragma omp parallel for\nfor (int i = 0; i < 20; i++) a[i] = a[i + n];\n";
		assertEquals(Verdict.RACE_FREE, verdict("#pragma omp assume holds(n >= 20)\n{\n" + loop + "}"));
		assertEquals(Verdict.RACE, verdict("#pragma omp assume holds(n >= 19)\n{\n" + loop + "}"));
		assertEquals(Verdict.RACE, verdict("#pragma omp assume no_parallelism\n;\n" + loop));
	}

	private static Verdict verdict(String statements) {
		return Probe.verdict("int a[99];\nvoid f(int n) {\n" + statements + "\n}\n");
	}
}
