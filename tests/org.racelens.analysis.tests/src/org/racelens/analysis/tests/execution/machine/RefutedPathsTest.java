package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RefutedPaths;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** What is told of path conditions without the solver: what is called impossible or implied is so for all numbers. */
class RefutedPathsTest {
	private static final int RANGE = 7;
	private static final Symbol I = GeneratedStates.I;
	private static final Symbol J = GeneratedStates.J;
	private final Machine machine = Machines.of("");
	private final RefutedPaths paths = new RefutedPaths(machine);

	private void inRegion(Runnable code) {
		machine.within(Optional.of(Tasks.implicit(machine)), code);
	}

	/** Whether some small numbers fulfil a condition. */
	private static boolean isFulfilled(BoolExpr condition) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = -RANGE; j <= RANGE; j++) {
				if (Executed.where(Map.of(I, i, J, j)).holds(condition)) {
					return true;
				}
			}
		}
		return false;
	}

	@Test
	void whatIsRefutedOrImpliedIsSoForAllNumbers() {
		inRegion(() -> {
			int refuted = 0;
			int implied = 0;
			for (int seed = 0; seed < 400; seed++) {
				GeneratedStates random = new GeneratedStates(seed);
				BoolExpr one = Bools.and(random.condition(), random.condition());
				BoolExpr other = random.condition();
				if (!paths.isPossible(Bools.and(one, other))) {
					refuted++;
					assertFalse(isFulfilled(Bools.and(one, other)), "seed " + seed);
				}
				if (paths.implies(one, other)) {
					implied++;
					assertFalse(isFulfilled(Bools.and(one, Bools.not(other))), "seed " + seed);
				}
			}
			assertTrue(refuted > 20 && implied > 20);
		});
	}

	@Test
	void aConditionImpliesItsPartsAndWhatFollowsFromThem() {
		BoolExpr some = Bools.and(Bools.less(Ints.ZERO, I), Bools.lessEqual(I, J));
		inRegion(() -> {
			assertTrue(paths.implies(some, Bools.lessEqual(I, J)));
			assertTrue(paths.implies(some, Bools.less(Ints.ZERO, J)));
			assertTrue(paths.implies(some, Bools.TRUE));
			assertFalse(paths.implies(some, Bools.less(I, J)));
			assertFalse(paths.implies(some, Bools.FALSE));
			assertFalse(paths.isPossible(Bools.and(some, Bools.lessEqual(J, Ints.ZERO))));
			assertTrue(paths.isPossible(some));
		});
	}

	@Test
	void inSerialCodeOnlyTheFormOfAConditionTells() {
		assertTrue(paths.isPossible(Bools.and(Bools.less(I, J), Bools.less(J, I))));
		assertFalse(paths.isPossible(Bools.FALSE));
		assertTrue(paths.implies(Bools.and(Bools.less(I, J), Bools.isZero(I)), Bools.isZero(I)));
	}
}
