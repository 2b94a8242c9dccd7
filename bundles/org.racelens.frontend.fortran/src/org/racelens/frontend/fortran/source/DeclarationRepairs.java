package org.racelens.frontend.fortran.source;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes declarations that the grammar does not know as it knows them. */
final class DeclarationRepairs {
	private static final Pattern ACCESS = Pattern.compile("(?:public|private)\\b(?!\\s*::)\\s+.*\\b(?:operator|assignment)\\s*\\(.*");
	private static final Pattern DATA = Pattern.compile("data\\b\\s*[a-z(].*/.*");
	/** A named number of repetitions. */
	private static final Pattern REPEATED = Pattern.compile("[/,]\\s*([a-z]\\w*)\\s*\\*");
	/** More than there are objects. */
	private static final String ALL = "2147483647";
	private static final Pattern TYPE = Pattern
			.compile("(?:integer|real|logical|complex|character|double\\s*(?:precision|complex)|byte)\\b(?!.*::)(?!\\s*function\\b).*");
	private static final Pattern COMMA_AFTER_LENGTH = Pattern.compile("character\\s*\\*\\s*(?:\\d+|\\([^()]*\\))\\s*(,).*");
	private static final Pattern LENGTH = Pattern.compile("\\)\\s*(\\*\\s*(?:\\d+|\\(\\s*(?:\\*|\\w+)\\s*\\)))");
	private static final Pattern UNKNOWN_ATTRIBUTE = Pattern.compile(",\\s*(?:asynchronous|automatic|static)\\b");
	/** What input and output may do meanwhile is no access of the statements that the model has. Fortran 2018 §8.6.4 */
	private static final Pattern ASYNCHRONOUS = Pattern.compile("asynchronous\\b\\s*(?:::)?\\s*[a-z][\\w\\s,]*");
	/** A text with its length before it, in the place of a value. */
	private static final Pattern HOLLERITH = Pattern.compile("(?<=[/,*])\\s*(\\d)(h)");
	private static final Pattern BLOCK_DATA = Pattern.compile("(end\\s*)?(block\\s*data)\\b(\\s*\\w+)?");
	private static final Pattern COMMON = Pattern.compile("common\\s*[/a-z][^=]*");
	private static final Pattern BLANK_COMMON = Pattern.compile("common\\s*(/\\s*/).*");

	private DeclarationRepairs() {
	}

	static void of(Statement statement, TracedText text, Edits edits) {
		String code = statement.code();
		int start = statement.start();
		switch (code.charAt(0)) {
			case 'p' -> {
				if (ACCESS.matcher(code).matches()) {
					edits.insert(start + Words.endOfPart(code, 0), " ::");
				} else if (code.equals("program")) {
					edits.insert(statement.end(), " main");
				}
			}
			case 'd' -> {
				repetitions(statement, edits);
				typed(statement, text, edits);
			}
			case 'b', 'e' -> {
				Matcher block = BLOCK_DATA.matcher(code);
				if (block.matches()) {
					edits.replace(start + block.start(2), start + block.end(2),
							block.group(1) == null && block.group(3) == null ? "module block_data" : "module");
				}
				typed(statement, text, edits);
			}
			case 'c' -> {
				common(statement, text, edits);
				typed(statement, text, edits);
			}
			default -> typed(statement, text, edits);
		}
	}

	/** The grammar knows {@code private} of components in front of {@code sequence} alone; whom they are private to changes no access. */
	static void order(List<Statement> statements, Edits edits) {
		for (int i = 1; i < statements.size(); i++) {
			Statement statement = statements.get(i);
			if (statement.code().equals("private") && statements.get(i - 1).code().equals("sequence")) {
				edits.blank(statement.start(), statement.end());
			}
		}
	}

	/** Bounds of arrays become a statement of their own. */
	private static void common(Statement statement, TracedText text, Edits edits) {
		String code = statement.code();
		if (!COMMON.matcher(code).matches()) {
			return;
		}
		int start = statement.start();
		Matcher unnamed = BLANK_COMMON.matcher(code);
		if (unnamed.matches()) {
			edits.blank(start + unnamed.start(1), start + unnamed.end(1));
		}
		for (int open = code.indexOf('('); open >= 0; open = code.indexOf('(', open)) {
			int close = Parentheses.close(code, open);
			int name = nameBefore(code, open);
			if (close < 0 || name < 0) {
				return;
			}
			edits.blank(start + open, start + close + 1);
			edits.insert(statement.end(), "; dimension " + text.substring(start + name, start + close + 1));
			open = close + 1;
		}
	}

