package org.racelens.recording.race;

import java.util.Optional;

/**
 * Two elements of two runs of accesses that have bytes in common. Each run is {@code base + k * stride}, {@code 0 <= k < count}, with
 * {@code size} bytes each. Nothing is expanded: whether a strided run meets another one is asked of the residues of their distance, by
 * Euclid's way.
 *
 * @param first the index in the first run
 * @param second the index in the second run
 */
record Overlap(long first, long second) {
	/** A run; its stride is not negative, and 0 only where the count is 1. */
	record Strided(long base, long stride, long count, long size) {
		long end() {
			return base + stride * (count - 1) + size;
		}

		boolean hasGaps() {
			return stride > size;
		}

		/** The last element that begins at or before a byte inside of the run. */
		long at(long address) {
			return stride == 0 ? 0 : Math.min(count - 1, (address - base) / stride);
		}

		/** The first element that ends behind an address. */
		long endingBehind(long address) {
			return stride == 0 ? 0 : Math.max(0, Math.floorDiv(address - base - size, stride) + 1);
		}
	}

	/** Two elements that have a byte in common; empty where the runs have none. */
	static Optional<Overlap> of(Strided a, Strided b) {
		long low = Math.max(a.base, b.base);
		if (low >= Math.min(a.end(), b.end())) {
			return Optional.empty();
		}
		if (!a.hasGaps() && !b.hasGaps()) {
			return Optional.of(new Overlap(a.at(low), b.at(low)));
		}
		if (!a.hasGaps()) {
			return withInterval(a, b);
		}
		if (!b.hasGaps()) {
			return withInterval(b, a).map(o -> new Overlap(o.second, o.first));
		}
		return withGaps(a, b);
	}

	/** The first run is one interval. */
	private static Optional<Overlap> withInterval(Strided a, Strided b) {
		long k = b.endingBehind(a.base);
		long address = Math.max(a.base, b.base + b.stride * k);
		return k < b.count && address < a.end() ? Optional.of(new Overlap(a.at(address), k)) : Optional.empty();
	}

	/** Element i of a meets one of b when a multiple of b's stride lies in a window that moves by a's stride. */
	private static Optional<Overlap> withGaps(Strided a, Strided b) {
		long from = a.endingBehind(b.base);
		long to = Math.min(a.count - 1, Math.floorDiv(b.end() - 1 - a.base, a.stride));
		if (from > to) {
			return Optional.empty();
		}
		long high = a.base + a.stride * from + a.size - 1 - b.base;
		long steps = steps(a.stride, b.stride, high, a.size + b.size - 2);
		if (steps < 0 || steps > to - from) {
			return Optional.empty();
		}
		long last = (high + a.stride * steps) / b.stride;
		return Optional.of(new Overlap(from + steps, Math.min(last, b.count - 1)));
	}

	/** The least k with {@code (high + k * step) mod modulus <= width}; negative for none. */
	private static long steps(long step, long modulus, long high, long width) {
		long least = Math.floorMod(-high, modulus);
		if (least == 0 || least + width >= modulus) {
			return 0;
		}
		return least(step % modulus, modulus, least, least + width);
	}

	/** The least k with {@code low <= factor * k mod modulus <= high}, where {@code 0 < low <= high < modulus}; negative for none. */
	private static long least(long factor, long modulus, long low, long high) {
		if (factor == 0) {
			return -1;
		}
		if (factor > modulus - factor) {
			return least(modulus - factor, modulus, modulus - high, modulus - low);
		}
		long k = Math.floorDiv(low - 1, factor) + 1;
		if (k * factor <= high) {
			return k;
		}
		// no multiple of the factor lies between: neither residue wraps
		long wraps = least(modulus % factor, factor, Math.floorMod(-high, factor), Math.floorMod(-low, factor));
		if (wraps < 0 || Math.multiplyHigh(wraps, modulus) != 0 || wraps * modulus < 0) {
			return -1;
		}
		return Math.floorDiv(low + wraps * modulus - 1, factor) + 1;
	}
}
