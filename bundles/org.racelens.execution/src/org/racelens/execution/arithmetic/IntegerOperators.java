package org.racelens.execution.arithmetic;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** What the operators of C mean over exact integers, whatever type the operands have. C11 §6.5.5 to §6.5.14 */
final class IntegerOperators {
	private static final List<Long> POWERS_OF_TWO = powers();

	private final Machine machine;
	private final Signs signs;

	IntegerOperators(Machine machine, Signs signs) {
		this.machine = machine;
		this.signs = signs;
	}

	/** The result, exact where it is followed. */
	IntExpr result(Operator operator, IntExpr a, IntExpr b, SourceRange range) {
		return switch (operator) {
			case ADD -> Ints.add(a, b);
			case SUBTRACT -> Ints.subtract(a, b);
			case MULTIPLY -> Ints.multiply(a, b);
			case DIVIDE -> divide(a, b, range);
			case REMAINDER -> remainder(a, b, range);
			case SHIFT_LEFT -> shiftedLeft(a, b, range);
			case SHIFT_RIGHT -> b instanceof Constant c && 0 <= c.value() && c.value() < 62
					? Ints.quotient(a, Ints.of(1L << c.value()))
					: lost(operator, a, b, range);
			case BIT_AND -> bitAnd(a, b, range);
			case BIT_OR -> Ints.subtract(Ints.add(a, b), bitAnd(a, b, range));
			case BIT_XOR -> Ints.subtract(Ints.add(a, b), Ints.multiply(bitAnd(a, b, range), 2));
			case LESS -> Arithmetic.truth(Bools.less(a, b));
			case LESS_EQUAL -> Arithmetic.truth(Bools.lessEqual(a, b));
			case GREATER -> Arithmetic.truth(Bools.less(b, a));
			case GREATER_EQUAL -> Arithmetic.truth(Bools.lessEqual(b, a));
			case EQUAL -> Arithmetic.truth(Bools.equal(a, b));
			case NOT_EQUAL -> Arithmetic.truth(Bools.notEqual(a, b));
		};
	}

	/** Division truncates towards zero. */
	private IntExpr divide(IntExpr a, IntExpr b, SourceRange range) {
		if (b instanceof Constant c && c.value() != 0) {
			IntExpr magnitude = Ints.of(Math.abs(c.value()));
			IntExpr quotient = signs.isNonNegative(a)
					? Ints.quotient(a, magnitude)
					: Ints.choice(Bools.lessEqual(Ints.ZERO, a), Ints.quotient(a, magnitude),
							Ints.negate(Ints.quotient(Ints.negate(a), magnitude)));
			return c.value() > 0 ? quotient : Ints.negate(quotient);
		}
		if (b instanceof Constant) {
			return lost(Operator.DIVIDE, a, b, range);
		}
		IntExpr whenPositive = signs.isNonNegative(a)
				? Ints.quotient(a, b)
				: Ints.choice(Bools.lessEqual(Ints.ZERO, a), Ints.quotient(a, b), Ints.negate(Ints.quotient(Ints.negate(a), b)));
		return signs.isPositive(b) ? whenPositive : Ints.choice(Bools.less(Ints.ZERO, b), whenPositive, lost(Operator.DIVIDE, a, b, range));
	}

	/**
	 * The quotient of 2^64 and a number below zero together, by one above 3; a large one does not go with what stands for 2^64 elsewhere.
	 */
	IntExpr quotientFrom2To64(IntExpr a, Constant b, SourceRange range) {
		BigInteger[] parts = BigInteger.ONE.shiftLeft(64).divideAndRemainder(BigInteger.valueOf(b.value()));
		return b.value() < 8 ? lost(Operator.DIVIDE, a, b, range)
				: Ints.add(Ints.quotient(Ints.add(a, parts[1].longValue()), b), parts[0].longValue());
	}

	/** The remainder has the dividend's sign. */
	private IntExpr remainder(IntExpr a, IntExpr b, SourceRange range) {
		if (Ints.isConstant(b, 0)) {
			return lost(Operator.REMAINDER, a, b, range);
		}
		IntExpr divisor = b instanceof Constant c ? Ints.of(Math.abs(c.value())) : b;
		IntExpr exact = signs.isNonNegative(a)
				? Ints.modulus(a, divisor)
				: Ints.choice(Bools.lessEqual(Ints.ZERO, a), Ints.modulus(a, divisor), Ints.negate(Ints.modulus(Ints.negate(a), divisor)));
		return signs.isPositive(divisor) ? exact
				: Ints.choice(Bools.less(Ints.ZERO, divisor), exact, lost(Operator.REMAINDER, a, b, range));
	}