	/** Texts of one digit's length, without marks of strings in them, become strings of the same place. */
	private static void texts(Statement statement, Edits edits) {
		String code = statement.code();
		Matcher text = HOLLERITH.matcher(code);
		for (int from = code.indexOf('/'); text.find(from); from = text.end()) {
			int first = text.end();
			int last = first + Integer.parseInt(text.group(1));
			if (last < code.length() && first < last && code.substring(first, last).matches("[^'\"/]*")) {
				edits.blank(statement.start() + text.start(1), statement.start() + first);
				edits.insert(statement.start() + first, "'");
				edits.insert(statement.start() + last, "'");
			}
		}
	}

	private static void repetitions(Statement statement, Edits edits) {
		String code = statement.code();
		if (!DATA.matcher(code).matches()) {
			return;
		}
		texts(statement, edits);
		int close = Parentheses.outside(code, Parentheses.outside(code, 0, "/") + 1, "/");
		while (close < code.length()) {
			int open = Parentheses.outside(code, close + 1, "/");
			if (open < code.length() && !code.substring(close + 1).stripLeading().startsWith(",")) {
				edits.insert(statement.start() + close + 1, ",");
			}
			close = Parentheses.outside(code, open + 1, "/");
		}
		Matcher repeated = REPEATED.matcher(code);
		for (int from = code.indexOf('/'); repeated.find(from); from = repeated.end(1)) {
			edits.replace(statement.start() + repeated.start(1), statement.start() + repeated.end(1), ALL);
		}
	}

	private static void typed(Statement statement, TracedText text, Edits edits) {
		String code = statement.code();
		if (code.contains("::")) {
			Matcher attribute = UNKNOWN_ATTRIBUTE.matcher(code).region(0, code.indexOf("::"));
			if (attribute.find()) {
				edits.blank(statement.start() + attribute.start(), statement.start() + attribute.end());
			}
		}
		if (code.startsWith("asynchronous") && ASYNCHRONOUS.matcher(code).matches()) {
			edits.blank(statement.start(), statement.end());
		}
		if (code.startsWith("character")) {
			lengths(statement, edits);
		}
		if (code.indexOf('/') > 0 && TYPE.matcher(code).matches()) {
			values(statement, text, edits);
		}
	}

	/** The lengths of single strings, behind the bounds of arrays of them. */
	private static void lengths(Statement statement, Edits edits) {
		String code = statement.code();
		int start = statement.start();
		Matcher comma = COMMA_AFTER_LENGTH.matcher(code);
		if (!code.contains("::") && comma.matches()) {
			edits.blank(start + comma.start(1), start + comma.end(1));
		}
		Matcher length = LENGTH.matcher(code);
		while (length.find()) {
			if (Parentheses.outside(code, length.start(1), "*") == length.start(1)) {
				edits.blank(start + length.start(1), start + length.end(1));
			}
		}
	}

	/**
	 * Initial values without a sign of assignment become a statement of their own: {@code integer x /1/} of compilers before Fortran 77.
	 */
	private static void values(Statement statement, TracedText text, Edits edits) {
		String code = statement.code();
		int open = Parentheses.outside(code, 0, "/");
		while (open < code.length()) {
			int close = Parentheses.outside(code, open + 1, "/");
			int name = nameBefore(code, open);
			if (close == code.length() || name < 0) {
				return;
			}
			edits.blank(statement.start() + open, statement.start() + close + 1);
			edits.insert(statement.end(), "; data " + code.substring(name, Words.endOfPart(code, name)) + " "
					+ text.substring(statement.start() + open, statement.start() + close + 1));
			open = Parentheses.outside(code, close + 1, "/");
		}
	}

	/** Where the name begins that stands before a place, with bounds between if it has some; −1 if there is none. */
	private static int nameBefore(String code, int place) {
		int i = place;
		while (i > 0 && Words.isBlank(code.charAt(i - 1))) {
			i--;
		}
		if (i > 0 && code.charAt(i - 1) == ')') {
			i = code.lastIndexOf('(', i);
		}
		int end = i;
		while (i > 0 && Words.isPart(code.charAt(i - 1))) {
			i--;
		}
		return i < end && !Words.isDigit(code.charAt(i)) ? i : -1;
	}
}
