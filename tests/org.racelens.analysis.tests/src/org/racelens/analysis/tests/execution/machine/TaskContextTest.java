package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.InstanceContext.TeamLevel.Kind;
import org.racelens.execution.region.Lock;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** What tells the instances of nested tasks apart, which teams are around them, and what all threads of a team have in common. */
class TaskContextTest {
	private static final Symbol N = Tasks.symbol("n", Symbol.Role.PARAMETER);
	private static final Symbol W = Tasks.symbol("w", Symbol.Role.THREAD);
	private final Machine machine = Machines.of("");
	private final TaskContext region = Tasks.implicit(machine);

	@Test
	void anInstanceIsToldByTheNumbersOfAllTeamsAndByAllTrips() {
		Symbol i = Tasks.enterLoop(region, "i", true);
		Symbol j = Tasks.enterLoop(region, "j", false);
		assertEquals(List.of(region.thread(), i, j), region.instance());
		assertEquals(List.of(region.thread()), region.entry());
		TaskContext inner = Tasks.inner(region, Kind.PARALLEL, "u");
		Symbol k = Tasks.enterLoop(inner, "k", true);
		assertEquals(List.of(region.thread(), i, j, inner.thread(), k), inner.instance());
		assertEquals(List.of(region.thread(), i, j, inner.thread()), inner.entry());
	}

	@Test
	void anExplicitTaskHasNoNumberOfItsOwn() {
		Symbol i = Tasks.enterLoop(region, "i", true);
		TaskContext task = region.generated(W);
		Symbol k = Tasks.enterLoop(task, "k", true);
		assertEquals(List.of(region.thread(), i, k), task.instance());
		assertEquals(List.of(region.thread(), i), task.entry());
	}

	@Test
	void allThreadsOfATeamMeetOneEncounterOfAConstruct() {
		Symbol i = Tasks.enterLoop(region, "i", true);
		assertEquals(List.of(i), region.encounter());
		TaskContext inner = Tasks.inner(region, Kind.PARALLEL, "u");
		Symbol k = Tasks.enterLoop(inner, "k", true);
		assertEquals(List.of(region.thread(), i, k), inner.encounter());
	}

	@Test
	void ofEachTeamOnlyTheExecutingThreadCounts() {
		TaskContext task = region.generated(W);
		assertEquals(List.of(W), task.executors());
		TaskContext inner = Tasks.inner(task, Kind.PARALLEL, "u");
		assertEquals(List.of(W, inner.thread()), inner.executors());
		assertEquals(List.of(region.thread(), inner.thread()), inner.numbers(3));
		assertEquals(List.of(region.thread()), inner.numbers(2));
	}

	@Test
	void levelsCountTasksOfEitherKind() {
		TaskContext task = region.generated(W);
		TaskContext inner = Tasks.inner(task, Kind.PARALLEL, "u");
		TaskContext deep = inner.generated(W);
		assertEquals(List.of(1, 2, 3, 4), List.of(region.level(), task.level(), inner.level(), deep.level()));
		assertEquals(List.of(1, 1, 3, 3),
				List.of(region.implicitLevel(), task.implicitLevel(), inner.implicitLevel(), deep.implicitLevel()));
	}

	@Test
	void anExplicitTaskIsInTheTasksAroundIt() {
		TaskContext task = region.generated(W);
		TaskContext inner = Tasks.inner(task, Kind.PARALLEL, "u");
		assertTrue(task.isInTaskOf(1));
		assertFalse(task.isInTaskOf(2));
		assertTrue(inner.isInTaskOf(1));
		assertFalse(inner.isInTaskOf(2));
		assertFalse(Tasks.inner(region, Kind.PARALLEL, "u").isInTaskOf(1));
	}

	@Test
	void theTeamsOfAContentionGroupAreThoseInsideOfItsInitialThread() {
		TaskContext league = Tasks.inner(region, Kind.TEAMS, "team");
		TaskContext outer = Tasks.inner(league, Kind.PARALLEL, "u");
		TaskContext inner = Tasks.inner(outer.generated(W), Kind.PARALLEL, "v");
		assertEquals(List.of(region), region.parallels());
		assertEquals(List.of(), league.parallels());
		assertEquals(List.of(outer, inner), inner.parallels());
		assertEquals(Optional.of(league), inner.around(Kind.TEAMS));
		assertEquals(Optional.empty(), inner.around(Kind.DEVICE));
	}

