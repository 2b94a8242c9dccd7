package org.racelens.recording.structure;

import java.util.Arrays;

/** Numbers that are added at the end. */
final class IntList {
	private static final int FIRST = 4;
	private int[] values = {};
	private int size;

	void add(int value) {
		if (size == values.length) {
			values = Arrays.copyOf(values, Math.max(FIRST, size * 2));
		}
		values[size++] = value;
	}

	void insert(int index, int value) {
		add(value);
		System.arraycopy(values, index, values, index + 1, size - 1 - index);
		values[index] = value;
	}

	int size() {
		return size;
	}

	int get(int index) {
		return values[index];
	}

	void set(int index, int value) {
		values[index] = value;
	}

	/** How many values are less; the values rise. */
	int countBelow(int value) {
		int found = Arrays.binarySearch(values, 0, size, value);
		return found < 0 ? -found - 1 : found;
	}
}
