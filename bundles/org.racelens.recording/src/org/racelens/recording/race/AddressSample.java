package org.racelens.recording.race;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Some of many addresses, spread evenly over the order in which they come. */
final class AddressSample {
	private static final int MOST = 1 << 14;
	private static final int MOST_PARTS = 1 << 12;
	/** Parts are made smaller than they may be, as addresses are not spread evenly. */
	private static final double FILLED = 0.6;
	private final long[] kept = new long[MOST];
	private int size;
	private long count;
	/** Every so many-th is kept; a power of two. */
	private long step = 1;

	void add(long address) {
		if ((count++ & step - 1) == 0) {
			if (size == MOST) {
				for (int i = 0; i < MOST / 2; i++) {
					kept[i] = kept[2 * i];
				}
				size = MOST / 2;
				step *= 2;
				if ((count - 1 & step - 1) != 0) {
					return;
				}
			}
			kept[size++] = address;
		}
	}

	/** How many addresses have come. */
	long count() {
		return count;
	}

	/** A range in parts with at most so many of the addresses each, as far as the sample tells; one where it knows no way. */
	List<AddressRange> parts(AddressRange range, long most) {
		int parts = (int) Math.min(MOST_PARTS, Math.max(2, Math.ceil(count / (most * FILLED))));
		long[] sorted = Arrays.copyOf(kept, size);
		Arrays.sort(sorted);
		return range.split(IntStream.range(1, parts).mapToObj(i -> sorted[(int) ((long) i * size / parts)]).toList());
	}
}
