package org.racelens.frontend.fortran.source;

/** Names and numbers in a text. */
final class Words {
	private Words() {
	}

	/** Whether a character may be in a name. */
	static boolean isPart(char c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_';
	}

	static boolean isDigit(char c) {
		return c >= '0' && c <= '9';
	}

	/** One past the name that begins at a place; the place itself if none does. */
	static int end(CharSequence text, int start) {
		if (start >= text.length() || isDigit(text.charAt(start))) {
			return start;
		}
		return endOfPart(text, start);
	}

	/** One past the letters and digits from a place on. */
	static int endOfPart(CharSequence text, int start) {
		int i = start;
		while (i < text.length() && isPart(text.charAt(i))) {
			i++;
		}
		return i;
	}
}
