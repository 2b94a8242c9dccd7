package org.racelens.frontend.fortran.source;

import java.util.Arrays;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;

/**
 * The text that the parser reads: one statement a line or continued in free form, with sentinels of conditional compilation, lines of the
 * preprocessor and what it leaves out blanked. Each character knows the one of the file that it stands for. All characters are of ASCII, so
 * that a byte is one.
 */
public final class PreparedText {
	private final SourceText source;
	private final String text;
	/** of each character of the text, and of its end, the offset in the file */
	private final int[] origins;
	/** the offsets of the file at which lines begin */
	private final int[] lines;

	/**
	 * A text that was made of a source.
	 *
	 * @param origins of each character and of the end; never decreasing
	 */
	PreparedText(SourceText source, String text, int[] origins) {
		if (origins.length != text.length() + 1) {
			throw new IllegalArgumentException(origins.length + " origins of " + text.length() + " characters");
		}
		this.source = source;
		this.text = text;
		this.origins = origins;
		lines = lineStarts(source.text());
	}

	private static int[] lineStarts(String text) {
		int[] starts = new int[(int) text.chars().filter(c -> c == '\n').count() + 1];
		int count = 1;
		for (int i = 0; i < text.length(); i++) {
			if (text.charAt(i) == '\n') {
				starts[count++] = i + 1;
			}
		}
		return starts;
	}

	/** The file's own text. */
	public SourceText source() {
		return source;
	}

	/** What the parser reads. */
	public String text() {
		return text;
	}

	/** The place in the file of a part of the text. */
	public SourceRange range(int start, int end) {
		int first = origins[start];
		return written(first, end > start ? Math.max(first, origins[end - 1] + 1) : first);
	}

	/** A part of the file, by offsets in it. */
	public SourceRange written(int first, int end) {
		int line = line(first);
		return new SourceRange(source.path(), first, end, line + 1, first - lines[line] + 1, line(Math.max(first, end - 1)) + 1);
	}

	/** The number of the line in which an offset of the file is, from 0 on. */
	private int line(int offset) {
		int found = Arrays.binarySearch(lines, offset);
		return found >= 0 ? found : -found - 2;
	}
}
