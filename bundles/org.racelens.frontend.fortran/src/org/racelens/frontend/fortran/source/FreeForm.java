package org.racelens.frontend.fortran.source;

/** Makes one line of each statement and directive in free form. Fortran 2018 §6.3.2, OpenMP 5.2 §3.1.2 */
final class FreeForm {
	private static final int CONDITIONAL = 2;

	private final TracedText text;
	private final Canonical lines;
	/** whether the last line ends with a mark of continuation */
	private boolean goesOn;

	private FreeForm(TracedText text) {
		this.text = text;
		lines = new Canonical(text);
	}

	static TracedText of(TracedText text) {
		FreeForm form = new FreeForm(text);
		for (int start = 0; start < text.length();) {
			int end = text.lineEnd(start);
			form.line(text.firstVisible(start, end), end);
			start = end + 1;
		}
		return form.lines.made();
	}

	private void line(int first, int end) {
		if (first == end) {
			return;
		}
		if (text.charAt(first) != '!') {
			code(first, end);
		} else if (isSentinel(first, end, Canonical.SENTINEL)) {
			directive(first, end);
		} else if (isSentinel(first, end, "!$")) {
			int statement = text.firstVisible(first + CONDITIONAL, end);
			if (statement < end && text.charAt(statement) != '!') {
				code(statement, end);
			}
		}
	}

	/** Whether a line begins with a sentinel, behind which there is white space or a mark of continuation. */
	private boolean isSentinel(int first, int end, String sentinel) {
		int behind = first + sentinel.length();
		return text.hasAt(first, sentinel)
				&& (behind >= end || Words.isBlank(text.charAt(behind)) || text.charAt(behind) == '&');
	}

	private void directive(int first, int end) {
		int start = text.firstVisible(first + Canonical.SENTINEL.length(), end);
		if (lines.isDirective() && goesOn) {
			start = continued(start, end, first);
		} else {
			lines.beginDirective(first);
		}
		append(start, end);
	}

	private void code(int first, int end) {
		int start = first;
		if (lines.isStatement() && goesOn) {
			start = continued(first, end, first);
		} else {
			lines.beginStatement();
			if (text.charAt(first) == '&') {
				start++;
			}
		}
		append(start, end);
	}

	/** Where what is continued begins in a line. */
	private int continued(int first, int end, int lineStart) {
		if (first < end && text.charAt(first) == '&') {
			return first + 1;
		}
		if (!lines.isInString()) {
			lines.separate(lineStart);
		}
		return first;
	}

	private void append(int start, int end) {
		int last = lines.codeEnd(start, end);
		goesOn = last > start && text.charAt(last - 1) == '&' || last <= start && goesOn;
		lines.append(start, last > start && goesOn ? last - 1 : Math.max(start, last));
		if (!goesOn) {
			lines.closeString();
		}
	}
}
