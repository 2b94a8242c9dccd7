package org.racelens.execution.arithmetic;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/**
 * What programs do with unsigned numbers of 64 bits that may lie near 2^63 or above, in terms of their residues ({@link Residues}). What is
 * not exact is lost.
 */
public final class FarNumbers {
	private final Machine machine;
	private final Residues residues;

	FarNumbers(Machine machine, Residues residues) {
		this.machine = machine;
		this.residues = residues;
	}

	/** The result of an operator on such numbers; nothing where it is the one on integers. */
	Optional<IntExpr> result(Operator operator, IntExpr a, IntExpr b, SourceRange range) {
		if (operator == Operator.ADD) {
			return Optional.of(Residues.sum(a, b));
		}
		if (operator == Operator.SUBTRACT) {
			return Optional.of(Residues.difference(a, b));
		}
		if (operator == Operator.MULTIPLY) {
			return Optional.of(Residues.product(a, b));
		}
		if (a instanceof Constant x && b instanceof Constant y) {
			return Residues.ofConstants(operator, x.value(), y.value());
		}
		if (!divides(operator) || !Residues.isFar(a) && !Residues.isBeyond(b)) {
			return Optional.empty();
		}
		Optional<IntExpr> exact = b instanceof Constant c ? residues.divided(operator, a, c) : Optional.empty();
		return exact.or(() -> Optional.of(lostAt(range, a, b)));
	}

	/** Whether an operator sees the number itself. */
	static boolean divides(Operator operator) {
		return operator == Operator.DIVIDE || operator == Operator.REMAINDER || operator == Operator.SHIFT_RIGHT;
	}

	/** A comparison; nothing where it is not exact. */
	Optional<BoolExpr> compared(Operator operator, IntExpr a, IntExpr b) {
		return residues.compared(operator, a, b);
	}

	/** The difference of two numbers, see {@link Residues#apart}. */
	Optional<IntExpr> apart(IntExpr a, IntExpr b) {
		return residues.apart(a, b);
	}

	/** Whether two numbers of a type are equal. */
	public BoolExpr equal(IntExpr a, IntExpr b, Type type) {
		return Residues.areOf(type) && (Residues.isFar(a) || Residues.isFar(b)) ? equal(a, b) : Bools.equal(a, b);
	}

	/** Whether all bits of a number are 0. */
	BoolExpr isZero(IntExpr a) {
		return equal(a, Ints.ZERO);
	}

	/** Whether two unsigned numbers of 64 bits are equal; an unknown condition where their residues do not tell. */
	public BoolExpr equal(IntExpr a, IntExpr b) {
		return residues.compared(Operator.EQUAL, a, b).orElseGet(() -> unknownOrder(a, b));
	}

	/** A comparison that is not followed. */
	BoolExpr unknownOrder(IntExpr a, IntExpr b) {
		return Bools.notEqual(lost(a, b), Ints.ZERO);
	}

	/** The number that may be the residue of one beyond 2^63, in a type that is no such one: short ones get its bits. */
	IntExpr converted(IntExpr value, IntegerType t) {
		return t.bits() < 64 ? Arithmetic.wrap(Ints.modulus(value, Ints.of(1L << t.bits())), t)
				: value instanceof Constant ? value : lost(value);
	}

	/** A number that depends on others of this kind and is not followed. */
	IntExpr lost(IntExpr... operands) {
		return lostAt(SourceRange.startOf(machine.program().unit().source().path()), operands);
	}

	private IntExpr lostAt(SourceRange place, IntExpr... operands) {
		return machine.lostOf("large", machine.havoc(place, Unfollowed.NUMBER_NEAR_2_TO_63_IS_NOT_FOLLOWED.of()), List.of(operands));
	}
}
