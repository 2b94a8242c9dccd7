package org.racelens.execution.arithmetic;

import java.util.OptionalLong;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Assumed;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/**
 * Signed numbers that are shifted to the left, in languages where bits may get into the sign: from C++14 on where the unsigned type has
 * room for the result, in C++20 also where bits get lost, which is not followed. ISO C++14 [expr.shift] p2, ISO C++20 [expr.shift] p2
 */
final class SignedShifts {
	/** Shifts by no more are those of subscripts, as are those by variables; what they yield is taken to fit, as sums and products are. */
	private static final int FEW_BITS = 15;

	private final Machine machine;
	private final Signs signs;
	private final IntegerOperators operators;

	SignedShifts(Machine machine, Signs signs, IntegerOperators operators) {
		this.machine = machine;
		this.signs = signs;
		this.operators = operators;
	}

	/** A number that was shifted, from what it is if it is never cut. */
	IntExpr cut(IntExpr shifted, IntExpr a, IntExpr b, IntegerType type, SourceRange range) {
		boolean followed = type.signed() && (type.bits() == 32 || type.bits() == 64)
				&& machine.program().unit().language().shiftsIntoSign();
		if (!followed || shifted instanceof Constant || a instanceof Constant && type.bits() == 32 || fits(a, b, largest(type))
				|| type.bits() == 32 && signs.isNonNegative(Ints.subtract(Ints.of(Integer.MAX_VALUE), shifted))) {
			return shifted;
		}
		boolean few = b instanceof Constant c ? c.value() <= FEW_BITS && signs.most(a).isEmpty() : !(a instanceof Constant);
		if (few) {
			machine.serial().notes().add(Assumed.SHIFTED_NUMBERS_FIT_THEIR_TYPE.of());
			return shifted;
		}
		IntExpr lost = operators.lost(Operator.SHIFT_LEFT, a, b, range);
		if (type.bits() == 64) {
			return Ints.choice(isInside(a, b), shifted, lost);
		}
		IntExpr turned = Ints.add(shifted, -1L << 32);
		if (fits(a, b, (1L << 32) - 1)) {
			return Ints.choice(Bools.lessEqual(shifted, Ints.of(Integer.MAX_VALUE)), shifted, turned);
		}
		IntExpr negative = Ints.choice(isBetween(1L << 31, shifted, (1L << 32) - 1), turned, lost);
		return Ints.choice(isBetween(Integer.MIN_VALUE, shifted, Integer.MAX_VALUE), shifted, negative);
	}

	/** Whether bounds that are known of a number from zero on say that it is not above another one when it was shifted. */
	private boolean fits(IntExpr a, IntExpr b, long largest) {
		OptionalLong most = signs.most(a);
		OptionalLong bits = b instanceof Constant c ? OptionalLong.of(c.value()) : signs.most(b);
		return most.isPresent() && bits.isPresent() && bits.getAsLong() < Long.SIZE - 1 && most.getAsLong() <= largest >> bits.getAsLong()
				&& signs.isNonNegative(a);
	}

	private static long largest(IntegerType type) {
		return type.bits() == 64 ? Long.MAX_VALUE : Integer.MAX_VALUE;
	}

	/** Whether a number of 64 bits fits when one of the two is a constant. */
	private static BoolExpr isInside(IntExpr a, IntExpr b) {
		if (a instanceof Constant c) {
			return Bools.less(b, Ints.of(Long.numberOfLeadingZeros(c.value() < 0 ? ~c.value() : c.value())));
		}
		long end = 1L << Long.SIZE - 1 - ((Constant) b).value();
		return isBetween(-end, a, end - 1);
	}

	private static BoolExpr isBetween(long least, IntExpr number, long most) {
		return Bools.and(Bools.lessEqual(Ints.of(least), number), Bools.lessEqual(number, Ints.of(most)));
	}
}
