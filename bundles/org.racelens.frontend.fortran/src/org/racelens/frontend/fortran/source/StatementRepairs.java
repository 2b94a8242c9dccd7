package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes statements that the grammar does not know, or takes for others, as it knows them; those of declarations aside. */
final class StatementRepairs {
	private static final Pattern KEYWORD_NAME = Pattern
			.compile("(data|type|class|if|do|end|else|where|case|read|write|print|open|close|format"
					+ "|call|save|common|entry|block|select|real|integer|logical|complex|character|interface|public|private|pointer|target"
					+ "|parameter|dimension|external|associate|critical|team|procedure|contains|include|use|return|stop|namelist)\\s*(\\(|%|=).*");
	private static final Pattern CALL = Pattern
			.compile("(?:if\\b.*\\)\\s*)?call\\s+[\\w%]+\\s*(\\().*|(?:[a-z]+\\s+)*subroutine\\s+\\w+\\s*(\\().*");
	private static final Pattern ALTERNATE = Pattern.compile("\\s*\\*\\s*\\d*\\s*");
	private static final Pattern KIND_OF_STRING = Pattern.compile("\\b[a-z]\\w*_(?=['\"])");
	private static final Pattern PASSED = Pattern.compile("[(,=]\\s*(%(?:val|ref|loc))\\s*\\(");
	private static final Pattern REDUCE = Pattern.compile("\\b(reduce)\\s*\\(([^:()]*:)");
	/** A number with a prefix that is no longer one. */
	private static final Pattern HEXADECIMAL = Pattern.compile("(?<!\\w)x(?=['\"][^'\"])");
	/** Fixed form may have blanks before an exponent. Fortran 2018 §6.3.3.1 */
	private static final Pattern EXPONENT = Pattern.compile("(?<![\\w.])(?:\\d+\\.\\d*|\\.\\d+)(\\s+)(?=[de][+-]?\\d+(?!\\w))");
	private static final Pattern RETURN = Pattern.compile("(?:if\\b.*\\)\\s*)?return\\s+(\\d+|\\w+)\\s*");
	private static final Pattern ENTRY = Pattern.compile("entry\\s+\\w+\\s*(?:\\(.*|$)");
	/** Statements of files that are modelled as the one is that the grammar knows. Fortran 2018 §12.7.2, §12.8.3, §12.9 */
	private static final Pattern FILE_POSITION = Pattern
			.compile("(?:if\\s*\\(.*\\)\\s*)?(flush|wait|end\\s*file)\\s*(?:(\\().*|(?<=\\s)\\w+\\s*)");
	/** The grammar has numbers alone; none is negative. Fortran 2018 §11.1.10 */
	private static final Pattern ASSUMED_SIZE = Pattern.compile("rank\\s*\\(\\s*(\\*)\\s*\\)\\s*\\w*\\s*");
	private static final String ENTRY_WORD = "entry";
	/** Fixed form needs no blank. Fortran 2018 §6.3.3.1 */
	private static final Pattern JOINED_ENTRY = Pattern.compile("entry\\w+\\s*(?:\\([^=]*\\)\\s*)?");
	/** What is blank in the text stays there with the length of its name. */
	private static final String LOCAL = "local ";

	private StatementRepairs() {
	}

	static void of(Statement statement, Edits edits) {
		String code = statement.code();
		keywordName(statement, edits);
		alternateReturns(statement, edits);
		if (!statement.label().isEmpty() && code.startsWith("format") && code.endsWith(")")) {
			edits.blank(statement.first(), statement.end());
		}
		if (code.startsWith("entry") && ENTRY.matcher(code).matches()) {
			// the grammar has no entries: a comment is kept in its place
			edits.insert(statement.start(), "!(entry) ");
		}
		if (code.contains("return")) {
			blankReturn(RETURN.matcher(code), statement, edits);
		}
		if (code.contains("flush") || code.contains("wait") || code.contains("file")) {
			filePosition(FILE_POSITION.matcher(code), statement, edits);
		}
		if (code.startsWith("rank")) {
			Matcher size = ASSUMED_SIZE.matcher(code);
			if (size.matches()) {
				edits.replace(statement.start() + size.start(1), statement.start() + size.end(1), "-1");
			}
		}
		if (code.contains("_'") || code.contains("_\"")) {
			blankAll(KIND_OF_STRING.matcher(code), 0, statement, edits);
		}
		if (code.startsWith(ENTRY_WORD) && JOINED_ENTRY.matcher(code).matches()) {
			edits.insert(statement.start() + ENTRY_WORD.length(), " ");
		}
		if (code.startsWith("dowhile")) {
			edits.insert(statement.start() + 2, " ");
		}
		if (code.contains("x'") || code.contains("x\"")) {
			for (Matcher prefix = HEXADECIMAL.matcher(code); prefix.find();) {
				edits.replace(statement.start() + prefix.start(), statement.start() + prefix.end(), "z");
			}
		}
		if (code.contains(". ") || code.contains(" d") || code.contains(" e")) {
			exponents(statement, edits);
		}
		if (code.indexOf('%') >= 0) {
			blankAll(PASSED.matcher(code), 1, statement, edits);
		}
		if (code.contains("concurrent") && code.contains("reduce")) {
			reduction(statement, edits);
		}
	}

