package org.racelens.confirm.build;

import java.util.List;
import java.util.regex.Pattern;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;

/**
 * Lines of a source that say which lines of another file those behind them come from, as generators of code and preprocessors write them.
 * What is told of the source are its own lines, which debug information has to name.
 */
final class NumberedLines {
	/** C11 §6.10.4, and what preprocessors make of it. */
	private static final Pattern LINE = Pattern.compile("(?m)^[ \\t]*#[ \\t]*(?:line\\b|\\d).*$");

	private NumberedLines() {
	}

	/** The edits that take them out and keep all lines where they are. */
	static List<TextEdit> edits(SourceText source) {
		return LINE.matcher(source.text()).results().map(line -> new TextEdit(line.start(), line.end(), "")).toList();
	}
}
