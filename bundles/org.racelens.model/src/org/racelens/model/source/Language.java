package org.racelens.model.source;

import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The languages that front ends read, with what is a language's own beyond the meaning of its programs: who changes a text or looks for its
 * parts asks here.
 */
public enum Language {
	C(false), CPP(true);

	private static final String PROGRAM = "main";
	private static final String REMARK = "//";
	private static final Pattern ASSERTIONS = Pattern
			.compile("(?m)^[ \\t]*#[ \\t]*include[ \\t]*[<\"](?:assert\\.h|cassert)[>\"]");
	private static final String DIRECTIVE = "#pragma omp ";

	private final boolean templates;

	Language(boolean templates) {
		this.templates = templates;
	}

	/** Whether one text of a function or class may stand for many. */
	public boolean hasTemplates() {
		return templates;
	}

	/** Whether a program starts with the function of a name. */
	public boolean isProgram(String function) {
		return function.equals(PROGRAM);
	}

	/** A directive as it stands in a line, without indentation: {@code #pragma omp barrier}. */
	public String directive(String text) {
		return DIRECTIVE + text;
	}

	/** A statement that ends the program where an expression does not hold; for texts of which {@link #hasAssertions} is true. */
	public String assertion(String expression) {
		return "assert(" + expression + ");";
	}

	/** Whether a text includes what assertions need. C17 §7.2, C++17 §22.3 */
	public boolean hasAssertions(String text) {
		return ASSERTIONS.matcher(text).find();
	}

	/** A remark up to the end of a line. */
	public String remark(String text) {
		return REMARK + " " + text;
	}

	/** A remark between the words of a line; empty where the language has none. */
	public Optional<String> enclosedRemark(String text) {
		return Optional.of("/* " + text.replace("*/", "* /") + " */");
	}

	/** Whether the rest of a line, without white space around it, is nothing but a remark. */
	public boolean isRemark(String rest) {
		return rest.startsWith(REMARK) || rest.startsWith("/*") && rest.indexOf("*/") == rest.length() - 2;
	}
}
