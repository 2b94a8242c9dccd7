package org.racelens.frontend.cdt.pragma;

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
		StringBuilder text = new StringBuilder();
		for (PragmaToken token : tokens) {
			text.append(token.spaced() && !text.isEmpty() ? " " : "").append(token.text());
		}
		return text.toString();
	}

	/**
	 * The text as it stands in the file, comments and line continuations replaced by blanks: index {@code i} of it is offset
	 * {@code range().offset() + i} of the file as long as no token before it comes from a macro.
	 */
	public String alignedText() {
		StringBuilder text = new StringBuilder();
		PragmaToken previous = null;
		for (PragmaToken token : tokens) {
			if (previous != null) {
				boolean apart = token.range().offset() >= previous.range().endOffset() && !token.expanded() && !previous.expanded();
				text.append(" ".repeat(apart ? token.range().offset() - previous.range().endOffset() : token.spaced() ? 1 : 0));
			}
			text.append(token.text());
			previous = token;
		}
		return text.toString();
	}

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
