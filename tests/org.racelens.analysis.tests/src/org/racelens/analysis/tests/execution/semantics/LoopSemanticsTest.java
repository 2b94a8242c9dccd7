package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** Who executes the iterations of {@code loop}, in no order, and who waits at its end. OpenMP 5.2 §11.7 */
class LoopSemanticsTest {
	private static final String DATA = "int x, y, a[99], b[99], shown[99];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	/** How many numbers of threads or teams a loop's domain speaks of. */
	private static int owners(Executed run) {
		return Executed.owners(run.items(Item.Loop.class).get(0).domain()).size();
	}

	@ParameterizedTest
	@CsvSource({ "loop, 1, 1", "loop bind(parallel), 1, 1", "loop bind(thread), 0, 0" })
	void theThreadsOfATeamShareItUnlessItIsBoundToEach(String directive, int owners, int barriers) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + LOOP + "x = i;");
		assertEquals(owners, owners(run));
		assertEquals(barriers, run.items(Item.Barrier.class).size());
		assertEquals(Set.of(), run.told());
	}

	@ParameterizedTest
	@CsvSource({ "loop, 1", "loop bind(teams), 1", "loop bind(thread), 0" })
	void theTeamsOfALeagueShareItWithoutABarrier(String directive, int owners) {
		Executed run = Executed.code(DATA, "#pragma omp teams\n{\n#pragma omp " + directive + LOOP + "x = i;\n}");
		assertEquals(owners, owners(run));
		assertEquals(List.of(), run.items(Item.Barrier.class));
		assertEquals(Set.of(), run.told());
	}

	@ParameterizedTest
	@CsvSource({ "single nowait", "masked", "task", "critical" })
	void whoMeetsItAloneExecutesAll(String around) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + around + "\n{\n#pragma omp loop bind(thread)" + LOOP + "x = i;\n}");
		assertEquals(0, owners(run));
		assertEquals(List.of(), run.items(Item.Barrier.class));
		assertEquals(Set.of(), run.told());
	}

	@Test
	void itsIterationsHaveNoOrder() {
		for (String binding : List.of("", "bind(thread)")) {
			Executed run = Executed.parallel(DATA, "#pragma omp loop " + binding + LOOP + "x = i;");
			assertEquals(Succession.CONCURRENT, run.items(Item.Loop.class).get(0).order());
			String one = "#pragma omp parallel num_threads(1)\n{\n#pragma omp loop " + binding + LOOP;
			assertEquals(Verdict.RACE, Probe.region(DATA, one + "a[i + 1] = a[i];\n}"));
			assertEquals(Verdict.RACE, Probe.region(DATA, one + "x = i;\n}"));
			assertEquals(Verdict.RACE_FREE, Probe.region(DATA, one + "a[i] = a[i] + 1;\n}"));
		}
	}

	@Test
	void oneThreadExecutesAnIteration() {
		Executed run = Executed.parallel(DATA, "#pragma omp loop" + LOOP + "x = i;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		IntExpr owner = Executed.owners(loop.domain()).get(0);
		for (long thread = 0; thread < 4; thread++) {
			Map<IntExpr, Long> values = Map.of(run.region().thread(), thread, owner, 2L, loop.trip(), 5L);
			assertEquals(thread == 2, Executed.where(values).holds(loop.domain()));
		}
	}

	@Test
	void whatFollowsTheBarrierIsOrdered() {
		String two = "#pragma omp parallel\n{\n#pragma omp loop" + LOOP + "a[i] = 1;\n#pragma omp loop" + LOOP + "b[i] = a[8 - i];\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, two));
		assertEquals(Verdict.RACE, Probe.region(DATA, two.replace("omp parallel", "omp teams")));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp loop bind(thread)" + LOOP + "a[i] = 1;\n}"));
	}

	@Test
	void eachIterationHasCopiesAndOneThreadWritesTheLastOnes() {
		Executed run = Executed.parallel("int i; " + DATA,
				"#pragma omp loop lastprivate(i)\nfor (i = 0; i < 9; i++) a[i] = i;\nshown[i] = 1;");
		assertEquals(1, run.writes("i").size());
		assertEquals(1, Executed.owners(run.write("i").guard()).size());
		assertEquals(List.of(), Executed.parallel("int i; " + DATA, "#pragma omp loop\nfor (i = 0; i < 9; i++) a[i] = i;").writes("x"));
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp loop private(x)" + LOOP + "x = i;").accesses("x"));
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp loop private(x)" + LOOP + "{ x = i; a[i] = x; }"));
	}

	@Test
	void theVariableOfAThreadsOwnLoopKeepsItsLastValue() {
		Executed run = Executed.parallel(DATA,
				"int i;\n#pragma omp loop bind(thread) lastprivate(i)\nfor (i = 0; i < 9; i += 2) a[i] = i;\nshown[i] = 1;");
		assertEquals(Ints.of(10), run.index("shown"));
	}

	@Test
	void aReductionCombinesUnorderedIterations() {
		assertEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp loop reduction(+: x)" + LOOP + "x += i;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp loop" + LOOP + "x += i;\n}"));
	}

	@Test
	void notAllThreadsMayPassByASharedOne() {
		Executed run = Executed.parallel(DATA, "if (omp_get_thread_num() > 0) {\n#pragma omp loop bind(parallel)" + LOOP + "x = i;\n}");
		assertTrue(run.told().stream().anyMatch(s -> s.name().equals("NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X")));
		Executed own = Executed.parallel(DATA, "if (omp_get_thread_num() > 0) {\n#pragma omp loop bind(thread)" + LOOP + "x = i;\n}");
		assertFalse(own.told().stream().anyMatch(s -> s.name().equals("NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X")));
	}

	@Test
	void inSerialCodeItJustRuns() {
		Executed run = Executed.code(DATA, "int s = 0;\n#pragma omp loop bind(thread)\nfor (int i = 0; i < 9; i++) a[i] = i;\n"
				+ "#pragma omp parallel\nshown[a[4] + s] = 1;");
		assertEquals(Set.of(), run.told());
		assertEquals(1, run.writes("shown").size());
	}
}
