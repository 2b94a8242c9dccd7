package org.racelens.analysis.tests.oracle;

import org.racelens.analysis.tests.oracle.Condition.And;
import org.racelens.analysis.tests.oracle.Condition.Compare;
import org.racelens.analysis.tests.oracle.Condition.CompareFloating;
import org.racelens.analysis.tests.oracle.Condition.Or;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Expr.Binary;
import org.racelens.analysis.tests.oracle.Expr.Const;
import org.racelens.analysis.tests.oracle.Expr.Operator;
import org.racelens.analysis.tests.oracle.Expr.Var;
import org.racelens.analysis.tests.oracle.Floating.Converted;
import org.racelens.analysis.tests.oracle.Floating.Format;
import org.racelens.analysis.tests.oracle.Floating.Halves;
import org.racelens.analysis.tests.oracle.Floating.Scaled;
import org.racelens.analysis.tests.oracle.Floating.Shifted;
import org.racelens.analysis.tests.oracle.Floating.Truncated;
import org.racelens.analysis.tests.oracle.Stmt.Header;

/** Expressions, conditions and loop headers as Fortran text; they have the values that C gives them. */
final class FortranText {
	private FortranText() {
	}

	/** An integer expression; {@code mod} and division truncate as those of C do. Fortran 2018 §10.1.5.2.2, §16.9.132 */
	static String of(Expr expression) {
		if (expression instanceof Const constant) {
			return Integer.toString(constant.number());
		}
		if (expression instanceof Var variable) {
			return variable.name();
		}
		Binary binary = (Binary) expression;
		if (binary.operator() == Operator.REMAINDER) {
			return "mod(" + of(binary.left()) + ", " + of(binary.right()) + ")";
		}
		return wrapped(binary.left(), precedence(binary)) + symbol(binary.operator()) + wrapped(binary.right(), precedence(binary) + 1);
	}

	private static String symbol(Operator operator) {
		return switch (operator) {
			case ADD -> " + ";
			case SUBTRACT -> " - ";
			case MULTIPLY -> " * ";
			case DIVIDE -> " / ";
			case REMAINDER -> throw new IllegalArgumentException("a function, not an operator");
		};
	}

	private static String wrapped(Expr part, int atLeast) {
		return precedence(part) < atLeast ? "(" + of(part) + ")" : of(part);
	}

	private static int precedence(Expr expression) {
		return expression instanceof Binary binary && binary.operator() == Operator.REMAINDER ? 3 : expression.precedence();
	}

	static String of(Condition condition) {
		if (condition instanceof Compare compare) {
			return of(compare.left()) + symbol(compare.relation()) + of(compare.right());
		}
		if (condition instanceof CompareFloating compare) {
			return of(compare.left()) + symbol(compare.relation()) + of(compare.right());
		}
		if (condition instanceof And and) {
			return "(" + of(and.left()) + ") .and. (" + of(and.right()) + ")";
		}
		Or or = (Or) condition;
		return "(" + of(or.left()) + ") .or. (" + of(or.right()) + ")";
	}

	private static String symbol(Relation relation) {
		return " " + (relation == Relation.UNEQUAL ? "/=" : relation.symbol()) + " ";
	}

	private static String of(Floating number) {
		if (number instanceof Halves halves) {
			return halves.number() / 2 + (halves.number() % 2 == 0 ? ".0" : ".5") + (halves.format() == Format.DOUBLE ? "d0" : "");
		}
		if (number instanceof Converted converted) {
			return (converted.format() == Format.DOUBLE ? "dble(" : "real(") + of(converted.integer()) + ")";
		}
		if (number instanceof Scaled scaled) {
			return "(" + of(scaled.integer()) + ") * " + of(scaled.factor());
		}
		if (number instanceof Shifted shifted) {
			return "(" + of(shifted.integer()) + (shifted.sign() < 0 ? ") - " : ") + ") + of(shifted.distance());
		}
		return "int(" + of(((Truncated) number).number()) + ")";
	}

	/** The head of a {@code do} construct: its last value takes part. */
	static String of(Header header) {
		String step = of(header.step());
		return "do " + header.variable() + " = " + of(header.start()) + ", " + of(last(header)) + (step.equals("1") ? "" : ", " + step);
	}

	private static Expr last(Header header) {
		return switch (header.relation()) {
			case LESS -> ExprDrawer.sum(header.bound(), -1);
			case GREATER -> ExprDrawer.sum(header.bound(), 1);
			case AT_MOST, AT_LEAST -> header.bound();
			case EQUAL, UNEQUAL -> throw new IllegalArgumentException("a loop that has no last value");
		};
	}
}
