package org.racelens.frontend.fortran.source;

import java.util.Arrays;

/** Where the lines of a text begin. */
final class LineTable {
	private final int[] starts;

	LineTable(String text) {
		char mark = hasReturnsAlone(text) ? '\r' : '\n';
		int[] found = new int[(int) text.chars().filter(c -> c == mark).count() + 1];
		int count = 1;
		for (int i = 0; i < text.length(); i++) {
			if (text.charAt(i) == mark) {
				found[count++] = i + 1;
			}
		}
		starts = found;
	}

	/** Whether lines end with carriage returns alone, as they did on Macintoshes. */
	static boolean hasReturnsAlone(String text) {
		return text.indexOf('\n') < 0 && text.indexOf('\r') >= 0;
	}

	/** The number of the line in which an offset is, from 0 on. */
	int line(int offset) {
		int found = Arrays.binarySearch(starts, offset);
		return found >= 0 ? found : -found - 2;
	}

	int start(int line) {
		return starts[line];
	}
}
