package org.racelens.frontend.fortran.source;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes blocks of loops that end with a label, which several may share: {@code do 10 i = 1, n … 10 continue} becomes
 * {@code do i = 1, n … 10 continue; end do}. Fortran 2018 §11.1.7.2 and annex B.3.10
 */
final class LabelledLoops {
	private static final Pattern DO = Pattern
			.compile("(?:\\w+\\s*:\\s*)?do\\s*(\\d+)(\\s*,)?\\s*(?:$|(?:while|concurrent)\\s*\\(.*|[a-z]\\w*\\s*=(.*))");
	private static final Pattern END_OF_LOOP = Pattern.compile("end\\s*do\\b.*");
	private static final Pattern END_OF_UNIT = Pattern
			.compile("end(?:\\s*(?:program|module|submodule|subroutine|function|procedure|block\\s*data)\\b[\\s\\w]*)?");

	private LabelledLoops() {
	}

	/**
	 * A loop that is open.
	 *
	 * @param start of what stands between {@code do} and its control
	 */
	private record Loop(String label, int start, int end) {
	}

	static void toBlocks(List<Statement> statements, Edits edits) {
		Deque<Loop> open = new ArrayDeque<>();
		for (Statement statement : statements) {
			String code = statement.code();
			Matcher loop = DO.matcher(code);
			if (code.startsWith("end") && END_OF_UNIT.matcher(code).matches()) {
				open.clear();
			} else if (code.contains("do") && loop.matches() && isLoop(loop.group(3))) {
				int end = loop.start(2) >= 0 ? loop.end(2) : loop.end(1);
				open.push(new Loop(label(loop.group(1)), statement.start() + loop.start(1), statement.start() + end));
			}
			if (!statement.label().isEmpty()) {
				close(statement, open, edits);
			}
		}
	}

	/** Whether what follows a variable has a beginning and an end: {@code do10i = 3} assigns. */
	private static boolean isLoop(String bounds) {
		int depth = 0;
		for (int i = 0; bounds != null && i < bounds.length(); i++) {
			char c = bounds.charAt(i);
			depth += c == '(' ? 1 : c == ')' ? -1 : 0;
			if (c == ',' && depth == 0) {
				return true;
			}
		}
		return bounds == null;
	}

	private static String label(String written) {
		return written.replaceFirst("^0+(?=.)", "");
	}

	/** Closes the innermost loops that end with a statement. */
	private static void close(Statement statement, Deque<Loop> open, Edits edits) {
		boolean isClosed = END_OF_LOOP.matcher(statement.code()).matches();
		while (!open.isEmpty() && open.peek().label.equals(statement.label())) {
			Loop loop = open.pop();
			edits.blank(loop.start, loop.end);
			if (!isClosed) {
				edits.insert(statement.end(), "; end do");
			}
			isClosed = false;
		}
	}
}
