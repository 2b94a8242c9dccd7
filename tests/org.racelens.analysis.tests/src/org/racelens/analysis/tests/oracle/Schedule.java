package org.racelens.analysis.tests.oracle;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * The schedule of a distributed construct: which threads may execute which of its iterations.
 *
 * @param kind the kind
 * @param chunk the chunk size, at least 1, where one is given
 */
public record Schedule(Kind kind, OptionalInt chunk) {
	/** Any thread for any iteration: a loop without a clause, a section, a {@code single}. */
	public static final Schedule UNSPECIFIED = new Schedule(Kind.UNSPECIFIED, OptionalInt.empty());

	/** Checks that a chunk is positive and stands only where C allows one. */
	public Schedule {
		if (chunk.isPresent() && (chunk.getAsInt() < 1 || kind == Kind.UNSPECIFIED || kind == Kind.AUTO || kind == Kind.RUNTIME)) {
			throw new IllegalArgumentException(kind + " with chunk " + chunk.getAsInt());
		}
	}

	/** A schedule without chunk. */
	public static Schedule of(Kind kind) {
		return new Schedule(kind, OptionalInt.empty());
	}

	/** A schedule with a chunk size. */
	public static Schedule of(Kind kind, int chunk) {
		return new Schedule(kind, OptionalInt.of(chunk));
	}

	/** The clause as C text with a leading blank, or the empty text. */
	public String text() {
		if (kind == Kind.UNSPECIFIED) {
			return "";
		}
		String size = chunk.isPresent() ? ", " + chunk.getAsInt() : "";
		return " schedule(" + kind.name().toLowerCase(Locale.ROOT) + size + ")";
	}

	/** The kinds of schedules; {@link #UNSPECIFIED} is a loop without the clause. */
	public enum Kind {
		STATIC, DYNAMIC, GUIDED, AUTO, RUNTIME, UNSPECIFIED
	}
}
