package org.racelens.analysis.tests.oracle;

import java.util.Map;

/**
 * An integer expression of a tiny program, over the thread number, the team's size, loop variables, the parameter and private scalars;
 * never over shared data. Its value is the one C gives it (division truncates towards zero); its text is C.
 */
public sealed interface Expr {
	/** The name under which an environment holds the thread number. */
	String THREAD = "tid";
	/** The name under which an environment holds the number of threads of the team. */
	String TEAM_SIZE = "nt";
	/** The name for the thread number of the executing task, where it is asked for. */
	String EXECUTOR = "omp_get_thread_num()";
	/** The name under which an environment holds the number of the team in its league. */
	String TEAM = "team";

	/**
	 * The value under an assignment of the variables.
	 *
	 * @throws IllegalArgumentException if a variable has no value there
	 */
	int value(Map<String, Integer> environment);

	/** The expression as C text; binary expressions inside others are put in parentheses where C needs them. */
	String text();

	/** How tightly the expression's outermost operator binds; larger is tighter. */
	default int precedence() {
		return 3;
	}

	/** An integer literal. */
	record Const(int number) implements Expr {
		@Override
		public int value(Map<String, Integer> environment) {
			return number;
		}

		@Override
		public String text() {
			return Integer.toString(number);
		}

		@Override
		public int precedence() {
			return number < 0 ? 0 : 3;
		}
	}

	/** A variable read. */
	record Var(String name) implements Expr {
		@Override
		public int value(Map<String, Integer> environment) {
			Integer value = environment.get(name);
			if (value == null) {
				throw new IllegalArgumentException("no value for " + name);
			}
			return value;
		}

		@Override
		public String text() {
			return name;
		}
	}

	/** A binary operation. */
	record Binary(Operator operator, Expr left, Expr right) implements Expr {
		@Override
		public int value(Map<String, Integer> environment) {
			int x = left.value(environment);
			int y = right.value(environment);
			return switch (operator) {
				case ADD -> x + y;
				case SUBTRACT -> x - y;
				case MULTIPLY -> x * y;
				case DIVIDE -> x / y;
				case REMAINDER -> x % y;
			};
		}

		@Override
		public String text() {
			return wrapped(left, precedence()) + " " + operator.symbol + " " + wrapped(right, precedence() + 1);
		}

		@Override
		public int precedence() {
			return operator.precedence;
		}

		private static String wrapped(Expr part, int atLeast) {
			return part.precedence() < atLeast ? "(" + part.text() + ")" : part.text();
		}
	}

	/** The operators of C that occur. */
	enum Operator {
		ADD("+", 1), SUBTRACT("-", 1), MULTIPLY("*", 2), DIVIDE("/", 2), REMAINDER("%", 2);

		private final String symbol;
		private final int precedence;

		Operator(String symbol, int precedence) {
			this.symbol = symbol;
			this.precedence = precedence;
		}
	}
}
