package org.racelens.frontend.fortran.source;

/** The columns of fixed form. Fortran 2018 §6.3.3 */
final class Columns {
	static final int LAST = 72;
	/** The column that marks a continuation, from 0 on. */
	static final int MARK = 5;
	static final int STATEMENT = 6;

	private Columns() {
	}

	/** One past the last character of a line that is read. */
	static int cut(SourceForm form, TracedText text, int start, int end) {
		int last = form.columns();
		if (end - start <= last - STATEMENT) {
			return end;
		}
		int column = 0;
		for (int i = start; i < end; i++) {
			if (column >= last) {
				return i;
			}
			column = text.charAt(i) == '\t' && column < STATEMENT ? STATEMENT : column + 1;
		}
		return end;
	}

	/** Whether a line has a mark of comments in its first column. */
	static boolean isComment(TracedText text, int start, int end) {
		return start < end && "cC*dD!".indexOf(text.charAt(start)) >= 0;
	}

	/** Whether a line begins with a sentinel of conditional compilation or of directives. */
	static boolean hasSentinel(TracedText text, int start, int end) {
		return start + 1 < end && "cC*!".indexOf(text.charAt(start)) >= 0 && text.charAt(start + 1) == '$';
	}
}
