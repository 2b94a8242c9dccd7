package org.racelens.logic.decide;

/**
 * Arithmetic on interval bounds: a {@code long} strictly between {@link #MIN} and {@link #MAX}, which stand for no bound. What leaves that
 * range is rounded to the safe side: a lower bound down, an upper bound up.
 */
final class Bound {
	static final long MAX = 1L << 60;
	static final long MIN = -MAX;

	private Bound() {
	}

	static boolean isFinite(long a) {
		return MIN < a && a < MAX;
	}

	/** A lower bound that may have grown past the range. */
	static long lower(long a) {
		return a >= MAX ? MAX - 1 : Math.max(a, MIN);
	}

	/** An upper bound that may have grown past the range. */
	static long upper(long a) {
		return a <= MIN ? MIN + 1 : Math.min(a, MAX);
	}

	/** A sum; no bound as soon as one summand is none. Both summands have the same direction. */
	static long add(long a, long b) {
		if (!isFinite(a)) {
			return a;
		}
		return isFinite(b) ? clamp(a + b) : b;
	}

	/** A product, 0 · no bound = 0. */
	static long multiply(long a, long b) {
		if (a == 0 || b == 0) {
			return 0;
		}
		boolean negative = a < 0 != b < 0;
		if (!isFinite(a) || !isFinite(b)) {
			return negative ? MIN : MAX;
		}
		long high = Math.multiplyHigh(a, b);
		long low = a * b;
		if (high == 0 && low >= 0 || high == -1 && low < 0) {
			return clamp(low);
		}
		return negative ? MIN : MAX;
	}

	/** Rounded down, for a positive divisor; a dividend without bound has a quotient without bound. */
	static long floorQuotient(long a, long b) {
		return isFinite(a) ? b >= MAX ? a < 0 ? -1 : 0 : Math.floorDiv(a, b) : a;
	}

	/** Rounded up, for a positive divisor. */
	static long ceilQuotient(long a, long b) {
		return isFinite(a) ? b >= MAX ? a > 0 ? 1 : 0 : -Math.floorDiv(-a, b) : a;
	}

	private static long clamp(long a) {
		return Math.max(MIN, Math.min(MAX, a));
	}
}
