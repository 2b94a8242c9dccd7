package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.nest.IterationShare;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.IntExpr;
import org.racelens.race.verdict.Verdict;

/** The part of a loop's iterations that a thread executes, and their order: {@link IterationShare} of lanes is of the innermost loop. */
class IterationShareTest {
	private static final String DATA = "#include <omp.h>\nint a[99], b[9][9];";

	private static List<Item.Loop> loops(String directive, String loops) {
		return Executed.parallel(DATA, "#pragma omp " + directive + "\n" + loops).items(Item.Loop.class);
	}

	@Test
	void lanesBelongToTheInnermostLoop() {
		List<Item.Loop> two = loops("simd collapse(2)", "for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) b[i][j] = 1;");
		assertEquals(Succession.SEQUENTIAL, two.get(0).order());
		assertTrue(two.get(1).order() instanceof Succession.Lanes);
		assertTrue(loops("simd", "for (int i = 0; i < 9; i++) a[i] = 1;").get(0).order() instanceof Succession.Lanes);
	}

	@Test
	void iterationsWithoutAnOrderAreSoAtEachLevel() {
		List<Item.Loop> two = loops("for collapse(2) order(concurrent)",
				"for (int i = 0; i < 9; i++) for (int j = 0; j < 9; j++) b[i][j] = 1;");
		assertEquals(List.of(Succession.CONCURRENT, Succession.CONCURRENT), two.stream().map(Item.Loop::order).toList());
	}

	@Test
	void anIterationIsItsOwnersAndOfASequentialLoopEachThreads() {
		Region region = Executed.parallel(DATA, "#pragma omp for\nfor (int i = 0; i < 9; i++) a[i] = 1;").region();
		Item.Loop shared = (Item.Loop) region.items().get(0);
		IntExpr owner = Executed.owners(shared.domain()).get(0);
		for (long trip = -1; trip < 11; trip++) {
			for (long thread = 0; thread < 3; thread++) {
				Map<IntExpr, Long> values = Map.of(shared.trip(), trip, region.thread(), thread, owner, 1L);
				assertEquals(thread == 1 && trip >= 0 && trip < 9, Executed.where(values).holds(shared.domain()), trip + " of " + thread);
			}
		}
		Item.Loop each = Executed.parallel(DATA, "for (int i = 0; i < 9; i++) a[i] = 1;").items(Item.Loop.class).get(0);
		assertEquals(List.of(), Executed.owners(each.domain()));
	}

	@ParameterizedTest
	@CsvSource({ "'static, 2',2,RACE_FREE", "'static, 4',2,RACE_FREE", "'static, 3',2,RACE", "'dynamic, 2',2,RACE_FREE",
			"'dynamic, 1',2,RACE",
			"'static, 2',4,RACE" })
	void iterationsOfOneChunkAreOneThreads(String schedule, int group, Verdict expected) {
		assertEquals(expected, Probe.region(DATA,
				"#pragma omp parallel for schedule(" + schedule + ")\nfor (int i = 0; i < 24; i++) a[i / " + group + "]++;"));
	}

	@Test
	void aSimdLoopIsExecutedByEachThread() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp simd\nfor (int i = 0; i < 9; i++) a[i] = i;"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp for simd\nfor (int i = 0; i < 9; i++) a[i] = i;"));
	}
}
