package org.racelens.model.source;

import java.util.Comparator;
import java.util.Objects;

/**
 * A stretch of a source file as the user sees it: for code that a macro produced, the place of the macro's use.
 *
 * @param path the file
 * @param offset first UTF-16 code unit, 0-based
 * @param endOffset one past the last code unit
 * @param line first line, 1-based
 * @param column first column, 1-based, in code units
 * @param endLine line of the last code unit, 1-based
 */
public record SourceRange(String path, int offset, int endOffset, int line, int column, int endLine) implements Comparable<SourceRange> {
	private static final Comparator<SourceRange> ORDER = Comparator.comparing(SourceRange::path).thenComparingInt(SourceRange::offset)
			.thenComparingInt(SourceRange::endOffset);

	public SourceRange {
		Objects.requireNonNull(path);
		if (offset < 0 || endOffset < offset || line < 1 || column < 1 || endLine < line) {
			throw new IllegalArgumentException("not a range: " + path + ":" + line + ":" + column + " [" + offset + "," + endOffset + ")");
		}
	}

	/** Where the short versions of standard headers stand that the tool has itself; nobody can open them. */
	public static final String BUILT_IN_FOLDER = "/racelens-standard-headers";

	/** Whether the place is in a header that is the tool's own. */
	public boolean isBuiltIn() {
		return path.startsWith(BUILT_IN_FOLDER + "/");
	}

	/** The first character of a file: the place of what concerns the file as a whole. */
	public static SourceRange startOf(String path) {
		return new SourceRange(path, 0, 0, 1, 1, 1);
	}

	/** Whether another range of the same file lies inside of this one, or is the same. */
	public boolean contains(SourceRange other) {
		return path.equals(other.path) && offset <= other.offset && other.endOffset <= endOffset;
	}

	@Override
	public int compareTo(SourceRange other) {
		return ORDER.compare(this, other);
	}

	@Override
	public String toString() {
		return path + ":" + line + ":" + column;
	}
}
