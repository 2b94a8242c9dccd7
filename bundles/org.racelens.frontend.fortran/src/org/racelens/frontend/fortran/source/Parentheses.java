package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;

/** Parentheses in the code of a statement, whose strings hold none. */
final class Parentheses {
	private Parentheses() {
	}

	/** Where the parenthesis closes that opens at a place; −1 if it does not. */
	static int close(String code, int open) {
		int depth = 0;
		char quote = 0;
		for (int i = open; i < code.length(); i++) {
			char c = code.charAt(i);
			quote = Quotes.after(quote, c);
			if (quote == 0) {
				depth += depth(c);
				if (depth == 0) {
					return i;
				}
			}
		}
		return -1;
	}

	/** How much deeper it is behind a character. */
	static int depth(char c) {
		return c == '(' || c == '[' ? 1 : c == ')' || c == ']' ? -1 : 0;
	}

	/** Where the parts begin and end that commas separate between two places, each with the place of its comma or end. */
	static List<int[]> parts(String code, int start, int end) {
		List<int[]> parts = new ArrayList<>();
		int depth = 0;
		int begin = start;
		for (int i = start; i < end; i++) {
			char c = code.charAt(i);
			depth += depth(c);
			if (c == ',' && depth == 0) {
				parts.add(new int[] { begin, i });
				begin = i + 1;
			}
		}
		parts.add(new int[] { begin, end });
		return parts;
	}

	/**
	 * The first place from one on that no parentheses are around and that has one of some characters; the end of the code if there is none.
	 */
	static int outside(String code, int start, String characters) {
		int depth = 0;
		char quote = 0;
		for (int i = start; i < code.length(); i++) {
			char c = code.charAt(i);
			if (quote == 0 && depth == 0 && characters.indexOf(c) >= 0) {
				return i;
			}
			quote = Quotes.after(quote, c);
			depth += quote == 0 ? depth(c) : 0;
		}
		return code.length();
	}
}
