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
	 * @param from where the part begins that is moved there
	 * @param fromEnd one past its end
	 * @param order which of several at one place comes first
	 */
	private record Edit(int start, int end, String text, Kind kind, int from, int fromEnd, int order) {
	}

	private enum Kind {
		BLANK, INSERT, PAD, MOVE
	}

	/** Inserts a text before a character. */
	void insert(int at, String text) {
		add(at, at, text, Kind.INSERT);
	}

	/** Makes a name longer for the parser alone. */
	void pad(int at, String text) {
		add(at, at, text, Kind.PAD);
	}

	/** Leaves a part out; blanks stand for it. */
	void blank(int start, int end) {
		add(start, end, "", Kind.BLANK);
	}

	/** Writes something else in place of a part. */
	void replace(int start, int end, String text) {
		add(start, end, text, Kind.INSERT);
	}

	/** Moves a statement behind another, on the same line. */
	void move(int start, int end, int to) {
		edits.add(new Edit(to, to, "", Kind.MOVE, start, end, edits.size()));
		blank(start, end);
	}

	private void add(int start, int end, String text, Kind kind) {
		edits.add(new Edit(start, end, text, kind, start, end, edits.size()));
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
			switch (edit.kind) {
				case BLANK -> made.blank(text, edit.start, edit.end);
				case PAD -> made.pad(edit.text, end(text, edit.start));
				case INSERT -> instead(text, edit, made);
				case MOVE -> {
					made.insert("; ", end(text, edit.start));
					made.append(text, edit.from, edit.fromEnd);
				}
			}
			copied = edit.end;
		}
		made.append(text, copied, text.length());
		return made;
	}

	/** Writes a text in place of a part; its characters stand for those of the part, as far as there are as many. */
	private static void instead(TracedText text, Edit edit, TracedText made) {
		if (edit.start == edit.end) {
			made.insert(edit.text, end(text, edit.start));
			return;
		}
		for (int i = 0; i < edit.text.length(); i++) {
			made.append(edit.text.charAt(i), text.origin(Math.min(edit.start + i, edit.end - 1)));
		}
	}

	/** Behind the origin of the character before a place. */
	private static int end(TracedText text, int at) {
		return at == 0 ? 0 : text.origin(at - 1) + 1;
	}
}
