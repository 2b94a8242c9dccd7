package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** Terms that are surely not negative: by what their parts are, and by two facts of the way to a point, which end with it. */
class SignsTest {
	private static final Symbol TRIP = Symbol.of(Name.of("k"), Symbol.Role.TRIP);
	private static final Symbol THREAD = Symbol.of(Name.of("t"), Symbol.Role.THREAD);
	private static final Symbol SIZE = Symbol.of(Name.of("T"), Symbol.Role.TEAM_SIZE);
	private static final int RANGE = 6;

	@Test
	void tripsAndThreadsCountFromZeroAndTeamsHaveAThread() {
		Signs signs = new Signs(Machines.of(""));
		assertTrue(signs.isNonNegative(Ints.add(Ints.multiply(TRIP, THREAD), Ints.multiply(TRIP, 3))));
		assertTrue(signs.isNonNegative(Ints.add(Ints.add(SIZE, TRIP), -1)));
		assertFalse(signs.isNonNegative(Ints.add(TRIP, -1)));
		assertFalse(signs.isNonNegative(Ints.add(SIZE, -2)));
		assertFalse(signs.isNonNegative(Ints.subtract(SIZE, TRIP)));
		assertFalse(signs.isNonNegative(GeneratedStates.I));
	}

	@Test
	void aFactCountsWhereItHoldsAndNotBehind() {
		Signs signs = new Signs(Machines.of(""));
		IntExpr apart = Ints.subtract(GeneratedStates.J, GeneratedStates.I);
		signs.within(Bools.lessEqual(GeneratedStates.I, GeneratedStates.J), () -> {
			assertTrue(signs.isNonNegative(apart));
			assertFalse(signs.isNonNegative(GeneratedStates.J));
			assertTrue(signs.isNonNegative(GeneratedStates.J, Bools.lessEqual(Ints.ZERO, GeneratedStates.I)));
			assertFalse(signs.isNonNegative(GeneratedStates.J));
		});
		assertFalse(signs.isNonNegative(apart));
	}

	@Test
	void aFactEndsWithCodeThatIsGivenUp() {
		Signs signs = new Signs(Machines.of(""));
		try {
			signs.within(Bools.lessEqual(Ints.ZERO, GeneratedStates.I), () -> {
				throw new IllegalStateException();
			});
		} catch (IllegalStateException givenUp) {
			assertFalse(signs.isNonNegative(GeneratedStates.I));
		}
	}

	@Test
	void whatTheMachineKnowsOfUnknownsCounts() {
		Machine machine = Machines.of("");
		machine.unknowns().nonNegative().add(GeneratedStates.I);
		machine.serial().assumptions().add(Bools.less(GeneratedStates.I, GeneratedStates.J));
		Signs signs = new Signs(machine);
		assertTrue(signs.isNonNegative(Ints.add(GeneratedStates.J, -1)));
		assertFalse(signs.isNonNegative(Ints.add(GeneratedStates.J, -2)));
	}

	@Test
	void whatIsSaidOfATermIsTrueWhereverItsFactsHold() {
		int told = 0;
		Signs signs = new Signs(Machines.of(""));
		for (int seed = 0; seed < 4_000; seed++) {
			Random random = Seeds.random(seed);
			List<BoolExpr> facts = List.of(fact(random), fact(random));
			IntExpr term = term(random);

			if (signs.where(facts.get(0), () -> signs.isNonNegative(term, facts.get(1)))) {
				told++;
				int s = seed;
				forAll(numbers -> assertTrue(!facts.stream().allMatch(numbers::holds) || numbers.value(term) >= 0,
						() -> "seed " + s + ": " + term + " where " + facts));
			}
		}
		int all = told;
		assertTrue(told > 200, () -> all + " told");
	}

	private static BoolExpr fact(Random random) {
		IntExpr term = term(random);
		return switch (random.nextInt(4)) {
			case 0 -> Bools.isZero(term);
			case 1 -> Bools.not(Bools.isZero(term));
			default -> Bools.notPositive(term);
		};
	}

	private static IntExpr term(Random random) {
		List<IntExpr> parts = List.of(GeneratedStates.I, GeneratedStates.J, TRIP, Ints.modulus(GeneratedStates.I, Ints.of(3)),
				Ints.quotient(TRIP, Ints.of(2)), Ints.multiply(GeneratedStates.I, TRIP));
		IntExpr sum = Ints.of(random.nextInt(5) - 2L);
		for (int i = 0; i < 2; i++) {
			sum = Ints.add(sum, Ints.multiply(parts.get(random.nextInt(parts.size())), random.nextInt(5) - 2L));
		}
		return sum;
	}

	private static void forAll(Consumer<Evaluator> check) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = -RANGE; j <= RANGE; j++) {
				for (long k = 0; k <= RANGE; k++) {
					check.accept(Executed.where(Map.of(GeneratedStates.I, i, GeneratedStates.J, j, TRIP, k)));
				}
			}
		}
	}
}
