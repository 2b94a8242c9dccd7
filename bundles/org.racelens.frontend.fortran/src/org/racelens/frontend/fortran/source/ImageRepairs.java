package org.racelens.frontend.fortran.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes what is said of other images as the grammar knows it. What was written stays in the file. */
public final class ImageRepairs {
	private static final Pattern CRITICAL = Pattern
			.compile("(?:(?:\\w+\\s*:\\s*)?|end\\s*)(critical)\\s*(\\(\\s*(?:stat|errmsg)\\s*=.*\\)\\s*)?(?:(?<=\\s)\\w+\\s*)?");
	/** Not a list of values, which follows no name. */
	private static final Pattern IMAGES = Pattern.compile("(,\\s*codimension|(?<=[\\w)]))\\s*\\[[^\\]]*\\]");
	private static final Pattern WRITE = Pattern.compile("\\bwrite\\s*\\(");
	/** What stands in place of the image of an object: no object has a component of this name. */
	public static final String OTHER = "%images__";

	private ImageRepairs() {
	}

	static void of(Statement statement, Edits edits) {
		if (statement.code().contains("critical")) {
			critical(CRITICAL.matcher(statement.code()), statement, edits);
		}
		if (statement.code().indexOf('[') >= 0) {
			images(IMAGES.matcher(statement.code()), statement, edits);
		}
	}

	/** A critical section of images is a block; what was written stays in the file. Fortran 2018 §11.1.6 */
	private static void critical(Matcher m, Statement statement, Edits edits) {
		if (m.matches()) {
			edits.replace(statement.start() + m.start(1), statement.start() + m.end(1), "block   ");
			if (m.start(2) >= 0) {
				edits.blank(statement.start() + m.start(2), statement.start() + m.end(2));
			}
		}
	}

	/** An object of another image is written as a component that none has, so that it is not taken for the own one. Fortran 2018 §9.6 */
	private static void images(Matcher m, Statement statement, Edits edits) {
		Matcher write = WRITE.matcher(statement.code());
		int list = write.find() ? Parentheses.close(statement.code(), write.end() - 1) + 1 : 0;
		while (m.find()) {
			boolean declared = m.group().endsWith("*]") || m.group().indexOf(':') >= 0 || !m.group(1).isEmpty();
			if (m.start() != list || list == 0) {
				edits.replace(statement.start() + m.start(), statement.start() + m.end(), declared ? " " : OTHER);
			}
		}
	}
}
