package org.racelens.model.source;

import java.util.List;
import java.util.Optional;

/** How comments of a language are told from its code, and written. Offsets are UTF-16 code units, 0-based. */
public interface CommentSyntax {
	/**
	 * All parts of a text, in order and without gaps between them; directives are code, also where a compiler may take them as comments.
	 */
	List<TextPart> parts(String text);

	/** What stands between the marks of a comment, as it is written but for marks that decorate its beginning or its lines. */
	String inside(TextPart comment, String text);

	/** A remark up to the end of a line. */
	String remark(String text);

	/** A remark between the words of a line; empty where the language has none. */
	Optional<String> enclosedRemark(String text);

	/** The words of a text that may end a remark: without what would make the next line a part of it. */
	String closed(String text);

	/** Whether the rest of a line, without white space around it, is nothing but a remark. */
	boolean isRemark(String rest);

	/** Whether a line, given with its line break, goes on in the next one. */
	boolean isContinued(String line);
}
