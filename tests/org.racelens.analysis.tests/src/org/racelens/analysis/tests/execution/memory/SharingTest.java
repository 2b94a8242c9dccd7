package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Which variables the threads of a region have copies of, and which one they share. OpenMP 5.2 §5.1, §5.4 */
class SharingTest {
	@Test
	void whatIsDeclaredOutsideIsSharedAndWhatIsDeclaredInsideIsNot() {
		is(false, "int x = 0;\n#pragma omp parallel\nx = 1;");
		is(true, "#pragma omp parallel\n{ int x = 0; x = 1; (void) x; }");
		is(false, "#pragma omp parallel\n{ static int x; x = 1; }");
	}

	@Test
	void eachThreadHasItsCopyOfAPrivateVariable() {
		for (String clause : List.of("private(x)", "firstprivate(x)", "reduction(+: x)", "default(private)", "default(firstprivate)")) {
			is(true, "int x = 0;\n#pragma omp parallel " + clause + "\nx = 1;");
		}
		for (String clause : List.of("shared(x)", "default(shared)", "default(none) shared(x)")) {
			is(false, "int x = 0;\n#pragma omp parallel " + clause + "\nx = 1;");
		}
	}

	@Test
	void aCopyIsNotTheVariableThatAPointerLeadsTo() {
		is(false, "int x = 0; int *p = &x;\n#pragma omp parallel private(x)\n{ x = 1; *p = 2; }");
		is(true, "int x = 0;\n#pragma omp parallel private(x)\n{ int *p = &x; *p = 2; }");
	}

	@Test
	void aCopyOfAPointerLeadsToTheSameObject() {
		is(false, "int a[2]; int *p = a;\n#pragma omp parallel firstprivate(p)\n*p = 1;");
		is(true, "int a[2];\n#pragma omp parallel firstprivate(a)\n*a = 1;");
	}

	@Test
	void theVariableOfAWorksharingLoopIsPrivateAndThatOfAnInnerLoopIsNot() {
		is(true, "int i;\n#pragma omp parallel for\nfor (i = 0; i < 9; i++) ;");
		is(false, "int i, k;\n#pragma omp parallel for\nfor (i = 0; i < 9; i++) for (k = 0; k < 9; k++) ;");
		is(true, "int i, k;\n#pragma omp parallel for collapse(2)\nfor (i = 0; i < 9; i++) for (k = 0; k < 9; k++) ;");
		is(true, "int i, k;\n#pragma omp parallel for private(k)\nfor (i = 0; i < 9; i++) for (k = 0; k < 9; k++) ;");
	}

	@Test
	void aLastprivateVariableIsWrittenByOneIterationBehindAllCopies() {
		is(true, "int x = 0;\n#pragma omp parallel for lastprivate(x)\nfor (int i = 0; i < 9; i++) x = i;");
		is(false,
				"int x = 0;\n#pragma omp parallel\n{\n#pragma omp for lastprivate(x) nowait\nfor (int i = 0; i < 9; i++) x = i;\ng = x; }");
	}

	@Test
	void aTaskCopiesWhatItsGeneratingTaskHasPrivate() {
		is(true, "#pragma omp parallel\n{ int x = 0;\n#pragma omp task\nx = 1;\nx = 2; }");
		is(false, "#pragma omp parallel\n{ int x = 0;\n#pragma omp task shared(x)\nx = 1;\nx = 2;\n#pragma omp taskwait\n}");
		is(false, "int x = 0;\n#pragma omp parallel\n{\n#pragma omp task\nx = 1;\n}");
	}

	@Test
	void aReductionCombinesWithoutARaceUntilSomebodyReadsTooEarly() {
		is(true, "int x = 0;\n#pragma omp parallel for reduction(+: x)\nfor (int i = 0; i < 9; i++) x += i;");
		is(true, "int x = 0;\n#pragma omp parallel\n{\n#pragma omp for reduction(+: x)\nfor (int i = 0; i < 9; i++) x += i;\n(void) (x + 1); }");
		is(false,
				"int x = 0;\n#pragma omp parallel\n{\n#pragma omp for reduction(+: x) nowait\nfor (int i = 0; i < 9; i++) x += i;\n"
						+ "int y = x; (void) y; }");
	}

	@Test
	void eachThreadHasItsThreadprivateVariable() {
		is(true, "#pragma omp parallel\nt = 1;");
		is(true, "#pragma omp parallel copyin(t)\nt = 1;");
		is(false, "int *p = &t;\n#pragma omp parallel\n*p = 1;");
	}

	@Test
	void aBroadcastHappensBetweenTheSingleAndItsEnd() {
		is(true, "#pragma omp parallel\n{ int x;\n#pragma omp single copyprivate(x)\nx = g;\n(void) x; }");
		is(false, "int x;\n#pragma omp parallel\n{\n#pragma omp single nowait\nx = 1;\nint y = x; (void) y; }");
	}

	@Test
	void aFirstprivateCopyReadsItsOriginal() {
		is(false, "int x = 0;\n#pragma omp parallel\n{\n#pragma omp for firstprivate(x) nowait\nfor (int i = 0; i < 9; i++) g2[i] = x;\n"
				+ "#pragma omp single\nx = 1;\n}");
		is(true, "int x = 0;\n#pragma omp parallel\n{\n#pragma omp for private(x) nowait\nfor (int i = 0; i < 9; i++) { x = i; g2[i] = x; }\n"
				+ "#pragma omp single\nx = 1;\n}");
	}

	private static void is(boolean free, String region) {
		assertEquals(free ? Verdict.RACE_FREE : Verdict.RACE,
				Probe.region("int g, g2[9], t;\n#pragma omp threadprivate(t)", region), region);
	}
}
