package org.racelens.frontend.fortran.source;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes from derived types the parameters that the grammar does not know. Those among the components get an attribute that components have
 * nowhere, so that it is seen that there is no one layout. Fortran 2018 §7.5.3
 */
final class ParameterizedTypes {
	private static final Pattern HEAD = Pattern.compile("type(?:\\s*,.*::\\s*|\\s*::\\s*|\\s+(?!is\\b))[a-z]\\w*\\s*(\\(.*\\))");
	private static final Pattern PARAMETER = Pattern.compile("integer\\b[^:]*,\\s*(kind|len)\\s*::.*");
	private static final Pattern USE = Pattern.compile("(?:type|class)\\s*\\(\\s*[a-z]\\w*\\s*(\\().*");
	private static final String ATTRIBUTE = "save";

	private ParameterizedTypes() {
	}

	static void plain(Statement statement, Edits edits) {
		String code = statement.code();
		Matcher head = HEAD.matcher(code);
		Matcher parameter = PARAMETER.matcher(code);
		Matcher use = USE.matcher(code);
		if (head.matches()) {
			edits.blank(statement.start() + head.start(1), statement.start() + head.end(1));
		} else if (parameter.matches()) {
			edits.replace(statement.start() + parameter.start(1), statement.start() + parameter.end(1), ATTRIBUTE);
		} else if (use.matches()) {
			int close = Parentheses.close(code, use.start(1));
			boolean isType = close > 0 && code.substring(close + 1).stripLeading().startsWith(")");
			if (isType) {
				edits.blank(statement.start() + use.start(1), statement.start() + close + 1);
			}
		}
	}
}
