package org.racelens.frontend.fortran.source;

/**
 * The text in which each statement and each directive stands on one line, while it is made of lines of either form: comments are left out,
 * a directive begins with {@link #SENTINEL}.
 */
public final class Canonical {
	/** Begins each directive. */
	public static final String SENTINEL = "!$omp";

	private enum Kind {
		NONE, STATEMENT, DIRECTIVE
	}

	private final TracedText lines;
	private final TracedText made;
	private Kind line = Kind.NONE;
	/** the mark of the string in which the line ends so far */
	private char quote;
	private int lineEnd;

	Canonical(TracedText lines) {
		this.lines = lines;
		made = new TracedText(lines.length() + 1);
	}

	/** The text, once all lines are in it. */
	TracedText made() {
		end();
		return made;
	}

	boolean isStatement() {
		return line == Kind.STATEMENT;
	}

	boolean isDirective() {
		return line == Kind.DIRECTIVE;
	}

	/** Whether the line ends inside of a string so far. */
	boolean isInString() {
		return quote != 0;
	}

	/** Ends the statement or directive, if there is one. */
	void end() {
		if (line != Kind.NONE) {
			made.append(lines, lineEnd, lineEnd + 1);
		}
		line = Kind.NONE;
		quote = 0;
	}

	void beginStatement() {
		end();
		line = Kind.STATEMENT;
	}

	/** Begins a directive. @param sentinel where it stands in the lines */
	void beginDirective(int sentinel) {
		end();
		line = Kind.DIRECTIVE;
		for (int i = 0; i < SENTINEL.length(); i++) {
			made.append(SENTINEL.charAt(i), lines.origin(sentinel + i));
		}
		made.append(' ', lines.origin(sentinel + SENTINEL.length() - 1));
	}

	/** Appends blanks in place of a part of the lines. */
	void blank(int start, int end) {
		made.blank(lines, start, end);
	}

	/** Keeps words apart that two lines have. */
	void separate(int at) {
		made.append(' ', lines.origin(at));
	}

	char last() {
		return made.length() == 0 ? '\n' : made.charAt(made.length() - 1);
	}

	/** Appends a part of a line of which the end is known. */
	void append(int start, int end) {
		made.append(lines, start, end);
	}

	/**
	 * Where the code of a part of a line ends: before a comment and white space. Takes note of strings, and that the line ends here so far.
	 */
	int codeEnd(int start, int end) {
		lineEnd = lines.lineEnd(end);
		int i = start;
		while (i < end && (quote != 0 || lines.charAt(i) != '!')) {
			quote = Quotes.after(quote, lines.charAt(i));
			i++;
		}
		return lines.lastVisible(start, i);
	}

	/** No string goes on behind this line. */
	void closeString() {
		quote = 0;
	}
}
