package org.racelens.frontend.cdt;

/**
 * How deeply brackets nest in a text. CDT looks ahead over a whole parenthesis at each level of it, so that a few hundred thousand levels,
 * which no compiler accepts, would take hours.
 */
final class Nesting {
	private Nesting() {
	}

	/** The largest number of brackets that are open at once, outside comments and literals. */
	static int deepest(String text) {
		int depth = 0;
		int deepest = 0;
		for (int i = 0; i < text.length(); i++) {
			switch (text.charAt(i)) {
				case '(', '[', '{' -> deepest = Math.max(deepest, ++depth);
				case ')', ']', '}' -> depth = Math.max(0, depth - 1);
				case '"', '\'' -> i = endOfLiteral(text, i);
				case '/' -> i = endOfComment(text, i);
				default -> {
					// anything else nests nothing
				}
			}
		}
		return deepest;
	}

	/** The closing quote, or the end of the line if it is missing. */
	private static int endOfLiteral(String text, int open) {
		for (int i = open + 1; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == text.charAt(open) || c == '\n') {
				return i;
			}
			i += c == '\\' ? 1 : 0;
		}
		return text.length();
	}

	private static int endOfComment(String text, int slash) {
		if (text.startsWith("//", slash)) {
			int end = text.indexOf('\n', slash);
			return end < 0 ? text.length() : end;
		}
		if (text.startsWith("/*", slash)) {
			int end = text.indexOf("*/", slash + 2);
			return end < 0 ? text.length() : end + 1;
		}
		return slash;
	}
}
