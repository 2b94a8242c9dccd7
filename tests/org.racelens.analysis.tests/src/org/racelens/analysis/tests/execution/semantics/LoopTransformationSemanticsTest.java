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
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** Who meets {@code tile} or {@code unroll} executes all iterations; only a tiled nest has another order. OpenMP 5.2 §9 */
class LoopTransformationSemanticsTest {
	private static final String DATA = "int x, a[99], shown[999];";
	private static final String NEST = "\nfor (int i = 0; i < 4; i++)\nfor (int k = 0; k < 6; k++) ";

	@ParameterizedTest
	@ValueSource(strings = { "tile sizes(2, 3)", "tile sizes(4)", "unroll", "unroll full", "unroll partial(3)" })
	void eachThreadExecutesAllIterations(String directive) {
		assertEquals(Verdict.RACE,
				Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp " + directive + NEST + "a[6 * i + k] = 1;\n}"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA,
						"#pragma omp parallel\n#pragma omp single\n{\n#pragma omp " + directive + NEST + "a[6 * i + k] = 1;\n}"));
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + NEST + "a[6 * i + k] = 1;");
		assertEquals(0, Executed.owners(run.items(Item.Loop.class).get(0).domain()).size());
		assertEquals(List.of(), run.items(Item.Barrier.class));
		assertEquals(Set.of(), run.told());
	}

	@Test
	void noIterationIsAddedOrLeftOut() {
		String before = "#pragma omp parallel num_threads(2)\n{\nif (omp_get_thread_num() == 0) {\n#pragma omp tile sizes(3, 4)" + NEST
				+ "shown[10 * i + k] = 1;\n} else shown[";
		assertEquals(Verdict.RACE, Probe.region(DATA, before + "35] = 2;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, before + "0] = 2;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, before + "36] = 2;\n}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, before + "40] = 2;\n}"));
	}

	@Test
	void anUnrolledLoopLeavesWhatItLeaves() {
		for (String directive : List.of("unroll full", "unroll partial(3)", "tile sizes(2)")) {
			String loop = "int p = 0;\n#pragma omp " + directive + "\nfor (int k = 0; k < 4; k++) p = p + k;\n";
			assertEquals(Ints.of(6), Executed.code(DATA, loop + "#pragma omp parallel\nshown[p] = 1;").index("shown"), directive);
			assertEquals(Ints.of(6), Executed.parallel(DATA, loop + "shown[p] = 1;").index("shown"), directive);
		}
	}

	@Test
	void whatATiledNestWritesLastIsNotKnown() {
		String nest = "int p = 0, q = 7;\n#pragma omp tile sizes(2, 2)" + NEST + "p = 10 * i + k;\n";
		assertTrue(Executed.isLost(Executed.code(DATA, nest + "#pragma omp parallel\nshown[p] = 1;").index("shown")));
		assertEquals(Ints.of(7), Executed.code(DATA, nest + "#pragma omp parallel\nshown[q] = 1;").index("shown"));
		assertEquals(Ints.of(7), Executed.parallel(DATA, nest + "shown[q] = 1;").index("shown"));
		assertFalse(Ints.constant(Executed.parallel(DATA, nest + "shown[p] = 1;").index("shown")).isPresent());
	}

	@ParameterizedTest
	@ValueSource(strings = { "#pragma omp task\nx = 1;", "#pragma omp taskwait\n", "#pragma omp flush\n" })
	void anOrderInsideATiledNestIsNotFollowed(String inside) {
		Executed run = Executed.parallel(DATA, "#pragma omp tile sizes(2, 2)" + NEST + "{\n" + inside + "\n}");
		assertEquals(List.of(6), run.lines(Unfollowed.ORDER_INSIDE_A_TILED_NEST_IS_NOT_FOLLOWED));
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp unroll partial(2)" + NEST + "{\n" + inside + "\n}")
				.lines(Unfollowed.ORDER_INSIDE_A_TILED_NEST_IS_NOT_FOLLOWED));
	}

	@ParameterizedTest
	@ValueSource(strings = { "x++;", "{\n#pragma omp atomic\nx++;\n}", "{\n#pragma omp critical\nx++;\n}" })
	void exclusionAsksForNoOrder(String inside) {
		assertEquals(Set.of(), Executed.parallel(DATA, "#pragma omp tile sizes(2, 2)" + NEST + inside).told());
	}

	@Test
	void aNestThatIsNotCanonicalIsTold() {
		assertFalse(
				Executed.parallel(DATA, "#pragma omp tile sizes(2, 2)\nfor (int i = 1; i < 4; i *= 2)\nfor (int k = 0; k < 6; k++) x = 2;")
						.told().isEmpty());
	}
}
