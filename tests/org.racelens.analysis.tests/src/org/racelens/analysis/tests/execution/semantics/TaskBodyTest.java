package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.task.TaskBody;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/** Who executes the tasks that {@link TaskBody} generates, when they are deferred, and what excludes them. OpenMP 5.2 §12.5, §15.9.5 */
class TaskBodyTest {
	private static final String DATA = "int a[10], x, y;\nomp_lock_t l;";

	private static String task(String clauses, String body) {
		return "#pragma omp task " + clauses + "\n{\n" + body + "\n}\n";
	}

	private static List<Item.Task> tasks(String statements) {
		return Executed.single(DATA, statements).items(Item.Task.class);
	}

	@Test
	void aDeferredTaskIsAnyThreadsWhichIsChosenForEach() {
		List<Item.Task> both = tasks(task("", "x = 1;") + task("", "x = 2;"));
		assertEquals(List.of(Bools.TRUE, Bools.TRUE), both.stream().map(Item.Task::deferred).toList());
		assertTrue(both.stream().allMatch(t -> t.executor() instanceof Apply a && a.function().isExecutor()));
		assertNotEquals(both.get(0).executor(), both.get(1).executor());
	}

	@Test
	void anUndeferredTaskIsTheGeneratingThreads() {
		Executed run = Executed.parallel(DATA, task("if(0)", "x = 1;"));
		Item.Task only = run.items(Item.Task.class).get(0);
		assertEquals(Bools.FALSE, only.deferred());
		assertEquals(run.region().thread(), only.executor());
	}

	@Test
	void aConditionDecidesForTaskAlone() {
		for (String clause : List.of("if(n > 3)", "if(task: n > 3)")) {
			Executed run = Executed.parallel(DATA, task(clause, "x = 1;"));
			Item.Task only = run.items(Item.Task.class).get(0);
			Symbol n = parameter(only.deferred());
			for (long value = 2; value < 6; value++) {
				Map<IntExpr, Long> values = Map.of(n, value, run.region().thread(), 5L);
				assertEquals(value > 3, Executed.where(values).holds(only.deferred()));
				assertEquals(value > 3 ? 0 : 5, Executed.where(values).value(only.executor()));
			}
		}
		assertEquals(Bools.TRUE, tasks(task("if(taskloop: 0)", "x = 1;")).get(0).deferred());
	}

	@Test
	void tasksInsideAFinalTaskAreNotDeferred() {
		List<Item.Task> nested = tasks(task("final(1)", task("", "x = 1;")));
		assertEquals(List.of(Bools.TRUE, Bools.FALSE), nested.stream().map(Item.Task::deferred).toList());
		List<Item.Task> open = tasks(task("final(n > 3)", task("", task("", "x = 1;"))));
		for (Item.Task inner : open.subList(1, 3)) {
			Symbol n = parameter(inner.deferred());
			assertTrue(Executed.where(Map.of(n, 3L)).holds(inner.deferred()));
			assertFalse(Executed.where(Map.of(n, 4L)).holds(inner.deferred()));
		}
	}

	@Test
	void mutexinoutsetExcludesTasksOfOneAddress() {
		Executed run = Executed.single(DATA, task("depend(mutexinoutset: a[2])", "x = 1;") + task("depend(mutexinoutset: a[2])", "x = 2;")
				+ task("depend(mutexinoutset: a[3])", "x = 3;") + task("depend(inoutset: a[2])", "x = 4;"));
		List<Set<Lock>> locks = run.writes("x").stream().map(Item.Access::locks).toList();
		assertEquals(1, locks.get(0).size());
		assertEquals(Lock.Kind.TASK_SET, locks.get(0).iterator().next().kind());
		assertEquals(locks.get(0), locks.get(1));
		assertNotEquals(locks.get(0), locks.get(2));
		assertEquals(Set.of(), locks.get(3));
	}

	@Test
	void whomAnyValueOfAnIteratorExcludesIsNotFollowed() {
		Executed run = Executed.single(DATA, task("depend(iterator(i=0:n), mutexinoutset: a[i])", "x = 1;") + "y = 1;");
		assertEquals(Unfollowed.WHOM_MUTEXINOUTSET_EXCLUDES_IS_NOT_FOLLOWED,
				run.write("x").unknownExclusion().orElseThrow().explanation().sentence());
		assertTrue(run.write("y").unknownExclusion().isEmpty());
	}

	@Test
	void aDeferredTaskDoesNotHoldTheLocksOfItsGenerator() {
		for (String clause : List.of("", "if(0)")) {
			Executed run = Executed.single(DATA, "omp_set_lock(&l);\n" + task(clause, "x = 1;") + "y = 1; omp_unset_lock(&l);");
			assertEquals(clause.isEmpty() ? Set.of() : Set.of(Lock.Kind.LOCK), kinds(run.write("x")), clause);
			assertEquals(Set.of(Lock.Kind.LOCK), kinds(run.write("y")), clause);
		}
	}

	private static Set<Lock.Kind> kinds(Item.Access access) {
		return access.locks().stream().map(Lock::kind).collect(Collectors.toSet());
	}

	@Test
	void aLockThatATaskKeepsAndABranchOutOfItAreTold() {
		assertTrue(Executed.single(DATA, task("", "omp_set_lock(&l); x = 1;")).told()
				.contains(Breach.LOCK_IS_NOT_RELEASED_ON_EVERY_PATH));
		assertTrue(Executed.single(DATA, task("", "if (n > 3) return; x = 1;")).told().contains(Breach.BRANCH_LEAVES_TASK));
	}

	/** The parameter n of the function, where a condition is about it. */
	private static Symbol parameter(BoolExpr condition) {
		return Atoms.symbols(condition).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).findFirst()
				.orElseThrow();
	}
}
