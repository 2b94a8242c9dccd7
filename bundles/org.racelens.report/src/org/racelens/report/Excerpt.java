package org.racelens.report;

import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.report.words.Visible;

/**
 * A source line, taken apart around the place that is spoken of; cut to a window around the place where it is too long to be read.
 *
 * @param line its number, 1-based
 * @param before the code before the place
 * @param marked the code of the place; empty behind the end of a line
 * @param after the code behind it
 */
public record Excerpt(int line, String before, String marked, String after) {
	private static final int WIDTH = 160;
	private static final int BEFORE = 60;

	/** The line of a place; empty where the file, the line or the column is not there (any more). */
	public static Optional<Excerpt> of(SourceRange place, SourceLines lines) {
		return lines.line(place.path(), place.line()).filter(line -> place.column() <= line.length() + 1).map(line -> cut(place, line));
	}

	private static Excerpt cut(SourceRange place, String line) {
		int column = place.column() - 1;
		int start = line.length() <= WIDTH ? 0 : Math.max(0, column - BEFORE);
		int end = Math.min(line.length(), start + WIDTH);
		int first = Math.min(column, end);
		int last = Math.max(first, Math.min(end, column + place.endOffset() - place.offset()));
		String before = (start > 0 ? "…" : "") + Visible.inText(line.substring(start, first));
		String marked = Visible.inText(line.substring(first, last));
		String after = Visible.inText(line.substring(last, end)) + (end < line.length() ? "…" : "");
		return new Excerpt(place.line(), before, marked, after);
	}

	/** A line around the one that is spoken of, no longer than that may be. */
	public static String neighbour(String line) {
		return Visible.inText(line.length() <= WIDTH ? line : line.substring(0, WIDTH) + "…").stripTrailing();
	}

	/** The number of the line, padded for a column. */
	String number() {
		return String.format("%6d", line);
	}

	/** The line. */
	String code() {
		return (before + marked + after).stripTrailing();
	}

	/** As wide as the code before the place, then {@code ^~~~}; tabs are kept so that it stands right at any tab width. */
	String mark() {
		return before.replaceAll("[^\t]", " ") + "^" + "~".repeat(Math.max(0, marked.length() - 1));
	}
}
