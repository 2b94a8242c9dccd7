package org.racelens.ui.preference;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.racelens.openmp.library.FunctionModels;

/** Underlines the lines of function models that say nothing. */
final class ModelLines {
	private ModelLines() {
	}

	static void underlineProblems(StyledText text) {
		text.addModifyListener(event -> style(text));
		style(text);
	}

	private static void style(StyledText text) {
		text.setStyleRanges(FunctionModels.parse(text.getText()).problems().stream().map(p -> range(text, p.line() - 1))
				.toArray(StyleRange[]::new));
	}

	private static StyleRange range(StyledText text, int line) {
		String content = text.getLine(line);
		int indent = content.length() - content.stripLeading().length();
		StyleRange range = new StyleRange();
		range.start = text.getOffsetAtLine(line) + indent;
		range.length = content.strip().length();
		range.underline = true;
		range.underlineStyle = SWT.UNDERLINE_ERROR;
		range.underlineColor = text.getDisplay().getSystemColor(SWT.COLOR_RED);
		return range;
	}
}
