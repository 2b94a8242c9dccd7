package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** The operators of C on signed numbers that are not known: the term has the value that the operator has. C11 §6.5.5 to §6.5.14 */
class IntegerOperatorsTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final int RANGE = 20;
	private static final Symbol I = GeneratedStates.I;
	private static final Symbol J = GeneratedStates.J;
	private static final Arithmetic ARITHMETIC = Machines.arithmetic(Machines.of(""));
	private static final Type INT = IntegerType.INT;

	private static IntExpr result(Operator operator, IntExpr a, IntExpr b) {
		return ARITHMETIC.binary(operator, a, b, INT, HERE);
	}

	private static void is(LongBinaryOperator expected, Operator operator, IntExpr a, IntExpr b, long from) {
		IntExpr result = result(operator, a, b);
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = from; j <= RANGE; j++) {
				Map<Symbol, Long> values = Map.of(I, i, J, j);
				assertEquals(expected.applyAsLong(i, j), Executed.where(values).value(result), operator + " of " + i + " and " + j);
			}
		}
	}

	/** An operator of an unknown number and a known one, on either side of zero. */
	private static void isByConstants(LongBinaryOperator expected, Operator operator, long least, long most) {
		for (long c = least; c <= most; c++) {
			long constant = c;
			if (c != 0 || operator != Operator.DIVIDE && operator != Operator.REMAINDER) {
				assertFalse(Executed.isLost(result(operator, I, Ints.of(c))), operator + " by " + c);
				is((i, j) -> expected.applyAsLong(i, constant), operator, I, Ints.of(c), RANGE);
			}
		}
	}

	@Test
	void divisionTruncatesTowardsZeroAndTheRemainderHasTheDividendsSign() {
		isByConstants((a, b) -> a / b, Operator.DIVIDE, -7, 7);
		isByConstants((a, b) -> a % b, Operator.REMAINDER, -7, 7);
		is((a, b) -> a / b, Operator.DIVIDE, I, J, 1);
		is((a, b) -> a % b, Operator.REMAINDER, I, J, 1);
	}

	@Test
	void ofADivisorThatMayNotBePositiveTheResultIsLostThere() {
		for (Operator operator : List.of(Operator.DIVIDE, Operator.REMAINDER)) {
			assertTrue(Executed.isLost(result(operator, I, J)), operator.name());
			assertTrue(Executed.isLost(result(operator, I, Ints.ZERO)), operator.name());
		}
	}

	@Test
	void bitsOfAnUnknownNumberAreThoseOfTheMask() {
		isByConstants((a, b) -> a & b, Operator.BIT_AND, 0, 70);
		isByConstants((a, b) -> a | b, Operator.BIT_OR, 0, 70);
		isByConstants((a, b) -> a ^ b, Operator.BIT_XOR, 0, 70);
		long spread = 0x5a00_0000_0f01L;
		is((a, b) -> a & spread, Operator.BIT_AND, Ints.of(spread), I, RANGE);
		assertTrue(Executed.isLost(result(Operator.BIT_AND, I, J)));
	}

	@Test
	void shiftsMultiplyAndDivideByPowersOfTwo() {
		isByConstants((a, b) -> a << b, Operator.SHIFT_LEFT, 0, 12);
		isByConstants((a, b) -> a >> b, Operator.SHIFT_RIGHT, 0, 12);
		is((a, b) -> a << b, Operator.SHIFT_LEFT, I, J, 0);
		assertTrue(Executed.isLost(result(Operator.SHIFT_RIGHT, I, J)));
	}

	@Test
	void sumsAndProductsAreThoseOfAllIntegers() {
		is((a, b) -> a + b, Operator.ADD, I, J, -RANGE);
		is((a, b) -> a - b, Operator.SUBTRACT, I, J, -RANGE);
		is((a, b) -> a * b, Operator.MULTIPLY, I, J, -RANGE);
	}

	@Test
	void comparisonsAreOneOrZero() {
		is((a, b) -> a < b ? 1 : 0, Operator.LESS, I, J, -RANGE);
		is((a, b) -> a <= b ? 1 : 0, Operator.LESS_EQUAL, I, J, -RANGE);
		is((a, b) -> a > b ? 1 : 0, Operator.GREATER, I, J, -RANGE);
		is((a, b) -> a >= b ? 1 : 0, Operator.GREATER_EQUAL, I, J, -RANGE);
		is((a, b) -> a == b ? 1 : 0, Operator.EQUAL, I, J, -RANGE);
		is((a, b) -> a != b ? 1 : 0, Operator.NOT_EQUAL, I, J, -RANGE);
	}

	@Test
	void constantsAreComputed() {
		List<Long> numbers = List.of(-1_000L, -3L, -1L, 0L, 1L, 2L, 5L, 1_000L);
		for (long a : numbers) {
			for (long b : numbers) {
				assertEquals(Ints.of(a & b), result(Operator.BIT_AND, Ints.of(a), Ints.of(b)));
				assertEquals(Ints.of(a | b), result(Operator.BIT_OR, Ints.of(a), Ints.of(b)));
				assertEquals(Ints.of(a ^ b), result(Operator.BIT_XOR, Ints.of(a), Ints.of(b)));
			}
		}
	}
}
