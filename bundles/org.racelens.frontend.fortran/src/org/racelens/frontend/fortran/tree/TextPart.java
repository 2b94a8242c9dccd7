package org.racelens.frontend.fortran.tree;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.racelens.frontend.fortran.source.Canonical;

/**
 * A part of a prepared text that can be parsed by itself, as far as words tell: whoever parses it sees whether that is so.
 *
 * @param start first character of its first line
 * @param end one past the end of its last line
 * @param inner the procedures right inside of it
 */
record TextPart(int start, int end, List<TextPart> inner) {
	private static final Pattern PROCEDURE = Pattern.compile("(?:(?:(?:pure|impure|elemental|recursive|non_recursive|module"
			+ "|integer|real|complex|logical|character|double\\s*precision|type|class)\\b(?:\\s*\\*\\s*\\d+)?"
			+ "(?:\\s*\\((?:[^()]|\\([^()]*\\))*+\\))?\\s*)*+(?:subroutine|function)\\s+\\w|module\\s+procedure\\s+\\w+\\s*$).*");
	private static final Pattern OTHER_UNIT = Pattern.compile("(?:program|module|submodule\\s*\\(.*\\)|block\\s*data)\\s*\\w*\\s*");
	private static final Pattern END = Pattern.compile("end(?:\\s*(?:subroutine|function|procedure|program|module|submodule|block\\s*data)"
			+ "(?:\\s+\\w+)?)?\\s*");
	private static final Pattern INTERFACE = Pattern.compile("(?:abstract\\s+)?interface\\b(?!\\s*[=(%:]).*");
	private static final Pattern INTERFACE_END = Pattern.compile("end\\s*interface\\b.*");

	/** What is open at a line. */
	private enum Open {
		PROCEDURE, OTHER, INTERFACE
	}

	/** The program units of a text, each with what stands before it; all of the text is in one of them. */
	static List<TextPart> units(String text) {
		return new Reader(text).read();
	}

	/** Goes through the lines. */
	private static final class Reader {
		private final String text;
		private final List<TextPart> units = new ArrayList<>();
		private final List<TextPart> inner = new ArrayList<>();
		private final Deque<Open> open = new ArrayDeque<>();
		private int unitStart;
		private int procedureStart;

		Reader(String text) {
			this.text = text;
		}

		List<TextPart> read() {
			for (int start = 0; start < text.length();) {
				int newLine = text.indexOf('\n', start);
				int end = newLine < 0 ? text.length() : newLine + 1;
				if (!text.startsWith(Canonical.SENTINEL, start)) {
					line(start, end);
				}
				start = end;
			}
			if (unitStart < text.length()) {
				close(text.length());
			}
			return units;
		}

		private void line(int start, int end) {
			String line = text.substring(start, end).strip().toLowerCase(Locale.ROOT);
			if (open.peek() == Open.INTERFACE) {
				if (INTERFACE_END.matcher(line).matches()) {
					open.pop();
				}
			} else if (END.matcher(line).matches()) {
				ended(end);
			} else if (PROCEDURE.matcher(line).matches()) {
				if (!open.contains(Open.PROCEDURE)) {
					procedureStart = start;
				}
				open.push(Open.PROCEDURE);
			} else if (OTHER_UNIT.matcher(line).matches()) {
				open.push(Open.OTHER);
			} else if (INTERFACE.matcher(line).matches()) {
				open.push(Open.INTERFACE);
			}
		}

		private void ended(int end) {
			boolean procedure = open.poll() == Open.PROCEDURE && !open.contains(Open.PROCEDURE);
			if (procedure) {
				inner.add(new TextPart(procedureStart, end, List.of()));
			}
			if (open.isEmpty()) {
				close(end);
			}
		}

		private void close(int end) {
			units.add(new TextPart(unitStart, end, List.copyOf(inner)));
			inner.clear();
			unitStart = end;
		}
	}

	/** The text of it. */
	String of(String text) {
		return text.substring(start, end);
	}

	/** The text of it, with procedures that have only their first and their last lines. */
	String outline(String text) {
		StringBuilder outline = new StringBuilder(of(text));
		for (TextPart procedure : inner) {
			int first = text.indexOf('\n', procedure.start);
			int last = text.lastIndexOf('\n', procedure.end - 2);
			for (int i = first + 1; i < last; i++) {
				outline.setCharAt(i - start, '\n');
			}
		}
		return outline.toString();
	}
}
