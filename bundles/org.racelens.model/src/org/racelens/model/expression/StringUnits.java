package org.racelens.model.expression;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the spelling of a string literal stands for. C11 §6.4.5; C++17 [lex.string] */
public final class StringUnits {
	private static final String SIMPLE = "ntrabfveE";
	private static final long[] SIMPLE_VALUES = { '\n', '\t', '\r', 7, 8, '\f', 11, 27, 27 };
	private static final int BYTE = 8;

	private final String text;
	private final int bits;
	private final List<Long> units = new ArrayList<>();
	private int at;

	private StringUnits(String text, int bits) {
		this.text = text;
		this.bits = bits;
	}

	/**
	 * The elements of the array that a literal of plain characters is, without the terminating zero; nothing where they depend on the
	 * encoding or on the sign of characters.
	 */
	public static Optional<List<Long>> of(String spelling) {
		return spelling.startsWith("\"") ? of(List.of(spelling)).filter(units -> units.stream().allMatch(u -> u <= 127)) : Optional.empty();
	}

	/**
	 * The code units of adjacent literals together, without the terminating zero and as numbers without sign, characters in UTF-8, UTF-16
	 * or UTF-32; nothing where some spelling is not understood.
	 */
	public static Optional<List<Long>> of(List<String> spellings) {
		List<Long> units = new ArrayList<>();
		int bits = spellings.stream().mapToInt(StringUnits::bits).max().orElse(BYTE);
		for (String spelling : spellings) {
			Optional<List<Long>> part = one(spelling, bits);
			if (part.isEmpty()) {
				return Optional.empty();
			}
			units.addAll(part.get());
		}
		return Optional.of(units);
	}

	/** The width of an element of a literal, in bits. */
	public static int bits(String spelling) {
		return spelling.startsWith("L") || spelling.startsWith("U") ? 32
				: spelling.startsWith("u") && !spelling.startsWith("u8") ? 16 : BYTE;
	}

	private static Optional<List<Long>> one(String spelling, int bits) {
		int open = spelling.indexOf('"');
		int close = spelling.lastIndexOf('"');
		if (open < 0 || close == open || close != spelling.length() - 1) {
			return Optional.empty();
		}
		String inside = spelling.substring(open + 1, close);
		if (!spelling.substring(0, open).endsWith("R")) {
			return new StringUnits(inside, bits).escaped();
		}
		int delimiter = inside.indexOf('(');
		int end = inside.length() - delimiter - 1;
		return delimiter < 0 || end <= delimiter ? Optional.empty() : new StringUnits(inside.substring(delimiter + 1, end), bits).raw();
	}

	private Optional<List<Long>> raw() {
		text.codePoints().forEach(this::encode);
		return Optional.of(units);
	}

	private Optional<List<Long>> escaped() {
		while (at < text.length()) {
			int character = text.codePointAt(at);
			at += Character.charCount(character);
			if (character == '"' || character == '\\' && !escape()) {
				return Optional.empty();
			}
			if (character != '\\') {
				encode(character);
			}
		}
		return Optional.of(units);
	}

	/** Whether what follows a backslash is understood. */
	private boolean escape() {
		if (at == text.length()) {
			return false;
		}
		char escape = text.charAt(at++);
		if (escape == 'x' || escape >= '0' && escape <= '7') {
			at -= escape == 'x' ? 0 : 1;
			return number(escape == 'x' ? 16 : 8, escape == 'x' ? Integer.MAX_VALUE : 3);
		}
		if (escape == 'u' || escape == 'U') {
			return universal(escape == 'u' ? 4 : 8);
		}
		int simple = SIMPLE.indexOf(escape);
		units.add(simple >= 0 ? SIMPLE_VALUES[simple] : escape);
		return escape != 'N' && escape != 'o';
	}

	private boolean number(int radix, int most) {
		int from = at;
		long value = 0;
		for (int n = 0; n < most && at < text.length() && Character.digit(text.charAt(at), radix) >= 0; n++) {
			value = Math.min(1L << 32, value * radix + Character.digit(text.charAt(at++), radix));
		}
		units.add(value);
		return at > from && value < 1L << bits;
	}

	private boolean universal(int digits) {
		int end = at + digits;
		if (end > text.length() || !text.substring(at, end).chars().allMatch(c -> Character.digit(c, 16) >= 0)) {
			return false;
		}
		long character = Long.parseLong(text.substring(at, end), 16);
		at = end;
		boolean valid = character <= Character.MAX_CODE_POINT && (character < 0xd800 || character > 0xdfff);
		if (valid) {
			encode((int) character);
		}
		return valid;
	}

	private void encode(int character) {
		String s = Character.toString(character);
		if (bits == BYTE) {
			for (byte b : s.getBytes(StandardCharsets.UTF_8)) {
				units.add(b & 0xffL);
			}
		} else if (bits == 16) {
			s.chars().forEach(c -> units.add((long) c));
		} else {
			units.add((long) character);
		}
	}
}
