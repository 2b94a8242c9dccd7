package org.racelens.frontend.fortran.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes what is said of other images, which the grammar does not know, in a way that it reads. What was written stays in the file. */
final class ImageRepairs {
	private static final Pattern CRITICAL = Pattern
			.compile("(?:(?:\\w+\\s*:\\s*)?|end\\s*)(critical)\\s*(\\(\\s*(?:stat|errmsg)\\s*=.*\\)\\s*)?(?:(?<=\\s)\\w+\\s*)?");
	/** Not a list of values, which follows no name. */
	private static final Pattern IMAGES = Pattern
			.compile("(?:,\\s*codimension|(?<=[\\w)]))\\s*\\[[^\\]]*\\]");

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

	/** Which image has an object is in the file. Fortran 2018 §9.6 */
	private static void images(Matcher m, Statement statement, Edits edits) {
		while (m.find()) {
			edits.blank(statement.start() + m.start(), statement.start() + m.end());
		}
	}
}
