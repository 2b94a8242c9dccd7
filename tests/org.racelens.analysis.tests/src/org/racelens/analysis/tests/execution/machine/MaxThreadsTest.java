package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.MaxThreads;
import org.racelens.execution.state.State;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.ModelGap;

/** How many threads teams get without a clause, where a program has said so, where it may have, and where it has not. OpenMP 5.2 §2.4 */
class MaxThreadsTest {
	private static final ModelGap WHY = GeneratedStates.GAPS.get(0);
	private final Machine machine = Machines.of("");

	private static State with(long limit) {
		State state = new State();
		state.setThreadLimit(Optional.of(Ints.of(limit)));
		return state;
	}

	@Test
	void whatWasSetIsTheNumber() {
		assertEquals(Ints.of(4), MaxThreads.of(with(4), machine));
	}

	@Test
	void whereNothingWasSetItIsOneUnknownNumberOfThreads() {
		State state = new State();
		IntExpr threads = MaxThreads.of(state, machine);
		assertEquals(threads, MaxThreads.of(state, machine));
		assertTrue(new Signs(machine).isNonNegative(threads));
		assertNotEquals(threads, MaxThreads.of(new State(), machine));
	}

	@Test
	void behindABranchThatSetsItEachEndHasANumber() {
		State set = with(4);
		State other = new State();
		MaxThreads.match(set, other, machine);
		assertEquals(Optional.of(Ints.of(4)), set.threadLimit());
		assertTrue(other.threadLimit().isPresent());
		State none = new State();
		MaxThreads.match(new State(), none, machine);
		assertEquals(Optional.empty(), none.threadLimit());
		State ended = new State();
		ended.restrict(Bools.FALSE);
		MaxThreads.match(with(4), ended, machine);
		assertEquals(Optional.empty(), ended.threadLimit());
	}

	@Test
	void unknownCodeMayChangeWhatWasSet() {
		State state = with(4);
		MaxThreads.lose(WHY, state, machine);
		assertTrue(state.threadLimit().isPresent());
		assertNotEquals(Optional.of(Ints.of(4)), state.threadLimit());
		State unset = new State();
		MaxThreads.lose(WHY, unset, machine);
		assertEquals(Optional.empty(), unset.threadLimit());
	}

	@Test
	void onlyWhereThereWasOneThreadItIsDoubtfulThatThereAreMore() {
		State serial = with(1);
		State parallel = with(4);
		MaxThreads.lose(WHY, serial, machine);
		MaxThreads.lose(WHY, parallel, machine);
		assertTrue(serial.knowledge().weakened().contains(WHY));
		assertFalse(parallel.knowledge().weakened().contains(WHY));
	}
}
