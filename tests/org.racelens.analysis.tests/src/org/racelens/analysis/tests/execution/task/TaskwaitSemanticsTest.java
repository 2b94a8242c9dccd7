package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Verdict;

/** A task waits for the tasks that it has generated, or for those that its dependences name. OpenMP 5.2 §15.5 */
class TaskwaitSemanticsTest {
	private static final String DATA = "int x, y, z;";

	private static Verdict single(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + statements.replace("WAIT", "\n#pragma omp taskwait")
				.replaceAll("TASK([^;{]*)\\{", "\n#pragma omp task$1\n{").replace("@", "\n") + "\n}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "TASK{ x = 1; } WAIT@ x = 2;", "TASK{ TASK{ x = 1; } WAIT@ } WAIT@ x = 2;",
			"TASK{ TASK{ x = 1; } WAIT@ x = 2; }",
			"for (int k = 0; k < 3; k++) { TASK{ x = k; } WAIT@ }", "TASK{ x = 1; } if (omp_get_num_threads() > 1) { WAIT@ x = 2; }",
			"TASK{ x = 1; } TASK{ y = 1; } WAIT@ x = y;" })
	void childrenAreComplete(String code) {
		assertEquals(Verdict.RACE_FREE, single(code), code);
	}

	@ParameterizedTest
	@ValueSource(strings = { "WAIT@ TASK{ x = 1; } x = 2;", "TASK{ TASK{ x = 1; } } WAIT@ x = 2;", "TASK{ x = 1; } TASK{ WAIT@ x = 2; }",
			"TASK{ x = 1; } if (omp_get_num_threads() > 5) { WAIT@ } x = 2;",
			"for (int k = 0; k < 3; k++) { WAIT@ TASK{ x = k; } TASK{ x = k; } }",
			"TASK{ TASK{ x = 1; } WAIT@ y = 1; } x = 2;" })
	void othersAreNot(String code) {
		assertEquals(Verdict.RACE, single(code), code);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "out: x|in: x|RACE_FREE", "in: x|in: x|RACE", "in: x|out: x|RACE_FREE", "out: y|in: x|RACE",
			"out: x|inout: x|RACE_FREE", "out: x|mutexinoutset: x|RACE_FREE", "inoutset: x|inoutset: x|RACE",
			"out: x|inoutset: x|RACE_FREE",
			"out: x, y|in: y|RACE_FREE" })
	void withDependencesOnlyThoseThatTheyNameAre(String first, String waited, Verdict expected) {
		assertEquals(expected, single("TASK depend(" + first + "){ x = 1; } WAIT depend(" + waited + ")@ x = 2;"));
	}

	@Test
	void withNowaitItWaitsForNothingAndPassesTheOrderOn() {
		assertEquals(Verdict.RACE, single("TASK depend(out: x){ x = 1; } WAIT nowait depend(in: x)@ x = 2;"));
		assertEquals(Verdict.RACE_FREE, single(
				"TASK depend(out: x){ x = 1; } WAIT nowait depend(in: x) depend(out: y)@ TASK depend(in: y){ x = 2; }"));
		assertEquals(Verdict.RACE, single(
				"TASK depend(out: x){ x = 1; } WAIT nowait depend(in: z) depend(out: y)@ TASK depend(in: y){ x = 2; }"));
	}

	@Test
	void theItemIsAStopOrATaskThatDoesNothing() {
		Executed plain = Executed.single(DATA, "#pragma omp taskwait\n");
		assertEquals(1, plain.items(Item.Taskwait.class).size());
		assertEquals(List.of(), plain.items(Item.Task.class));
		Executed named = Executed.single(DATA, "#pragma omp taskwait depend(in: x)\n");
		assertEquals(List.of(), named.items(Item.Taskwait.class));
		Item.Task task = named.items(Item.Task.class).get(0);
		assertEquals(List.of(), task.body());
		assertEquals(Bools.FALSE, task.deferred());
		assertEquals(Bools.TRUE,
				Executed.single(DATA, "#pragma omp taskwait depend(in: x) nowait\n").items(Item.Task.class).get(0).deferred());
	}

	@Test
	void itHappensWhereItsPathIsTaken() {
		Executed run = Executed.parallel(DATA, "if (n > 3) {\n#pragma omp taskwait\n}");
		Item.Taskwait wait = run.items(Item.Taskwait.class).get(0);
		assertTrue(run.isReached(wait, 0, 4) && !run.isReached(wait, 0, 3));
		assertEquals(List.of(), Executed.parallel(DATA, "if (0) {\n#pragma omp taskwait\n}").items(Item.Taskwait.class));
	}
}
