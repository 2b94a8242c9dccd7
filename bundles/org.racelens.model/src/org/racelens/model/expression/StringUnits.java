package org.racelens.model.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the spelling of a string literal stands for. C11 §6.4.5; C++17 [lex.string] */
public final class StringUnits {
	private static final String SIMPLE = "ntrabfve";
	private static final long[] SIMPLE_VALUES = { '\n', '\t', '\r', 7, 8, '\f', 11, 27 };

	private final String text;
	private int at;

	private StringUnits(String text) {
		this.text = text;
	}

	/**
	 * The elements of the array that a literal of plain characters is, without the terminating zero; nothing where they depend on the
	 * encoding.
	 */
	public static Optional<List<Long>> of(String spelling) {
		boolean plain = spelling.length() > 1 && spelling.startsWith("\"") && spelling.endsWith("\"");
		return plain ? new StringUnits(spelling.substring(1, spelling.length() - 1)).units() : Optional.empty();
	}

	private Optional<List<Long>> units() {
		List<Long> units = new ArrayList<>();
		while (at < text.length()) {
			long unit = next();
			if (unit < 0 || unit > 127) {
				return Optional.empty();
			}
			units.add(unit);
		}
		return Optional.of(units);
	}

	private long next() {
		char c = text.charAt(at++);
		if (c != '\\' || at == text.length()) {
			return c == '"' ? -1 : c;
		}
		char escape = text.charAt(at++);
		if (escape == 'x') {
			return number(16, Integer.MAX_VALUE);
		}
		if (escape >= '0' && escape <= '7') {
			at--;
			return number(8, 3);
		}
		int simple = SIMPLE.indexOf(escape);
		return simple >= 0 ? SIMPLE_VALUES[simple] : escape == 'u' || escape == 'U' ? -1 : escape;
	}

	private long number(int radix, int most) {
		long value = 0;
		for (int n = 0; n < most && at < text.length() && Character.digit(text.charAt(at), radix) >= 0; n++) {
			value = Math.min(256, value * radix + Character.digit(text.charAt(at++), radix));
		}
		return value;
	}
}
