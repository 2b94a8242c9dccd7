package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.state.HeldLocks;
import org.racelens.execution.state.HeldLocks.Address;
import org.racelens.execution.state.Paths;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.gap.ModelGap;

/** The locks that a task is said to hold are some that it holds, held against counters for all values of the unknowns in a range. */
class HeldLocksTest {
	private static final int SEEDS = 1_000;
	private static final int RANGE = 2;
	private static final ModelGap GAP = GeneratedStates.GAPS.get(0);
	private static final Address A = GeneratedStates.LOCKS.get(0);
	private static final Address B = GeneratedStates.LOCKS.get(1);
	private static final Paths BY_ENUMERATION = new Paths() {
		@Override
		public boolean isPossible(BoolExpr condition) {
			return !implies(condition, Bools.FALSE);
		}

		@Override
		public boolean implies(BoolExpr condition, BoolExpr other) {
			boolean[] always = { true };
			forAll(numbers -> always[0] &= !numbers.holds(condition) || numbers.holds(other));
			return always[0];
		}
	};

	/** One of the routines that are called for a lock under a condition. */
	private record Call(boolean sets, Address lock, BoolExpr condition) {
		HeldLocks after(HeldLocks before) {
			return sets
					? before.set(lock, condition, GAP.place(), 1)
					: before.unset(lock, condition, Bools.TRUE, object -> false, BY_ENUMERATION);
		}
	}

	@Test
	void aLockIsHeldWhereItWasSet() {
		for (int seed = 0; seed < SEEDS; seed++) {
			BoolExpr condition = new GeneratedStates(seed).condition();
			HeldLocks set = HeldLocks.NONE.set(A, condition, GAP.place(), 1);
			forAll(numbers -> assertEquals(numbers.holds(condition), numbers.holds(set.condition(A))));
			assertEquals(Bools.FALSE, set.condition(B));
		}
	}

	@Test
	void aNestLockIsHeldUntilItIsUnsetAsOftenAsItWasSet() {
		HeldLocks twice = set(set(HeldLocks.NONE, A), A);
		HeldLocks once = unset(twice, A);
		assertEquals(Bools.TRUE, once.condition(A));
		assertEquals(Bools.FALSE, unset(once, A).condition(A));
	}

	@Test
	void whatIsHeldIsWhatCountersTell() {
		for (int seed = 0; seed < SEEDS; seed++) {
			List<Call> calls = calls(seed);
			HeldLocks held = HeldLocks.NONE;
			for (Call call : calls) {
				held = call.after(held);
			}
			HeldLocks end = held;
			int s = seed;
			forAll(numbers -> {
				for (Address lock : List.of(A, B)) {
					assertEquals(count(calls, lock, numbers) > 0, numbers.holds(end.condition(lock)), () -> "seed " + s + ": " + calls);
				}
			});
		}
	}

	@Test
	void anUnsetElementEndsTheHoldOfEachElementThatMayBeIt() {
		Address atI = new Address(A.object(), List.of(GeneratedStates.I));
		Address atJ = new Address(A.object(), List.of(GeneratedStates.J));
		HeldLocks held = unset(set(HeldLocks.NONE, atI), atJ);
		forAll(numbers -> assertEquals(numbers.value(GeneratedStates.I) != numbers.value(GeneratedStates.J),
				numbers.holds(held.condition(atI))));
	}

	@Test
	void anUnsetLockThatMayBeAnyEndsTheHoldOfAllThatItMayBe() {
		HeldLocks held = set(HeldLocks.NONE, A).unset(B, Bools.TRUE, Bools.TRUE, object -> object.equals(A.object()), BY_ENUMERATION);
		assertEquals(Bools.FALSE, held.condition(A));
		assertEquals(Bools.FALSE, set(HeldLocks.NONE, A).unsetAny().condition(A));
	}

	@Test
	void whatTwoHaveInCommonIsHeldByBothWhateverTheirOrder() {
		for (int seed = 0; seed < SEEDS; seed++) {
			HeldLocks one = held(seed);
			HeldLocks other = held(seed + SEEDS);
			HeldLocks common = one.meet(other, GAP, BY_ENUMERATION);
			int s = seed;
			forAll(numbers -> {
				for (Address lock : List.of(A, B)) {
					boolean both = numbers.holds(one.condition(lock)) && numbers.holds(other.condition(lock));
					assertTrue(both || !numbers.holds(common.condition(lock)), "seed " + s);
				}
			});
			assertEquals(one.held(), one.meet(one, GAP, BY_ENUMERATION).held());
		}
	}

	@Test
	void whereSomethingMoreMayBeHeldThanInCommonThatIsDoubted() {
		assertTrue(set(HeldLocks.NONE, A).meet(HeldLocks.NONE, GAP, BY_ENUMERATION).doubt().isPresent());
		assertTrue(HeldLocks.NONE.meet(set(HeldLocks.NONE, A), GAP, BY_ENUMERATION).doubt().isPresent());
		assertFalse(set(HeldLocks.NONE, A).meet(set(HeldLocks.NONE, A), GAP, BY_ENUMERATION).doubt().isPresent());
	}

