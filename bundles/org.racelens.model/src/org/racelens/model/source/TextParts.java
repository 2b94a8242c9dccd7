package org.racelens.model.source;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.racelens.model.source.TextPart.Kind;

/**
 * Tells comments and literals of a C or C++ text from its code. It follows the translation phases 2 and 3 (C17 §5.1.1.2, C++17 §5.2): line
 * continuations join lines everywhere but in raw strings; in a comment no literal begins, and in a literal no comment. A quote in a number
 * parts digits, and one without its partner ends with the line, as in code that the preprocessor leaves out.
 */
public final class TextParts {
	private static final Set<String> RAW_PREFIXES = Set.of("R", "LR", "uR", "UR", "u8R");
	private static final Set<String> INCLUDES = Set.of("include", "include_next", "import");
	private static final int LONGEST_DELIMITER = 16;

	private final String text;
	private final List<TextPart> parts = new ArrayList<>();
	private int codeStart;

	private TextParts(String text) {
		this.text = text;
	}

	/** All parts of a text, in order. */
	public static List<TextPart> of(String text) {
		return new TextParts(text).scan();
	}

	private List<TextPart> scan() {
		boolean lineStart = true;
		for (int i = joined(0); i < text.length(); i = joined(i)) {
			char c = text.charAt(i);
			int next = after(i);
			if (c == '/' && at(next) == '/') {
				i = add(Kind.LINE_COMMENT, i, lineEnd(next));
			} else if (c == '/' && at(next) == '*') {
				i = add(Kind.BLOCK_COMMENT, i, blockEnd(after(next)));
			} else if (c == '"' || c == '\'') {
				i = suffixEnd(add(Kind.LITERAL, i, literalEnd(i)));
				lineStart = false;
			} else if (c == '#' && lineStart) {
				i = directive(next);
				lineStart = false;
			} else if (isWord(c)) {
				i = word(i);
				lineStart = false;
			} else {
				lineStart = c == '\n' || lineStart && Character.isWhitespace(c);
				i = next;
			}
		}
		add(Kind.CODE, text.length(), text.length());
		return List.copyOf(parts);
	}

	/** Adds a part, and the code before it; answers the part's end. */
	private int add(Kind kind, int offset, int endOffset) {
		if (codeStart < offset) {
			parts.add(new TextPart(Kind.CODE, codeStart, offset));
		}
		if (offset < endOffset) {
			parts.add(new TextPart(kind, offset, endOffset));
		}
		codeStart = endOffset;
		return endOffset;
	}

	/** A name, a number, or the raw string that a name introduces. */
	private int word(int start) {
		boolean number = Character.isDigit(text.charAt(start));
		StringBuilder word = new StringBuilder();
		int i = start;
		while (isWord(at(i)) || number && at(i) == '\'' && isWord(at(after(i)))) {
			word.append(at(i));
			i = after(i);
		}
		return at(i) == '"' && RAW_PREFIXES.contains(word.toString()) ? suffixEnd(add(Kind.LITERAL, i, rawEnd(i))) : i;
	}

	/** Behind the suffix of a literal, which introduces nothing. C++17 §5.13.8 */
	private int suffixEnd(int offset) {
		int i = offset;
		while (isWord(at(i))) {
			i = after(i);
		}
		return i;
	}

	/** Behind the header that a directive includes, or before the directive's name. */
	private int directive(int afterMark) {
		int start = skipBlank(afterMark);
		StringBuilder name = new StringBuilder();
		int i = start;
		while (isWord(at(i))) {
			name.append(at(i));
			i = after(i);
		}
		int header = skipBlank(i);
		if (!INCLUDES.contains(name.toString()) || at(header) != '<') {
			return start;
		}
		int end = header;
		while (end < text.length() && at(end) != '>' && at(end) != '\n') {
			end = after(end);
		}
		return add(Kind.LITERAL, header, at(end) == '>' ? end + 1 : end);
	}

	private int skipBlank(int offset) {
		int i = offset;
		while (at(i) == ' ' || at(i) == '\t') {
			i = after(i);
		}
		return i;
	}

	/** The end of a logical line, its line break excluded. */
	private int lineEnd(int offset) {
		int i = offset;
		while (i < text.length() && at(i) != '\n') {
			i = after(i);
		}
		return i < text.length() && at(i - 1) == '\r' ? i - 1 : i;
	}

	private int blockEnd(int offset) {
		int i = offset;
		while (i < text.length()) {
			int next = after(i);
			if (at(i) == '*' && at(next) == '/') {
				return next + 1;
			}
			i = next;
		}
		return text.length();
	}

	private int literalEnd(int open) {
		int i = after(open);
		while (i < text.length() && at(i) != '\n') {
			if (at(i) == at(open)) {
				return i + 1;
			}
			int next = after(i);
			i = at(i) == '\\' && at(next) != '\n' ? after(next) : next;
		}
		return Math.min(i, text.length());
	}

	private int rawEnd(int open) {
		int paren = text.indexOf('(', open);
		if (paren < 0 || paren - open - 1 > LONGEST_DELIMITER) {
			return literalEnd(open);
		}
		String close = ")" + text.substring(open + 1, paren) + "\"";
		int end = text.indexOf(close, paren);
		return end < 0 ? text.length() : end + close.length();
	}

	/** The next character behind one, line continuations left out. */
	private int after(int offset) {
		return joined(offset + 1);
	}

	/** An offset, or what continuations that begin there lead to. */
	private int joined(int offset) {
		int i = offset;
		for (int end = joinedEnd(i); end > i; end = joinedEnd(i)) {
			i = end;
		}
		return Math.min(i, text.length());
	}

	/** Behind the line continuation that begins at an offset, or the offset; compilers let blanks stand before the line break. */
	private int joinedEnd(int offset) {
		if (at(offset) != '\\') {
			return offset;
		}
		int i = offset + 1;
		while (at(i) == ' ' || at(i) == '\t' || at(i) == '\r') {
			i++;
		}
		return at(i) == '\n' ? i + 1 : offset;
	}

	private char at(int offset) {
		return offset < text.length() ? text.charAt(offset) : '\0';
	}

	private static boolean isWord(char c) {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '$' || c > 0x7f;
	}
}
