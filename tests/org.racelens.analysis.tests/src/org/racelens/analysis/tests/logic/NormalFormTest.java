package org.racelens.analysis.tests.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;

/** Terms and formulas keep their normal form, and it means what was built. */
class NormalFormTest {
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.TRIP);
	private static final Symbol J = Symbol.of(Name.of("j"), Symbol.Role.TRIP);
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);

	@Test
	void equalPolynomialsAreEqualValues() {
		IntExpr left = Ints.multiply(Ints.add(I, 1), Ints.add(J, 2));
		IntExpr right = Ints.add(Ints.add(Ints.multiply(J, I), Ints.multiply(I, 2)), Ints.add(J, 2));
		assertEquals(left, right);
		assertEquals(left.hashCode(), right.hashCode());
	}

	@Test
	void whatCancelsIsGone() {
		assertEquals(Ints.ZERO, Ints.subtract(Ints.multiply(I, N), Ints.multiply(N, I)));
		assertEquals(I, Ints.subtract(Ints.add(I, N), N));
	}

	@Test
	void multiplesLeaveQuotientAndRemainder() {
		IntExpr e = Ints.add(Ints.multiply(I, 8), Ints.add(J, 3));
		assertEquals(Ints.add(I, Ints.quotient(Ints.add(J, 3), Ints.of(8))), Ints.quotient(e, Ints.of(8)));
		assertEquals(Ints.modulus(Ints.add(J, 3), Ints.of(8)), Ints.modulus(e, Ints.of(8)));
	}

	@Test
	void divisionIsEuclidean() {
		assertEquals(Ints.of(-2), Ints.quotient(Ints.of(-7), Ints.of(4)));
		assertEquals(Ints.of(1), Ints.modulus(Ints.of(-7), Ints.of(4)));
		assertEquals(Ints.of(2), Ints.quotient(Ints.of(-7), Ints.of(-4)));
	}

	@Test
	void noIntegerSolutionIsFalse() {
		assertEquals(Bools.FALSE, Bools.equal(Ints.multiply(I, 2), Ints.add(Ints.multiply(J, 4), 1)));
	}

	@Test
	void boundsAreTightenedToIntegers() {
		assertEquals(Bools.lessEqual(I, Ints.of(2)), Bools.lessEqual(Ints.multiply(I, 4), Ints.of(11)));
		assertEquals(Bools.lessEqual(Ints.of(3), I), Bools.lessEqual(Ints.of(9), Ints.multiply(I, 4)));
	}

	@Test
	void equalitiesHaveOneSign() {
		assertEquals(Bools.equal(I, J), Bools.equal(Ints.multiply(J, -3), Ints.multiply(I, -3)));
	}

	@Test
	void complementsMakeAConjunctionFalseAndADisjunctionTrue() {
		BoolExpr less = Bools.less(I, N);
		assertEquals(Bools.FALSE, Bools.and(less, Bools.not(less)));
		assertEquals(Bools.TRUE, Bools.or(less, Bools.not(less)));
		assertEquals(less, Bools.not(Bools.not(less)));
	}

	@Test
	void substitutionRestoresTheNormalForm() {
		IntExpr e = Ints.multiply(Ints.add(I, 1), N);
		assertEquals(Ints.multiply(N, 4), Substitution.of(Map.of(I, Ints.of(3))).apply(e));
		assertEquals(Ints.of(20), Substitution.of(Map.of(I, Ints.of(3), N, Ints.of(5))).apply(e));
	}

	@Test
	void substitutionIsSimultaneous() {
		IntExpr e = Ints.subtract(I, J);
		assertEquals(Ints.subtract(J, I), Substitution.of(Map.of(I, J, J, I)).apply(e));
	}

	@Test
	void primingCopiesOnlyTheInstancesOwnSymbols() {
		IntExpr primed = Substitution.priming().apply(Ints.add(I, N));
		assertEquals(Ints.add(I.primed(), N), primed);
	}

	@Test
	void overflowIsAnErrorNotAWrongValue() {
		assertThrows(ArithmeticException.class, () -> Ints.multiply(Ints.of(Long.MAX_VALUE), Ints.of(2)));
		assertThrows(ArithmeticException.class, () -> Ints.add(Ints.multiply(I, Long.MAX_VALUE), I));
	}

	@Test
	void randomTermsKeepTheirValue() {
		Random random = new Random(7);
		for (int round = 0; round < 3000; round++) {
			long i = random.nextInt(21) - 10;
			long j = random.nextInt(21) - 10;
			long n = random.nextInt(9) + 1;
			Assignment values = new Assignment(Map.of(I, i, J, j, N, n), Map.of());
			Built built = built(random, 4, i, j, n);
			assertEquals(built.value, new Evaluator(values).value(built.term), built.term.toString());
			boolean holds = new Evaluator(values).holds(Bools.lessEqual(built.term, Ints.of(3)));
			assertEquals(built.value <= 3, holds);
			assertTrue(new Evaluator(values).holds(Bools.equal(built.term, Ints.of(built.value))));
		}
	}

	private record Built(IntExpr term, long value) {
	}

	private static Built built(Random random, int depth, long i, long j, long n) {
		if (depth == 0 || random.nextInt(4) == 0) {
			long c = random.nextInt(7) - 3;
			return List.of(new Built(I, i), new Built(J, j), new Built(N, n), new Built(Ints.of(c), c)).get(random.nextInt(4));
		}
		Built a = built(random, depth - 1, i, j, n);
		Built b = built(random, depth - 1, i, j, n);
		long divisor = random.nextInt(5) + 1;
		return switch (random.nextInt(6)) {
			case 0 -> new Built(Ints.add(a.term, b.term), a.value + b.value);
			case 1 -> new Built(Ints.subtract(a.term, b.term), a.value - b.value);
			case 2 -> new Built(Ints.multiply(a.term, b.term), a.value * b.value);
			case 3 -> new Built(Ints.quotient(a.term, Ints.of(divisor)), Math.floorDiv(a.value, divisor));
			case 4 -> new Built(Ints.modulus(a.term, Ints.of(divisor)), Math.floorMod(a.value, divisor));
			default -> new Built(Ints.choice(Bools.less(a.term, b.term), a.term, b.term), Math.min(a.value, b.value));
		};
	}
}
