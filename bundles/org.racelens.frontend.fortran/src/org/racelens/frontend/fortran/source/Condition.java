package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The value of the expression behind {@code #if}. C11 §6.10.1 */
final class Condition {
	private static final Pattern TOKEN = Pattern.compile("\\s*(\\d\\w*|[A-Za-z_]\\w*|'[^']*'|\"[^\"]*\"|&&|\\|\\||[=!<>]=|<<|>>|\\S)");
	private static final Pattern DEFINED = Pattern.compile("\\bdefined\\s*(?:\\(\\s*(\\w+)\\s*\\)|(\\w+))");
	/** From what binds least on. */
	private static final List<List<String>> LEVELS = List.of(List.of("||"), List.of("&&"), List.of("|"), List.of("^"), List.of("&"),
			List.of("==", "!="), List.of("<=", ">=", "<", ">"), List.of("<<", ">>"), List.of("+", "-"), List.of("*", "/", "%"));
	private static final int DEEPEST = 200;

	private final List<String> tokens;
	private int next;
	private int depth;

	private Condition(List<String> tokens) {
		this.tokens = tokens;
	}

	/** Whether an expression holds; empty of what is none. */
	static Optional<Boolean> value(String expression, Macros macros) {
		String asked = DEFINED.matcher(expression)
				.replaceAll(m -> macros.isDefined(m.group(1) != null ? m.group(1) : m.group(2)) ? "1" : "0");
		Matcher token = TOKEN.matcher(macros.expanded(asked));
		Condition condition = new Condition(token.results().map(result -> result.group(1)).toList());
		try {
			boolean holds = condition.conditional() != 0;
			return condition.next == condition.tokens.size() ? Optional.of(holds) : Optional.empty();
		} catch (IllegalArgumentException e) {
			return Optional.empty();
		}
	}

	private long conditional() {
		long value = binary(0);
		if (!accept("?")) {
			return value;
		}
		long first = conditional();
		if (!accept(":")) {
			throw new IllegalArgumentException("no colon");
		}
		long second = conditional();
		return value != 0 ? first : second;
	}

	private long binary(int level) {
		if (level == LEVELS.size()) {
			return unary();
		}
		long left = binary(level + 1);
		for (Optional<String> operator = oneOf(LEVELS.get(level)); operator.isPresent(); operator = oneOf(LEVELS.get(level))) {
			left = applied(operator.get(), left, binary(level + 1));
		}
		return left;
	}

	private Optional<String> oneOf(List<String> operators) {
		return operators.stream().filter(this::accept).findFirst();
	}

	private static long applied(String operator, long left, long right) {
		return switch (operator) {
			case "||" -> left != 0 || right != 0 ? 1 : 0;
			case "&&" -> left != 0 && right != 0 ? 1 : 0;
			case "==" -> left == right ? 1 : 0;
			case "!=" -> left != right ? 1 : 0;
			case "<=" -> left <= right ? 1 : 0;
			case ">=" -> left >= right ? 1 : 0;
			case "<" -> left < right ? 1 : 0;
			case ">" -> left > right ? 1 : 0;
			default -> arithmetic(operator, left, right);
		};
	}

	private static long arithmetic(String operator, long left, long right) {
		return switch (operator) {
			case "|" -> left | right;
			case "^" -> left ^ right;
			case "&" -> left & right;
			case "<<" -> left << right;
			case ">>" -> left >> right;
			case "+" -> left + right;
			case "-" -> left - right;
			case "*" -> left * right;
			default -> divided(operator, left, right);
		};
	}

	private static long divided(String operator, long left, long right) {
		if (right == 0) {
			throw new IllegalArgumentException("division by zero");
		}
		return operator.equals("/") ? left / right : left % right;
	}

	private long unary() {
		if (depth++ > DEEPEST || next == tokens.size()) {
			throw new IllegalArgumentException("no expression");
		}
		String token = tokens.get(next++);
		long value = switch (token) {
			case "!" -> unary() == 0 ? 1 : 0;
			case "-" -> -unary();
			case "+" -> unary();
			case "~" -> ~unary();
			case "(" -> inner();
			default -> number(token);
		};
		depth--;
		return value;
	}

	private long inner() {
		long value = conditional();
		if (!accept(")")) {
			throw new IllegalArgumentException("not closed");
		}
		return value;
	}

	/** Names that no macro has are 0. */
	private static long number(String token) {
		if (!Words.isDigit(token.charAt(0))) {
			if (Words.isPart(token.charAt(0))) {
				return 0;
			}
			throw new IllegalArgumentException(token);
		}
		return Long.decode(token.replaceAll("[uUlL]+$", ""));
	}

	private boolean accept(String token) {
		if (next < tokens.size() && tokens.get(next).equals(token)) {
			next++;
			return true;
		}
		return false;
	}
}
