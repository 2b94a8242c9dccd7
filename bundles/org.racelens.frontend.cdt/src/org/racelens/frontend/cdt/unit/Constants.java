package org.racelens.frontend.cdt.unit;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.FloatingLiteral;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;

/** The values of integer constant expressions, those of {@code const} variables with constant initialisers included. C11 §6.6. */
public final class Constants {
	private static final Type DOUBLE = new FloatingType(8);

	private final Map<Variable, Long> variables = new HashMap<>();

	/** Remembers the value of a constant variable. */
	public void note(Variable variable, Expression initializer) {
		if (variable.constant() && variable.type() instanceof IntegerType) {
			value(initializer).ifPresent(v -> variables.put(variable, Arithmetic.wrap(v, variable.type())));
		}
	}

	/** The value of an expression; empty if it is not constant. */
	public Optional<Long> value(Expression e) {
		if (e instanceof IntegerLiteral literal) {
			return Optional.of(literal.value());
		}
		if (!(e.type() instanceof IntegerType)) {
			return Optional.empty();
		}
		if (e instanceof VariableReference r) {
			return Optional.ofNullable(variables.get(r.variable()));
		}
		if (e instanceof Unary u) {
			return value(u.operand()).map(v -> Arithmetic.wrap(switch (u.kind()) {
				case NEGATE -> -v;
				case COMPLEMENT -> ~v;
				case NOT -> v == 0 ? 1 : 0;
			}, u.type()));
		}
		if (e instanceof Cast c) {
			return c.operand().type() instanceof IntegerType ? value(c.operand()).map(v -> Arithmetic.wrap(v, c.type()))
					: real(c.operand()).flatMap(v -> truncated(v, c.type()));
		}
		if (e instanceof Conditional c) {
			return value(c.condition()).flatMap(v -> value(v != 0 ? c.whenTrue() : c.whenFalse())).map(v -> Arithmetic.wrap(v, c.type()));
		}
		if (e instanceof ShortCircuit s) {
			return value(s.left()).flatMap(v -> (v != 0) != s.conjunction()
					? Optional.of(v != 0 ? 1L : 0L)
					: value(s.right()).map(r -> r != 0 ? 1L : 0L));
		}
		return e instanceof Binary b ? value(b.left()).flatMap(l -> value(b.right()).flatMap(r -> binary(b, l, r))) : Optional.empty();
	}

	/** The value of a constant expression of type {@code double}; empty for any other. */
	private Optional<Double> real(Expression e) {
		if (!e.type().equals(DOUBLE)) {
			return Optional.empty();
		}
		if (e instanceof FloatingLiteral literal) {
			return number(literal.text());
		}
		if (e instanceof Cast c) {
			boolean exact = c.operand().type() instanceof IntegerType i && i.bits() <= 32;
			return exact ? value(c.operand()).map(Long::doubleValue) : real(c.operand());
		}
		if (e instanceof Unary u) {
			return u.kind() == Unary.Kind.NEGATE ? real(u.operand()).map(v -> -v) : Optional.empty();
		}
		return e instanceof Binary b ? operand(b.left()).flatMap(l -> operand(b.right()).flatMap(r -> switch (b.operator()) {
			case ADD -> Optional.of(l + r);
			case SUBTRACT -> Optional.of(l - r);
			case MULTIPLY -> Optional.of(l * r);
			case DIVIDE -> Optional.of(l / r);
			case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL,
					NOT_EQUAL ->
				Optional.empty();
		})) : Optional.empty();
	}

	private Optional<Double> operand(Expression e) {
		return e.type() instanceof IntegerType i && i.bits() <= 32 ? value(e).map(Long::doubleValue) : real(e);
	}

	private static Optional<Double> number(String spelling) {
		try {
			return Optional.of(Double.parseDouble(spelling.replace("'", "")));
		} catch (NumberFormatException e) {
			return Optional.empty();
		}
	}

	private static Optional<Long> truncated(double value, Type type) {
		long whole = (long) value;
		boolean bool = type instanceof IntegerType t && t.bool();
		return bool ? Optional.of(value == 0 ? 0L : 1L)
				: Math.abs(value) < 0x1p63 && Arithmetic.wrap(whole, type) == whole ? Optional.of(whole) : Optional.empty();
	}

	/** Whether an expression surely reads a variable that is not constant. */
	public static boolean readsVariables(Expression e) {
		return e instanceof VariableReference r && !r.variable().constant()
				|| e instanceof Unary u && readsVariables(u.operand())
				|| e instanceof Cast c && readsVariables(c.operand())
				|| e instanceof Binary b && (readsVariables(b.left()) || readsVariables(b.right()))
				|| e instanceof Conditional c && (readsVariables(c.condition()) || readsVariables(c.whenTrue())
						|| readsVariables(c.whenFalse()));
	}

	private static Optional<Long> binary(Binary b, long left, long right) {
		boolean shift = b.operator() == Operator.SHIFT_LEFT || b.operator() == Operator.SHIFT_RIGHT;
		Type common = shift ? Arithmetic.promoted(b.left().type()) : Arithmetic.common(b.left().type(), b.right().type());
		boolean unsigned = common instanceof IntegerType t && !t.signed();
		long l = Arithmetic.wrap(left, common);
		long r = shift ? right & 63 : Arithmetic.wrap(right, common);
		boolean divides = b.operator() == Operator.DIVIDE || b.operator() == Operator.REMAINDER;
		return divides && r == 0 ? Optional.empty() : Optional.of(Arithmetic.wrap(apply(b.operator(), l, r, unsigned), b.type()));
	}

	private static long apply(Operator operator, long l, long r, boolean unsigned) {
		int order = unsigned ? Long.compareUnsigned(l, r) : Long.compare(l, r);
		return switch (operator) {
			case ADD -> l + r;
			case SUBTRACT -> l - r;
			case MULTIPLY -> l * r;
			case DIVIDE -> unsigned ? Long.divideUnsigned(l, r) : l / r;
			case REMAINDER -> unsigned ? Long.remainderUnsigned(l, r) : l % r;
			case SHIFT_LEFT -> l << r;
			case SHIFT_RIGHT -> unsigned ? l >>> r : l >> r;
			case BIT_AND -> l & r;
			case BIT_OR -> l | r;
			case BIT_XOR -> l ^ r;
			case LESS -> order < 0 ? 1 : 0;
			case LESS_EQUAL -> order <= 0 ? 1 : 0;
			case GREATER -> order > 0 ? 1 : 0;
			case GREATER_EQUAL -> order >= 0 ? 1 : 0;
			case EQUAL -> l == r ? 1 : 0;
			case NOT_EQUAL -> l != r ? 1 : 0;
		};
	}
}
