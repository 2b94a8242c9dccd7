package org.racelens.model.source;

import java.util.Objects;

/**
 * Puts other text in the place of a stretch of a source text.
 *
 * @param offset first replaced UTF-16 code unit, 0-based
 * @param endOffset one past the last; equal to {@code offset} where text is only inserted
 * @param replacement the new text, empty where text is only removed
 */
public record TextEdit(int offset, int endOffset, String replacement) {
	public TextEdit {
		Objects.requireNonNull(replacement);
		if (offset < 0 || endOffset < offset) {
			throw new IllegalArgumentException("not a stretch: [" + offset + "," + endOffset + ")");
		}
	}

	/** The edit that puts a text at an offset. */
	public static TextEdit insert(int offset, String text) {
		return new TextEdit(offset, offset, text);
	}

	/** The edit that takes the text away from an offset up to another one, which is not included. */
	public static TextEdit delete(int offset, int endOffset) {
		return new TextEdit(offset, endOffset, "");
	}

	/** How much longer the text becomes. */
	int growth() {
		return replacement.length() - (endOffset - offset);
	}
}
