package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.FloatingTerms;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.source.SourceRange;

/** Values of all types compare as C says, whatever terms stand for them. C11 §6.3.1.8, §6.5.8, §6.5.9 */
class ComparisonsTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final List<Operator> OPERATORS = List.of(Operator.LESS, Operator.LESS_EQUAL, Operator.GREATER, Operator.GREATER_EQUAL,
			Operator.EQUAL, Operator.NOT_EQUAL);
	private static final IntegerType UNSIGNED = new IntegerType(32, false, false);
	private static final FloatingType DOUBLE = new FloatingType(8);
	private static final List<Type> TYPES = List.of(IntegerType.BOOL, IntegerType.CHAR, new IntegerType(8, false, false),
			new IntegerType(16, true, false), new IntegerType(16, false, false), IntegerType.INT, UNSIGNED, IntegerType.LONG,
			IntegerType.SIZE, DOUBLE);
	private static final List<Long> EDGES = List.of(-3L, -1L, 0L, 1L, 2L, 127L, 255L, 65_535L, (long) Integer.MAX_VALUE,
			(long) Integer.MIN_VALUE, 1L << 32, Long.MAX_VALUE, Long.MIN_VALUE, (1L << 40) + 3);
	private final Machine machine = Machines.of("");
	private final Signs signs = new Signs(machine);
	private final Comparisons comparisons = new Comparisons(machine, new Arithmetic(machine, signs), signs);

	/** A number of a type and a term that stands for it. */
	private record Number(Type type, BigDecimal number, IntExpr term) {
		Value value() {
			return new Value.Number(term);
		}

		static Number of(Type type, Random random) {
			long edge = EDGES.get(random.nextInt(EDGES.size()));
			if (!(type instanceof IntegerType t)) {
				BigDecimal number = new BigDecimal(random.nextInt(17) - 8).divide(new BigDecimal(8));
				return new Number(type, number, Ints.of(number.multiply(new BigDecimal(FloatingTerms.ONE)).longValueExact()));
			}
			BigInteger size = BigInteger.ONE.shiftLeft(t.bool() ? 1 : t.bits());
			BigInteger number = BigInteger.valueOf(edge).mod(size);
			if (t.signed() && number.bitLength() == t.bits()) {
				number = number.subtract(size);
			}
			// unsigned numbers are kept as differences, too
			boolean below = t.bits() == 64 || t.bits() == 32 && !t.signed() && random.nextBoolean() && edge < 0;
			return new Number(type, new BigDecimal(number),
					Ints.of(below && t.bits() == 32 ? number.subtract(size).longValueExact() : number.longValue()));
		}

		/** As an operand of an operation in a type. */
		BigDecimal in(Type common) {
			return common instanceof IntegerType t && !t.signed() && t.bits() >= 32
					? new BigDecimal(number.toBigInteger().mod(BigInteger.ONE.shiftLeft(t.bits())))
					: number;
		}
	}

	private static Type common(Type a, Type b) {
		if (a instanceof FloatingType || b instanceof FloatingType) {
			return DOUBLE;
		}
		IntegerType x = (IntegerType) a;
		IntegerType y = (IntegerType) b;
		int bits = Math.max(32, Math.max(x.bits(), y.bits()));
		return new IntegerType(bits, (x.signed() || x.bits() < bits) && (y.signed() || y.bits() < bits), false);
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

	private static Binary binary(Operator operator, Type left, Type right) {
		return new Binary(operator, literal(left), literal(right), IntegerType.INT, HERE);
	}

	private static Expression literal(Type type) {
		return new IntegerLiteral(1, type, HERE);
	}

	@Test
	void numbersOfAllTypesCompareInTheirCommonType() {
		List<String> unknown = new ArrayList<>();
		for (int seed = 0; seed < 12_000; seed++) {
			Random random = Seeds.random(seed);
			Number left = Number.of(TYPES.get(random.nextInt(TYPES.size())), random);
			Number right = Number.of(TYPES.get(random.nextInt(TYPES.size())), random);
			Operator operator = OPERATORS.get(random.nextInt(OPERATORS.size()));
			Type common = common(left.type(), right.type());
			boolean expected = compared(operator, left.in(common).compareTo(right.in(common)));
			String text = left + " " + operator.spelling() + " " + right;
			BoolExpr result = comparisons.holds(binary(operator, left.type(), right.type()), left.value(), right.value());
			if (result.equals(Bools.TRUE) || result.equals(Bools.FALSE)) {
				assertEquals(Bools.of(expected), result, text);
			} else {
				unknown.add(text);
			}
		}
		assertTrue(unknown.size() < 600, () -> unknown.size() + " are not told: " + unknown.subList(0, 10));
	}

	@Test
	void aDifferenceOfUnsignedNumbersBelowZeroIsALargeOne() {
		IntExpr apart = Ints.subtract(GeneratedStates.I, GeneratedStates.J);
		BoolExpr less = comparisons.holds(binary(Operator.LESS, UNSIGNED, UNSIGNED), new Value.Number(apart), Value.of(5));
		for (long i = 0; i < 9; i++) {
			for (long j = 0; j < 9; j++) {
				assertEquals(Integer.compareUnsigned((int) (i - j), 5) < 0,
						Executed.where(Map.of(GeneratedStates.I, i, GeneratedStates.J, j)).holds(less), i + " - " + j);
			}
		}
	}

	@Test
	void aPointerIsTrueWhereItLeadsSomewhere() {
		MemoryObject block = block("block");
		Place guarded = Place.of(block).under(Bools.isZero(GeneratedStates.I));
		Value pointer = new Value.Pointer(List.of(guarded),
				Ints.choice(Bools.isZero(GeneratedStates.I), Value.start(block), Ints.ZERO));
		for (long i = -1; i < 2; i++) {
			assertEquals(i == 0, Executed.where(Map.of(GeneratedStates.I, i)).holds(Comparisons.isTrue(pointer)));
			assertEquals(i != 0,
					Executed.where(Map.of(GeneratedStates.I, i)).holds(Comparisons.isTrue(new Value.Number(GeneratedStates.I))));
		}
	}

	@Test
	void pointersIntoOneObjectCompareByTheirOffsets() {
		MemoryObject block = block("block");
		Type type = new PointerType(IntegerType.INT, false);
		BoolExpr less = comparisons.holds(binary(Operator.LESS, type, type), pointer(block, Ints.multiply(GeneratedStates.I, 4)),
				pointer(block, Ints.of(8)));
		for (long i = 0; i < 5; i++) {
			assertEquals(i < 2, Executed.where(Map.of(GeneratedStates.I, i)).holds(less), "at " + i);
		}
		IntExpr distance = comparisons.distance(pointer(block, Ints.multiply(GeneratedStates.I, 4)), pointer(block, Ints.of(8)),
				Ints.of(4), literal(IntegerType.LONG));
		for (long i = 0; i < 5; i++) {
			assertEquals(i - 2, Executed.where(Map.of(GeneratedStates.I, i)).value(distance), "at " + i);
		}
	}

	@Test
	void theOrderAndDistanceOfDifferentObjectsAreNotKnown() {
		Value.Pointer one = pointer(block("one"), Ints.ZERO);
		Value.Pointer other = pointer(block("other"), Ints.ZERO);
		Type type = new PointerType(IntegerType.INT, false);
		assertTrue(Executed.isLost(Arithmetic.truth(comparisons.holds(binary(Operator.LESS, type, type), one, other))));
		assertTrue(Executed.isLost(comparisons.distance(one, other, Ints.of(4), literal(IntegerType.LONG))));
		assertEquals(Bools.FALSE, comparisons.holds(binary(Operator.EQUAL, type, type), one, other));
	}

	@Test
	void aConversionKeepsTheTruthUnlessItCutsSomethingOff() {
		assertTrue(Comparisons.keepsTruth(new Cast(literal(IntegerType.INT), IntegerType.LONG, HERE)));
		assertTrue(Comparisons.keepsTruth(new Cast(literal(IntegerType.LONG), IntegerType.BOOL, HERE)));
		assertTrue(Comparisons.keepsTruth(new Cast(literal(IntegerType.INT), UNSIGNED, HERE)));
		assertTrue(Comparisons.keepsTruth(new Cast(literal(IntegerType.LONG), DOUBLE, HERE)));
		assertFalse(Comparisons.keepsTruth(new Cast(literal(IntegerType.LONG), IntegerType.INT, HERE)));
		assertFalse(Comparisons.keepsTruth(new Cast(literal(DOUBLE), IntegerType.LONG, HERE)));
		assertTrue(Comparisons.keepsTruth(new Cast(literal(DOUBLE), IntegerType.BOOL, HERE)));
	}

	@Test
	void arraysAndPointersLeadToTheirElements() {
		assertEquals(DOUBLE, Comparisons.pointee(new PointerType(DOUBLE, false)));
		assertEquals(DOUBLE, Comparisons.pointee(new ArrayType(DOUBLE, Optional.empty())));
	}

	private static MemoryObject block(String name) {
		return new MemoryObject(Name.of(name), name, MemoryObject.Kind.HEAP, Optional.empty(), IntegerType.INT, 0, 0);
	}

	private static Value.Pointer pointer(MemoryObject object, IntExpr offset) {
		return new Value.Pointer(List.of(Place.of(object).at(offset)), Ints.add(Value.start(object), offset));
	}
}
