package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.RootStart;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Which inputs a defined execution of serial code excludes: those by which a signed result that is computed would not fit. C11 §6.5p5 */
class SignedResultsTest {
	private static final long MOST = Integer.MAX_VALUE;
	private static final long LEAST = Integer.MIN_VALUE;
	private static final Symbol N = Tasks.symbol("n", Symbol.Role.PARAMETER);
	private static final Symbol M = Tasks.symbol("m", Symbol.Role.PARAMETER);
	private static final Type INT = IntegerType.INT;
	private static final Type LONG = IntegerType.LONG;
	private static final Type UNSIGNED = new IntegerType(32, false, false);
	private static final Type SHORT = new IntegerType(16, true, false);
	private final Machine machine = Machines.of("");

	private boolean allows(long n, long m) {
		return machine.signed().all().stream().allMatch(f -> Executed.where(Map.of(N, n, M, m)).holds(f));
	}

	private void computed(Operator operator, IntExpr result, State state) {
		machine.signed().computed(operator, result, INT, INT, INT, state);
	}

	private static State where(BoolExpr condition) {
		State state = new State();
		state.restrict(condition);
		return state;
	}

	@Test
	void aResultThatIsComputedFits() {
		computed(Operator.ADD, Ints.add(N, M), new State());
		assertTrue(allows(MOST, 0));
		assertFalse(allows(MOST, 1));
		assertTrue(allows(LEAST + 1, -1));
		assertFalse(allows(LEAST, -1));
	}

	@Test
	void aResultOnAPathNotTakenSaysNothing() {
		computed(Operator.MULTIPLY, Ints.multiply(N, 2), where(Bools.less(Ints.ZERO, M)));
		assertFalse(allows(MOST, 1));
		assertTrue(allows(MOST, 0));
	}

	@Test
	void anAssumptionAroundTheCodeIsAPartOfTheWayThere() {
		machine.serial().assumptions().push(Bools.less(Ints.ZERO, M));
		computed(Operator.SUBTRACT, Ints.add(N, -1), new State());
		assertFalse(allows(LEAST, 1));
		assertTrue(allows(LEAST, 0));
	}

	@Test
	void onlyOperationsOnNarrowSignedNumbersOverflow() {
		IntExpr sum = Ints.add(N, 1);
		machine.signed().computed(Operator.ADD, sum, UNSIGNED, UNSIGNED, UNSIGNED, new State());
		machine.signed().computed(Operator.ADD, sum, LONG, INT, LONG, new State());
		machine.signed().computed(Operator.SHIFT_LEFT, sum, INT, LONG, INT, new State());
		machine.signed().computed(Operator.DIVIDE, sum, INT, INT, INT, new State());
		assertEquals(Set.of(), machine.signed().all());
		machine.signed().computed(Operator.ADD, sum, SHORT, SHORT, INT, new State());
		assertFalse(allows(MOST, 0));
	}

	@Test
	void aProgramThatSurelyOverflowsReliesOnIt() {
		computed(Operator.ADD, Ints.of(MOST + 1), new State());
		computed(Operator.ADD, Ints.of(MOST), new State());
		computed(Operator.ADD, N, where(Bools.FALSE));
		assertEquals(Set.of(), machine.signed().all());
	}

	@Test
	void codeThatMayNotBeExecutedSaysNothing() {
		State state = new State();
		state.knowledge(now -> now.weakenedBy(machine.havoc(SourceRange.startOf("test.c"), Unfollowed.TOO_MANY_CONDITIONS.of())));
		computed(Operator.ADD, Ints.add(N, 1), state);
		machine.within(Optional.of(Tasks.implicit(machine)), () -> computed(Operator.ADD, Ints.add(N, 1), new State()));
		assertEquals(Set.of(), machine.signed().all());
	}

	@Test
	void aSignedInputIsInTheRangeOfItsType() {
		machine.signed().input(N, INT);
		machine.signed().input(M, LONG);
		assertTrue(allows(MOST, MOST + 1));
		assertTrue(allows(LEAST, LEAST - 1));
		assertFalse(allows(MOST + 1, 0));
		assertFalse(allows(LEAST - 1, 0));
	}

	@Test
	void aShiftIsByLessThanTheNumberOfBits() {
		machine.signed().shifted(Operator.SHIFT_RIGHT, N, SHORT, new State());
		machine.signed().shifted(Operator.SHIFT_LEFT, M, LONG, new State());
		assertTrue(allows(31, 63));
		assertFalse(allows(32, 0));
		assertFalse(allows(-1, 0));
		assertFalse(allows(0, 64));
	}

	@Test
	void inARegionOnlyAShiftThatAllThreadsDoAlikeEndsThemAll() {
		State alike = new State();
		State apart = new State();
		TaskContext task = Tasks.implicit(machine);
		machine.within(Optional.of(task), () -> {
			machine.signed().shifted(Operator.SHIFT_LEFT, N, INT, alike);
			machine.signed().shifted(Operator.SHIFT_LEFT, task.thread(), INT, apart);
		});
		assertTrue(Executed.where(Map.of(N, 31L)).holds(alike.live()));
		assertFalse(Executed.where(Map.of(N, 32L)).holds(alike.live()));
		assertEquals(Bools.TRUE, apart.live());
	}

	@Test
	void aNewRootStartsWithoutWhatWasComputedBefore() {
		computed(Operator.ADD, Ints.add(N, M), new State());
		Set<BoolExpr> before = machine.signed().all();
		machine.startRoot(RootStart.Point.FUNCTION, List.of());
		assertEquals(Set.of(), machine.signed().all());
		assertEquals(1, before.size());
	}
}
