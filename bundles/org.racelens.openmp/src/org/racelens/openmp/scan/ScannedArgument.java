package org.racelens.openmp.scan;

import java.util.List;
import org.racelens.model.source.SourceRange;

/**
 * An argument or a modifier: the tokens between two commas, with macros expanded.
 *
 * @param tokens at least one
 */
public record ScannedArgument(List<PragmaToken> tokens) {
	public ScannedArgument {
		tokens = List.copyOf(tokens);
		if (tokens.isEmpty()) {
			throw new IllegalArgumentException("an argument without tokens");
		}
	}

	/** The text with one blank wherever white space stood. */
	public String text() {
		StringBuilder text = new StringBuilder(tokens.get(0).text());
		for (int i = 1; i < tokens.size(); i++) {
			text.append(isApart(i) ? " " : "").append(tokens.get(i).text());
		}
		return text.toString();
	}

	/**
	 * The text as it stands in the file, comments and line continuations replaced by blanks: index {@code i} of it is offset
	 * {@code range().offset() + i} of the file as long as no token before it comes from a macro.
	 */
	public String alignedText() {
		StringBuilder text = new StringBuilder(tokens.get(0).text());
		for (int i = 1; i < tokens.size(); i++) {
			int gap = tokens.get(i).range().offset() - tokens.get(i - 1).range().endOffset();
			boolean written = !tokens.get(i).expanded() && !tokens.get(i - 1).expanded() && gap >= 0;
			text.append(" ".repeat(written ? gap : isApart(i) ? 1 : 0)).append(tokens.get(i).text());
		}
		return text.toString();
	}

	/** Whether a blank stands before a token, or must: what macros produced side by side must not become one token. */
	private boolean isApart(int index) {
		PragmaToken left = tokens.get(index - 1);
		PragmaToken right = tokens.get(index);
		return right.spaced() || (left.expanded() || right.expanded()) && !PragmaTokenizer.areApart(left.text(), right.text());
	}

	/**
	 * The place of the argument in the file, from its first token to its last one; that of the first alone where the last one ends before
	 * it or stands in another file.
	 */
	public SourceRange range() {
		return span(tokens.get(0).range(), tokens.get(tokens.size() - 1).range());
	}

	boolean is(String spelling) {
		return tokens.size() == 1 && tokens.get(0).is(spelling);
	}

	static SourceRange span(SourceRange first, SourceRange last) {
		return last.endOffset() < first.endOffset() || !last.path().equals(first.path())
				? first
				: new SourceRange(first.path(), first.offset(), last.endOffset(), first.line(), first.column(), last.endLine());
	}
}
