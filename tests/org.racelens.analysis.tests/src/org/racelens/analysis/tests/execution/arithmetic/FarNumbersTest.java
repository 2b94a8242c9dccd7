package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.value.Value;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Unsigned numbers of 64 bits near 2^63 and above, of small unknowns: what is told of them is what the machine computes. */
class FarNumbersTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Type SIZE = IntegerType.SIZE;
	private static final long MOST = 4;
	private static final Symbol I = GeneratedStates.I;
	private static final Symbol J = GeneratedStates.J;
	private static final List<Long> FAR = List.of(0L, 3L, 1L << 61, 1L << 62, Long.MAX_VALUE - 5, Long.MIN_VALUE + 9, -1L << 61);
	private static final List<Long> ALL = List.of(0L, 3L, 1L << 61, 1L << 62, Long.MAX_VALUE - 5, Long.MIN_VALUE + 9, -1L << 61, -40L, -9L);
	private final Machine machine = Machines.of("");
	private final Signs signs = new Signs(machine);
	private final Arithmetic arithmetic = new Arithmetic(machine, signs);

	/** {@code c + k·i + m·j} */
	private record Number(long c, long k, long m) {
		static Number of(List<Long> constants, Random random) {
			return new Number(constants.get(random.nextInt(constants.size())), random.nextInt(4), random.nextInt(3));
		}

		IntExpr term() {
			return Ints.sum(sum(k, m), c);
		}

		private static Map<IntExpr, Long> sum(long k, long m) {
			return k == 0 ? m == 0 ? Map.of() : Map.of(J, m) : m == 0 ? Map.of(I, k) : Map.of(I, k, J, m);
		}

		long at(long i, long j) {
			return c + k * i + m * j;
		}
	}

	private static BoolExpr small(Symbol s) {
		return Bools.and(Bools.lessEqual(Ints.ZERO, s), Bools.lessEqual(s, Ints.of(MOST)));
	}

	private void whereUnknownsAreSmall(Runnable code) {
		signs.within(Bools.and(small(I), small(J)), code);
	}

	/** The residue that a term has. */
	private static long value(IntExpr term, long i, long j) {
		Evaluator numbers = Executed.where(Map.of(I, i, J, j));
		long[] value = { Ints.constantPart(term) };
		Ints.terms(term).forEach((part, factor) -> value[0] += factor * numbers.value(part));
		return value[0];
	}

	private static long computed(Operator operator, long a, long b) {
		return switch (operator) {
			case ADD -> a + b;
			case SUBTRACT -> a - b;
			case MULTIPLY -> a * b;
			case DIVIDE -> Long.divideUnsigned(a, b);
			case REMAINDER -> Long.remainderUnsigned(a, b);
			default -> a >>> b;
		};
	}

	@Test
	void sumsDifferencesAndProductsWrapAsTheMachineDoes() {
		is(List.of(Operator.ADD, Operator.SUBTRACT, Operator.MULTIPLY), ALL, random -> Number.of(ALL, random));
	}

	@Test
	void divisionSeesTheNumberItself() {
		is(List.of(Operator.DIVIDE, Operator.REMAINDER), FAR, random -> new Number(2 + random.nextInt(9), 0, 0));
		is(List.of(Operator.SHIFT_RIGHT), FAR, random -> new Number(random.nextInt(20), 0, 0));
	}

	/** @param second yields second operands */
	private void is(List<Operator> operators, List<Long> constants, Function<Random, Number> second) {
		int[] told = { 0 };
		whereUnknownsAreSmall(() -> {
			for (int seed = 0; seed < 1_500; seed++) {
				Random random = Seeds.random(seed);
				Number a = Number.of(constants, random);
				Number b = second.apply(random);
				Operator operator = operators.get(random.nextInt(operators.size()));
				IntExpr result = arithmetic.binary(operator, a.term(), b.term(), SIZE, HERE);
				if (Executed.isLost(result)) {
					continue;
				}
				for (long i = 0; i <= MOST; i++) {
					for (long j = 0; j <= MOST; j++) {
						told[0]++;
						assertEquals(Long.toHexString(computed(operator, a.at(i, j), b.at(i, j))), Long.toHexString(value(result, i, j)),
								a + " " + operator + " " + b + " at " + i + ", " + j);
					}
				}
			}
		});
		assertTrue(told[0] > 10_000, told[0] + " told");
	}

	@Test
	void comparisonsSeeTheNumberItself() {
		List<Operator> operators = List.of(Operator.LESS, Operator.LESS_EQUAL, Operator.GREATER, Operator.GREATER_EQUAL, Operator.EQUAL,
				Operator.NOT_EQUAL);
		Comparisons comparisons = new Comparisons(machine, arithmetic, signs);
		int[] told = { 0 };
		whereUnknownsAreSmall(() -> {
			for (int seed = 0; seed < 1_500; seed++) {
				Random random = Seeds.random(seed);
				Number a = Number.of(ALL, random);
				Number b = Number.of(ALL, random);
				Operator operator = operators.get(random.nextInt(operators.size()));
				IntegerLiteral operand = new IntegerLiteral(1, SIZE, HERE);
				BoolExpr holds = comparisons.holds(new Binary(operator, operand, operand, IntegerType.INT, HERE),
						new Value.Number(a.term()), new Value.Number(b.term()));
				if (Executed.isLost(Arithmetic.truth(holds))) {
					continue;
				}
				for (long i = 0; i <= MOST; i++) {
					for (long j = 0; j <= MOST; j++) {
						told[0]++;
						assertEquals(compared(operator, Long.compareUnsigned(a.at(i, j), b.at(i, j))),
								Executed.where(Map.of(I, i, J, j)).holds(holds), a + " " + operator + " " + b + " at " + i + ", " + j);
					}
				}
			}
		});
		assertTrue(told[0] > 10_000, told[0] + " told");
	}

	private static boolean compared(Operator operator, int sign) {
		return switch (operator) {
			case LESS -> sign < 0;
			case LESS_EQUAL -> sign <= 0;
			case GREATER -> sign > 0;
			case GREATER_EQUAL -> sign >= 0;
			case EQUAL -> sign == 0;
			default -> sign != 0;
		};
	}

	@Test
	void aNarrowTypeGetsTheLowBits() {
		whereUnknownsAreSmall(() -> {
			for (long c : List.of(Long.MIN_VALUE + 250, Long.MAX_VALUE - 2, 1L << 62)) {
				IntExpr far = new Number(c, 1, 0).term();
				IntExpr cut = arithmetic.convert(far, new IntegerType(8, false, false));
				IntExpr signed = arithmetic.convert(far, new IntegerType(16, true, false));
				for (long i = 0; i <= MOST; i++) {
					assertEquals(c + i & 255, Executed.where(Map.of(I, i)).value(cut), c + " and " + i);
					assertEquals((short) (c + i), Executed.where(Map.of(I, i)).value(signed), c + " and " + i);
				}
			}
		});
	}

	@Test
	void equalityOfAFarNumberTakesItsUnknownsIntoAccount() {
		whereUnknownsAreSmall(() -> {
			IntExpr far = new Number(Long.MIN_VALUE, 1, 0).term();
			BoolExpr same = arithmetic.far().equal(far, Ints.of(Long.MIN_VALUE + 2), SIZE);
			for (long i = 0; i <= MOST; i++) {
				assertEquals(i == 2, Executed.where(Map.of(I, i)).holds(same), "at " + i);
			}
		});
		IntExpr wide = Ints.sum(Map.of(I, 1L), Long.MIN_VALUE);
		assertTrue(Executed.isLost(Arithmetic.truth(arithmetic.far().equal(wide, J, SIZE))));
	}
}
