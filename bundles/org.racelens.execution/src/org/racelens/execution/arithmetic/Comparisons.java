package org.racelens.execution.arithmetic;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/** Compares values; pointers by the objects and offsets that they point to. */
public final class Comparisons {
	private final Machine machine;
	private final Arithmetic arithmetic;
	private final LoopConditions loopConditions;
	private final PointerEquality pointers;

	public Comparisons(Machine machine, Arithmetic arithmetic, Signs signs) {
		this.machine = machine;
		this.arithmetic = arithmetic;
		loopConditions = new LoopConditions(machine, arithmetic, signs);
		pointers = new PointerEquality(machine);
	}

	/** Whether a value is not zero; a pointer, not null. */
	public static BoolExpr isTrue(Value v) {
		if (v instanceof Value.Pointer p) {
			return PointerEquality.isNotNull(p);
		}
		if (v.term() instanceof Choice c && c.whenTrue().equals(Ints.ONE) && c.whenFalse().equals(Ints.ZERO)) {
			return c.condition();
		}
		return Bools.notEqual(v.term(), Ints.ZERO);
	}

	/** The comparison that ends a loop: {@link LoopConditions}. */
	public BoolExpr continues(Binary b, Value left, Value right) {
		Type type = Arithmetic.compared(b.left().type(), b.right().type());
		boolean numbers = left instanceof Value.Number && right instanceof Value.Number;
		if (!numbers || !Arithmetic.isUnsigned(type)) {
			return holds(b, left, right);
		}
		arithmetic.unwrapped().noteObserved(left.term(), type);
		arithmetic.unwrapped().noteObserved(right.term(), type);
		try {
			return loopConditions.holds(b.operator(), converted(left, b.left(), type), converted(right, b.right(), type),
					(IntegerType) type);
		} catch (ArithmeticException tooLarge) {
			return tooLarge(b, left, right);
		}
	}

	/** Whether a loop goes on that runs until a value is zero. */
	public BoolExpr continues(Expression e, Value value) {
		return value instanceof Value.Number n && Arithmetic.isUnsigned(e.type())
				? loopConditions.holds(Operator.NOT_EQUAL, n.term(), Ints.ZERO, (IntegerType) e.type())
				: isTrue(value);
	}

	/** An operand in the type of the comparison. */
	private IntExpr converted(Value value, Expression operand, Type type) {
		return Arithmetic.widens(operand.type(), type) ? arithmetic.observed(value.term(), operand.type()) : value.term();
	}

	/** The comparison of two values. */
	public BoolExpr holds(Binary b, Value left, Value right) {
		try {
			return unlessWeak(b, compared(b, left, right));
		} catch (ArithmeticException tooLarge) {
			return tooLarge(b, left, right);
		}
	}

	/** A comparison of a weak {@code atomic compare} may fail without a reason. */
	private BoolExpr unlessWeak(Binary b, BoolExpr holds) {
		boolean isWeak = machine.task().filter(t -> t.atomic().comparison().weak().contains(b.range())).isPresent();
		return isWeak ? Bools.and(holds, Bools.notEqual(
				machine.lost("fails", machine.havoc(b.range(), Unfollowed.WHETHER_WEAK_COMPARISON_FAILS_IS_NOT_KNOWN.of())), Ints.ZERO))
				: holds;
	}

	private BoolExpr tooLarge(Binary b, Value left, Value right) {
		return Bools.notEqual(machine.lostOf("large", machine.havoc(b.range(), Unfollowed.COMPARED_VALUES_DO_NOT_FIT_64_BITS.of()),
				List.of(left.term(), right.term())), Ints.ZERO);
	}

