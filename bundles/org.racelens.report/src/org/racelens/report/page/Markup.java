package org.racelens.report.page;

import org.racelens.report.words.Visible;

/** Texts as they stand in markup, between tags and in quoted attributes alike. */
final class Markup {
	private Markup() {
	}

	static String text(String raw) {
		return Visible.inText(raw).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;").replace("'",
				"&#39;");
	}
}
