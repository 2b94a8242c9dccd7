package org.racelens.report;

import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.report.words.Visible;

/**
 * A source line with a mark under the place that is spoken of.
 *
 * @param number of the line, padded for a column
 * @param code the line, cut to a window around the place where it is too long to be read
 * @param mark as wide as the code before the place, then {@code ^~~~}; tabs are kept so that it stands right at any tab width
 */
record Excerpt(String number, String code, String mark) {
	private static final int WIDTH = 160;
	private static final int BEFORE = 60;

	static Optional<Excerpt> of(SourceRange place, SourceLines lines) {
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
		return new Excerpt(String.format("%6d", place.line()), (before + marked + after).stripTrailing(),
				before.replaceAll("[^\t]", " ") + "^" + "~".repeat(Math.max(0, marked.length() - 1)));
	}
}
