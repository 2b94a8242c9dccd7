package org.racelens.openmp.scan;

import java.util.Arrays;

/**
 * What a string literal contains.
 *
 * @param text without quotes, prefix and escapes
 * @param offsets where each character of the text begins in the literal, and where the content ends
 */
record LiteralContent(String text, int[] offsets) {
	/** @throws IllegalArgumentException if it is no string literal */
	static LiteralContent of(String literal) {
		int open = literal.indexOf('"');
		int close = literal.lastIndexOf('"');
		if (open < 0 || close <= open) {
			throw new IllegalArgumentException("not a string literal: " + literal);
		}
		boolean raw = literal.substring(0, open).endsWith("R") && literal.indexOf('(', open) > 0 && literal.lastIndexOf(')') > 0;
		return raw
				? decoded(literal, literal.indexOf('(', open) + 1, Math.max(literal.lastIndexOf(')'), literal.indexOf('(', open) + 1), "")
				: decoded(literal, open + 1, close, "\"\\");
	}

	private static LiteralContent decoded(String literal, int start, int end, String escaped) {
		StringBuilder text = new StringBuilder();
		int[] offsets = new int[end - start + 1];
		for (int i = start; i < end; i++) {
			boolean escape = literal.charAt(i) == '\\' && i + 1 < end && escaped.indexOf(literal.charAt(i + 1)) >= 0;
			offsets[text.length()] = i;
			i += escape ? 1 : 0;
			text.append(literal.charAt(i));
		}
		offsets[text.length()] = end;
		return new LiteralContent(text.toString(), Arrays.copyOf(offsets, text.length() + 1));
	}

	/** Where the character at an index begins in the literal. */
	int start(int index) {
		return offsets[index];
	}

	/** Where the characters from one index to before another end in the literal. */
	int end(int from, int to) {
		return to > from ? offsets[to] : offsets[from];
	}
}
