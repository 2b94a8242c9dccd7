package org.racelens.frontend.fortran.source;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Keeps statements that end too early, as they do while they are written, from taking what follows with them: the parser would look for
 * their ends there, over all program units. In their place stands a mistake that ends with its line and has the same names.
 */
final class UnfinishedStatements {
	private static final String OPEN_ENDS = "=+-(%,:";
	/** What says something of names, and nothing without any. */
	private static final Set<String> ALONE = Set.of("call", "implicit", "use", "dimension", "external", "intrinsic", "pointer", "target",
			"allocatable", "optional", "value", "volatile", "contiguous", "protected", "codimension", "common", "namelist", "equivalence",
			"parameter", "data", "procedure", "integer", "real", "logical", "character", "complex");
	/** A group of names without any. */
	private static final Pattern GROUP = Pattern.compile("(?:common|namelist)\\b[^=(]*/\\s*\\w*\\s*/");
	/** Nothing of a module is named, and that is all there is to say. Fortran 2018 §14.2.2 */
	private static final Pattern NO_NAMES = Pattern.compile("use\\b.*,\\s*only\\s*:");
	/** What has an end of its own further down, and descriptions of formats, whose texts may hold anything. */
	private static final Pattern KEPT = Pattern.compile("(?:\\w+\\s*:\\s*)?(?:else\\s*)?if\\b.*\\bthen|(?:\\w+\\s*:\\s*)?"
			+ "(?:do|select|where|forall|associate|interface(?!\\s*:)|(?:type|class)(?!\\s*\\()|case|block|critical|format|end"
			+ "|(?:[a-z]+\\s+|(?:type|class)\\s*\\(.*\\)\\s*)*(?:function|subroutine))\\b.*");
	private static final Pattern LOOP = Pattern.compile("(?:\\w+\\s*:\\s*)?do\\s+[a-z]\\w*\\s*=");
	private static final Pattern NAME = Pattern.compile("(?<![\\w%.'\"])[a-z]\\w*");
	private static final Set<String> KEYWORDS = Set.of("if", "print", "write", "read", "allocate", "deallocate", "allocated", "stop",
			"return", "only", "type", "class", "interface", "intent", "save");
	private static final String MISTAKE = "@@@";

	private UnfinishedStatements() {
	}

	static boolean has(Statement statement) {
		String code = statement.code();
		return isLoop(code) || (isOpen(code) || depth(code) > 0) && !KEPT.matcher(code).matches();
	}

	/** Whether something is missing behind the last word. */
	private static boolean isOpen(String code) {
		char last = code.charAt(code.length() - 1);
		return OPEN_ENDS.indexOf(last) >= 0 || last == '/' && GROUP.matcher(code).matches() || ALONE.contains(code);
	}

	/** Whether a loop begins that has no bounds yet. */
	static boolean isLoop(String code) {
		return LOOP.matcher(code).matches();
	}

	private static int depth(String code) {
		int depth = 0;
		char quote = 0;
		for (int i = 0; i < code.length(); i++) {
			quote = Quotes.after(quote, code.charAt(i));
			depth += quote == 0 ? Parentheses.depth(code.charAt(i)) : 0;
		}
		return depth;
	}

	static void end(Statement statement, Edits edits) {
		if (isLoop(statement.code())) {
			edits.insert(statement.end(), "0, 0; " + MISTAKE);
			return;
		}
		if (NO_NAMES.matcher(statement.code()).matches()) {
			edits.blank(statement.start(), statement.end());
			return;
		}
		Set<String> names = new LinkedHashSet<>();
		for (Matcher name = NAME.matcher(statement.code()); name.find();) {
			names.add(name.group());
		}
		names.removeAll(KEYWORDS);
		names.removeAll(ALONE);
		edits.blank(statement.start(), statement.end());
		edits.insert(statement.end(), names.isEmpty() ? MISTAKE : mistake(List.copyOf(names)));
	}

	/** An assignment with a parenthesis that nothing opens. */
	private static String mistake(List<String> names) {
		return names.get(0) + "=" + String.join("+", names) + ")";
	}
}
