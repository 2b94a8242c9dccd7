package org.racelens.report;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.racelens.model.source.SourceChange;

/**
 * Where lines of a changed text were before its changes: people look at the file as it was, while each fix speaks of the text that the
 * fixes before it left.
 */
final class LineHistory {
	private static final Pattern MENTIONED = Pattern.compile("\\blines? \\d{1,9}(?:(?:, | and | to |, and )\\d{1,9})*");
	private static final Pattern NUMBER = Pattern.compile("\\d+");

	private final String before;
	private final String after;
	private final List<SourceChange> changes;

	/** @param changes lead from {@code before} to {@code after}, one after the other */
	LineHistory(String before, String after, List<SourceChange> changes) {
		this.before = before;
		this.after = after;
		this.changes = List.copyOf(changes);
	}

	/** The line as it was, 1-based; of an inserted line the one that it was inserted before. */
	int line(int line) {
		int offset = startOf(line);
		for (int i = changes.size() - 1; i >= 0; i--) {
			offset = changes.get(i).offsetBefore(offset);
		}
		return 1 + (int) before.substring(0, Math.min(offset, before.length())).chars().filter(c -> c == '\n').count();
	}

	/** The sentence with the numbers of lines as they were. */
	String sentence(String text) {
		return changes.isEmpty() ? text : MENTIONED.matcher(text).replaceAll(this::mention);
	}

	private String mention(MatchResult found) {
		return NUMBER.matcher(found.group()).replaceAll(n -> Integer.toString(line(Integer.parseInt(n.group()))));
	}

	private int startOf(int line) {
		int start = 0;
		for (int i = 1; i < line; i++) {
			int end = after.indexOf('\n', start);
			if (end < 0) {
				return after.length();
			}
			start = end + 1;
		}
		return start;
	}
}
