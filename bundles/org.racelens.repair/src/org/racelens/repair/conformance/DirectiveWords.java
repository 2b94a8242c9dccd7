package org.racelens.repair.conformance;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.model.source.TextPart;
import org.racelens.openmp.directive.ClauseName;

/**
 * The words, clauses and lists of the directives in a text. Offsets are UTF-16 code units.
 *
 * @param code the text with blanks for its comments and quotes for its literals: what is code stands where it stands in the text
 * @param language that says how directives and comments stand in the text
 */
record DirectiveWords(String text, String code, SourceLanguage language) {
	/** Which can go as a whole when they have no item: they make copies or say that there are none. */
	private static final Set<String> MAY_GO = Set.of(ClauseName.PRIVATE.spelling(), ClauseName.FIRSTPRIVATE.spelling(),
			ClauseName.LASTPRIVATE.spelling(), ClauseName.SHARED.spelling(), ClauseName.COPYIN.spelling());
	private static final char QUOTE = '"';

	/** The directives of a text in a language. */
	static DirectiveWords of(SourceText source, SourceLanguage language) {
		StringBuilder code = new StringBuilder(source.text());
		for (TextPart part : language.comments().parts(source.text())) {
			if (part.kind() != TextPart.Kind.CODE) {
				code.replace(part.offset(), part.endOffset(),
						String.valueOf(part.isComment() ? ' ' : QUOTE).repeat(part.endOffset() - part.offset()));
			}
		}
		return new DirectiveWords(source.text(), code.toString(), language);
	}

	/** Whether a word or several signs stand at an offset. */
	boolean stands(String word, int offset) {
		return text.startsWith(word, offset);
	}

	/** Where words end that follow each other from an offset on; empty where others stand there, as behind a macro. */
	OptionalInt endOf(List<String> words, int offset) {
		int end = offset;
		for (String word : words) {
			int start = end == offset ? offset : skipGap(text, end);
			if (!stands(word, start)) {
				return OptionalInt.empty();
			}
			end = start + word.length();
		}
		return end < text.length() && Character.isJavaIdentifierPart(text.charAt(end)) ? OptionalInt.empty() : OptionalInt.of(end);
	}

	/** One past a clause whose name begins at an offset: its arguments, if it has some. Empty where they do not end in the directive. */
	OptionalInt clauseEnd(int offset) {
		int end = offset;
		while (end < code.length() && Character.isJavaIdentifierPart(code.charAt(end))) {
			end++;
		}
		int open = skipGap(code, end);
		return end > offset && open < code.length() && code.charAt(open) == '(' ? closing(open)
				: end > offset ? OptionalInt.of(end) : OptionalInt.empty();
	}

	/** Takes a clause away, with the comma before it. */
	TextEdit withoutClause(int offset, int endOffset) {
		int start = gapStart(offset);
		return TextEdit.delete(start > 0 && text.charAt(start - 1) == ',' ? gapStart(start - 1) : start, endOffset);
	}

	/**
	 * Takes an item out of its list, with one of the commas beside it. Of a clause that makes copies all goes with the only item; what else
	 * would become of a directive without its list is not known.
	 */
	Optional<TextEdit> withoutItem(int offset, int endOffset) {
		int before = gapStart(offset) - 1;
		int after = skipGap(text, endOffset);
		if (before < 0 || after >= text.length() || text.charAt(after) != ',' && text.charAt(after) != ')') {
			return Optional.empty();
		}
		if (text.charAt(before) == ',') {
			return Optional.of(TextEdit.delete(before, endOffset));
		}
		if (text.charAt(after) == ',') {
			return Optional.of(TextEdit.delete(offset, skipGap(text, after + 1)));
		}
		return text.charAt(before) == '(' ? withoutList(gapStart(before), after + 1) : Optional.empty();
	}

	/** @param nameEnd one past the name of the clause */
	private Optional<TextEdit> withoutList(int nameEnd, int endOffset) {
		int start = nameEnd;
		while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
			start--;
		}
		return MAY_GO.contains(text.substring(start, nameEnd)) ? Optional.of(withoutClause(start, endOffset)) : Optional.empty();
	}

	/** The first offset of the white space and the continuations that stand before an offset. */
	int gapStart(int offset) {
		return language.directives().gapStart(text, offset);
	}

	/** The first offset at or after one that is neither a blank nor a continuation: the directive's next word, or its end. */
	private int skipGap(String in, int offset) {
		int end = offset;
		boolean isGap = true;
		while (isGap && end < in.length()) {
			int next = in.startsWith("\\\r\n", end) ? end + 3 : in.startsWith("\\\n", end) ? end + 2 : end + 1;
			isGap = next > end + 1 || in.charAt(end) == ' ' || in.charAt(end) == '\t';
			end = isGap ? next : end;
		}
		return end;
	}

	/** One past the parenthesis that closes the one at an offset, where both are of one directive. */
	private OptionalInt closing(int open) {
		int stop = isLine(open) ? lineEnd(open) : code.length();
		int depth = 0;
		for (int i = open; i < stop; i++) {
			depth += code.charAt(i) == '(' ? 1 : code.charAt(i) == ')' ? -1 : 0;
			if (depth == 0) {
				return OptionalInt.of(i + 1);
			}
		}
		return OptionalInt.empty();
	}

	/** One past the semicolon that ends the declaration of the name at an offset; empty where there is none. */
	Optional<Integer> declarationEnd(int offset) {
		int depth = 0;
		for (int i = offset; i < code.length() && depth >= 0; i++) {
			char c = code.charAt(i);
			depth += "({[".indexOf(c) >= 0 ? 1 : ")}]".indexOf(c) >= 0 ? -1 : 0;
			if (c == ';' && depth == 0) {
				return Optional.of(i + 1);
			}
		}
		return Optional.empty();
	}

	/** Whether an offset is in a directive that has its lines for itself. */
	boolean isLine(int offset) {
		int start = code.lastIndexOf('\n', offset - 1) + 1;
		while (start > 0 && isContinued(start - 1)) {
			start = code.lastIndexOf('\n', start - 2) + 1;
		}
		return language.directives().isApart(code, skipGap(code, start));
	}

	/**
	 * Where the rest of a directive ends that is not understood from an offset on: with its line or the lines that continue it, or before
	 * the comment at its end. Empty where something follows a comment.
	 */
	OptionalInt restEnd(int offset) {
		int end = lineEnd(offset);
		int stop = offset;
		while (stop < end && (code.charAt(stop) == text.charAt(stop) || code.charAt(stop) == QUOTE)) {
			stop++;
		}
		return language.directives().gapStart(code, end) <= stop ? OptionalInt.of(stop) : OptionalInt.empty();
	}

	/** The end of the line of an offset, or of the last one that continues it; a comment does not end a line before it ends itself. */
	private int lineEnd(int offset) {
		int end = code.indexOf('\n', offset);
		while (end >= 0 && isContinued(end)) {
			end = code.indexOf('\n', end + 1);
		}
		return end < 0 ? code.length() : end;
	}

	private boolean isContinued(int lineBreak) {
		return language.comments().isContinued(code.substring(code.lastIndexOf('\n', lineBreak - 1) + 1, lineBreak));
	}
}
