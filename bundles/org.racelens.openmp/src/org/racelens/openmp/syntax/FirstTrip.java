package org.racelens.openmp.syntax;

import java.util.Optional;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.Statement.Loop;

/**
 * The loops of which the text tells that their body is begun wherever they are reached: the test comes last, there is none, it is a number
 * other than zero, or it compares a number that the header has just given to a variable with another one.
 */
final class FirstTrip {
	/** No number that is looked at: it is less than zero, or more than the type has. */
	private static final long UNKNOWN = -1;

	private FirstTrip() {
	}

	static boolean isSure(Loop loop) {
		return loop.testAtEnd() || loop.condition().map(c -> number(c) > 0 || isMet(c, loop)).orElse(true);
	}

	private static boolean isMet(Expression test, Loop loop) {
		if (!(test instanceof Binary b) || !b.operator().isComparison() || !(b.left() instanceof VariableReference v)) {
			return false;
		}
		long start = loop.init().flatMap(i -> given(i, v.variable())).map(e -> fitting(number(e), v.type())).orElse(UNKNOWN);
		long bound = number(b.right());
		return start != UNKNOWN && bound != UNKNOWN && switch (b.operator()) {
			case LESS -> start < bound;
			case LESS_EQUAL -> start <= bound;
			case GREATER -> start > bound;
			case GREATER_EQUAL -> start >= bound;
			case EQUAL -> start == bound;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, NOT_EQUAL -> start != bound;
		};
	}

	/** The value that a header gives to a variable, where it does nothing else. */
	private static Optional<Expression> given(Statement init, Variable variable) {
		Statement s = CanonicalLoop.unwrapped(init);
		if (s instanceof Declaration d && d.variable().equals(variable)) {
			return d.initializer();
		}
		return s instanceof ExpressionStatement e && e.expression() instanceof Assignment a && a.operator().isEmpty()
				&& a.target() instanceof VariableReference v && v.variable().equals(variable) ? Optional.of(a.value()) : Optional.empty();
	}

	private static long number(Expression e) {
		if (e instanceof Cast c) {
			return fitting(number(c.operand()), c.type());
		}
		return e instanceof IntegerLiteral n && n.value() >= 0 ? n.value() : UNKNOWN;
	}

	private static long fitting(long number, Type type) {
		if (!(type instanceof IntegerType t)) {
			return UNKNOWN;
		}
		int bits = Math.min(t.bits(), Long.SIZE) - (t.signed() ? 1 : 0);
		return bits >= Long.SIZE - 1 || number < 1L << bits ? number : UNKNOWN;
	}
}
