package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Access;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** What a construct or its surroundings break is said where it stands, and no proof is built on it. OpenMP 5.2 §4.4, §5.4, §17.1 */
class ConformanceTest {
	private static final String DATA = "int x, y, z, a[99];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";
	private static final String NESTED = "x = 1;\n#pragma omp single\n{\n#pragma omp single\ny = 1;\n}\nz = 1;";

	@Test
	void aWronglyNestedConstructIsToldAtItsDirective() {
		Executed run = Executed.parallel(DATA, NESTED);
		assertEquals(List.of(9), run.lines(DirectiveSentence.X_MAY_NOT_STAND_INSIDE_Y_REGION));
		assertEquals(List.of(MessageKind.CLOSELY_NESTED), run.result().messages().stream().map(SourceMessage::kind).distinct().toList());
		assertTrue(run.region().gaps().stream().anyMatch(g -> g.kind() == GapKind.NOT_CONFORMING && g.place().line() == 9));
	}

	@Test
	void fromThereOnTheOrderIsNotKnown() {
		Executed run = Executed.parallel(DATA, NESTED);
		assertFalse(run.write("x").unknownOrder().isPresent());
		assertTrue(run.write("y").unknownOrder().isPresent());
		assertTrue(run.write("z").unknownOrder().isPresent());
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"#pragma omp single\n{\n#pragma omp barrier\n}",
			"#pragma omp for" + LOOP + "{\n#pragma omp for\nfor (int k = 0; k < 9; k++) a[k] = 1;\n}",
			"#pragma omp masked\n{\n#pragma omp barrier\n}",
			"#pragma omp critical\n{\n#pragma omp single\n;\n}",
			"#pragma omp task\n{\n#pragma omp masked\n;\n}",
			"#pragma omp simd" + LOOP + "{\n#pragma omp critical\na[i] = 1;\n}",
			"#pragma omp for order(concurrent)" + LOOP + "{\n#pragma omp critical\nx++;\n}",
			"#pragma omp simd order(concurrent)" + LOOP + "{\n#pragma omp atomic\nx++;\n}",
			"#pragma omp loop" + LOOP + "{\n#pragma omp atomic\nx++;\n}",
			"#pragma omp single\n{\n#pragma omp cancel for\n}" })
	void whatMayNotStandInsideIsNeverProved(String statements) {
		Executed run = Executed.parallel(DATA, statements);
		assertTrue(run.result().messages().stream().anyMatch(m -> m.kind() == MessageKind.CLOSELY_NESTED), statements);
		assertEquals(Verdict.UNKNOWN, Probe.region(DATA, "#pragma omp parallel num_threads(1)\n{\n" + statements + "\n}"), statements);
	}

	@ParameterizedTest
	@ValueSource(strings = {
			"#pragma omp single\n{\n#pragma omp parallel\n{\n#pragma omp single\n;\n}\n}",
			"#pragma omp for" + LOOP + "{\n#pragma omp critical\nx++;\n}",
			"#pragma omp simd" + LOOP + "{\n#pragma omp ordered simd\na[i] = 1;\n}",
			"#pragma omp masked\n{\n#pragma omp task\nx = 1;\n#pragma omp taskwait\n}",
			"#pragma omp critical\n{\n#pragma omp masked\nx = 1;\n}",
			"#pragma omp loop" + LOOP + "{\n#pragma omp parallel for\nfor (int k = 0; k < 9; k++) a[i] = k;\n}",
			"#pragma omp for order(concurrent)" + LOOP + "{\n#pragma omp simd\nfor (int k = 0; k < 9; k++) a[i] = k;\n}",
			"#pragma omp simd" + LOOP + "{\n#pragma omp atomic\nx++;\n}",
			"#pragma omp for" + LOOP + "{\n#pragma omp cancel for\n}" })
	void whatMayStandInsideIsNotReproached(String statements) {
		assertEquals(Set.of(), Executed.parallel(DATA, statements).told(), statements);
	}

	@Test
	void aCalledFunctionIsInsideWhateverIsAroundItsCall() {
		String function = DATA + " static void shared(void) {\n#pragma omp single\nx = 1;\n}";
		assertEquals(List.of(3), Executed.parallel(function, "#pragma omp masked\nshared();")
				.lines(DirectiveSentence.X_MAY_NOT_STAND_INSIDE_Y_REGION));
		assertEquals(List.of(), Executed.parallel(function, "shared();").lines(DirectiveSentence.X_MAY_NOT_STAND_INSIDE_Y_REGION));
	}

	@Test
	void withDefaultNoneEachVariableIsListed() {
		Executed run = Executed.code(DATA, "#pragma omp parallel default(none) shared(x)\n{\nx = 1;\ny = 1;\ny = 2;\n}");
		assertEquals(List.of(7), run.lines(DirectiveSentence.X_IS_LISTED_NOWHERE_WITH_DEFAULT_NONE));
		assertEquals(Set.of(),
				Executed.code(DATA, "#pragma omp parallel default(none) shared(x, y)\n{ x = 1;\ny = 1; int own = 1; }").told());
	}

	@Test
	void withDistributeOnlyLoopVariablesAreLinear() {
		String teams = "#pragma omp teams distribute simd linear(";
		assertEquals(List.of(4), Executed.code("int x, i;", teams + "x)\nfor (i = 0; i < 9; i++) ;")
				.lines(Breach.X_MAY_NOT_BE_LINEAR_WITH_DISTRIBUTE));
		assertEquals(List.of(), Executed.code("int x, i;", teams + "i)\nfor (i = 0; i < 9; i++) ;")
				.lines(Breach.X_MAY_NOT_BE_LINEAR_WITH_DISTRIBUTE));
	}

	@Test
	void noBranchLeavesABlock() {
		Executed run = Executed.parallel(DATA, "for (int k = 0; k < 3; k++) {\n#pragma omp critical\n{\nx = 1;\nbreak;\n}\n}");
		assertEquals(List.of(10), run.lines(DirectiveSentence.BRANCH_LEAVES_X_REGION));
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp critical\n{\nfor (int k = 0; k < 3; k++) break;\n}")
				.lines(DirectiveSentence.BRANCH_LEAVES_X_REGION));
	}

	@Test
	void inSerialCodeTheDoubtIsThatOfTheRegionsInside() {
		Executed run = Executed.code(DATA, "#pragma omp single\n{\n#pragma omp single\n{\n#pragma omp parallel\nx = 1;\n}\n}");
		assertTrue(run.region().gaps().stream().anyMatch(g -> g.kind() == GapKind.NOT_CONFORMING));
		Executed behind = Executed.code(DATA, "#pragma omp single\n{\n#pragma omp single\n;\n}\n#pragma omp parallel\nx = 1;");
		assertEquals(List.of(), behind.region().gaps());
		assertEquals(1, behind.items(Access.class).size());
	}
}
