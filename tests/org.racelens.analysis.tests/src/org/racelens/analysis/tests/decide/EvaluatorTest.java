package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;

class EvaluatorTest {
	private static final FunctionSymbol F = new FunctionSymbol(Name.of("f"), 1, Meaning.INPUT, Optional.empty());

	private static Evaluator with(long i, long j) {
		return new Evaluator(new Assignment(Map.of(I, i, J, j), Map.of()));
	}

	private static Apply f(IntExpr argument) {
		return new Apply(F, List.of(argument));
	}

	@Test
	void polynomialsAreExact() {
		IntExpr e = plus(times(times(I, I), J), times(plus(I, -3), 2));
		assertEquals(5 * 5 * 7 + (5 - 3) * 2, with(5, 7).value(e));
	}

	@Test
	void divisionIsEuclidean() {
		for (long a = -7; a <= 7; a++) {
			for (long b : new long[] { -3, -2, -1, 1, 2, 3 }) {
				long quotient = with(a, b).value(new IntExpr.Quotient(I, J));
				long remainder = with(a, b).value(new IntExpr.Modulus(I, J));
				assertEquals(a, b * quotient + remainder);
				assertTrue(0 <= remainder && remainder < Math.abs(b));
			}
		}
	}

	@Test
	void divisionByZeroHasNoValue() {
		assertThrows(ArithmeticException.class, () -> with(1, 0).value(new IntExpr.Quotient(I, J)));
		assertThrows(ArithmeticException.class, () -> with(1, 0).value(new IntExpr.Modulus(I, J)));
	}

	@Test
	void whatIsNotChosenIsNotEvaluated() {
		IntExpr guarded = Ints.choice(Bools.equal(J, Ints.ZERO), Ints.of(-1), new IntExpr.Quotient(I, J));
		assertEquals(-1, with(1, 0).value(guarded));
		assertEquals(2, with(9, 4).value(guarded));
	}

	@Test
	void overflowIsNotSilent() {
		assertThrows(ArithmeticException.class, () -> with(Long.MAX_VALUE, 2).value(times(I, J)));
		assertThrows(ArithmeticException.class, () -> with(Long.MAX_VALUE, 2).value(plus(I, 1)));
	}

	@Test
	void elementsOutsideATableAreZero() {
		IntExpr element = Ints.lookup("t", List.of(4L, 5L), I);
		assertEquals(List.of(0L, 4L, 5L, 0L), List.of(with(-1, 0).value(element), with(0, 0).value(element), with(1, 0).value(element),
				with(2, 0).value(element)));
	}

	@Test
	void symbolsWithoutValueAreZero() {
		assertEquals(0, with(1, 2).value(N));
	}

	@Test
	void applicationsAreFunctionsOfTheirArguments() {
		Evaluator evaluator = new Evaluator(new Assignment(Map.of(I, 3L, J, 2L), Map.of(f(I), 8L)));
		assertEquals(8, evaluator.value(f(I)));
		assertEquals(8, evaluator.value(f(plus(J, 1))));
		assertEquals(0, evaluator.value(f(J)));
	}

	@Test
	void formulasCombineTheirParts() {
		assertTrue(with(1, 2).holds(Bools.and(Bools.less(I, J), Bools.notEqual(I, J))));
		assertTrue(with(1, 2).holds(Bools.or(Bools.equal(I, J), Bools.lessEqual(I, Ints.ONE))));
		assertFalse(with(1, 2).holds(Bools.not(Bools.lessEqual(I, J))));
		assertTrue(with(1, 2).holds(Bools.TRUE));
	}
}
