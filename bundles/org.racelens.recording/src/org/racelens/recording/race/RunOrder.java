package org.racelens.recording.race;

import java.util.Arrays;

/** The order by two keys; what has equal ones stays as it is. Long stretches that are in order already cost little. */
record RunOrder(long[] first, long[] second) {
	private static final int SHORT = 12;

	int[] sorted(int size) {
		int[] order = new int[size];
		Arrays.setAll(order, i -> i);
		sort(order, order.clone(), 0, size);
		return order;
	}

	private boolean isInOrder(int run, int next) {
		return first[run] != first[next] ? first[run] < first[next] : second[run] <= second[next];
	}

	private void sort(int[] into, int[] from, int low, int high) {
		if (high - low <= SHORT) {
			insert(into, low, high);
			return;
		}
		int middle = low + high >>> 1;
		sort(from, into, low, middle);
		sort(from, into, middle, high);
		if (isInOrder(from[middle - 1], from[middle])) {
			System.arraycopy(from, low, into, low, high - low);
			return;
		}
		for (int i = low, left = low, right = middle; i < high; i++) {
			boolean takesLeft = right >= high || left < middle && isInOrder(from[left], from[right]);
			into[i] = takesLeft ? from[left++] : from[right++];
		}
	}

	private void insert(int[] into, int low, int high) {
		for (int i = low + 1; i < high; i++) {
			int moved = into[i];
			int j = i;
			for (; j > low && !isInOrder(into[j - 1], moved); j--) {
				into[j] = into[j - 1];
			}
			into[j] = moved;
		}
	}
}
