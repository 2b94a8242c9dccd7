package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Gives selections without a case one: the grammar asks for it. */
final class EmptySelections {
	private static final Pattern SELECT = Pattern.compile("(?:\\w+\\s*:\\s*)?select\\s*(case|type|rank)\\s*\\(.*\\)");
	private static final Pattern END = Pattern.compile("end\\s*select\\b.*");

	private EmptySelections() {
	}

	static void fill(List<Statement> statements, Edits edits) {
		for (int i = 0; i + 1 < statements.size(); i++) {
			Statement statement = statements.get(i);
			Matcher select = SELECT.matcher(statement.code());
			if (statement.code().contains("select") && select.matches() && END.matcher(statements.get(i + 1).code()).matches()) {
				edits.insert(statement.end(), select.group(1).equals("type") ? "; class default" : "; " + select.group(1) + " default");
			}
		}
	}
}
