package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;

/**
 * A statement of the text in which each is on one line.
 *
 * @param first its label's first character
 * @param start its first character, behind its label
 * @param end one past its last character
 * @param code its text in lower case, with underscores in place of what strings hold
 * @param label the number before it, without leading zeros; empty without one
 */
record Statement(int first, int start, int end, String code, String label) {
	/** All statements of a text in order, without directives. */
	static List<Statement> of(TracedText text) {
		List<Statement> found = new ArrayList<>();
		for (int start = 0; start < text.length();) {
			int end = text.lineEnd(start);
			if (!text.hasAt(start, Canonical.SENTINEL)) {
				line(text, start, end, found);
			}
			start = end + 1;
		}
		return found;
	}

	private static void line(TracedText text, int lineStart, int end, List<Statement> found) {
		char quote = 0;
		int start = lineStart;
		StringBuilder code = new StringBuilder(end - start);
		for (int i = start; i <= end; i++) {
			char c = i < end ? text.charAt(i) : ';';
			if (i == end || quote == 0 && c == ';') {
				add(text, start, i, code, found);
				code.setLength(0);
				start = i + 1;
				continue;
			}
			char before = quote;
			quote = Quotes.after(quote, c);
			code.append(before != 0 && quote != 0 ? '_' : c == '\t' ? ' ' : lower(c));
		}
	}

	private static char lower(char c) {
		return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
	}

	private static void add(TracedText text, int start, int end, CharSequence code, List<Statement> found) {
		int first = text.firstVisible(start, end);
		int digits = first;
		while (digits < end && Words.isDigit(text.charAt(digits))) {
			digits++;
		}
		int begin = text.firstVisible(digits, end);
		int last = text.lastVisible(begin, end);
		if (begin < last) {
			String label = digits == first ? "" : text.substring(first, digits).replaceFirst("^0+(?=.)", "");
			found.add(new Statement(first, begin, last, code.subSequence(begin - start, last - start).toString(), label));
		}
	}
}
