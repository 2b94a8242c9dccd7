package org.racelens.analysis.tests.oracle;

import java.util.LinkedHashMap;
import java.util.Map;

/** The lines of a Fortran text in free form; a directive that is too long goes on in the next line. */
final class FortranLines {
	/** The most characters that a line may have. Fortran 2018 §6.3.2.1 */
	private static final int LONGEST = 132;
	private static final String SENTINEL = "!$omp ";
	private final StringBuilder text = new StringBuilder();
	private final Map<Integer, Integer> lines = new LinkedHashMap<>();
	private int line = 1;
	private int depth;

	PrintedProgram printed() {
		return new PrintedProgram(text.toString(), lines);
	}

	void indent() {
		depth++;
	}

	void outdent() {
		depth--;
	}

	/** The next line holds the access of a label. */
	void mark(int label) {
		lines.put(label, line);
	}

	void directive(String content) {
		String rest = content.strip();
		int room = LONGEST - 2 * depth - SENTINEL.length() - 2;
		while (rest.length() > room) {
			int end = Math.max(rest.lastIndexOf(", ", room - 1), rest.lastIndexOf(") ", room - 1)) + 1;
			if (end == 0) {
				throw new IllegalArgumentException("no place to break " + rest);
			}
			write(SENTINEL + rest.substring(0, end) + " &");
			rest = rest.substring(end).strip();
		}
		write(SENTINEL + rest);
	}

	/** A line of a statement, which no line follows that belongs to it. */
	void line(String content) {
		write(content);
	}

	private void write(String content) {
		String indented = "  ".repeat(depth) + content;
		if (indented.length() > LONGEST) {
			throw new IllegalArgumentException("a line of " + indented.length() + " characters");
		}
		text.append(indented).append('\n');
		line++;
	}
}
