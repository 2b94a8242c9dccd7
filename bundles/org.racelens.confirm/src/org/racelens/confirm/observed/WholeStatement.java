package org.racelens.confirm.observed;

import java.util.regex.Pattern;
import org.racelens.model.source.SourceRange;
import org.racelens.report.SourceLines;

/** The statement of Fortran around a line, for compilers that name some line and column of it for all that it accesses. */
record WholeStatement(SourceLines lines, String path) {
	/** Fortran 2018 §6.3.2.4 */
	private static final Pattern CONTINUED = Pattern.compile("^[^!]*&\\s*(?:!.*)?$");
	/** Fortran 2018 §6.3.3.2 */
	private static final Pattern CONTINUES = Pattern.compile("^ {5}[^ 0].*$");
	private static final Pattern COMMENT = Pattern.compile("^\\s*(?:!.*)?$");

	/** All its lines, without a column. */
	SourceRange at(int line) {
		int first = line;
		while (first > 1 && isOne(first - 1, first)) {
			first--;
		}
		int last = line;
		while (isOne(last, last + 1)) {
			last++;
		}
		SourceRange begin = SourcePlaces.place(path, first, 1 + text(first).length() - text(first).stripLeading().length(), 0);
		return new SourceRange(path, begin.offset(), begin.offset(), first, begin.column(), last);
	}

	/** Whether a line belongs to the statement of the one above it. */
	private boolean isOne(int above, int below) {
		if (lines.line(path, below).isEmpty()) {
			return false;
		}
		return CONTINUED.matcher(text(above)).matches() || CONTINUES.matcher(text(below)).matches()
				|| COMMENT.matcher(text(above)).matches() && above > 1 && CONTINUED.matcher(text(above - 1)).matches();
	}

	private String text(int line) {
		return lines.line(path, line).orElse("");
	}
}
