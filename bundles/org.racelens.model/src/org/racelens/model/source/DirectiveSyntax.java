package org.racelens.model.source;

import java.util.List;
import java.util.Optional;

/** How directives stand in a text of a language. Offsets are UTF-16 code units, 0-based. */
public interface DirectiveSyntax {
	/**
	 * What the language calls a directive.
	 *
	 * @param directive its name in C, words separated by single blanks
	 */
	String name(String directive);

	/** A directive as it stands in a line, without indentation and line break. */
	String line(String directive);

	/** The lines that begin a block which a directive governs, without indentation: the directive itself, and what opens the block. */
	List<String> opening(String directive);

	/** The lines that end such a block. */
	List<String> closing(String directive);

	/**
	 * What stands between two words of a directive where its line goes on in the next one: from the first word's end to the second word.
	 */
	String continuation(String newLine, String indentation, String step);

	/** The first offset of the white space and the continuations that stand before an offset. */
	int gapStart(String text, int offset);

	/** Whether the text of a directive is one that edits can change: written out where it stands, as {@link #line} writes it. */
	boolean isWritten(String text);

	/** Whether a line, given with its line break, begins a directive, of OpenMP or others. */
	boolean isLine(String line);

	/** Whether what starts at an offset has its lines for itself and is no code: a directive, or a line of a preprocessor. */
	boolean isApart(String text, int offset);

	/** Whether an inserted text has directives. */
	boolean isIn(String inserted);

	/** Where directives may also be attributes of statements; empty where the language has no attributes. OpenMP 5.2 §3.1 */
	Optional<DirectiveAttributes> attributes();
}