	private static void blankAll(Matcher part, int group, Statement statement, Edits edits) {
		while (part.find()) {
			edits.blank(statement.start() + part.start(group), statement.start() + part.end(group));
		}
	}

	private static void exponents(Statement statement, Edits edits) {
		for (Matcher number = EXPONENT.matcher(statement.code()); number.find();) {
			edits.replace(statement.start() + number.start(1), statement.start() + number.end(1), "");
		}
	}

	/** Which of the alternate returns is meant is not followed. */
	private static void blankReturn(Matcher m, Statement statement, Edits edits) {
		if (m.matches()) {
			edits.blank(statement.start() + m.start(1), statement.start() + m.end(1));
		}
	}

	private static void filePosition(Matcher m, Statement statement, Edits edits) {
		if (m.matches() && (m.start(2) < 0 || isEnd(statement.code(), Parentheses.close(statement.code(), m.start(2)) + 1))) {
			edits.replace(statement.start() + m.start(1), statement.start() + m.end(1), "rewind");
		}
	}

	/** Whether parentheses that are closed in front of a place end the statement: otherwise they are subscripts of what it assigns to. */
	private static boolean isEnd(String code, int behind) {
		return behind > 0 && skip(code, behind) == code.length();
	}

	/** A variable that is named as a keyword, and is assigned to. */
	private static void keywordName(Statement statement, Edits edits) {
		String code = statement.code();
		if (code.indexOf('=') < 0) {
			return;
		}
		Matcher name = KEYWORD_NAME.matcher(code);
		if (name.matches() && isAssignment(code, name.start(2))) {
			edits.pad(statement.start() + name.end(1), "_");
		}
	}

	/** Whether behind a name there are subscripts and components, if any, and then a mark of assignment. */
	private static boolean isAssignment(String code, int behind) {
		int equals = Parentheses.outside(code, behind, "=");
		return equals < code.length() && !code.startsWith("==", equals) && isOneOperand(code, behind, equals);
	}

	/** Whether nothing but components and parentheses, which follow one another, is in a part. */
	private static boolean isOneOperand(String code, int start, int end) {
		int i = start;
		while (i < end) {
			char c = code.charAt(i);
			if (c == '(') {
				i = Parentheses.close(code, i) + 1;
				if (i == 0) {
					return false;
				}
			} else if (c == '%') {
				i = Words.endOfPart(code, skip(code, i + 1));
			} else if (Words.isBlank(c)) {
				i++;
			} else {
				return false;
			}
		}
		return true;
	}

	private static int skip(String code, int start) {
		int i = start;
		while (i < code.length() && Words.isBlank(code.charAt(i))) {
			i++;
		}
		return i;
	}

	/** Labels to which a subroutine may return, and the marks for them where it is defined. Fortran 2018 annex B.3.5 */
	private static void alternateReturns(Statement statement, Edits edits) {
		String code = statement.code();
		if (code.indexOf('*') < 0 || !code.contains("call") && !code.contains("subroutine")) {
			return;
		}
		Matcher call = CALL.matcher(code);
		if (!call.matches()) {
			return;
		}
		int open = Math.max(call.start(1), call.start(2));
		int close = Parentheses.close(code, open);
		if (close < 0) {
			return;
		}
		List<int[]> parts = Parentheses.parts(code, open + 1, close);
		boolean isFirst = true;
		for (int[] part : parts) {
			boolean isLabel = ALTERNATE.matcher(code.substring(part[0], part[1])).matches();
			if (isLabel && isFirst) {
				edits.blank(statement.start() + part[0], statement.start() + Math.min(part[1] + 1, close));
			} else if (isLabel) {
				edits.blank(statement.start() + part[0] - 1, statement.start() + part[1]);
			}
			isFirst &= isLabel;
		}
	}

	/** {@code reduce(+: x)} of a concurrent loop becomes {@code local(x)}: what is written there is in the file. */
	private static void reduction(Statement statement, Edits edits) {
		Matcher reduce = REDUCE.matcher(statement.code());
		while (reduce.find()) {
			edits.replace(statement.start() + reduce.start(1), statement.start() + reduce.end(1), LOCAL);
			edits.blank(statement.start() + reduce.start(2), statement.start() + reduce.end(2));
		}
	}
}
