package org.racelens.exploration.tests;

import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Expression.Binary;
import org.racelens.exploration.skeleton.Expression.Constant;
import org.racelens.exploration.skeleton.Expression.Content;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.exploration.skeleton.Register;

/** Expressions of skeletons in C; a register is {@code r} and its number. */
final class ExpressionInC {
	private ExpressionInC() {
	}

	static String of(Register register) {
		return "r" + register.number();
	}

	static String of(Expression e) {
		if (e instanceof Constant c) {
			return String.valueOf(c.number());
		}
		if (e instanceof Content c) {
			return of(c.register());
		}
		Binary b = (Binary) e;
		return "(" + of(b.left()) + " " + operator(b.operator()) + " " + of(b.right()) + ")";
	}

	private static String operator(Operator operator) {
		return switch (operator) {
			case ADD -> "+";
			case SUBTRACT -> "-";
			case MULTIPLY -> "*";
			case REMAINDER -> "%";
			case BIT_AND -> "&";
			case BIT_OR -> "|";
			case BIT_XOR -> "^";
			case EQUAL -> "==";
			case NOT_EQUAL -> "!=";
			case LESS -> "<";
			case LESS_OR_EQUAL -> "<=";
			case MINIMUM, MAXIMUM -> throw new IllegalArgumentException("not an operator of C: " + operator);
		};
	}
}
