package org.racelens.frontend.fortran.source;

import java.util.List;

/** Names and numbers in a text. */
public final class Words {
	private static final List<String> TRUTH = List.of(".true.", ".false.");

	private Words() {
	}

	/** Whether a character may be in a name. */
	public static boolean isPart(char c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || isDigit(c) || c == '_';
	}

	/** Whether a character stands between words, in one line. */
	public static boolean isBlank(char c) {
		return c == ' ' || c == '\t';
	}

	static boolean isDigit(char c) {
		return c >= '0' && c <= '9';
	}

	/** One past the name that begins at a place; the place itself if none does. */
	public static int end(CharSequence text, int start) {
		if (start >= text.length() || isDigit(text.charAt(start))) {
			return start;
		}
		return endOfPart(text, start);
	}

	/** One past the letters and digits from a place on. */
	static int endOfPart(CharSequence text, int start) {
		int i = start;
		while (i < text.length() && isPart(text.charAt(i))) {
			i++;
		}
		return i;
	}

	/** One past the number that begins at a place; the place itself if none does, or if it is doubtful where it ends. */
	public static int endOfNumber(CharSequence text, int start) {
		int end = endOfDigits(text, start);
		if (end < text.length() && text.charAt(end) == '.' && !isOperator(text, end)) {
			int behind = endOfDigits(text, end + 1);
			end = behind > start + 1 ? behind : start;
		}
		if (end > start && end < text.length() && "eEdD".indexOf(text.charAt(end)) >= 0) {
			int sign = end + 1 < text.length() && "+-".indexOf(text.charAt(end + 1)) >= 0 ? 1 : 0;
			int behind = endOfDigits(text, end + 1 + sign);
			end = behind > end + 1 + sign ? behind : start;
		}
		int behind = endOfKind(text, end);
		return behind < text.length() && (isPart(text.charAt(behind)) || text.charAt(behind) == '$') ? start : behind;
	}

	/** Whether an operator with letters begins at a point. */
	private static boolean isOperator(CharSequence text, int point) {
		int end = point + 1;
		while (end < text.length() && isPart(text.charAt(end)) && !isDigit(text.charAt(end))) {
			end++;
		}
		return end > point + 1 && end < text.length() && text.charAt(end) == '.';
	}

	/** One past the truth value that begins at a place; the place itself if none does. */
	public static int endOfTruth(String text, int start) {
		for (String value : TRUTH) {
			if (text.regionMatches(true, start, value, 0, value.length())) {
				return endOfKind(text, start + value.length());
			}
		}
		return start;
	}

	/** One past the kind of a number or of a truth value that may follow it. */
	private static int endOfKind(CharSequence text, int start) {
		boolean hasKind = start < text.length() && text.charAt(start) == '_';
		return hasKind ? endOfPart(text, start + 1) : start;
	}

	private static int endOfDigits(CharSequence text, int start) {
		int i = start;
		while (i < text.length() && isDigit(text.charAt(i))) {
			i++;
		}
		return i;
	}
}
