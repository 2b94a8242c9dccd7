package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.oracle.Syntax.*;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.Operation;
import org.racelens.analysis.tests.oracle.Tasking.Dependence;
import org.racelens.analysis.tests.oracle.Tasking.Grouping;
import org.racelens.analysis.tests.oracle.Tasking.Type;

/** The oracle on task programs whose races follow from the specification; expected pairs are written {@code variable@label/label}. */
class TaskOracleTest {
	private static void assertRaces(String expected, TinyProgram program) {
		assertEquals(expected, Oracle.races(program).stream().map(RacyPair::toString).collect(Collectors.joining(" ")));
	}

	private static void assertFree(TinyProgram program) {
		assertRaces("", program);
	}

	/** One thread executes the statements. */
	private static TinyProgram one(Stmt... body) {
		return team(3, single(Ending.BARRIER, body));
	}

	@Test
	void tasksOfOneThreadAreUnordered() {
		assertRaces("x@0/1", one(task(write(0, x())), task(write(1, x()))));
		assertRaces("x@0/0", one(loop("k", number(2), task(write(0, x())))));
		assertFree(one(loop("k", number(3), task(write(0, a(K))))));
		assertFree(team(1, single(Ending.BARRIER, task(write(0, x())), task(write(1, x())))));
	}

	@Test
	void whatPrecedesTheCreationIsOrderedAndWhatFollowsIsNot() {
		assertFree(one(write(0, x()), task(write(1, x()))));
		assertRaces("x@0/1", one(task(write(0, x())), write(1, x())));
	}

	@Test
	void taskwaitJoinsChildrenButNotGrandchildren() {
		assertFree(one(task(write(0, x())), taskwait(), write(1, x())));
		assertRaces("x@0/1", one(task(task(write(0, x()))), taskwait(), write(1, x())));
		assertFree(one(task(task(write(0, x())), taskwait()), taskwait(), write(1, x())));
	}

	@Test
	void taskwaitJoinsNoTasksOfOtherThreads() {
		assertRaces("y@0/1", team(2, single(Ending.NOWAIT, task(write(0, y()))), taskwait(), read(1, y())));
		assertFree(team(2, single(Ending.BARRIER, task(write(0, y()))), read(1, y())));
	}

	@Test
	void taskgroupJoinsDescendantsButNothingOlder() {
		assertFree(one(taskgroup(task(task(write(0, x())))), write(1, x())));
		assertRaces("x@0/1", one(task(write(0, x())), taskgroup(task(read(2, y()))), write(1, x())));
		assertFree(one(taskgroup(task(taskgroup(task(write(0, x()))), write(2, x()))), write(1, x())));
	}

	@Test
	void barriersJoinAllTasks() {
		assertFree(team(3, masked(number(0), task(task(write(0, x())))), barrier(), single(Ending.BARRIER, write(1, x()))));
		assertRaces("x@0/1", team(3, barrier(), masked(number(0), task(write(0, x()))), single(Ending.BARRIER, write(1, x()))));
	}

	@Test
	void eachThreadCreatesTasksOfItsOwn() {
		assertRaces("x@0/0", team(2, task(write(0, x()))));
		assertFree(team(2, task(write(0, a(TID)))));
		assertRaces("x@0/0", team(2, taskloop(Grouping.GROUP, 1, write(0, x()))));
	}

	@Test
	void taskloopHasAGroupUnlessToldOtherwise() {
		assertFree(one(taskloop(Grouping.GROUP, 3, write(0, a(I))), read(1, a(number(1)))));
		assertRaces("a@0/1", one(taskloop(Grouping.NOGROUP, 3, write(0, a(I))), read(1, a(number(1)))));
		assertRaces("x@0/0", one(taskloop(Grouping.GROUP, 2, write(0, x()))));
	}

	@Test
	void dependencesOrderSiblingsTransitively() {
		Stmt first = taskDepending(depend(Type.OUT, scalar("b0")), write(0, x()));
		Stmt second = taskDepending(List.of(new Dependence(Type.IN, scalar("b0")), new Dependence(Type.OUT, scalar("b1"))));
		Stmt third = taskDepending(depend(Type.IN, scalar("b1")), write(1, x()));
		assertFree(one(first, second, third));
		assertRaces("x@0/1", one(first, third));
		assertRaces("x@0/1", one(second, third, first));
	}

