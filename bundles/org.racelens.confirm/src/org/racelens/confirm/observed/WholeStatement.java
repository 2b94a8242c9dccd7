package org.racelens.confirm.observed;

import java.util.regex.Pattern;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.StatementSyntax;
import org.racelens.report.SourceLines;

/**
 * The statement around a line, for compilers that name some line and column of it for all that it accesses.
 *
 * @param syntax of the file's language
 */
record WholeStatement(SourceLines lines, String path, StatementSyntax syntax) {
	/** Stands between the lines of a statement, and is none of them. Fortran 2018 §6.3.2.4 */
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
		int code = above;
		while (code > 1 && COMMENT.matcher(text(code)).matches()) {
			code--;
		}
		return lines.line(path, below).isPresent() && syntax.goesOn(text(code) + "\n" + text(below), text(code).length() + 1);
	}

	private String text(int line) {
		return lines.line(path, line).orElse("");
	}
}
