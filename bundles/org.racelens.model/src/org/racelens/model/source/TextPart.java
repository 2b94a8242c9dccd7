package org.racelens.model.source;

/**
 * A stretch of a C or C++ text as its lexer sees it. The parts of a text follow each other without gaps.
 *
 * @param offset first UTF-16 code unit, 0-based
 * @param endOffset one past the last; a line comment ends before its line break
 */
public record TextPart(Kind kind, int offset, int endOffset) {
	/** What stands there. */
	public enum Kind {
		/** everything that is neither of the others, white space and directives included */
		CODE,
		/** to the end of its line, or over more lines where these are continued */
		LINE_COMMENT,
		/** with its marks at both ends; to the end of the text where the second is missing */
		BLOCK_COMMENT,
		/** a string, character or header name with its quotes; to the end of its line where the second quote is missing */
		LITERAL
	}

	/** Whether the part is a comment, of either form. */
	public boolean isComment() {
		return kind == Kind.LINE_COMMENT || kind == Kind.BLOCK_COMMENT;
	}
}