	@Test
	void dependencesNeedEqualAddressesAndOneParent() {
		Stmt writes = taskDepending(depend(Type.OUT, a(number(1))), write(0, x()));
		assertFree(one(writes, taskDepending(depend(Type.IN, a(number(1))), write(1, x()))));
		assertRaces("x@0/1", one(writes, taskDepending(depend(Type.IN, a(number(2))), write(1, x()))));
		assertRaces("x@0/1", one(task(writes), taskDepending(depend(Type.IN, a(number(1))), write(1, x()))));
		assertRaces("x@0/0", team(2, writes));
	}

	@Test
	void onlyConflictingTypesOrder() {
		for (Type first : Type.values()) {
			for (Type second : Type.values()) {
				boolean unordered = first == second && first != Type.OUT && first != Type.INOUT;
				boolean exclusive = first == Type.MUTEXINOUTSET;
				assertRaces(unordered && !exclusive ? "x@0/1" : "", one(taskDepending(depend(first, y()), write(0, x())),
						taskDepending(depend(second, y()), write(1, x()))));
			}
		}
	}

	@Test
	void mutexinoutsetDoesNotOrderWhatItExcludes() {
		Stmt first = taskDepending(depend(Type.MUTEXINOUTSET, y()), line(0, Operation.UPDATE, x()));
		Stmt second = taskDepending(depend(Type.MUTEXINOUTSET, y()), line(1, Operation.UPDATE, x()), task(write(2, x())));
		assertRaces("x@0/2", one(first, second));
		assertFree(one(first, taskDepending(depend(Type.IN, y()), write(1, x()))));
	}

	@Test
	void whatRunsDuringAMutexinoutsetTaskIsExcludedToo() {
		Stmt first = taskDepending(depend(Type.MUTEXINOUTSET, y()), taskIf(equal(number(0), 1), write(0, x())));
		Stmt second = taskDepending(depend(Type.MUTEXINOUTSET, y()), inner(2, when(equal(new Expr.Var("tid1"), 1), write(1, x()))));
		assertFree(one(first, second));
	}

	@Test
	void aDependenceCoversTheTaskNotItsDescendants() {
		Stmt first = taskDepending(depend(Type.OUT, y()), task(write(0, x())));
		assertRaces("x@0/1", one(first, taskDepending(depend(Type.IN, y()), write(1, x()))));
		Stmt waiting = taskDepending(depend(Type.OUT, y()), task(write(0, x())), taskwait());
		assertFree(one(waiting, taskDepending(depend(Type.IN, y()), task(write(1, x())))));
	}

	@Test
	void taskwaitDependWaitsForMatchingTasksOnly() {
		Stmt wx = taskDepending(depend(Type.OUT, x()), write(0, x()));
		Stmt wy = taskDepending(depend(Type.OUT, y()), write(1, y()));
		assertRaces("y@1/3", one(wx, wy, taskwait(Type.IN, x()), read(2, x()), read(3, y())));
		Stmt chained = taskDepending(List.of(new Dependence(Type.IN, x()), new Dependence(Type.OUT, y())), write(1, y()));
		assertFree(one(wx, chained, taskwait(Type.IN, y()), read(2, x()), read(3, y())));
	}

	@Test
	void anUndeferredTaskIsPartOfItsParentsOrder() {
		assertFree(one(taskIf(equal(number(0), 1), write(0, x())), write(1, x())));
		assertRaces("x@0/1", one(taskIf(equal(number(1), 1), write(0, x())), write(1, x())));
		assertRaces("x@0/1", one(task(write(0, x())), taskIf(equal(number(0), 1), write(1, x()))));
		assertRaces("x@0/1", one(taskIf(equal(number(0), 1), task(write(0, x()))), write(1, x())));
		assertFree(one(taskIf(equal(number(0), 1), write(0, x())), taskIf(equal(number(0), 1), write(1, x()))));
	}

	@Test
	void anUndeferredTaskWithDependencesWaitsForItsPredecessors() {
		Stmt first = taskDepending(depend(Type.OUT, y()), write(0, x()));
		Stmt undeferred = new Tasking.Task(91, new Tasking.Clauses(java.util.Optional.of(equal(number(0), 1)), Tasking.Finality.PLAIN,
				List.of(), List.of(), depend(Type.IN, y())), List.of());
		assertFree(one(first, undeferred, write(1, x())));
	}

	@Test
	void descendantsOfAFinalTaskAreIncluded() {
		assertFree(one(finalTask(task(write(0, x())), write(1, x()))));
		assertRaces("x@0/1", one(finalTask(task(write(0, x()))), write(1, x())));
	}

	@Test
	void deferredTasksInheritNoLocks() {
		assertRaces("x@0/0", team(2, critical("", task(write(0, x())))));
		assertFree(team(2, task(critical("", write(0, x())))));
		assertFree(team(2, critical("", taskIf(equal(number(0), 1), write(0, x())))));
		assertFree(team(2, critical("", write(0, x())), task(critical("", write(1, x())))));
	}

