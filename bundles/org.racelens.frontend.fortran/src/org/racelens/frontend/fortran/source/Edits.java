package org.racelens.frontend.fortran.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes of a text, of which no two concern the same characters. */
final class Edits {
	private final List<Edit> edits = new ArrayList<>();

	/**
	 * A change.
	 *
	 * @param end one past what is left out; where it begins if nothing is
	 * @param text what is inserted there
	 * @param order which of several at one place comes first
	 */
	private record Edit(int start, int end, String text, int order) {
	}

	/** Inserts a text before a character. */
	void insert(int at, String text) {
		edits.add(new Edit(at, at, text, edits.size()));
	}

	/** Leaves a part out; blanks stand for it. */
	void blank(int start, int end) {
		edits.add(new Edit(start, end, "", edits.size()));
	}

	/** Writes something else in place of a part. */
	void replace(int start, int end, String text) {
		edits.add(new Edit(start, end, text, edits.size()));
	}

	/** The text with all changes. */
	TracedText applied(TracedText text) {
		if (edits.isEmpty()) {
			return text;
		}
		edits.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::end).thenComparingInt(Edit::order));
		TracedText made = new TracedText(text.length() + 16 * edits.size());
		int copied = 0;
		for (Edit edit : edits) {
			if (edit.start < copied) {
				continue;
			}
			made.append(text, copied, edit.start);
			if (edit.text.isEmpty()) {
				made.blank(text, edit.start, edit.end);
			} else {
				made.insert(edit.text, edit.start == edit.end ? end(text, edit.start) : text.origin(edit.start));
			}
			copied = edit.end;
		}
		made.append(text, copied, text.length());
		return made;
	}

	/** Behind the origin of the character before a place. */
	private static int end(TracedText text, int at) {
		return at == 0 ? 0 : text.origin(at - 1) + 1;
	}
}
