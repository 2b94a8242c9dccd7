package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.Cancellation;

/**
 * A constraint that has a solution is not refuted, near the ends of what bounds can say either: {@link Refuter} rounds to the safe side.
 */
class RefuterOfLargeNumbersTest {
	private static final int SEEDS = 4000;
	private static final long LARGE = 1L << 60;
	private static final Symbol TEAM = Symbol.of(Name.of("T"), Symbol.Role.TEAM_SIZE);
	private static final List<Symbol> SYMBOLS = List.of(Symbol.of(Name.of("a"), Symbol.Role.PARAMETER),
			Symbol.of(Name.of("b"), Symbol.Role.AUXILIARY), Symbol.of(Name.of("c"), Symbol.Role.TRIP));

	private static boolean isRefuted(BoolExpr formula) {
		return new Refuter(64, Cancellation.NEVER).refutes(new RaceConstraint(formula, TEAM, Optional.empty()));
	}

	/** A number that is small, or near the end of what is a bound. */
	private static long number(Random random) {
		long near = random.nextInt(9) - 4L;
		return switch (random.nextInt(5)) {
			case 0 -> LARGE - 6 + near;
			case 1 -> -LARGE + 6 + near;
			case 2 -> (LARGE >> 1 + random.nextInt(3)) + near;
			default -> near;
		};
	}

	private static IntExpr term(Random random) {
		IntExpr sum = Ints.of(number(random));
		for (Symbol s : SYMBOLS) {
			IntExpr part = switch (random.nextInt(4)) {
				case 0 -> Ints.modulus(Ints.quotient(s, Ints.of(2)), Ints.of(2L + random.nextInt(3)));
				case 1 -> Ints.quotient(s, Ints.of(1L + random.nextInt(4)));
				default -> s;
			};
			sum = Ints.add(sum, Ints.multiply(part, random.nextInt(7) - 3L));
		}
		return sum;
	}

	/** Something that a solution satisfies: a comparison, or one of two. */
	private static Optional<BoolExpr> satisfied(Random random, Evaluator solution) {
		try {
			IntExpr term = term(random);
			long value = solution.value(term);
			BoolExpr holds = random.nextBoolean() ? Bools.equal(term, Ints.of(value))
					: Bools.lessEqual(term, Ints.of(value + random.nextInt(3)));
			return Optional.of(random.nextInt(3) == 0 ? Bools.or(Bools.notPositive(term(random)), holds) : holds);
		} catch (ArithmeticException tooLarge) {
			return Optional.empty();
		}
	}

	@Test
	void whatHasASolutionIsNotRefuted() {
		int tried = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			Random random = Seeds.random(seed);
			Map<Symbol, Long> values = new LinkedHashMap<>();
			SYMBOLS.forEach(s -> values.put(s, number(random)));
			Evaluator solution = new Evaluator(new Assignment(values, Map.of()));
			List<BoolExpr> parts = new ArrayList<>();
			for (int i = 0; i < 4; i++) {
				satisfied(random, solution).ifPresent(parts::add);
			}
			BoolExpr formula = Bools.and(parts);
			assertFalse(isRefuted(formula), "seed " + seed + " " + values + " " + formula);
			tried += parts.size();
		}
		assertTrue(tried > 2 * SEEDS);
	}

	@Test
	void aPartialSumPastTheBoundsIsNoBound() {
		Symbol v = SYMBOLS.get(0);
		IntExpr bit = Ints.modulus(Ints.quotient(v, Ints.of(2)), Ints.of(2));
		BoolExpr large = Bools.notPositive(Ints.add(Ints.subtract(Ints.multiply(bit, 2), v), LARGE - 2));
		BoolExpr three = Bools.equal(v, Ints.of(3));
		BoolExpr other = Bools.equal(Ints.add(SYMBOLS.get(1), v), Ints.of(7));
		assertFalse(isRefuted(Bools.and(three, Bools.or(large, other))));
		assertTrue(isRefuted(Bools.and(three, large)));
	}
}
