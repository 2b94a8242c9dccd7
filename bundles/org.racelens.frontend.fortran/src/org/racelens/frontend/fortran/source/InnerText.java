package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The parts of a text, as it stands in its file, whose procedures surely belong to no file: those of modules, and remarks. Too little
 * rather than too much.
 *
 * @param parts in the order of the text, each from its first character to one past its last
 */
record InnerText(List<int[]> parts) {
	private static final Pattern LINE = Pattern.compile("(?im)^[ \\t]*(?:(?:(sub)?module[ \\t]*(?:\\([^()\\n]*\\))?[ \\t]*\\w+"
			+ "|(end)[ \\t]*(?:sub)?module\\b[ \\t]*\\w*)[ \\t]*(?:!.*)?\\r?$|(!)(?![$(]).*$|#[ \\t]*(if|else|elif|end|include))");

	/** Finds them in a text. */
	static InnerText of(String text) {
		List<int[]> parts = new ArrayList<>();
		Matcher line = LINE.matcher(text);
		int depth = 0;
		int start = -1;
		int outer = 0;
		while (line.find()) {
			String directive = line.group(4) == null ? "" : line.group(4).toLowerCase(Locale.ROOT);
			if (line.group(3) != null) {
				parts.add(new int[] { line.start(), line.end() });
			} else if (!directive.isEmpty()) {
				depth += directive.equals("if") ? 1 : directive.equals("end") ? -1 : 0;
			} else if (line.group(2) == null) {
				start = line.end();
				outer = depth;
			} else if (start >= 0) {
				if (depth == outer && depth == 0) {
					parts.add(new int[] { start, line.start() });
				}
				start = -1;
			}
		}
		return new InnerText(List.copyOf(parts));
	}

	/** Whether a character is in one of them. */
	boolean contains(int offset) {
		return parts.stream().anyMatch(p -> p[0] <= offset && offset < p[1]);
	}
}
