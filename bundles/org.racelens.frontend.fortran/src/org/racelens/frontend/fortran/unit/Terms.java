package org.racelens.frontend.fortran.unit;

import java.util.List;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Expressions of the model, simplified where both operands are numbers. */
public final class Terms {
	/** The function that yields any value and reads its arguments. */
	public static final String ANY_VALUE = "__racelens_value";

	private Terms() {
	}

	/** A default integer. */
	public static IntegerLiteral number(long value, SourceRange at) {
		return new IntegerLiteral(value, value == (int) value ? Types.INTEGER : Types.INDEX, at);
	}

	/** A use of a variable. */
	public static Expression use(Variable variable, SourceRange at) {
		return new VariableReference(variable, at);
	}

	/** The number that an expression is. */
	public static Optional<Long> constant(Expression e) {
		return e instanceof IntegerLiteral literal ? Optional.of(literal.value()) : Optional.empty();
	}

	/** A sum. */
	public static Expression plus(Expression a, Expression b) {
		return constant(b).filter(n -> n == 0).isPresent() ? a
				: constant(a).filter(n -> n == 0).isPresent() ? b : folded(Operator.ADD, a, b);
	}

	/** A difference. */
	public static Expression minus(Expression a, Expression b) {
		return constant(b).filter(n -> n == 0).isPresent() ? a : folded(Operator.SUBTRACT, a, b);
	}

	/** A product. */
	public static Expression times(Expression a, Expression b) {
		return constant(b).filter(n -> n == 1).isPresent() ? a
				: constant(a).filter(n -> n == 1).isPresent() ? b : folded(Operator.MULTIPLY, a, b);
	}

	private static Expression folded(Operator operator, Expression a, Expression b) {
		if (constant(a).isEmpty() || constant(b).isEmpty()) {
			return binary(operator, a, b, a.range());
		}
		long x = constant(a).get();
		long y = constant(b).get();
		return number(operator == Operator.ADD ? x + y : operator == Operator.SUBTRACT ? x - y : x * y, a.range());
	}

	/** Two operands in the type in which they are combined. */
	public static Expression binary(Operator operator, Expression a, Expression b, SourceRange at) {
		Type operands = Types.combined(a.type(), b.type());
		return new Binary(operator, converted(a, operands), converted(b, operands), operator.isComparison() ? Types.LOGICAL : operands,
				at);
	}

	/** The other of the two logical values. */
	public static Expression not(Expression e) {
		return new Expression.Unary(Expression.Unary.Kind.NOT, e, Types.LOGICAL, e.range());
	}

	/** A step or a stride, which is not zero in any program. Fortran 2018 §9.5.3.3.1, §11.1.7.4.1 */
	public static Expression notZero(Expression step) {
		return constant(step).isPresent() ? step
				: new Expression.Conditional(binary(Operator.EQUAL, step, number(0, step.range()), step.range()),
						converted(number(1, step.range()), step.type()), step, step.type(), step.range());
	}

	/** The value of an expression in a type. */
	public static Expression converted(Expression e, Type type) {
		if (e.type().equals(type) || !Types.isNumber(e.type()) || !Types.isNumber(type)) {
			return e;
		}
		return e instanceof IntegerLiteral literal && type instanceof Type.IntegerType i && !i.bool()
				? new IntegerLiteral(literal.value(), type, literal.range())
				: new Cast(e, type, e.range());
	}

	/** The address of an object as one of another type. */
	public static Expression pointer(Expression e, Type type) {
		return e.type().equals(type) ? e : new Cast(e, type, e.range());
	}

	/** The assignment of a value to a place. */
	public static Expression assign(Expression target, Expression value, SourceRange at) {
		return new Assignment(Optional.empty(), target, converted(value, target.type()), target.type(), at);
	}

	/** Any value of a type, after operands have been read. */
	public static Expression any(Type type, List<Expression> operands, SourceRange at) {
		return new Call(ANY_VALUE, Optional.empty(), operands, type, at);
	}
}
