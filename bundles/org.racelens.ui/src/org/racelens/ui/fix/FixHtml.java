package org.racelens.ui.fix;

import org.racelens.analysis.fix.VerifiedFix;
import org.racelens.model.source.SourceText;

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

	/** The changed lines. */
	static String change(SourceText before, SourceText after) {
		StringBuilder html = new StringBuilder("<pre>");
		for (String line : FixWords.diff(before, after)) {
			if (line.startsWith("+")) {
				html.append("<b><span style=\"background:" + ADDED + "\">").append(escaped(line)).append("</span></b>");
			} else if (line.startsWith("-")) {
				html.append("<span style=\"background:" + REMOVED + "\">").append(escaped(line)).append("</span>");
			} else {
				html.append(escaped(line.startsWith("@@") ? "" : line));
			}
			html.append("\n");
		}
		return html.append("</pre>").toString();
	}

	static String escaped(String text) {
		return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
	}
}
