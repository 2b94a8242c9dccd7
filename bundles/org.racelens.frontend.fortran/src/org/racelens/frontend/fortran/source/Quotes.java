package org.racelens.frontend.fortran.source;

/** Strings in a text, by the mark that has opened the one that a place is in. Fortran 2018 §7.4.4 */
final class Quotes {
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
}
