package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.FloatingNumbers;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.FloatingTerms;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Floating numbers that have a term are computed and compared as the machine does it. IEC 60559 §5.11; C11 §6.3.1.4, §6.3.1.5 */
class FloatingNumbersTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final FloatingType FLOAT = new FloatingType(4);
	private static final FloatingType DOUBLE = new FloatingType(8);
	private static final IntegerType INT = IntegerType.INT;
	private static final IntegerType UNSIGNED = new IntegerType(32, false, false);
	private static final List<String> LITERALS = List.of("0.0", "0.125", "0.1", "0.25", "1e-3", "0.5", "1.", "1.0", "1.125", "3", "1e3",
			"1000.5", "16777216", "16777217", "8388607.5", "1e15", "1e300", "0x1.8p3", "0x1p-2", "3.f", "2.5F", "1e400", "1'000.5", "2.5L");
	private static final List<Double> NUMBERS = List.of(-1_000.5, -8.0, -1.0, -0.125, 0.0, 0.125, 0.5, 1.0, 1.5, 2.0, 3.0, 7.25, 10.0, 1e9);
	private static final IntExpr INFINITY = Ints.of(FloatingTerms.INFINITY);
	private final Machine machine = Machines.of("");
	private final Signs signs = new Signs(machine);
	private final Arithmetic arithmetic = new Arithmetic(machine, signs);

	private static IntExpr term(double number) {
		return Ints.of((long) (number * FloatingTerms.ONE));
	}

	private static double number(String literal) {
		return Double.parseDouble(literal.replace("'", "").replaceAll("[LfF]$", ""));
	}

	@Test
	void termsAreOrderedAsTheirNumbersAre() {
		int known = 0;
		for (String a : LITERALS) {
			for (String b : LITERALS) {
				Optional<IntExpr> x = FloatingNumbers.literal(a, DOUBLE);
				Optional<IntExpr> y = FloatingNumbers.literal(b, DOUBLE);
				if (x.isPresent() && y.isPresent()) {
					known++;
					assertEquals(Double.compare(number(a), number(b)),
							Long.compare(Ints.constant(x.get()).orElseThrow(), Ints.constant(y.get()).orElseThrow()), a + " and " + b);
				}
			}
		}
		assertTrue(known > 200);
	}

	@Test
	void onlyWhatTheFormatHoldsHasATermOfItsOwn() {
		for (String given : LITERALS) {
			double number = number(given);
			FloatingNumbers.literal(given, FLOAT).filter(t -> !t.equals(INFINITY))
					.ifPresent(t -> assertEquals(number, (float) number, given));
			FloatingNumbers.literal(given, DOUBLE).filter(t -> !t.equals(INFINITY))
					.ifPresent(t -> assertEquals(term(number), t, given));
		}
		assertEquals(Optional.empty(), FloatingNumbers.literal("0.1", DOUBLE));
		assertEquals(Optional.empty(), FloatingNumbers.literal("0.0625", DOUBLE));
		assertEquals(Optional.empty(), FloatingNumbers.literal("16777217", FLOAT));
		assertEquals(Optional.of(INFINITY), FloatingNumbers.literal("1e400", DOUBLE));
		assertEquals(Optional.of(term(2.5)), FloatingNumbers.literal("2.5f", FLOAT));
	}

	@Test
	void whatIsComputedIsWhatTheMachineComputes() {
		computes((a, b) -> a + b, Operator.ADD);
		computes((a, b) -> a - b, Operator.SUBTRACT);
		computes((a, b) -> a * b, Operator.MULTIPLY);
		computes((a, b) -> a / b, Operator.DIVIDE);
	}

	private void computes(DoubleBinaryOperator operation, Operator operator) {
		int known = 0;
		for (double a : NUMBERS) {
			for (double b : NUMBERS) {
				IntExpr result = arithmetic.binary(operator, term(a), term(b), DOUBLE, HERE);
				IntExpr narrow = arithmetic.binary(operator, term(a), term(b), FLOAT, HERE);
				if (result instanceof Constant c) {
					known++;
					assertTrue(operation.applyAsDouble(a, b) == c.value() / (double) FloatingTerms.ONE, a + " " + operator + " " + b);
				}
				if (narrow instanceof Constant c && a == (float) a && b == (float) b) {
					assertTrue((float) operation.applyAsDouble(a, b) == (float) c.value() / FloatingTerms.ONE,
							a + " " + operator + " " + b);
				}
			}
		}
		assertTrue(known > 20, operator + ": " + known);
	}

	@Test
	void nothingIsComputedOfUnknownNumbersButWithZero() {
		IntExpr any = GeneratedStates.I;
		assertEquals(any, arithmetic.binary(Operator.ADD, any, Ints.ZERO, DOUBLE, HERE));
		assertEquals(any, arithmetic.binary(Operator.SUBTRACT, any, Ints.ZERO, DOUBLE, HERE));
		assertEquals(Ints.negate(any), arithmetic.binary(Operator.SUBTRACT, Ints.ZERO, any, DOUBLE, HERE));
		for (Operator operator : List.of(Operator.ADD, Operator.MULTIPLY, Operator.DIVIDE)) {
			assertTrue(Executed.isLost(arithmetic.binary(operator, any, term(2), DOUBLE, HERE)), operator.name());
		}
	}

	@Test
	void infinityMinusItselfIsNoNumber() {
		IntExpr none = arithmetic.binary(Operator.SUBTRACT, INFINITY, INFINITY, DOUBLE, HERE);
		for (IntExpr other : List.of(none, INFINITY, term(1))) {
			assertEquals(Bools.FALSE, compared(Operator.EQUAL, none, other));
			assertEquals(Bools.TRUE, compared(Operator.NOT_EQUAL, none, other));
			for (Operator operator : List.of(Operator.LESS, Operator.LESS_EQUAL, Operator.GREATER, Operator.GREATER_EQUAL)) {
				assertEquals(Bools.FALSE, compared(operator, none, other), operator.name());
				assertEquals(Bools.FALSE, compared(operator, other, none), operator.name());
			}
		}
		assertEquals(Bools.TRUE, compared(Operator.LESS, Ints.negate(INFINITY), term(-1)));
		assertEquals(Bools.TRUE, compared(Operator.EQUAL, INFINITY, INFINITY));
	}

	@Test
	void anUnknownNumberMayBeNone() {
		BoolExpr same = compared(Operator.EQUAL, GeneratedStates.I, GeneratedStates.I);
		BoolExpr less = compared(Operator.LESS, GeneratedStates.I, term(1));
		for (long beyond : List.of(FloatingTerms.INFINITY + 1, -FloatingTerms.INFINITY - 1)) {
			assertFalse(Executed.where(Map.of(GeneratedStates.I, beyond)).holds(same));
			assertFalse(Executed.where(Map.of(GeneratedStates.I, beyond)).holds(less));
		}
		assertTrue(Executed.where(Map.of(GeneratedStates.I, 3L)).holds(same));
		assertTrue(Executed.where(Map.of(GeneratedStates.I, 3L)).holds(less));
	}

	private BoolExpr compared(Operator operator, IntExpr a, IntExpr b) {
		FloatingLiteral operand = new FloatingLiteral("1.0", DOUBLE, HERE);
		return new Comparisons(machine, arithmetic, signs).holds(new Binary(operator, operand, operand, INT, HERE), new Value.Number(a),
				new Value.Number(b));
	}

	@Test
	void aConversionToAnIntegerCutsTheFractionOff() {
		for (double number : NUMBERS) {
			assertEquals(Ints.of((long) number), arithmetic.carried(term(number), DOUBLE, IntegerType.LONG, HERE), "of " + number);
			assertEquals(Ints.of(number != 0 ? 1 : 0), arithmetic.carried(term(number), DOUBLE, IntegerType.BOOL, HERE), "of " + number);
		}
		IntExpr cut = arithmetic.carried(GeneratedStates.I, DOUBLE, INT, HERE);
		for (double number : NUMBERS) {
			assertEquals((long) number, Executed.where(Map.of(GeneratedStates.I, (long) (number * FloatingTerms.ONE))).value(cut));
		}
	}

	@Test
	void anIntegerIsTheSameNumberWhereTheFormatHoldsIt() {
		for (long i : List.of(-5L, 0L, 3L, 1L << 20)) {
			IntExpr carried = arithmetic.carried(GeneratedStates.I, INT, DOUBLE, HERE);
			assertEquals(i * FloatingTerms.ONE, Executed.where(Map.of(GeneratedStates.I, i)).value(carried));
			IntExpr back = arithmetic.carried(carried, DOUBLE, INT, HERE);
			assertEquals(i, Executed.where(Map.of(GeneratedStates.I, i)).value(back));
		}
		assertEquals(term(4294967295.0), arithmetic.carried(Ints.of(-1), UNSIGNED, DOUBLE, HERE));
		assertTrue(Executed.isLost(arithmetic.carried(Ints.of((1L << 24) + 1), INT, FLOAT, HERE)));
		assertTrue(Executed.isLost(arithmetic.carried(Ints.of((1L << 60) + 1), IntegerType.LONG, DOUBLE, HERE)));
	}

	@Test
	void aNarrowerFormatKeepsWhatItHoldsAlone() {
		assertEquals(term(0.5), arithmetic.carried(term(0.5), DOUBLE, FLOAT, HERE));
		assertEquals(GeneratedStates.I, arithmetic.carried(GeneratedStates.I, FLOAT, DOUBLE, HERE));
		assertTrue(Executed.isLost(arithmetic.carried(term(16_777_217), DOUBLE, FLOAT, HERE)));
		assertTrue(Executed.isLost(arithmetic.carried(GeneratedStates.I, DOUBLE, FLOAT, HERE)));
	}
}