	@Test
	void localsAreCopiedUnlessShared() {
		Stmt.Cell s = scalar("s0");
		assertFree(team(2, local("s0"), task(write(0, s)), write(1, s), barrier()));
		assertRaces("s0@0/1", team(2, local("s0"), taskSharing("s0", write(0, s)), write(1, s), barrier()));
		assertRaces("s0@0/90", team(2, local("s0"), taskSharing("s0", write(0, s)), task(read(1, s)), barrier()));
		assertFree(team(2, local("s0"), taskSharing("s0", write(0, s)), taskwait(), task(read(1, s)), barrier()));
		assertRaces("s0@0/0", team(2, local("s0"), loop("k", number(2), taskSharing("s0", write(0, s))), barrier()));
	}

	@Test
	void firstprivateReadsTheOriginalAtCreation() {
		assertFree(one(taskCopying("x", write(0, x())), write(1, x())));
		assertRaces("x@0/90", one(task(write(0, x())), taskCopying("x", write(1, x()))));
	}

	@Test
	void aCopyMayNotBeSharedFurther() {
		assertThrows(IllegalArgumentException.class,
				() -> Oracle.races(one(taskCopying("x", taskSharing("x", write(0, x()))))));
	}

	@Test
	void nestedTasksCopyWhatTheirParentShares() {
		Stmt.Cell s = scalar("s0");
		assertFree(team(2, local("s0"), taskSharing("s0", read(2, s), task(write(0, s))), barrier()));
		assertRaces("s0@0/1", team(2, local("s0"), taskSharing("s0", taskSharing("s0", write(0, s)), write(1, s)), barrier()));
	}

	@Test
	void anInnerTeamSharesTheLocalsOfTheOuter() {
		Stmt.Cell s = scalar("s0");
		assertRaces("s0@0/0", team(1, local("s0"), inner(2, write(0, s)), barrier()));
		assertRaces("s0@0/0", team(1, local("s0"), inner(2, task(write(0, s))), barrier()));
		assertFree(team(2, local("s0"), inner(2, single(Ending.BARRIER, task(write(0, s)))), barrier()));
	}

	@Test
	void theGrandchildOfOmpRacerRacesWithTheReadAfterTaskwait() {
		Stmt grandchild = task(write(0, a(number(1))));
		Stmt outer = task(grandchild, write(1, a(number(0))));
		assertRaces("a@0/2", one(outer, taskwait(), read(2, a(number(1)))));
		assertFree(one(taskgroup(outer), taskwait(), read(2, a(number(1)))));
	}

	@Test
	void aWitnessOfTasksIsConfirmedOnlyIfItsVeryPairRaces() {
		TinyProgram program = team(3, single(Ending.BARRIER, loop("k", number(2), task(write(0, a(K)))), read(1, a(number(1)))));
		assertTrue(Oracle.confirms(program, witness(2, Map.of("k", 1))));
		assertFalse(Oracle.confirms(program, witness(2, Map.of("k", 0))));
		assertFalse(Oracle.confirms(program, witness(1, Map.of("k", 1))));
		assertFalse(Oracle.confirms(program, witness(4, Map.of("k", 1))));
	}

	private static ReplayedWitness witness(int team, Map<String, Integer> iteration) {
		return new ReplayedWitness(team, OptionalInt.empty(), "a", new ReplayedWitness.End(0, 0, iteration),
				new ReplayedWitness.End(1, 1, Map.of()));
	}

	@Test
	void aTaskThatAsksForItsThreadStaysThere() {
		Stmt own = task(new Tasking.Executor("w"), line(0, Operation.UPDATE, a(new Expr.Var("w"))));
		assertFree(one(loop("k", number(2), own)));
		assertFree(team(2, own, line(1, Operation.UPDATE, a(TID))));
		assertRaces("a@0/1", team(2, own, line(1, Operation.UPDATE, a(number(0)))).withBody(
				List.of(own, when(equal(TID, 0), line(1, Operation.UPDATE, a(number(1)))), barrier())));
	}

	@Test
	void distributedTasksAreSiblingsOnlyOnOneThread() {
		Stmt chained = taskDepending(depend(Type.INOUT, y()), write(0, x()));
		assertRaces("x@0/0", team(2, distributed(DYNAMIC, "i", 2, chained)));
		assertFree(team(2, distributed(Schedule.of(Schedule.Kind.STATIC, 2), "i", 2, chained)));
	}
}
