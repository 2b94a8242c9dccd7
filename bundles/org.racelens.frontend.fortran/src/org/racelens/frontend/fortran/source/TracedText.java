package org.racelens.frontend.fortran.source;

import java.util.Arrays;
import java.util.BitSet;

/**
 * A text that is being made of others, each character of which knows where it comes from. An origin is an offset in the
 * {@link SourceFiles}; characters that stand in no file are inserted at an origin.
 */
final class TracedText {
	private final StringBuilder chars;
	/** of each character; the complement of it for what is inserted */
	private int[] origins;
	/** which characters are no part of the names that they stand in */
	private final BitSet padding = new BitSet();

	TracedText(int expected) {
		chars = new StringBuilder(expected);
		origins = new int[Math.max(16, expected)];
	}

	int length() {
		return chars.length();
	}

	char charAt(int index) {
		return chars.charAt(index);
	}

	/** The origin of a character, or where it is inserted. */
	int origin(int index) {
		return where(origins[index]);
	}

	/** What an element of {@link #origins} says, whether its character is inserted or not. */
	static int where(int origin) {
		return origin < 0 ? ~origin : origin;
	}

	void append(char c, int origin) {
		if (origins.length == chars.length()) {
			origins = Arrays.copyOf(origins, 2 * origins.length);
		}
		origins[chars.length()] = origin;
		chars.append(c);
	}

	void insert(String text, int at) {
		for (int i = 0; i < text.length(); i++) {
			append(text.charAt(i), ~at);
		}
	}

	/** Inserts what only the parser is to see. */
	void pad(String text, int at) {
		padding.set(chars.length(), chars.length() + text.length());
		insert(text, at);
	}

	BitSet padding() {
		return padding;
	}

	/** Appends a part of another text, which has no padding. */
	void append(TracedText other, int start, int end) {
		int length = chars.length() + end - start;
		if (origins.length < length) {
			origins = Arrays.copyOf(origins, Math.max(length, 2 * origins.length));
		}
		System.arraycopy(other.origins, start, origins, chars.length(), end - start);
		chars.append(other.chars, start, end);
	}

	/** Appends blanks for a part of another text. */
	void blank(TracedText other, int start, int end) {
		for (int i = start; i < end; i++) {
			append(' ', other.origins[i]);
		}
	}

	/** One past the last character of the line that a character is in: its line end, or the end of the text. */
	int lineEnd(int index) {
		int end = chars.indexOf("\n", index);
		return end < 0 ? chars.length() : end;
	}

	/** The first character of a part that is no white space; the end of the part if all are. */
	int firstVisible(int start, int end) {
		int i = start;
		while (i < end && Words.isBlank(chars.charAt(i))) {
			i++;
		}
		return i;
	}

	/** One past the last character of a part that is no white space. */
	int lastVisible(int start, int end) {
		int i = end;
		while (i > start && Words.isBlank(chars.charAt(i - 1))) {
			i--;
		}
		return i;
	}

	/** Whether a word of lower case letters, digits and marks stands at a place, in any case. */
	boolean hasAt(int index, String word) {
		if (index + word.length() > chars.length()) {
			return false;
		}
		for (int i = 0; i < word.length(); i++) {
			if (Character.toLowerCase(chars.charAt(index + i)) != word.charAt(i)) {
				return false;
			}
		}
		return true;
	}

	String substring(int start, int end) {
		return chars.substring(start, end);
	}

	/** The origins of all characters, the complements of those that are inserted. */
	int[] origins() {
		return Arrays.copyOf(origins, chars.length());
	}

	@Override
	public String toString() {
		return chars.toString();
	}
}