	/** What is shifted by 63 bits or more is not followed; where a number of fewer bits would be, the program does anything. */
	private IntExpr shiftedLeft(IntExpr a, IntExpr b, SourceRange range) {
		boolean isFar = b instanceof Constant c && !(0 <= c.value() && c.value() < POWERS_OF_TWO.size());
		return isFar && !Ints.isConstant(a, 0)
				? lost(Operator.SHIFT_LEFT, a, b, range)
				: Ints.multiply(a, Ints.lookup("2^", POWERS_OF_TWO, b));
	}

	/**
	 * The same for a number of a type. Unsigned bits that are shifted out are gone, and a constant may be shifted into its sign where the
	 * language says so: what an input times a power of two is, fits.
	 */
	IntExpr shiftedLeft(IntExpr a, IntExpr b, IntegerType type, SourceRange range) {
		if (type.bits() > 32) {
			boolean isFar = !type.signed() && !(a instanceof Constant) && b instanceof Constant c && 32 <= c.value() && c.value() < 63
					&& signs.isNonNegative(a);
			return shiftedWide(isFar ? Ints.modulus(a, Ints.of(1L << 64 - ((Constant) b).value())) : a, b, range);
		}
		IntExpr shifted = shiftedLeft(a, b, range);
		IntExpr room = Ints.subtract(Ints.of((1L << type.bits() - 1) - 1), shifted);
		boolean wraps = type.signed() && a instanceof Constant && machine.program().unit().language().shiftsIntoSign()
				&& !signs.isNonNegative(room);
		return wraps ? Ints.choice(Bools.lessEqual(Ints.ZERO, room), shifted, Ints.add(shifted, -1L << type.bits())) : shifted;
	}

	/** A number of 64 bits may be shifted by 63. */
	private IntExpr shiftedWide(IntExpr a, IntExpr b, SourceRange range) {
		OptionalLong most = signs.most(b);
		return b instanceof Constant || most.isPresent() && most.getAsLong() < POWERS_OF_TWO.size()
				? shiftedLeft(a, b, range)
				: Ints.choice(Bools.equal(b, Ints.of(POWERS_OF_TWO.size())), lost(Operator.SHIFT_LEFT, a, b, range),
						shiftedLeft(a, b, range));
	}

	private IntExpr bitAnd(IntExpr a, IntExpr b, SourceRange range) {
		if (a instanceof Constant && !(b instanceof Constant)) {
			return bitAnd(b, a, range);
		}
		if (b instanceof Constant mask) {
			if (a instanceof Constant c) {
				return Ints.of(c.value() & mask.value());
			}
			if (mask.value() >= 0) {
				return masked(a, mask.value());
			}
		}
		return lost(Operator.BIT_AND, a, b, range);
	}

	/** The bits of a mask, run by run: {@code ((a div 2^k) mod 2^n)·2^k} for n ones from bit k on. */
	private static IntExpr masked(IntExpr a, long mask) {
		IntExpr result = Ints.ZERO;
		for (long rest = mask; rest != 0;) {
			int from = Long.numberOfTrailingZeros(rest);
			int ones = Long.numberOfTrailingZeros(~(rest >>> from));
			result = Ints.add(result, Ints.multiply(Ints.modulus(Ints.quotient(a, Ints.of(1L << from)), Ints.of(1L << ones)), 1L << from));
			rest &= from + ones >= 63 ? 0 : -1L << from + ones;
		}
		return result;
	}

	/** Some number that depends on both operands. */
	IntExpr lost(Operator operator, IntExpr a, IntExpr b, SourceRange range) {
		return machine.lostOf("op", machine.havoc(range, Unfollowed.OPERATOR_X_IS_NOT_FOLLOWED.of(operator.spelling())), List.of(a, b));
	}

	private static List<Long> powers() {
		List<Long> result = new ArrayList<>();
		for (int i = 0; i < 63; i++) {
			result.add(1L << i);
		}
		return List.copyOf(result);
	}
}