	private BoolExpr compared(Binary b, Value left, Value right) {
		if (left instanceof Value.Pointer p && right instanceof Value.Pointer q && b.operator() != Operator.EQUAL
				&& b.operator() != Operator.NOT_EQUAL) {
			return pointerOrder(b, p, q);
		}
		boolean equality = b.operator() == Operator.EQUAL || b.operator() == Operator.NOT_EQUAL;
		if (equality && (left instanceof Value.Pointer || right instanceof Value.Pointer)) {
			BoolExpr same = pointers.equal(left, right, b.range());
			return b.operator() == Operator.EQUAL ? same : Bools.not(same);
		}
		Type type = Arithmetic.compared(b.left().type(), b.right().type());
		if (type instanceof FloatingType) {
			return FloatingNumbers.compared(b.operator(), arithmetic.carried(left.term(), b.left().type(), type, b.range()),
					arithmetic.carried(right.term(), b.right().type(), type, b.range()));
		}
		if (Residues.areOf(type) && (areTooNear(left, right) || areTooNear(right, left))) {
			return tooLarge(b, left, right);
		}
		if (Residues.areOf(type) && (Residues.isBeyond(left.term()) || Residues.isBeyond(right.term()))) {
			Optional<BoolExpr> wide = arithmetic.far().compared(b.operator(), converted(left, b.left(), type),
					converted(right, b.right(), type));
			if (wide.isPresent() || Residues.isFar(left.term()) || Residues.isFar(right.term())) {
				return wide.orElseGet(() -> tooLarge(b, left, right));
			}
		}
		IntExpr x = arithmetic.observed(left.term(), b.left().type(), type);
		IntExpr y = arithmetic.observed(right.term(), b.right().type(), type);
		return switch (b.operator()) {
			case LESS -> Bools.less(x, y);
			case LESS_EQUAL -> Bools.lessEqual(x, y);
			case GREATER -> Bools.less(y, x);
			case GREATER_EQUAL -> Bools.lessEqual(y, x);
			case EQUAL -> Bools.equal(x, y);
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, NOT_EQUAL ->
				Bools.notEqual(x, y);
		};
	}

	private boolean areTooNear(Value made, Value other) {
		return other.term() instanceof Constant
				&& Residues.areTooNear(made.term(), other.term(), arithmetic.unwrapped().largest(made.term()));
	}

	private BoolExpr pointerOrder(Binary b, Value.Pointer p, Value.Pointer q) {
		machine.exposure().compare(p, q);
		if (areInOneObject(p, q)) {
			return isTrue(
					new Value.Number(arithmetic.binary(b.operator(), p.targets().get(0).offset(), q.targets().get(0).offset(),
							IntegerType.INT, b.range())));
		}
		return Bools.notEqual(machine.lostOf("order", machine.havoc(b.range(), Unfollowed.ORDER_OF_POINTERS_IS_NOT_KNOWN.of()),
				List.of(p.term(), q.term())), Ints.ZERO);
	}

	private static boolean areInOneObject(Value.Pointer p, Value.Pointer q) {
		return p.targets().size() == 1 && q.targets().size() == 1 && p.targets().get(0).object().equals(q.targets().get(0).object())
				&& p.targets().get(0).instance().equals(q.targets().get(0).instance());
	}

	/** How many elements of a size lie between two pointers; any number where the size is not the same in all executions. */
	public IntExpr distance(Value.Pointer p, Value.Pointer q, IntExpr size, Expression e) {
		machine.exposure().compare(p, q);
		if (areInOneObject(p, q) && size instanceof Constant c && c.value() > 0) {
			return Ints.quotient(Ints.subtract(p.targets().get(0).offset(), q.targets().get(0).offset()), size);
		}
		return machine.lostOf("distance", machine.havoc(e.range(), Unfollowed.DISTANCE_OF_POINTERS_IS_NOT_KNOWN.of()),
				List.of(p.term(), q.term(), size));
	}

	/** Whether a conversion yields 0 exactly for 0: not where bits or a fraction may be cut off. */
	public static boolean keepsTruth(Cast c) {
		return !(c.type() instanceof IntegerType to) || to.bool() || c.operand().type() instanceof PointerType
				|| c.operand().type() instanceof IntegerType from && from.bits() <= to.bits();
	}

	/** What a pointer or array leads to. */
	public static Type pointee(Type type) {
		if (type instanceof PointerType p) {
			return p.pointee();
		}
		return type instanceof ArrayType a ? a.element() : IntegerType.CHAR;
	}
}
