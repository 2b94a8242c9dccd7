package org.racelens.repair.conformance;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.repair.fix.TextLayout;

/** The directives of a text that want every variable listed. */
record DefaultNoneClause(String text, DirectiveWords words, TextLayout layout) {
	private static final Pattern CLAUSE = Pattern.compile("\\bdefault\\s*\\(\\s*none\\s*\\)");

	/**
	 * One past the clause of the innermost of them whose block a place is in and that does not name a variable; empty where none is found.
	 */
	OptionalInt of(String variable, int place) {
		Pattern name = Pattern.compile("\\b" + Pattern.quote(variable) + "\\b");
		OptionalInt found = OptionalInt.empty();
		for (Matcher clause = CLAUSE.matcher(text); clause.find() && clause.end() <= place;) {
			int start = directiveStart(clause.start());
			boolean isMeant = layout.isApart(layout.skipBlank(start)) && blockEnd(clause.end()) > place;
			if (isMeant && !name.matcher(layout.text(start, directiveEnd(clause.end()))).find()) {
				found = OptionalInt.of(clause.end());
			}
		}
		return found;
	}

	/** The line of an offset, or the one that it continues. */
	private int directiveStart(int offset) {
		int start = layout.lineStart(offset);
		while (start > 0 && words.syntax().gapStart(text, start) < start && text.startsWith("\\", layout.lineEnd(start - 1) - 1)) {
			start = layout.lineStart(start - 1);
		}
		return start;
	}

	/** Where the statement ends that follows a directive: with a semicolon or a brace outside of all parentheses and braces. */
	private int blockEnd(int offset) {
		int depth = 0;
		for (int i = directiveEnd(offset); i < text.length(); i++) {
			char c = text.charAt(i);
			depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
			if (depth <= 0 && (c == ';' || c == '}')) {
				return i;
			}
		}
		return text.length();
	}

	private int directiveEnd(int offset) {
		int end = layout.lineEnd(offset);
		while (end < text.length() && text.charAt(end - 1) == '\\') {
			end = layout.lineEnd(layout.nextLine(end));
		}
		return end;
	}
}
