package org.racelens.openmp.scan;

import org.racelens.model.source.SourceRange;

/**
 * A preprocessing token.
 *
 * @param range its place; for a token that a macro produced, the place of the macro's use
 * @param spaced whether white space stands before it
 * @param expanded whether a macro produced it
 */
public record PragmaToken(Kind kind, String text, SourceRange range, boolean spaced, boolean expanded) {
	/** C11 §6.4; keywords are identifiers. */
	public enum Kind {
		IDENTIFIER, NUMBER, STRING, CHARACTER, PUNCTUATOR, STRAY
	}

	/** Whether the token is spelled so. */
	public boolean is(String spelling) {
		return kind != Kind.STRING && kind != Kind.CHARACTER && text.equals(spelling);
	}

	/** Whether the token is an identifier, as the names of directives, clauses and macros are. */
	public boolean isWord() {
		return kind == Kind.IDENTIFIER;
	}

	PragmaToken withSpaced(boolean value) {
		return value == spaced ? this : new PragmaToken(kind, text, range, value, expanded);
	}

	PragmaToken expandedAt(SourceRange use) {
		return new PragmaToken(kind, text, use, spaced, true);
	}
}