	@Test
	void aThreadLimitCountsForAllTeamsOfTheContentionGroup() {
		region.setThreadLimit(Optional.of(Ints.of(8)));
		TaskContext device = Tasks.inner(region, Kind.DEVICE, "device");
		TaskContext league = Tasks.inner(device, Kind.TEAMS, "team");
		assertEquals(Optional.of(Ints.of(8)), region.generated(W).contentionLimit());
		assertEquals(Optional.empty(), league.contentionLimit());
		league.setThreadLimit(Optional.of(N));
		assertEquals(Optional.of(N), Tasks.inner(league, Kind.PARALLEL, "u").contentionLimit());
	}

	@Test
	void codeOfADeviceIsOnItUnlessItCopiesForTheHost() {
		TaskContext device = Tasks.inner(region, Kind.DEVICE, "device");
		TaskContext inside = Tasks.inner(device, Kind.PARALLEL, "u").generated(W);
		assertEquals(Optional.empty(), region.deviceLevel());
		assertEquals(Optional.of(2), inside.deviceLevel());
		inside.copying().enter();
		assertEquals(Optional.empty(), inside.deviceLevel());
		inside.copying().leave();
		assertEquals(Optional.of(2), inside.deviceLevel());
	}

	@Test
	void aDeferredTaskHoldsNoLocksOfTheTaskThatGeneratesIt() {
		Lock first = lock("first");
		Lock second = lock("second");
		region.enclosing().locks().push(first);
		region.enclosing().locks().push(second);
		assertEquals(List.of(), List.copyOf(region.generated(W).enclosing().locks()));
		assertEquals(List.of(second, first), List.copyOf(region.undeferred().enclosing().locks()));
		assertEquals(List.of(second, first), List.copyOf(Tasks.inner(region, Kind.PARALLEL, "u").enclosing().locks()));
	}

	@Test
	void accessesOfAllTasksHaveSitesOfTheirOwn() {
		TaskContext inner = Tasks.inner(region, Kind.PARALLEL, "u");
		assertEquals(List.of(1, 2, 3, 4),
				List.of(region.nextSite(), inner.nextSite(), region.generated(W).nextSite(), region.nextSite()));
	}

	@Test
	void inputsAndCommonTripsAreUniformAndWhatTellsThreadsApartIsNot() {
		Symbol common = Tasks.enterLoop(region, "i", true);
		Symbol own = Tasks.enterLoop(region, "j", false);
		assertTrue(region.isUniform(Ints.add(Ints.multiply(N, common), region.size())));
		assertFalse(region.isUniform(Ints.add(common, region.thread())));
		assertFalse(region.isUniform(own));
		assertFalse(region.isUniform(Bools.less(N, Ints.modulus(own, Ints.of(2)))));
		assertFalse(region.isUniform(Tasks.symbol("elsewhere", Symbol.Role.TRIP)));
		assertFalse(region.isUniform(Tasks.symbol("lost", Symbol.Role.INSTANCE_HAVOC)));
	}

	@Test
	void whatBelongsToTheTaskThatMadeATeamIsUniformInTheTeam() {
		Symbol own = Tasks.enterLoop(region, "j", false);
		TaskContext inner = Tasks.inner(region, Kind.PARALLEL, "u");
		assertTrue(inner.isUniform(Ints.add(region.thread(), own)));
		assertFalse(inner.isUniform(Ints.add(region.thread(), inner.thread())));
		assertFalse(inner.generated(W).isUniform(inner.thread()));
	}

	@Test
	void aFunctionIsAsUniformAsItsArgumentsAndTheExecutorOfAnIterationIsNot() {
		assertTrue(region.isUniform(applied(FunctionSymbol.Meaning.INPUT, N)));
		assertFalse(region.isUniform(applied(FunctionSymbol.Meaning.HAVOC, region.thread())));
		IntExpr owner = applied(FunctionSymbol.Meaning.OWNER_ANY, N);
		assertFalse(region.isUniform(owner));
		assertTrue(Tasks.inner(region, Kind.PARALLEL, "u").isUniform(owner));
	}

	private static Lock lock(String name) {
		return new Lock(Lock.Kind.CRITICAL, name, 1, List.of(), Bools.TRUE);
	}

	private static IntExpr applied(FunctionSymbol.Meaning meaning, IntExpr argument) {
		return new Apply(new FunctionSymbol(Name.of("f"), 1, meaning, Optional.empty()), List.of(argument));
	}
}
