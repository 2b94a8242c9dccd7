package org.racelens.frontend.fortran.source;

/**
 * Makes one line in free form of each statement and directive in fixed form, of which what is beyond the last column is cut. Fortran 2018
 * §6.3.3, OpenMP 5.2 §3.1.1
 */
final class FixedForm {
	private static final String DIRECTIVE = "$omp";
	/** The columns of a sentinel of conditional compilation. */
	private static final int CONDITIONAL = 2;

	private final TracedText text;
	private final int columns;
	private final Canonical lines;
	/** whether the last line reaches its last column, so that a word may go on in the next */
	private boolean isFull;

	private FixedForm(TracedText text, int columns) {
		this.text = text;
		this.columns = columns;
		lines = new Canonical(text);
	}

	/** @param columns how many of a line are read */
	static TracedText of(TracedText text, int columns) {
		FixedForm form = new FixedForm(text, columns);
		for (int start = 0; start < text.length();) {
			int end = text.lineEnd(start);
			form.line(start, end);
			start = end + 1;
		}
		return form.lines.made();
	}

	private void line(int start, int end) {
		if (Columns.hasSentinel(text, start, end)) {
			sentinel(start, end);
		} else if (!Columns.isComment(text, start, end)) {
			code(start, start, end);
		}
	}

	private void sentinel(int start, int end) {
		if (!text.hasAt(start + 1, DIRECTIVE)) {
			conditional(start, end);
			return;
		}
		int mark = start + Columns.MARK;
		int first = Math.min(mark + 1, end);
		boolean isInitial = mark >= end || Words.isBlank(text.charAt(mark)) || text.charAt(mark) == '0';
		if (isInitial || !lines.isDirective()) {
			lines.beginDirective(start);
			append(first, end);
		} else {
			continued(first, end);
		}
		isFull = end - start >= columns;
	}

	/** A line that only compilers with OpenMP read, unless something else than labels stands before its statement. */
	private void conditional(int start, int end) {
		int i = start + CONDITIONAL;
		while (i < end && i < start + Columns.MARK && (text.charAt(i) == ' ' || Words.isDigit(text.charAt(i)))) {
			i++;
		}
		if (i == end || i == start + Columns.MARK || text.charAt(i) == '\t') {
			code(start + CONDITIONAL, start, end);
		}
	}

	/**
	 * A line of a statement.
	 *
	 * @param label where its label may begin
	 */
	private void code(int label, int start, int end) {
		int first = text.firstVisible(label, end);
		if (first == end) {
			return;
		}
		int mark = mark(label, start, end);
		int statement = Math.min(mark + 1, end);
		if (text.charAt(first) == '!' && first != mark) {
			return;
		}
		if (isMarked(mark, end) && first >= mark && lines.isStatement()) {
			continued(statement, end);
		} else {
			lines.beginStatement();
			if (first < mark) {
				lines.append(first, Math.min(mark, end));
			}
			lines.blank(mark < end ? mark : end, statement);
			append(statement, end);
		}
		isFull = end - start >= columns;
	}

	private void continued(int statement, int end) {
		int first = statement < end ? statement : end;
		boolean joins = first < end && Words.isPart(lines.last()) && Words.isPart(text.charAt(first));
		if (joins && !isFull && !lines.isInString()) {
			lines.separate(first - 1);
		}
		append(first, end);
	}

	/** Where the mark of continuation may stand: in its column, or behind the tab that stands for those before it. */
	private int mark(int label, int start, int end) {
		for (int i = label; i < end && i <= start + Columns.MARK; i++) {
			if (text.charAt(i) == '\t') {
				boolean isMarked = i + 1 < end && text.charAt(i + 1) >= '1' && text.charAt(i + 1) <= '9';
				return isMarked ? i + 1 : i;
			}
		}
		return start + Columns.MARK;
	}

	private boolean isMarked(int mark, int end) {
		return mark < end && !Words.isBlank(text.charAt(mark)) && text.charAt(mark) != '0';
	}

	private void append(int start, int end) {
		lines.append(start, Math.max(start, lines.codeEnd(start, end)));
	}
}
