package org.racelens.confirm.observed;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names and parentheses with their members and subscripts, as they stand in a line of C or C++. */
final class Operand {
	private static final String OPENING = "([";
	private static final String CLOSING = ")]";
	private static final Pattern CAST = Pattern
			.compile("\\((?:(?:const|volatile|unsigned|signed|void|char|short|int|long|float|double|\\w+_t)\\b"
					+ "[\\s*]*)+\\)|\\([^()]*\\*\\)");

	private Operand() {
	}

	/** Whether a character may be one of a name. */
	static boolean isPart(char c) {
		return Character.isJavaIdentifierPart(c) && c != '$';
	}

	/** Whether what a name yields is called, or it is a macro: what is accessed has another name. */
	static boolean isCalled(String line, int name) {
		int behind = name;
		while (behind < line.length() && isPart(line.charAt(behind))) {
			behind++;
		}
		return behind > name && behind < line.length() && line.charAt(behind) == '(' && end(line, name) == behind;
	}

	/** Whether an operator stands before its operand, so that the operand follows. */
	static boolean isPrefix(String line, int operator) {
		boolean isStep = line.startsWith("++", operator) || line.startsWith("--", operator);
		return isStep && operator + 2 < line.length()
				&& (isPart(line.charAt(operator + 2)) || "*(".indexOf(line.charAt(operator + 2)) >= 0);
	}

	/** Where the first name at or behind an offset begins, types of casts left out; the length of the line where there is none. */
	static int next(String line, int offset) {
		int i = offset;
		while (i < line.length() && !isPart(line.charAt(i))) {
			Matcher cast = CAST.matcher(line).region(i, line.length());
			i = cast.lookingAt() ? cast.end() : i + 1;
		}
		return i;
	}

	/** Where the operand begins that ends before an operator, blanks between; negative where there is none. */
	static int startBefore(String line, int operator) {
		int i = operator;
		while (i > 0 && Character.isWhitespace(line.charAt(i - 1))) {
			i--;
		}
		i -= i > 2 && (line.startsWith("++", i - 2) || line.startsWith("--", i - 2)) ? 2 : 0;
		int end = i;
		while (i > 0 && (isTail(line, i) || line.charAt(i - 1) == ')' && (i == end || isSelected(line, i)))) {
			i = CLOSING.indexOf(line.charAt(i - 1)) >= 0 ? opening(line, i - 1) : isArrow(line, i) ? i - 2 : i - 1;
			if (i < 0) {
				return -1;
			}
		}
		return i == end || CAST.matcher(line).region(i, end).matches() ? -1 : i;
	}

	/** Where the operand begins whose member a name is; the name itself where it is none, or no name has it. */
	static int objectOf(String line, int name) {
		boolean isMember = name > 0 && line.charAt(name - 1) == '.' || isArrow(line, name);
		int start = isMember ? startBefore(line, name) : name;
		return start >= 0 && isPart(line.charAt(start)) ? start : name;
	}

	/** Where the stars begin that stand before a name and multiply nothing; the name itself where there are none. */
	static int stars(String line, int name) {
		int begin = name;
		while (begin > 0 && line.charAt(begin - 1) == '*') {
			begin--;
		}
		int before = begin;
		while (before > 0 && Character.isWhitespace(line.charAt(before - 1))) {
			before--;
		}
		boolean isFactor = before > 0 && (isPart(line.charAt(before - 1)) || ")]".indexOf(line.charAt(before - 1)) >= 0);
		return isFactor ? name : begin;
	}

	private static boolean isTail(String line, int end) {
		char c = line.charAt(end - 1);
		return isPart(c) || c == ']' || c == '.' || isArrow(line, end);
	}

	/** Whether a member or an element of what ends before an offset is named there. */
	private static boolean isSelected(String line, int offset) {
		return offset < line.length() && (line.charAt(offset) == '[' || isMember(line, offset));
	}

	private static boolean isArrow(String line, int end) {
		return end > 1 && line.charAt(end - 1) == '>' && line.charAt(end - 2) == '-';
	}

	private static int opening(String line, int closing) {
		int depth = 0;
		for (int i = closing; i >= 0; i--) {
			depth += CLOSING.indexOf(line.charAt(i)) >= 0 ? 1 : OPENING.indexOf(line.charAt(i)) >= 0 ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
		return -1;
	}

	/** One past the operand that begins at an offset; the offset itself where none does. */
	static int end(String line, int begin) {
		int i = begin;
		while (i < line.length()) {
			char c = line.charAt(i);
			if (isPart(c)) {
				i++;
			} else if (c == '[' && i > begin || c == '(') {
				int close = closing(line, i);
				if (close < 0 || c == '(' && i > begin && !isSelected(line, close + 1)) {
					return i;
				}
				i = close + 1;
			} else if (i > begin && isMember(line, i)) {
				i += c == '-' ? 2 : 1;
			} else {
				return i;
			}
		}
		return i;
	}

	/** Whether a point or an arrow stands before a name. */
	private static boolean isMember(String line, int offset) {
		int behind = line.startsWith("->", offset) ? offset + 2 : line.charAt(offset) == '.' ? offset + 1 : line.length();
		return behind < line.length() && isPart(line.charAt(behind));
	}

	private static int closing(String line, int opening) {
		int depth = 0;
		for (int i = opening; i < line.length(); i++) {
			depth += OPENING.indexOf(line.charAt(i)) >= 0 ? 1 : CLOSING.indexOf(line.charAt(i)) >= 0 ? -1 : 0;
			if (depth == 0) {
				return i;
			}
		}
		return -1;
	}
}
