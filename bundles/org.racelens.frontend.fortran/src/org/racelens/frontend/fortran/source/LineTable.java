package org.racelens.frontend.fortran.source;

import java.util.Arrays;

/** Where the lines of a text begin. */
final class LineTable {
	private final int[] starts;

	LineTable(String text) {
		int[] found = new int[(int) text.chars().filter(c -> c == '\n').count() + 1];
		int count = 1;
		for (int i = 0; i < text.length(); i++) {
			if (text.charAt(i) == '\n') {
				found[count++] = i + 1;
			}
		}
		starts = found;
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
