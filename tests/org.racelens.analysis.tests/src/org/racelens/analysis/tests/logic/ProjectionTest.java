package org.racelens.analysis.tests.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Projection;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/** What is said without unknowns holds exactly where there are values for them. */
class ProjectionTest {
	private static final List<Symbol> UNKNOWNS = List.of(unknown("u"), unknown("v"), unknown("w"));
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final Symbol M = Symbol.of(Name.of("m"), Symbol.Role.PARAMETER);
	private static final int MOST = 4;

	private static Symbol unknown(String name) {
		return Symbol.of(Name.of(name), Symbol.Role.AUXILIARY);
	}

	@Test
	void whatIsFoundHoldsExactlyWhereValuesExist() {
		int found = 0;
		for (int seed = 0; seed < 400; seed++) {
			Random random = new Random(seed);
			BoolExpr condition = condition(random);
			Optional<BoolExpr> without = Projection.exists(UNKNOWNS, condition);
			if (without.isPresent()) {
				found++;
				for (int n = -2; n <= MOST; n++) {
					for (int m = -2; m <= MOST; m++) {
						Map<Symbol, IntExpr> inputs = Map.of(N, Ints.of(n), M, Ints.of(m));
						BoolExpr decided = Substitution.of(inputs).apply(without.get());
						assertEquals(Bools.of(exists(Substitution.of(inputs).apply(condition), 0)), decided,
								"seed " + seed + ": " + condition + " for n = " + n + ", m = " + m);
					}
				}
			}
		}
		assertTrue(found > 200, "only " + found + " are found");
	}

	/** Ranges that end at an input, an equation of addresses, now and then another condition. */
	private static BoolExpr condition(Random random) {
		List<BoolExpr> parts = new ArrayList<>();
		for (Symbol u : UNKNOWNS) {
			parts.add(Bools.lessEqual(Ints.ZERO, u));
			parts.add(Bools.lessEqual(u, random.nextBoolean() ? N : Ints.of(random.nextInt(MOST + 1))));
		}
		parts.add(Bools.isZero(sum(random)));
		if (random.nextInt(3) == 0) {
			parts.add(Bools.lessEqual(Ints.ZERO, sum(random)));
		}
		if (random.nextInt(6) == 0) {
			parts.add(Bools.isZero(sum(random)));
		}
		return Bools.and(parts);
	}

	private static IntExpr sum(Random random) {
		IntExpr result = Ints.of(random.nextInt(9) - 4);
		for (Symbol s : List.of(UNKNOWNS.get(0), UNKNOWNS.get(1), UNKNOWNS.get(2), N, M)) {
			result = Ints.add(result, Ints.multiply(s, random.nextInt(3) == 0 ? 0 : random.nextInt(9) - 4));
		}
		return result;
	}

	/** By trying all values; those of the unknowns lie between 0 and {@link #MOST}. */
	private static boolean exists(BoolExpr condition, int unknown) {
		if (unknown == UNKNOWNS.size() || condition.equals(Bools.FALSE)) {
			return condition.equals(Bools.TRUE);
		}
		for (int value = 0; value <= MOST; value++) {
			if (exists(Substitution.of(Map.of(UNKNOWNS.get(unknown), Ints.of(value))).apply(condition), unknown + 1)) {
				return true;
			}
		}
		return false;
	}

	@Test
	void whatStandsInsideOfAProductIsNotFound() {
		BoolExpr square = Bools.equal(Ints.multiply(UNKNOWNS.get(0), UNKNOWNS.get(0)), N);
		assertTrue(Projection.exists(UNKNOWNS, square).isEmpty());
	}

	@Test
	void anUnknownWithoutUpperBoundIsAsLargeAsNeeded() {
		BoolExpr above = Bools.and(Bools.lessEqual(N, UNKNOWNS.get(0)), Bools.lessEqual(M, Ints.multiply(UNKNOWNS.get(0), 3)));
		assertEquals(Optional.of(Bools.TRUE), Projection.exists(UNKNOWNS, above));
	}
}
