package org.racelens.frontend.fortran.language;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The letters that a text has for its directives: those of the first one. */
public enum Letters {
	LOWER, UPPER,
	/** the sentinel alone is in capital letters */
	UPPER_SENTINEL;

	private static final Pattern FIRST = Pattern.compile("(?m)^[ \\t]*[!cC*]\\$((?i:omp))[ \\t]+(\\w+)");

	static Letters of(String text) {
		Matcher first = FIRST.matcher(text);
		if (!first.find() || !isUpper(first.group(1))) {
			return LOWER;
		}
		return isUpper(first.group(2)) ? UPPER : UPPER_SENTINEL;
	}

	private static boolean isUpper(String word) {
		return word.equals(word.toUpperCase(Locale.ROOT));
	}

	String words(String text) {
		return this == UPPER ? text.toUpperCase(Locale.ROOT) : text;
	}

	String sentinel(String text) {
		return this == LOWER ? text : text.toUpperCase(Locale.ROOT);
	}
}
