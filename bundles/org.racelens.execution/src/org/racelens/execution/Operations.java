package org.racelens.execution;

import java.util.Set;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Comparisons;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/** What arithmetic operators make of values: pointers are stepped or subtracted, numbers computed. C11 §6.5.5 to §6.5.7 */
final class Operations {
	/** addresses are multiples of powers of 2 up to that of a page */
	private static final long MOST_ALIGNMENT = 4096;

	private final Execution execution;
	private final Comparisons comparisons;
	private final State state;
	private final Frame frame;

	Operations(Execution execution, Comparisons comparisons, State state, Frame frame) {
		this.execution = execution;
		this.comparisons = comparisons;
		this.state = state;
		this.frame = frame;
	}

	/** What an operator makes of two values of their types. */
	Value operate(Operator operator, Value left, Type leftType, Value right, Type rightType, Expression e) {
		return operate(operator, left, leftType, right, rightType, e, e.type());
	}

	private Value operate(Operator operator, Value left, Type leftType, Value right, Type rightType, Expression e, Type type) {
		boolean shifts = operator == Operator.ADD || operator == Operator.SUBTRACT;
		if (left instanceof Value.Pointer p && shifts && !(right instanceof Value.Pointer)) {
			IntExpr elements = execution.arithmetic().elements(right.term(), rightType);
			return p.plus(scaled(operator == Operator.ADD ? elements : Ints.negate(elements), leftType, e));
		}
		if (right instanceof Value.Pointer p && operator == Operator.ADD && !(left instanceof Value.Pointer)) {
			return p.plus(scaled(execution.arithmetic().elements(left.term(), leftType), e.type(), e));
		}
		if (left instanceof Value.Pointer p && right instanceof Value.Pointer q && operator == Operator.SUBTRACT) {
			numberBoth(p, q, leftType);
			return new Value.Number(comparisons.distance(p, q, execution.variables().size(Comparisons.pointee(leftType), state, frame), e));
		}
		number(operator, left, right);
		number(operator, right, right);
		IntExpr result = execution.arithmetic().binary(operator, left.term(), right.term(), type, e.range());
		execution.machine().signed().shifted(operator, right.term(), type, state);
		execution.machine().signed().computed(operator, result, leftType, rightType, type, state);
		return new Value.Number(result);
	}

	/** The distance of addresses says where both are, but inside of one object. C11 §6.5.6 p9 */
	private void numberBoth(Value.Pointer p, Value.Pointer q, Type type) {
		Set<MemoryObject> common = Value.pointedTo(p);
		common.retainAll(Value.pointedTo(q));
		boolean inside = type instanceof PointerType || type instanceof ArrayType ? !common.isEmpty()
				: p.targets().size() == 1 && q.targets().size() == 1 && !common.isEmpty();
		if (!inside) {
			execution.machine().exposure().number(p);
			execution.machine().exposure().number(q);
		}
	}

	/** What an operator makes of an address is followed as a number alone; its lowest bits do not say where it leads. */
	private void number(Operator operator, Value operand, Value right) {
		boolean lowest = (operator == Operator.REMAINDER || operator == Operator.BIT_AND)
				&& Ints.constant(right.term()).filter(n -> 0 <= n && n <= MOST_ALIGNMENT).isPresent();
		if (operand instanceof Value.Pointer && !lowest) {
			execution.machine().exposure().number(operand);
		}
	}

	private IntExpr scaled(IntExpr elements, Type pointer, Expression e) {
		return execution.arithmetic().binary(Operator.MULTIPLY, elements,
				execution.variables().size(Comparisons.pointee(pointer), state, frame),
				IntegerType.LONG,
				e.range());
	}

	/** A constant minus a number, in the type of an expression. */
	Value subtracted(long from, Value number, Expression e) {
		number(Operator.SUBTRACT, number, number);
		return new Value.Number(execution.arithmetic().binary(Operator.SUBTRACT, Ints.of(from), number.term(), e.type(), e.range()));
	}

	/**
	 * What an operator makes of two values, in the type that both are converted to: a number that an integer is multiplied by may be a
	 * fraction, and one that is added may lead out of its type. C11 §6.3.1.8, §6.5.16.2 p3
	 *
	 * @param to the type of the result
	 */
	Value computed(Operator operator, Value left, Type leftType, Value right, Type rightType, Type to, Expression e) {
		boolean shifts = operator == Operator.SHIFT_LEFT || operator == Operator.SHIFT_RIGHT;
		Type common = shifts ? leftType : Arithmetic.compared(leftType, rightType);
		if (divides(operator) && common instanceof IntegerType t && (!t.signed() || !leftType.equals(to))) {
			Value quotient = operate(operator, converted(left, leftType, common, e), common, converted(right, rightType, common, e), common,
					e,
					common);
			return converted(quotient, common, to, e);
		}
		if (!(common instanceof FloatingType) && !isNarrower(to, common) || to.equals(common)) {
			return operate(operator, carried(left, leftType, to, e), leftType, carried(right, rightType, to, e), rightType, e);
		}
		Value result = operate(operator, carried(left, leftType, common, e), leftType, carried(right, rightType, common, e), rightType, e,
				common);
		return carried(result, common, to, e);
	}

	/** The type that an object has as an operand: a bit-field that an {@code int} has room for is one. C11 §6.3.1.1 p2 */
	Type promoted(Expression object) {
		boolean isInt = object.type() instanceof IntegerType i && !i.bool() && object instanceof Member m
				&& execution.machine().layout().field(m.object().type(), m.field()).flatMap(Field::bits)
						.filter(b -> b.width() < Integer.SIZE).isPresent();
		return isInt ? IntegerType.INT : object.type();
	}

	/** Whether it matters what numbers below 0 are as unsigned ones: the other operators yield the same bits. */
	private static boolean divides(Operator operator) {
		return operator == Operator.DIVIDE || operator == Operator.REMAINDER;
	}

	private Value converted(Value value, Type from, Type to, Expression e) {
		return from.equals(to) ? value : execution.arithmetic().conversions().convert(value, from, to, e.range());
	}

	private static boolean isNarrower(Type to, Type common) {
		return to instanceof IntegerType t && common instanceof IntegerType c && t.bits() == 32 && c.bits() == 64;
	}

	/** What a value is where another type is wanted: an unsigned number in a wider type is what it is looked at there. */
	Value carried(Value value, Type from, Type to, Expression e) {
		return execution.arithmetic().conversions().carried(value, from, to, e.range());
	}
}
