package org.racelens.analysis.tests.oracle;

import java.util.Map;

/** A condition of a tiny program; like {@link Expr} it never depends on shared data. */
public sealed interface Condition {
	/** Whether the condition holds under an assignment of the variables. */
	boolean holds(Map<String, Integer> environment);

	/** The condition as C text. */
	String text();

	/** A comparison of two integers. */
	record Compare(Expr left, Relation relation, Expr right) implements Condition {
		@Override
		public boolean holds(Map<String, Integer> environment) {
			return relation.holds(left.value(environment), right.value(environment));
		}

		@Override
		public String text() {
			return left.text() + " " + relation.symbol() + " " + right.text();
		}
	}

	/** A comparison of two floating-point numbers. */
	record CompareFloating(Floating left, Relation relation, Floating right) implements Condition {
		@Override
		public boolean holds(Map<String, Integer> environment) {
			return relation.holds(Double.compare(left.value(environment) + 0.0, right.value(environment) + 0.0), 0);
		}

		@Override
		public String text() {
			return left.text() + " " + relation.symbol() + " " + right.text();
		}
	}

	/** Both conditions hold. */
	record And(Condition left, Condition right) implements Condition {
		@Override
		public boolean holds(Map<String, Integer> environment) {
			return left.holds(environment) && right.holds(environment);
		}

		@Override
		public String text() {
			return "(" + left.text() + ") && (" + right.text() + ")";
		}
	}

	/** At least one of the conditions holds. */
	record Or(Condition left, Condition right) implements Condition {
		@Override
		public boolean holds(Map<String, Integer> environment) {
			return left.holds(environment) || right.holds(environment);
		}

		@Override
		public String text() {
			return "(" + left.text() + ") || (" + right.text() + ")";
		}
	}

	/** The relational operators of C. */
	enum Relation {
		EQUAL("=="), UNEQUAL("!="), LESS("<"), AT_MOST("<="), GREATER(">"), AT_LEAST(">=");

		private final String symbol;

		Relation(String symbol) {
			this.symbol = symbol;
		}

		/** The operator as C text. */
		public String symbol() {
			return symbol;
		}

		/** Whether {@code x} stands in this relation to {@code y}. */
		public boolean holds(int x, int y) {
			return switch (this) {
				case EQUAL -> x == y;
				case UNEQUAL -> x != y;
				case LESS -> x < y;
				case AT_MOST -> x <= y;
				case GREATER -> x > y;
				case AT_LEAST -> x >= y;
			};
		}
	}
}
