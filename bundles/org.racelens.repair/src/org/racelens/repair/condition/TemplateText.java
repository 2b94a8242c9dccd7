package org.racelens.repair.condition;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.openmp.unit.ParsedUnit;

/** Where templates of C++ stand in a text: types that are known of an instance need not be those of another one. */
final class TemplateText {
	private static final Pattern TEMPLATE = Pattern.compile("\\btemplate\\s*<");
	private static final Pattern GENERIC = Pattern.compile("\\(([^()]*[\\s,(&])?auto\\b[^()]*\\)");

	private TemplateText() {
	}

	/** Whether an offset may be inside of a template, told by braces: a brace in a comment may make it say so without need. */
	static boolean contains(ParsedUnit unit, int offset) {
		if (!unit.language().hasTemplates()) {
			return false;
		}
		String text = unit.source().text();
		return isInside(TEMPLATE.matcher(text), text, offset) || isInside(GENERIC.matcher(text), text, offset);
	}

	private static boolean isInside(Matcher heads, String text, int offset) {
		while (heads.find() && heads.start() < offset) {
			int at = heads.end();
			while (at < text.length() && text.charAt(at) != '{' && text.charAt(at) != ';') {
				at++;
			}
			if (offset < bodyEnd(text, at)) {
				return true;
			}
		}
		return false;
	}

	/** One past the brace that belongs to the one at an offset. */
	private static int bodyEnd(String text, int offset) {
		int depth = 0;
		for (int i = offset; i < text.length(); i++) {
			depth += text.charAt(i) == '{' ? 1 : text.charAt(i) == '}' ? -1 : 0;
			if (depth == 0) {
				return i + 1;
			}
		}
		return text.length();
	}
}
