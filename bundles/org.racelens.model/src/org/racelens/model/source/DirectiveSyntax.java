package org.racelens.model.source;

import java.util.List;
import java.util.Optional;

/** How directives stand in a text of a language. Offsets are UTF-16 code units, 0-based. */
public interface DirectiveSyntax {
	/** The words of a directive or of a clause as the text has them, given as OpenMP has them for C. OpenMP 5.2 §3.1, §5.5.5 */
	String spelled(String words);

	/** A directive as it stands in a line, without indentation and line break. */
	String line(String directive);

	/** The lines that begin a block which a directive governs, without indentation: the directive itself, and what opens the block. */
	List<String> opening(String directive);

	/** The lines that end such a block. */
	List<String> closing(String directive);

	/** The lines behind the one statement that a directive governs; empty where what it governs ends with the statement. */
	List<String> ending(String directive);

	/**
	 * The directive that ends what another one governs, with its indentation; empty where there is none.
	 *
	 * @param endOffset one past what is governed
	 * @param directive the name of the other one
	 */
	Optional<TextPart> ended(String text, int endOffset, String directive);

	/**
	 * What stands between two words of a directive where its line goes on in the next one: from the first word's end to the second word.
	 */
	String continuation(String newLine, String indentation, String step);

	/** Whether compilers take an atomic update whose value names another part of the same variable. */
	boolean readsOtherParts();

	/** How many characters a line may have, of those that compilers read. */
	int longestLine();

	/** Whether directives begin in the first column, however the code around is indented. */
	boolean isInFirstColumn();

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
