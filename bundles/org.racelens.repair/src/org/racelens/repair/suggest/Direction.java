package org.racelens.repair.suggest;

import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unary;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.openmp.syntax.CanonicalLoop;

/**
 * Which way a loop runs: OpenMP 5.2 §4.4.1 asks that a step leads towards the bound, and is one where the loop is left at equality, which
 * the variable has to come to without wrapping.
 */
final class Direction {
	private Direction() {
	}

	/** Whether the loop's constant step does not fit its comparison. */
	static boolean isAgainst(CanonicalLoop loop) {
		long literal = literal(loop.step());
		long step = loop.subtracts() ? -literal : literal;
		return switch (loop.relation()) {
			case LESS, LESS_EQUAL -> step < 0;
			case GREATER, GREATER_EQUAL -> step > 0;
			case ADD, SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR, EQUAL, NOT_EQUAL ->
				step != 1 && step != -1 || mayWrap(loop, step);
		};
	}

	/** Whether an unsigned variable may come to its end only behind its largest number, or below zero. */
	private static boolean mayWrap(CanonicalLoop loop, long step) {
		boolean unsigned = loop.variable().type() instanceof IntegerType t && !t.signed();
		boolean fromZero = step == 1 && isLiteral(loop.lower()) && literal(loop.lower()) == 0;
		boolean toZero = step == -1 && isLiteral(loop.upper()) && literal(loop.upper()) == 0;
		boolean between = isLiteral(loop.lower()) && isLiteral(loop.upper())
				&& step * literal(loop.lower()) <= step * literal(loop.upper());
		return unsigned && !fromZero && !toZero && !between;
	}

	private static boolean isLiteral(Expression e) {
		return e instanceof IntegerLiteral || e instanceof Cast c && isLiteral(c.operand());
	}

	/** A constant's value; 0 for what is no constant. */
	private static long literal(Expression e) {
		if (e instanceof Cast c) {
			return literal(c.operand());
		}
		if (e instanceof Unary u && u.kind() == Unary.Kind.NEGATE) {
			return -literal(u.operand());
		}
		return e instanceof IntegerLiteral n ? n.value() : 0;
	}
}
