package org.racelens.analysis.tests.oracle;

import java.util.List;
import java.util.Map;

/**
 * A floating-point expression of a tiny program, over integers and halves that are small enough for every result to be exact; its text is
 * C.
 */
sealed interface Floating {
	/** The value under an assignment of the variables. */
	double value(Map<String, Integer> environment);

	/** The expression as C text, which may stand beside any operator. */
	String text();

	/** The integer expressions inside. */
	List<Expr> integers();

	/** The formats of C that occur. */
	enum Format {
		DOUBLE("double", ""), FLOAT("float", "f");

		private final String type;
		private final String suffix;

		Format(String type, String suffix) {
			this.type = type;
			this.suffix = suffix;
		}
	}

	/** A literal: a multiple of one half that is not negative. */
	record Halves(int number, Format format) implements Floating {
		@Override
		public double value(Map<String, Integer> environment) {
			return number / 2.0;
		}

		@Override
		public String text() {
			return number / 2 + (number % 2 == 0 ? ".0" : ".5") + format.suffix;
		}

		@Override
		public List<Expr> integers() {
			return List.of();
		}
	}

	/** An integer that is converted, by a cast or because the other operand is a floating one. */
	record Converted(Expr integer, Format format) implements Floating {
		@Override
		public double value(Map<String, Integer> environment) {
			return integer.value(environment);
		}

		@Override
		public String text() {
			return "(" + format.type + ") (" + integer.text() + ")";
		}

		@Override
		public List<Expr> integers() {
			return List.of(integer);
		}
	}

	/** Some halves of an integer. */
	record Scaled(Expr integer, Halves factor) implements Floating {
		@Override
		public double value(Map<String, Integer> environment) {
			return integer.value(environment) * factor.value(environment);
		}

		@Override
		public String text() {
			return "(" + integer.text() + ") * " + factor.text();
		}

		@Override
		public List<Expr> integers() {
			return List.of(integer);
		}
	}

	/** An integer and some halves, added or subtracted. */
	record Shifted(Expr integer, int sign, Halves distance) implements Floating {
		@Override
		public double value(Map<String, Integer> environment) {
			return integer.value(environment) + sign * distance.value(environment);
		}

		@Override
		public String text() {
			return "(" + integer.text() + (sign < 0 ? ") - " : ") + ") + distance.text();
		}

		@Override
		public List<Expr> integers() {
			return List.of(integer);
		}
	}

	/** A number without its fraction, as an integer: towards zero. C17 §6.3.1.4 p1 */
	record Truncated(Floating number) implements Floating {
		@Override
		public double value(Map<String, Integer> environment) {
			return (int) number.value(environment);
		}

		@Override
		public String text() {
			return "(int) (" + number.text() + ")";
		}

		@Override
		public List<Expr> integers() {
			return number.integers();
		}
	}
}
