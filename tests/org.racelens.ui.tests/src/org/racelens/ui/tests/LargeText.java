package org.racelens.ui.tests;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;

/** A program of 2,000 lines, of which a number changes again and again: what is written in an odd element is read from the one it tells. */
final class LargeText {
	private final String text;
	private final String before;
	private final String behind;
	private final int regions;
	private int edits;

	/** @param before what stands before the number in a region, whose own number comes in */
	private LargeText(String text, String before, String behind, int regions) {
		this.text = text;
		this.before = before;
		this.behind = behind;
		this.regions = regions;
	}

	static LargeText ofC(int regions) {
		return ofC(Programs.large(regions), regions);
	}

	static LargeText ofC(String text, int regions) {
		return new LargeText(text, "w%1$d[2 * i + 1] = 0.5 * w%1$d[2 * i + ", "]", regions);
	}

	static LargeText freeForm(int regions) {
		return new LargeText(FortranPrograms.freeForm(regions), "w%1$d(2 * i + 1) = 0.5d0 * w%1$d(2 * i + ", ")", regions);
	}

	static LargeText fixedForm(int regions) {
		return new LargeText(FortranPrograms.fixedForm(regions), "W%1$d(2 * I + 1) = 0.5D0 * W%1$d(2 * I + ", ")", regions);
	}

	String text() {
		return text;
	}

	int regions() {
		return regions;
	}

	/** Writes a number that was not there before: each time round a race comes to all regions, or goes. */
	void edit(IDocument document, int region) throws BadLocationException {
		String mark = before.formatted(region);
		int begin = document.get().indexOf(mark) + mark.length();
		int end = document.get().indexOf(behind, begin);
		edits++;
		document.replace(begin, end - begin, Integer.toString(2 * edits + edits / regions % 2));
	}
}
