package org.racelens.analysis.tests.oracle.machine;

import java.util.Optional;
import org.racelens.analysis.tests.oracle.machine.Value.Fraction;
import org.racelens.analysis.tests.oracle.machine.Value.Pointer;
import org.racelens.analysis.tests.oracle.machine.Value.Whole;

/** What operators make of values. */
final class Arithmetic {
	private Arithmetic() {
	}

	static Value applied(String operator, Value left, Value right) {
		if (left instanceof Pointer || right instanceof Pointer) {
			return pointers(operator, left, right);
		}
		if (left instanceof Fraction || right instanceof Fraction) {
			return fractions(operator, number(left), number(right));
		}
		return wholes(operator, left.whole(), right.whole());
	}

	private static double number(Value value) {
		return value instanceof Fraction f ? f.number() : value.whole();
	}

	private static Value wholes(String operator, long x, long y) {
		if (y == 0 && (operator.equals("/") || operator.equals("%"))) {
			throw new RefusedException("division by zero");
		}
		return switch (operator) {
			case "+" -> new Whole(x + y);
			case "-" -> new Whole(x - y);
			case "*" -> new Whole(x * y);
			case "/" -> new Whole(x / y);
			case "%" -> new Whole(x % y);
			default -> compared(operator, Long.compare(x, y));
		};
	}

	private static Value fractions(String operator, double x, double y) {
		return switch (operator) {
			case "+" -> new Fraction(x + y);
			case "-" -> new Fraction(x - y);
			case "*" -> new Fraction(x * y);
			case "/" -> new Fraction(x / y);
			default -> compared(operator, Double.compare(x, y));
		};
	}

	private static Value compared(String operator, int order) {
		return Evaluator.truth(switch (operator) {
			case "==" -> order == 0;
			case "!=" -> order != 0;
			case "<" -> order < 0;
			case "<=" -> order <= 0;
			case ">" -> order > 0;
			case ">=" -> order >= 0;
			default -> throw new RefusedException("no operator: " + operator);
		});
	}

	private static Value pointers(String operator, Value left, Value right) {
		if (operator.equals("==") || operator.equals("!=")) {
			return Evaluator.truth(address(left).equals(address(right)) == operator.equals("=="));
		}
		if (left instanceof Pointer p && right instanceof Pointer q && operator.equals("-") && p.there().object() == q.there().object()) {
			return new Whole((p.there().offset() - q.there().offset()) / p.target().size());
		}
		if (right instanceof Pointer && operator.equals("+")) {
			return pointers(operator, right, left);
		}
		if (left instanceof Pointer p && right instanceof Whole w && (operator.equals("+") || operator.equals("-"))) {
			long bytes = w.number() * p.target().size();
			return new Pointer(Optional.of(p.there().plus(operator.equals("+") ? bytes : -bytes)), p.target(), p.roots());
		}
		throw new RefusedException("no operation on pointers: " + operator);
	}

	private static Optional<Address> address(Value value) {
		return value instanceof Pointer p ? p.address() : Optional.empty();
	}
}
