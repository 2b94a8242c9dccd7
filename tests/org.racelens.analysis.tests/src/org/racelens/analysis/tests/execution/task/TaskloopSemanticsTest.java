package org.racelens.analysis.tests.execution.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.Bools;
import org.racelens.race.verdict.Verdict;

/** Tasks execute the iterations of a taskloop, as many as they may, and the encountering one waits for them. OpenMP 5.2 §12.6 */
class TaskloopSemanticsTest {
	private static final String DATA = "int x, y, i, a[99], b[99];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	private static Verdict single(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n{\n" + statements + "\n}");
	}

	private static String loop(String clauses, String body) {
		return "\n#pragma omp taskloop " + clauses + LOOP + "{ " + body + " }\n";
	}

	@Test
	void anyTwoIterationsMayBeDifferentTasks() {
		assertEquals(Verdict.RACE_FREE, single(loop("", "a[i] = i;")));
		assertEquals(Verdict.RACE, single(loop("", "x = i;")));
		assertEquals(Verdict.RACE, single(loop("", "a[i] = a[i + 1];")));
		assertEquals(Verdict.RACE, single(loop("", "a[i / 2] = i;")));
		assertEquals(Verdict.RACE,
				single(loop("collapse(2)", "for (int k = 0; k < 9; k++) a[i] = k;").replace("{ for", "for").replace("; }", ";")));
		assertEquals(Verdict.RACE_FREE, single(loop("", "for (int k = 0; k < 9; k++) a[i] = k;")));
	}

	@Test
	void itWaitsUnlessItHasNoGroup() {
		assertEquals(Verdict.RACE_FREE, single(loop("", "a[i] = i;") + "a[3] = 1;"));
		assertEquals(Verdict.RACE, single(loop("nogroup", "a[i] = i;") + "a[3] = 1;"));
		assertEquals(Verdict.RACE_FREE, single(loop("nogroup", "a[i] = i;") + "\n#pragma omp taskwait\na[3] = 1;"));
		assertEquals(Verdict.RACE_FREE, single(loop("", "\n#pragma omp task\na[i] = i;\n") + "a[3] = 1;"));
		assertEquals(Verdict.RACE, single(loop("nogroup", "\n#pragma omp task\na[i] = i;\n") + "\n#pragma omp taskwait\na[3] = 1;"));
	}

	@ParameterizedTest
	@CsvSource({ "'', true", "if(0), false", "if(1), true", "if(taskloop: 0), false", "nogroup, true" })
	void itsTasksMayBeDeferred(String clauses, boolean deferred) {
		Executed run = Executed.single(DATA, loop(clauses, "a[i] = i;"));
		assertTrue(run.items(Item.Task.class).stream().allMatch(t -> deferred == !t.deferred().equals(Bools.FALSE)));
		assertFalse(run.items(Item.Task.class).isEmpty());
	}

	@Test
	void eachTaskHasCopiesOfItsOwn() {
		assertEquals(Verdict.RACE_FREE, single("int own = 3;" + loop("", "own += i; a[i] = own;") + "own = 4;"));
		assertEquals(Verdict.RACE, single("int own = 3;" + loop("shared(own)", "own += i;")));
		assertEquals(Verdict.RACE_FREE, single(loop("private(x)", "x = i; a[i] = x;")));
		assertEquals(Verdict.RACE_FREE, single(loop("firstprivate(x)", "x += i; a[i] = x;")));
		assertEquals(Verdict.RACE_FREE, single("\n#pragma omp taskloop\nfor (i = 0; i < 9; i++) a[i] = i;\ny = i;"));
		assertEquals(List.of(), Executed.single(DATA, "#pragma omp taskloop\nfor (i = 0; i < 9; i++) a[i] = i;").writes("i"));
	}

	@Test
	void theTaskOfTheLastIterationWritesTheOriginal() {
		Executed run = Executed.single(DATA, loop("lastprivate(x)", "x = i;"));
		Item.Task task = run.items(Item.Task.class).get(0);
		assertEquals(run.writes("x"),
				Executed.inside(task, Access.class).stream().filter(a -> a.write() && a.variable().equals("x")).toList());
		assertEquals(Verdict.RACE_FREE, single(loop("lastprivate(x)", "x = i;") + "y = x;"));
		assertEquals(Verdict.RACE, single(loop("lastprivate(x) nogroup", "x = i;") + "y = x;"));
	}

	@Test
	void aReductionIsCombinedByTheTasks() {
		assertEquals(Verdict.RACE_FREE, single(loop("reduction(+: x)", "x += i;") + "y = x;"));
		assertEquals(Verdict.RACE, single(loop("", "x += i;")));
		assertEquals(Verdict.RACE_FREE,
				single("\n#pragma omp taskgroup task_reduction(+: x)\n{" + loop("in_reduction(+: x)", "x += i;") + "}\ny = x;"));
		assertEquals(Verdict.RACE, single(loop("reduction(+: x)", "x += i; a[i] = y; y = i;")));
	}

	@Test
	void everyThreadThatMeetsItGeneratesAllTasks() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{" + loop("", "a[i] = i;") + "}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel num_threads(1)\n{" + loop("", "a[i] = i;") + "}"));
	}

	@Test
	void theHeaderIsEvaluatedByTheEncounteringTask() {
		Executed run = Executed.single(DATA, "#pragma omp taskloop grainsize(y)\nfor (int i = 0; i < x; i++) a[i] = i;");
		assertEquals(List.of(), run.items(Item.Task.class).stream().flatMap(t -> Executed.inside(t, Access.class).stream())
				.map(Access::variable).filter(Set.of("x", "y")::contains).toList());
		assertFalse(run.accesses("x").isEmpty());
		assertFalse(run.accesses("y").isEmpty());
	}

	@ParameterizedTest
	@ValueSource(strings = { "for (int i = 0; i < 9; i *= 2) x = i;", "for (int i = 0; i < 9; i++) { x = i; i++; }" })
	void aLoopThatIsNotCanonicalIsTold(String text) {
		assertFalse(Executed.single(DATA, "#pragma omp taskloop\n" + text).told().isEmpty());
	}

	@Test
	void lanesOfATaskAreIterationsOfIt() {
		assertEquals(Verdict.RACE_FREE, single("\n#pragma omp taskloop simd" + LOOP + "a[i] = i;"));
		assertEquals(Verdict.RACE, single("\n#pragma omp taskloop simd num_tasks(1)" + LOOP + "a[i + 1] = a[i];"));
		assertEquals(Verdict.RACE_FREE, single("\n#pragma omp taskloop num_tasks(1)" + LOOP + "a[i + 1] = a[i];"));
	}
}
