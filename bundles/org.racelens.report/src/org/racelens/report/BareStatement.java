package org.racelens.report;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is left of a statement without the loops and conditions in front of it, or of these without the statement behind: braces between the
 * two, which formatters set and take away, change nothing then.
 */
final class BareStatement {
	private static final Pattern HEAD = Pattern.compile("\\s*(?:(?:else\\s+)?(?:if|while|switch|for)\\s*(?=\\()|(?:else|do)\\b(?!\\s*\\())",
			Pattern.CASE_INSENSITIVE);

	private BareStatement() {
	}

	/**
	 * The part that a place is in.
	 *
	 * @param text up to the next end of a statement; it may begin inside the parentheses of a loop
	 * @param at an offset in it
	 */
	static String in(String text, int at) {
		int start = behindOpened(text, at);
		Matcher head = HEAD.matcher(text);
		while (head.region(start, text.length()).lookingAt()) {
			int end = head.end() < text.length() && text.charAt(head.end()) == '(' ? closing(text, head.end()) + 1 : head.end();
			if (end == 0) {
				return text.substring(start);
			}
			if (end > at) {
				return text.substring(start, end);
			}
			start = end;
		}
		return text.substring(start);
	}

	/** Behind the last parenthesis before the place that closes one from before the text. */
	private static int behindOpened(String text, int at) {
		int start = 0;
		int depth = 0;
		for (int i = 0; i < at; i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth < 0) {
				start = i + 1;
				depth = 0;
			}
		}
		return start;
	}

	/** The parenthesis that closes another, or -1. */
	private static int closing(String text, int open) {
		int depth = 0;
		for (int i = open; i < text.length(); i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
		return -1;
	}
}
