package org.racelens.ui.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds what is set off in an SMT-LIB script. SMT-LIB 2.6 §3.1 */
final class SmtLibTokens {
	/** What a stretch of the script is. */
	enum Kind {
		COMMENT, COMMAND, OPERATOR, NUMBER, SYMBOL
	}

	/** A stretch of the script; offsets in UTF-16 code units. */
	record Token(Kind kind, int offset, int length) {
	}

	private static final Set<String> COMMANDS = Set.of("set-logic", "declare-const", "declare-fun", "define-fun", "assert", "check-sat");
	private static final Set<
			String> OPERATORS = Set.of("and", "or", "not", "ite", "distinct", "div", "mod", "true", "false", "Int", "=", "<=",
					">=", "<", ">", "+", "-", "*");
	private static final Pattern TOKEN = Pattern.compile(
			"(?<comment>;[^\\n]*)|(?<quoted>\\|[^|]*\\|)|(?<word>[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*)|(?<number>\\d+)");

	private SmtLibTokens() {
	}

	/** In order; parentheses and blanks are no tokens. */
	static List<Token> of(String script) {
		List<Token> result = new ArrayList<>();
		Matcher matcher = TOKEN.matcher(script);
		while (matcher.find()) {
			result.add(new Token(kind(matcher), matcher.start(), matcher.end() - matcher.start()));
		}
		return result;
	}

	private static Kind kind(Matcher found) {
		if (found.group("comment") != null) {
			return Kind.COMMENT;
		}
		if (found.group("number") != null) {
			return Kind.NUMBER;
		}
		String word = found.group();
		return COMMANDS.contains(word) ? Kind.COMMAND : OPERATORS.contains(word) ? Kind.OPERATOR : Kind.SYMBOL;
	}
}
