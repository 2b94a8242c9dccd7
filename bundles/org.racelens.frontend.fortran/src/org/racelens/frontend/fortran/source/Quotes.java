package org.racelens.frontend.fortran.source;

/** Strings in a text, by the mark that has opened the one that a place is in. Fortran 2018 §7.4.4 */
public final class Quotes {
	private Quotes() {
	}

	/**
	 * The mark behind a character; a doubled one closes a string and opens it again.
	 *
	 * @param quote the mark before the character, 0 outside of strings
	 */
	static char after(char quote, char c) {
		if (quote == 0) {
			return c == '\'' || c == '"' ? c : 0;
		}
		return c == quote ? 0 : quote;
	}

	/** One past the string that begins at a place; the place itself if none does that ends on its line. */
	public static int end(String text, int start) {
		char quote = start < text.length() ? after((char) 0, text.charAt(start)) : 0;
		for (int i = start + 1; quote != 0 && i < text.length() && text.charAt(i) != '\n'; i++) {
			if (text.charAt(i) == quote) {
				if (i + 1 == text.length() || text.charAt(i + 1) != quote) {
					return i + 1;
				}
				i++;
			}
		}
		return start;
	}
}
