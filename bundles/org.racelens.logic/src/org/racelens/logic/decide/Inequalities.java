package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.model.effort.Effort;

/**
 * Linear inequalities, decided by Fourier–Motzkin elimination with the constants rounded to integers (W. Pugh, <i>The Omega test</i>,
 * Supercomputing 1991, real shadow). Only infeasibility is definite. Mutable while rows are added.
 */
final class Inequalities {
	/** With more rows than this the answer is that nothing is known. */
	private static final int MAX_ROWS = 256;
	/** Eliminating an atom with coefficients other than ±1 loses integrality; it is worth this many rows to put that off. */
	private static final long INEXACT = 16;

	private final int width;
	/** of rows with the same coefficients only the tightest, the one with the greatest constant */
	private final Map<Coefficients, Long> rows = new LinkedHashMap<>();

	/**
	 * @param width how many atoms there are
	 */
	Inequalities(int width) {
		this.width = width;
	}

	/** The coefficients of a row. */
	private record Coefficients(long[] values) {
		@Override
		public boolean equals(Object other) {
			return other instanceof Coefficients c && Arrays.equals(values, c.values);
		}

		@Override
		public int hashCode() {
			return Arrays.hashCode(values);
		}
	}

	/** Adds {@code constant + Σ coefficients·atoms ≤ 0} in lowest terms; {@code false} when it cannot hold. */
	boolean add(long[] coefficients, long constant) {
		long gcd = gcd(coefficients);
		if (gcd == 0) {
			return constant <= 0;
		}
		long[] row = Arrays.stream(coefficients).map(k -> k / gcd).toArray();
		rows.merge(new Coefficients(row), Distribution.ceil(constant, gcd), Math::max);
		return true;
	}

	/** Eliminates atom after atom; {@code true} when a contradiction comes up. */
	boolean areInfeasible() {
		Inequalities system = this;
		boolean[] eliminated = new boolean[width];
		for (int atom = system.cheapest(eliminated); atom >= 0; atom = system.cheapest(eliminated)) {
			eliminated[atom] = true;
			Inequalities next = new Inequalities(width);
			if (!system.combine(atom, next)) {
				return true;
			}
			if (next.rows.size() > MAX_ROWS) {
				return false;
			}
			system = next;
		}
		return false;
	}

	/** The atom whose elimination makes the fewest new rows and loses least; -1 when none is left. */
	private int cheapest(boolean[] eliminated) {
		Effort.spend((long) eliminated.length * rows.size() / 4 + 1);
		int best = -1;
		long bestCost = Long.MAX_VALUE;
		for (int atom = 0; atom < eliminated.length; atom++) {
			long positive = 0;
			long negative = 0;
			long largest = 0;
			for (Coefficients row : rows.keySet()) {
				positive += row.values[atom] > 0 ? 1 : 0;
				negative += row.values[atom] < 0 ? 1 : 0;
				largest = Math.max(largest, Math.abs(row.values[atom]));
			}
			long cost = (positive * negative - positive - negative) + (largest > 1 ? INEXACT : 0);
			if (!eliminated[atom] && positive + negative > 0 && cost < bestCost) {
				best = atom;
				bestCost = cost;
			}
		}
		return best;
	}

	/** Replaces the rows with an atom by their combinations without it; {@code false} when one of them cannot hold. */
	private boolean combine(int atom, Inequalities next) {
		List<Map.Entry<Coefficients, Long>> above = new ArrayList<>();
		List<Map.Entry<Coefficients, Long>> below = new ArrayList<>();
		for (Map.Entry<Coefficients, Long> row : rows.entrySet()) {
			long k = row.getKey().values[atom];
			if (k == 0) {
				next.rows.merge(row.getKey(), row.getValue(), Math::max);
			} else {
				(k > 0 ? above : below).add(row);
			}
		}
		for (Map.Entry<Coefficients, Long> a : above) {
			for (Map.Entry<Coefficients, Long> b : below) {
				if (next.rows.size() <= MAX_ROWS && !combine(a, b, atom, next)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean combine(Map.Entry<Coefficients, Long> a, Map.Entry<Coefficients, Long> b, int atom, Inequalities next) {
		long[] x = a.getKey().values;
		long[] y = b.getKey().values;
		long[] sum = new long[x.length];
		Effort.spend(x.length);
		try {
			for (int k = 0; k < sum.length; k++) {
				sum[k] = Math.addExact(Math.multiplyExact(-y[atom], x[k]), Math.multiplyExact(x[atom], y[k]));
			}
			return next.add(sum, Math.addExact(Math.multiplyExact(-y[atom], a.getValue()), Math.multiplyExact(x[atom], b.getValue())));
		} catch (ArithmeticException e) {
			return true;
		}
	}

	/** The greatest common divisor; 0 if all are 0. */
	static long gcd(long[] values) {
		long gcd = 0;
		for (long value : values) {
			long a = Math.abs(value);
			while (a != 0) {
				long rest = gcd % a;
				gcd = a;
				a = rest;
			}
		}
		return gcd;
	}
}