	@Test
	void anIterationKeepsOnlyWhatItsEndHolds() {
		for (int seed = 0; seed < SEEDS; seed++) {
			HeldLocks start = held(seed);
			HeldLocks end = held(seed + SEEDS);
			BoolExpr another = new GeneratedStates(seed).condition();
			HeldLocks kept = start.keptBy(end, another, BY_ENUMERATION);
			int s = seed;
			forAll(numbers -> {
				for (Address lock : List.of(A, B)) {
					boolean then = !numbers.holds(another) || numbers.holds(end.condition(lock));
					assertTrue(!numbers.holds(kept.condition(lock)) || numbers.holds(start.condition(lock)) && then, "seed " + s);
				}
			});
		}
	}

	@Test
	void whatIsBeyondIsWhatMayBeHeldMoreOften() {
		HeldLocks once = set(HeldLocks.NONE, A);
		assertEquals(Set.of(A), set(once, A).beyond(once, Bools.TRUE, BY_ENUMERATION).keySet());
		assertEquals(Map.of(), once.beyond(once, Bools.TRUE, BY_ENUMERATION));
		assertEquals(Map.of(), once.beyond(HeldLocks.NONE, Bools.FALSE, BY_ENUMERATION));
		assertEquals(Set.of(B), set(once, B).beyond(once, Bools.TRUE, BY_ENUMERATION).keySet());
	}

	@Test
	void othersThatHoldMoreAddItWhereTheConditionHolds() {
		for (int seed = 0; seed < SEEDS; seed++) {
			HeldLocks here = held(seed);
			HeldLocks others = held(seed + SEEDS);
			BoolExpr condition = new GeneratedStates(seed).condition();
			HeldLocks all = here.orWhere(condition, others);
			int s = seed;
			forAll(numbers -> {
				for (Address lock : List.of(A, B)) {
					boolean some = numbers.holds(here.condition(lock)) || numbers.holds(condition) && numbers.holds(others.condition(lock));
					assertTrue(some || !numbers.holds(all.condition(lock)), "seed " + s);
				}
			});
		}
	}

	@Test
	void whatIsSaidWithoutASymbolDoesNotMentionItAndIsHeldWhereverTheConditionHolds() {
		for (int seed = 0; seed < SEEDS; seed++) {
			HeldLocks held = held(seed);
			BoolExpr condition = new GeneratedStates(seed + SEEDS).condition();
			HeldLocks given = held.given(condition, GeneratedStates.I::equals, GAP, BY_ENUMERATION);
			int s = seed;
			forAll(numbers -> {
				for (Address lock : List.of(A, B)) {
					boolean said = numbers.holds(condition) && numbers.holds(given.condition(lock));
					assertTrue(!said || numbers.holds(held.condition(lock)), "seed " + s);
				}
			});
		}
	}

	@Test
	void aTaskHasTheLocksThatTasksOfItsLevelSet() {
		HeldLocks held = set(HeldLocks.NONE, A).set(B, Bools.TRUE, GAP.place(), 2);
		assertEquals(Set.of(A), held.ofLevel(1).held().keySet());
		assertEquals(Set.of(B), held.ofLevel(2).held().keySet());
		assertEquals(Set.of(B), held.without(Set.of(A)).held().keySet());
	}

	private static HeldLocks held(int seed) {
		HeldLocks held = HeldLocks.NONE;
		for (Call call : calls(seed)) {
			held = call.after(held);
		}
		return held;
	}

	/** Calls that unset only what is held, as the specification demands: sets come first where a counter might be zero. */
	private static List<Call> calls(int seed) {
		Random random = Seeds.random(seed);
		GeneratedStates generated = new GeneratedStates(seed);
		List<Call> calls = new ArrayList<>();
		for (int i = 0; i < 1 + random.nextInt(4); i++) {
			Call call = new Call(random.nextInt(3) > 0, random.nextBoolean() ? A : B,
					random.nextBoolean() ? Bools.TRUE : generated.condition());
			calls.add(call);
		}
		return calls;
	}

	private static int count(List<Call> calls, Address lock, Evaluator numbers) {
		int count = 0;
		for (Call call : calls) {
			if (call.lock.equals(lock) && numbers.holds(call.condition)) {
				count = Math.max(0, count + (call.sets ? 1 : -1));
			}
		}
		return count;
	}

	private static HeldLocks set(HeldLocks held, Address lock) {
		return held.set(lock, Bools.TRUE, GAP.place(), 1);
	}

	private static HeldLocks unset(HeldLocks held, Address lock) {
		return held.unset(lock, Bools.TRUE, Bools.TRUE, object -> false, BY_ENUMERATION);
	}

	private static void forAll(Consumer<Evaluator> check) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = -RANGE; j <= RANGE; j++) {
				check.accept(new Evaluator(new Assignment(Map.of(GeneratedStates.I, i, GeneratedStates.J, j), Map.of())));
			}
		}
	}
}
