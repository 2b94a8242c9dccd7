package org.racelens.ui.confirm;

import java.util.ArrayList;
import java.util.List;

/** Where the lines of a text begin. */
final class LineStarts {
	private LineStarts() {
	}

	/** The offset of each line; lines end as they do in editors. */
	static List<Integer> of(String text) {
		List<Integer> starts = new ArrayList<>(List.of(0));
		for (int i = 0; i < text.length(); i++) {
			char c = text.charAt(i);
			if (c == '\n' || c == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n')) {
				starts.add(i + 1);
			}
		}
		return starts;
	}
}
