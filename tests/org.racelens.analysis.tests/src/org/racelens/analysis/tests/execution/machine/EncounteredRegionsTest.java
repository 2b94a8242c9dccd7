package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.machine.EncounteredRegions;
import org.racelens.execution.region.Assumed;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.gap.Sentence;
import org.racelens.race.verdict.Verdict;

/** The regions that an execution meets: {@link EncounteredRegions} keeps each way to them, up to a limit, and what runs beside them. */
class EncounteredRegionsTest {
	private static final String REGION = "static void region(int v) {\n#pragma omp parallel\nif (v == 7) x = 1;\n}\n";

	private static Executed program(String text) {
		return Executed.program("#include <pthread.h>\n#include <stdlib.h>\nint x, y;\n" + text);
	}

	private static List<Region> regions(String text) {
		return program(text).result().regions();
	}

	@Test
	void aRegionIsKeptForEachWayThatLeadsThere() {
		assertEquals(2, regions(REGION + "int main(void) { region(1); region(7); }").size());
		assertEquals(List.of(Verdict.RACE_FREE), Probe.verdicts("int x;\n" + REGION + "int main(void) { region(1); region(2); }"));
		assertEquals(List.of(Verdict.RACE), Probe.verdicts("int x;\n" + REGION + "int main(void) { region(1); region(7); }"));
	}

	@Test
	void beyondAnyNumberOfWaysNothingIsLeftOut() {
		StringBuilder calls = new StringBuilder();
		for (int i = 0; i < 40; i++) {
			calls.append("region(").append(i == 39 ? 7 : 0).append(");\n");
		}
		Executed run = program(REGION + "int main(void) {\n" + calls + "}\n");
		assertTrue(standIns(run).contains(Unfollowed.REGION_IS_REACHED_IN_MORE_THAN_X_WAYS));
		assertNotEquals(List.of(Verdict.RACE_FREE), Probe.verdicts("int x;\n" + REGION + "int main(void) {\n" + calls + "}\n"));
		String few = "region(0);\n".repeat(20);
		assertEquals(List.of(), standIns(program(REGION + "int main(void) {\n" + few + "}\n")));
	}

	/** Why regions stand for encounters that are not known. */
	private static List<Sentence> standIns(Executed run) {
		return run.result().regions().stream().flatMap(r -> r.standsFor().stream()).flatMap(s -> s.unknown().stream())
				.map(gap -> gap.explanation().sentence()).toList();
	}

	@Test
	void whatMainDoesNotReachIsForOtherCallers() {
		List<Region> all = regions("void other(int n) {\n#pragma omp parallel\nif (n == 7) x = 1;\n}\nint main(void) { other(1); }\n");
		assertEquals(1, all.size());
		List<Region> open = regions("void other(int n) {\n#pragma omp parallel\nif (n == 7) x = 1;\n}\n");
		assertEquals(1, open.size());
		assertEquals(List.of(Verdict.RACE), Probe.verdicts("int x;\nvoid other(int n) {\n#pragma omp parallel\nif (n == 7) x = 1;\n}\n"));
	}

	@Test
	void aRegionThatNoCallGetsToIsToldAsSuch() {
		List<Region> dead = regions(
				"static void never(int n) {\nif (n > 3) {\n#pragma omp parallel\nx = 1;\n}\n}\nint main(void) { never(1); }\n");
		assertEquals(1, dead.size());
		assertTrue(dead.get(0).notes().stream().anyMatch(a -> a.sentence() == Assumed.NO_CALL_OF_X_GETS_TO_THIS_REGION));
		List<Region> live = regions(
				"static void never(int n) {\nif (n > 3) {\n#pragma omp parallel\nx = 1;\n}\n}\nint main(void) { never(4); }\n");
		assertFalse(live.get(0).notes().stream().anyMatch(a -> a.sentence() == Assumed.NO_CALL_OF_X_GETS_TO_THIS_REGION));
	}

	@Test
	void aThreadThatOneFunctionLeavesRunningMeetsTheRegionsOfOthers() {
		String start = "static void *work(void *p) { x = 1; return p; }\nvoid begin(void) { pthread_t t; pthread_create(&t, 0, work, 0); %s }\n";
		String region = "void use(void) {\n#pragma omp parallel\n{ int v = x; }\n}\n";
		assertTrue(program(start.formatted("") + region).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		assertTrue(program(region + start.formatted("")).told().contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
		assertFalse(program(start.formatted("pthread_join(t, 0);") + region).told()
				.contains(Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION));
	}

	@Test
	void tasksOfTheInitialThreadAreOneRegion() {
		List<Region> all = regions("int main(void) {\n#pragma omp task\nx = 1;\n#pragma omp task\nx = 2;\n#pragma omp taskwait\n}\n");
		assertEquals(1, all.size());
		assertTrue(all.get(0).notes().stream().anyMatch(a -> a.sentence() == Assumed.THE_INITIAL_THREAD_ALONE_EXECUTES_TASKS_OUTSIDE));
		assertEquals(List.of(), all.get(0).items());
	}

	@Test
	void twoRegionsOfOneTextAreTwo() {
		assertEquals(2, regions("int main(void) {\n#pragma omp parallel\nx = 1;\n#pragma omp parallel\ny = 1;\n}\n").size());
		assertEquals(1, regions("int main(void) {\n#pragma omp parallel\n{\nx = 1;\n#pragma omp parallel\ny = 1;\n}\n}\n").size());
	}
}
