package org.racelens.repair.conformance;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.racelens.model.source.DirectiveSyntax;
import org.racelens.model.source.TextEdit;

/**
 * The words, clauses and lists of the directives in a text. Offsets are UTF-16 code units.
 *
 * @param syntax how directives stand in the text
 */
record DirectiveWords(String text, DirectiveSyntax syntax) {
	/** Whether something stands at an offset. */
	boolean stands(String word, int offset) {
		return text.startsWith(word, offset);
	}

	/** Where words end that follow each other from an offset on; empty where others stand there, as behind a macro. */
	OptionalInt endOf(List<String> words, int offset) {
		int end = offset;
		for (String word : words) {
			int start = end == offset ? offset : skipGap(end);
			if (!stands(word, start)) {
				return OptionalInt.empty();
			}
			end = start + word.length();
		}
		return end < text.length() && Character.isJavaIdentifierPart(text.charAt(end)) ? OptionalInt.empty() : OptionalInt.of(end);
	}

	/** One past a clause whose name begins at an offset: its arguments, if it has some. */
	int clauseEnd(int offset) {
		int end = offset;
		while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
			end++;
		}
		int open = skipGap(end);
		return open < text.length() && text.charAt(open) == '(' ? closing(open).orElse(end) : end;
	}

	/** Takes a clause away, with the comma before it. */
	TextEdit withoutClause(int offset, int endOffset) {
		int start = syntax.gapStart(text, offset);
		return TextEdit.delete(start > 0 && text.charAt(start - 1) == ',' ? syntax.gapStart(text, start - 1) : start, endOffset);
	}

	/** Takes an item out of its list, with one of the commas beside it; the whole clause where it is the only one. */
	Optional<TextEdit> withoutItem(int offset, int endOffset) {
		int before = syntax.gapStart(text, offset) - 1;
		int after = skipGap(endOffset);
		if (before < 0 || after >= text.length()) {
			return Optional.empty();
		}
		if (text.charAt(before) == ',') {
			return Optional.of(TextEdit.delete(before, endOffset));
		}
		if (text.charAt(after) == ',') {
			return Optional.of(TextEdit.delete(offset, skipGap(after + 1)));
		}
		int open = text.lastIndexOf('(', before);
		return text.charAt(after) == ')' && open > 0 ? Optional.of(withoutClause(wordStart(syntax.gapStart(text, open)), after + 1))
				: Optional.empty();
	}

	private int wordStart(int end) {
		int start = end;
		while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
			start--;
		}
		return start;
	}

	/** The first offset at or after one that is neither a blank nor a continuation: the directive's next word, or its end. */
	int skipGap(int offset) {
		int end = offset;
		boolean isGap = true;
		while (isGap && end < text.length()) {
			int next = text.startsWith("\\\r\n", end) ? end + 3 : text.startsWith("\\\n", end) ? end + 2 : end + 1;
			isGap = next > end + 1 || text.charAt(end) == ' ' || text.charAt(end) == '\t';
			end = isGap ? next : end;
		}
		return end;
	}

	/** One past the parenthesis that closes the one at an offset. */
	OptionalInt closing(int open) {
		int depth = 0;
		for (int i = open; i < text.length(); i++) {
			depth += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
			if (depth == 0) {
				return OptionalInt.of(i + 1);
			}
		}
		return OptionalInt.empty();
	}
}
