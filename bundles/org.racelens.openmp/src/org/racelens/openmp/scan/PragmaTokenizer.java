package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.scan.PragmaToken.Kind;

/**
 * Splits a pragma into C preprocessing tokens. Lines that end in a backslash are joined first, also in the middle of a word; comments count
 * as white space (C11 §5.1.1.2, phases 2 and 3).
 */
final class PragmaTokenizer {
	private static final Set<String> THREE = Set.of("...", "<<=", ">>=", "<=>", "->*");
	private static final Set<
			String> TWO = Set.of("::", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=",
					"%=", "&=", "|=", "^=", "##", ".*");
	private static final String SINGLE = "+-*/%&|^~!<>=?:;,.()[]{}#";

	private final PragmaText source;
	/** The text without line continuations. */
	private final String text;
	/** The index in the source of each index of the text, and of its end. */
	private final int[] origin;

	private PragmaTokenizer(PragmaText source) {
		this.source = source;
		String raw = source.text();
		StringBuilder joined = new StringBuilder(raw.length());
		int[] indices = new int[raw.length() + 1];
		int i = 0;
		while (i < raw.length()) {
			int next = raw.charAt(i) == '\\' ? afterLineEnd(raw, i + 1) : -1;
			if (next >= 0) {
				i = next;
			} else {
				indices[joined.length()] = i;
				joined.append(raw.charAt(i++));
			}
		}
		indices[joined.length()] = raw.length();
		text = joined.toString();
		origin = indices;
	}

	/** The tokens of a text in order. */
	static List<PragmaToken> tokens(PragmaText source) {
		return new PragmaTokenizer(source).tokens();
	}

	/** Whether two tokens stay two when they are written side by side. */
	static boolean areApart(String left, String right) {
		List<PragmaToken> tokens = tokens(PragmaText.at(left + right, SourceRange.startOf("")));
		return tokens.size() == 2 && tokens.get(0).text().equals(left);
	}

	/** The index after the first word of a text if it is a certain one. */
	static Optional<Integer> afterFirstWord(PragmaText source, String word) {
		PragmaTokenizer tokenizer = new PragmaTokenizer(source);
		int start = tokenizer.skipWhite(0);
		int end = tokenizer.endOfWord(start);
		return tokenizer.text.substring(start, end).equals(word) ? Optional.of(tokenizer.origin[end]) : Optional.empty();
	}

	/** The index after the line end, or the end of the text, that only blanks separate from {@code index}; -1 if there is none. */
	private static int afterLineEnd(String raw, int index) {
		for (int i = index; i < raw.length(); i++) {
			char c = raw.charAt(i);
			if (c == '\n') {
				return i + 1;
			}
			if (c != ' ' && c != '\t' && c != '\r') {
				return -1;
			}
		}
		return raw.length();
	}

	private List<PragmaToken> tokens() {
		List<PragmaToken> tokens = new ArrayList<>();
		int i = 0;
		int start = skipWhite(i);
		while (start < text.length()) {
			Kind kind = kindAt(start);
			int end = end(kind, start);
			tokens.add(new PragmaToken(kind, text.substring(start, end), range(start, end), start > i, false));
			i = end;
			start = skipWhite(i);
		}
		return tokens;
	}

	private SourceRange range(int start, int end) {
		return source.range(origin[start], origin[end - 1] + 1);
	}

	private int skipWhite(int from) {
		int i = from;
		while (i < text.length()) {
			if (Character.isWhitespace(text.charAt(i))) {
				i++;
			} else if (text.startsWith("/*", i)) {
				int close = text.indexOf("*/", i + 2);
				i = close < 0 ? text.length() : close + 2;
			} else if (text.startsWith("//", i)) {
				int line = text.indexOf('\n', i);
				i = line < 0 ? text.length() : line;
			} else {
				return i;
			}
		}
		return i;
	}

	private Kind kindAt(int i) {
		char c = text.charAt(i);
		if (Character.isJavaIdentifierStart(c)) {
			int quote = i;
			while (quote < text.length() && quote < i + 3 && "uUL8R".indexOf(text.charAt(quote)) >= 0) {
				quote++;
			}
			boolean prefix = quote > i && quote < text.length();
			return prefix && text.charAt(quote) == '"' ? Kind.STRING : prefix && text.charAt(quote) == '\'' ? Kind.CHARACTER
					: Kind.IDENTIFIER;
		}
		if (isDigit(c) || c == '.' && i + 1 < text.length() && isDigit(text.charAt(i + 1))) {
			return Kind.NUMBER;
		}
		return c == '"' ? Kind.STRING : c == '\'' ? Kind.CHARACTER : SINGLE.indexOf(c) >= 0 ? Kind.PUNCTUATOR : Kind.STRAY;
	}

	private int end(Kind kind, int start) {
		return switch (kind) {
			case IDENTIFIER -> endOfWord(start);
			case NUMBER -> endOfNumber(start);
			case STRING -> text.charAt(text.indexOf('"', start) - (text.charAt(start) == '"' ? 0 : 1)) == 'R'
					? endOfRaw(text.indexOf('"', start))
					: endOfQuoted(text.indexOf('"', start), '"');
			case CHARACTER -> endOfQuoted(text.indexOf('\'', start), '\'');
			case PUNCTUATOR -> start + (matches(THREE, start, 3) ? 3 : matches(TWO, start, 2) ? 2 : 1);
			case STRAY -> start + Character.charCount(text.codePointAt(start));
		};
	}

	private int endOfWord(int start) {
		int i = start;
		while (i < text.length() && Character.isJavaIdentifierPart(text.charAt(i))) {
			i++;
		}
		return i;
	}

	/** A preprocessing number, C11 §6.4.8. */
	private int endOfNumber(int start) {
		int i = start;
		while (i < text.length()) {
			char c = text.charAt(i);
			boolean sign = (c == '+' || c == '-') && "eEpP".indexOf(text.charAt(i - (i > start ? 1 : 0))) >= 0;
			boolean separator = c == '\'' && i + 1 < text.length() && Character.isLetterOrDigit(text.charAt(i + 1));
			if (!sign && !separator && c != '.' && !Character.isJavaIdentifierPart(c)) {
				return i;
			}
			i++;
		}
		return i;
	}

	private int endOfQuoted(int open, char quote) {
		int i = open + 1;
		while (i < text.length() && text.charAt(i) != quote) {
			i += text.charAt(i) == '\\' ? 2 : 1;
		}
		return Math.min(i + 1, text.length());
	}

	/** {@code R"name(…)name"}, C++17 §5.13.5. */
	private int endOfRaw(int open) {
		int paren = text.indexOf('(', open);
		int close = paren < 0 ? -1 : text.indexOf(")" + text.substring(open + 1, paren) + "\"", paren);
		return close < 0 ? text.length() : close + paren - open + 1;
	}

	private boolean matches(Set<String> spellings, int start, int length) {
		return start + length <= text.length() && spellings.contains(text.substring(start, start + length));
	}

	private static boolean isDigit(char c) {
		return c >= '0' && c <= '9';
	}
}
