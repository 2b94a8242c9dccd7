package org.racelens.ui.fix;

import java.util.List;
import org.racelens.model.source.SourceText;
import org.racelens.repair.fix.VerifiedFix;

/** A fix as the small window beside a list of quick fixes shows it: some platforms draw its colours, all draw its marks. */
final class FixHtml {
	private static final String ADDED = "rgba(0, 158, 115, 0.25)";
	private static final String REMOVED = "rgba(213, 94, 0, 0.25)";

	private FixHtml() {
	}

	/** @param before the text the fix was made for */
	static String of(VerifiedFix fix, SourceText before) {
		return "<p>" + escaped(FixWords.reason(fix)) + "</p><p>" + escaped(FixWords.verified(fix)) + "</p><br>"
				+ change(before, fix.fixed());
	}

	/** The changed lines with one before and one after them: the window is small. */
	static String change(SourceText before, SourceText after) {
		List<String> lines = FixWords.diff(before, after);
		StringBuilder html = new StringBuilder("<pre>");
		for (int i = 0; i < lines.size(); i++) {
			if (isChanged(lines, i)) {
				html.append(marked(lines.get(i))).append("\n");
			} else if ((isChanged(lines, i - 1) || isChanged(lines, i + 1)) && !lines.get(i).startsWith("@@")) {
				html.append(escaped(lines.get(i))).append("\n");
			}
		}
		return html.append("</pre>").toString();
	}

	private static boolean isChanged(List<String> lines, int i) {
		return 0 <= i && i < lines.size() && (lines.get(i).startsWith("+") || lines.get(i).startsWith("-"));
	}

	private static String marked(String line) {
		return line.startsWith("+") ? "<b><span style=\"background:" + ADDED + "\">" + escaped(line) + "</span></b>"
				: "<span style=\"background:" + REMOVED + "\">" + escaped(line) + "</span>";
	}

	static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
	}
}
