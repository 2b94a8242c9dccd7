package org.racelens.frontend.fortran.source;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * {@code assign 10 to k} gives the variable the number of the label, and {@code goto k} is written as {@code goto (10, 20), k}. What was
 * written stays in the file. Fortran 77 §10.3, §11.3
 */
final class AssignedLabels {
	private static final Pattern ASSIGN = Pattern.compile("(?:if\\b.*\\)\\s*)?(assign\\s*(\\d+)\\s*to\\s*([a-z]\\w*))\\s*");
	private static final Pattern GOTO = Pattern
			.compile("(?:if\\b.*\\)\\s*)?(go\\s*to\\s*([a-z]\\w*)\\s*(?:,?\\s*\\(([\\d\\s,]+)\\)\\s*)?)");

	private AssignedLabels() {
	}

	/** Writes them as the grammar knows them. Without a list any label may be meant that the variable is given in the file. */
	static void of(List<Statement> statements, Edits edits) {
		Map<String, Set<String>> given = new LinkedHashMap<>();
		for (Statement s : statements) {
			Matcher m = ASSIGN.matcher(s.code().contains("assign") ? s.code() : "");
			if (m.matches()) {
				given.computeIfAbsent(m.group(3), k -> new LinkedHashSet<>()).add(m.group(2));
				edits.replace(s.start() + m.start(1), s.start() + m.end(1), m.group(3) + "=" + m.group(2));
			}
		}
		if (given.isEmpty()) {
			return;
		}
		for (Statement s : statements) {
			Matcher m = GOTO.matcher(s.code());
			if (m.matches() && given.containsKey(m.group(2))) {
				String labels = m.group(3) == null ? String.join(",", given.get(m.group(2))) : m.group(3);
				edits.replace(s.start() + m.start(1), s.start() + m.end(1), "goto (" + labels + ")," + m.group(2));
			}
		}
	}
}
