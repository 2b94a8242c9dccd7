package org.racelens.repair.flow;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Conditional;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.ShortCircuit;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/**
 * {@code target = target operator value}, however it is written.
 *
 * @param operator a reduction identifier
 * @param target the object; evaluated once
 */
public record Update(String operator, Expression target) {
	private static final Map<Operator, String> COMPOUND = Map.of(Operator.ADD, "+", Operator.SUBTRACT, "+", Operator.MULTIPLY, "*",
			Operator.BIT_AND, "&", Operator.BIT_OR, "|", Operator.BIT_XOR, "^");
	private static final Set<String> MAXIMUM = Set.of("fmax", "fmaxf", "fmaxl", "max");
	private static final Set<String> MINIMUM = Set.of("fmin", "fminf", "fminl", "min");

	/** The update that an expression makes, if it makes no other use of the target and its value is not used. */
	public static Optional<Update> of(Expression e, Uses uses) {
		if (e instanceof Increment i) {
			return number(i.target()).filter(t -> !Conversions.isTruth(t.type())).map(t -> new Update("+", t));
		}
		if (!(e instanceof Assignment a) || number(a.target()).isEmpty()) {
			return Optional.empty();
		}
		Optional<String> operator = a.operator().isPresent()
				? Optional.ofNullable(COMPOUND.get(a.operator().get()))
						.filter(o -> !uses.in(a.value()) && Conversions.commute(o, a.target().type(), a.value().type()))
				: new Update("", a.target()).stored(a.value(), uses);
		return operator.map(o -> new Update(o, a.target()));
	}

	private static Optional<Expression> number(Expression target) {
		return Optional.of(target).filter(t -> t.type() instanceof FloatingType || t.type() instanceof IntegerType);
	}

	private Optional<String> stored(Expression value, Uses uses) {
		if (value instanceof Binary b) {
			String operator = COMPOUND.get(b.operator());
			return Optional.ofNullable(operator)
					.filter(o -> Conversions.commute(o, target.type(), value.type()) && combines(value, o, uses));
		}
		if (value instanceof ShortCircuit s) {
			boolean plain = isTarget(s.left()) && isFree(s.right(), uses) || isTarget(s.right()) && isFree(s.left(), uses);
			return plain ? Optional.of(s.conjunction() ? "&&" : "||") : Optional.empty();
		}
		if (value instanceof Conditional c && c.condition() instanceof Binary b) {
			boolean straight = Spelling.same(b.left(), c.whenTrue()) && Spelling.same(b.right(), c.whenFalse());
			boolean crossed = Spelling.same(b.left(), c.whenFalse()) && Spelling.same(b.right(), c.whenTrue());
			return straight || crossed ? selection(b, straight, uses) : Optional.empty();
		}
		if (!(value instanceof Call c) || c.arguments().size() != 2 || !isSelected(c.arguments().get(0), c.arguments().get(1), uses)) {
			return Optional.empty();
		}
		return MAXIMUM.contains(c.callee()) ? Optional.of("max") : MINIMUM.contains(c.callee()) ? Optional.of("min") : Optional.empty();
	}

	/** Whether the target occurs once among the operands of one operator, with its own sign. */
	private boolean combines(Expression e, String operator, Uses uses) {
		if (isTarget(e)) {
			return true;
		}
		if (!(e instanceof Binary b) || !operator.equals(COMPOUND.get(b.operator()))
				|| !Conversions.commute(operator, target.type(), e.type())) {
			return false;
		}
		return !uses.in(b.right()) && combines(b.left(), operator, uses)
				|| b.operator() != Operator.SUBTRACT && !uses.in(b.left()) && combines(b.right(), operator, uses);
	}

	/**
	 * What {@code if (comparison) target = value} and {@code comparison ? … : …} compute.
	 *
	 * @param takesLeft whether the left operand is the result where the comparison holds
	 */
	Optional<String> selection(Binary comparison, boolean takesLeft, Uses uses) {
		if (!isSelected(comparison.left(), comparison.right(), uses)) {
			return Optional.empty();
		}
		return switch (comparison.operator()) {
			case GREATER, GREATER_EQUAL -> Optional.of(takesLeft ? "max" : "min");
			case LESS, LESS_EQUAL -> Optional.of(takesLeft ? "min" : "max");
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
				Optional.empty();
		};
	}

	/** Whether one of two expressions is the target and the other one a value that it can hold exactly. */
	private boolean isSelected(Expression one, Expression other, Uses uses) {
		Expression value = isTarget(one) ? other : one;
		return (isTarget(one) || isTarget(other)) && isFree(value, uses) && Conversions.holds(target.type(), value.type());
	}

	boolean isTarget(Expression e) {
		return Spelling.same(e, target);
	}

	/** Whether evaluating an expression changes nothing and does not use the variable. */
	private static boolean isFree(Expression e, Uses uses) {
		return !uses.in(e) && Pure.is(e, uses.subject().unit());
	}
}
