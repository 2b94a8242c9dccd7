package org.racelens.model.gap;

import java.util.Objects;

/** What stands in a place of a {@link Sentence}. */
public sealed interface Argument permits Argument.Line, Argument.Name, Argument.Number, Explanation {
	/** What is said of each kind of argument. */
	interface Visitor<R> {
		R visitLine(Line line);

		R visitName(Name name);

		R visitNumber(Number number);

		R visitPart(Explanation part);
	}

	<R> R accept(Visitor<R> visitor);

	/** An argument that is shown as a line's decimal number. */
	static Argument line(long number) {
		return new Line(number);
	}

	/** An argument that is shown as it stands: a name or a piece of the source. */
	static Argument name(String text) {
		return new Name(text);
	}

	/** An argument that is shown as a decimal number. */
	static Argument number(long value) {
		return new Number(value);
	}

	/**
	 * A line of the text that an explanation speaks of: who shows another version of the text tells it by where it is there.
	 *
	 * @param number 1-based
	 */
	record Line(long number) implements Argument {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitLine(this);
		}
	}

	/**
	 * A piece of the program, or what another program says, as it is spelled there.
	 *
	 * @param text for the user
	 */
	record Name(String text) implements Argument {
		public Name {
			Objects.requireNonNull(text);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitName(this);
		}
	}

	/**
	 * A number: of loops, of elements, of bytes.
	 *
	 * @param value as it is shown
	 */
	record Number(long value) implements Argument {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitNumber(this);
		}
	}
}
