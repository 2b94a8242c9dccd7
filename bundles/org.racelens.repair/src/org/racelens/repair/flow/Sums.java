package org.racelens.repair.flow;

import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;

/**
 * Reads expressions as {@link Sum}s where that is exact: computed in signed types, which do not wrap around, over variables that are only
 * written by name.
 *
 * @param addressed the variables that may be written through pointers
 */
record Sums(Set<Variable> addressed) {
	private static final int INT_BITS = 32;
	private static final int LARGEST = 8;

	Optional<Sum> of(Expression e) {
		try {
			return sum(e).filter(s -> s.terms().size() <= LARGEST);
		} catch (ArithmeticException overflow) {
			return Optional.empty();
		}
	}

	private Optional<Sum> sum(Expression e) {
		if (e instanceof IntegerLiteral literal) {
			return literal.value() >= 0 || isSigned(literal.type()) ? Optional.of(Sum.of(literal.value())) : Optional.empty();
		}
		if (e instanceof VariableReference r) {
			Variable v = r.variable();
			boolean steady = v.type() instanceof IntegerType && !v.isThreadLocal() && !addressed.contains(v);
			return steady ? Optional.of(Sum.of(v)) : Optional.empty();
		}
		if (e instanceof Cast c) {
			return keepsValues(c) ? sum(c.operand()) : Optional.empty();
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NEGATE && isSigned(u.type())) {
			return sum(u.operand()).map(s -> Sum.of(0).minus(s));
		}
		if (!(e instanceof Binary b) || !isSigned(b.type()) || b.operator().isComparison()) {
			return Optional.empty();
		}
		return sum(b.left()).flatMap(l -> sum(b.right()).flatMap(r -> switch (b.operator()) {
			case ADD -> Optional.of(l.plus(r));
			case SUBTRACT -> Optional.of(l.minus(r));
			case MULTIPLY -> Optional.of(l.times(r));
			case DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, EQUAL,
					NOT_EQUAL ->
				Optional.empty();
		}));
	}

	static boolean isSigned(Type type) {
		return type instanceof IntegerType t && t.signed() && !t.bool() && t.bits() >= INT_BITS;
	}

	private static boolean keepsValues(Cast c) {
		return c.type() instanceof IntegerType to && c.operand().type() instanceof IntegerType from && !to.bool()
				&& (from.signed() == to.signed() ? to.bits() >= from.bits() : to.signed() && to.bits() > from.bits());
	}
}
