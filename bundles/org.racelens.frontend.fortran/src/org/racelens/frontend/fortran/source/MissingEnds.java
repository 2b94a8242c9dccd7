package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Ends loops and conditions that have no end before the program unit ends: the parser would look for it in the units that follow. A mistake
 * stands before the end, so that it is said where it is missing.
 */
final class MissingEnds {
	private static final Pattern LOOP = Pattern
			.compile("(?:(\\w+)\\s*:\\s*)?do\\s*(?:|,?\\s*(?:while|concurrent)\\s*\\(.*\\).*|([a-z]\\w*\\s*=.*))");
	private static final Pattern CONDITION = Pattern.compile("(?:(\\w+)\\s*:\\s*)?if\\s*\\(.*\\)\\s*then");
	private static final String MISTAKE = "@@@; ";
	private static final Pattern END = Pattern.compile("end\\s*(do|if)\\b(?:\\s*\\w+)?");
	private static final Pattern END_OF_PART = Pattern.compile("contains|"
			+ "end(?:\\s*(?:program|module|submodule|subroutine|function|procedure|block\\s*data)\\b[\\s\\w]*)?");
	private static final Pattern LABELLED = Pattern.compile("(?:\\w+\\s*:\\s*)?do\\s*\\d+.*");

	private MissingEnds() {
	}

	/** In each part of a unit, what is open is known by the words of its end. */
	static void add(List<Statement> statements, Edits edits) {
		Deque<String> open = new ArrayDeque<>();
		boolean isClear = true;
		for (Statement statement : statements) {
			String code = statement.code();
			if (END_OF_PART.matcher(code).matches()) {
				if (isClear && !open.isEmpty()) {
					edits.insert(statement.first(), MISTAKE + String.join("; ", open) + "; ");
				}
				open.clear();
				isClear = true;
			} else {
				isClear &= !LABELLED.matcher(code).matches() && step(statement, open, edits);
			}
		}
	}

	/** Whether the statement fits to what is open, or what is between has been ended. */
	private static boolean step(Statement statement, Deque<String> open, Edits edits) {
		String code = statement.code();
		Matcher end = END.matcher(code);
		if (end.matches()) {
			return ends("end " + end.group(1), statement, open, edits);
		}
		Matcher loop = LOOP.matcher(code);
		Matcher condition = CONDITION.matcher(code);
		if (loop.matches() && (loop.group(2) == null || UnfinishedStatements.isLoop(code)
				|| Parentheses.outside(code, loop.start(2), ",") < code.length())) {
			open.push(named("end do", loop.group(1)));
		} else if (condition.matches()) {
			open.push(named("end if", condition.group(1)));
		}
		return true;
	}

	private static boolean ends(String words, Statement statement, Deque<String> open, Edits edits) {
		if (open.stream().noneMatch(o -> o.startsWith(words))) {
			return false;
		}
		StringBuilder missing = new StringBuilder();
		while (!open.peek().startsWith(words)) {
			missing.append(open.pop()).append("; ");
		}
		open.pop();
		if (missing.length() > 0) {
			edits.insert(statement.first(), MISTAKE + missing);
		}
		return true;
	}

	private static String named(String end, String name) {
		return name == null ? end : end + " " + name;
	}
}
