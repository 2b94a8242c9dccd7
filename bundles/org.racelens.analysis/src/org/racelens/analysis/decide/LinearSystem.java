package org.racelens.analysis.decide;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.BoolExpr.IsZero;
import org.racelens.analysis.logic.BoolExpr.NotPositive;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;

/**
 * Linear inequalities over atoms, decided by Fourier–Motzkin elimination with the constants rounded to integers (W. Pugh, <i>The Omega test</i>,
 * Supercomputing 1991, real shadow). Only infeasibility is definite.
 */
final class LinearSystem {
	/** With more rows than this the answer is that nothing is known. */
	private static final int MAX_ROWS = 256;
	/** Eliminating an atom with coefficients other than ±1 loses integrality; it is worth this many rows to put that off. */
	private static final long INEXACT = 16;

	private LinearSystem() {
	}

	/** {@code constant + Σ coefficients·atoms ≤ 0}, as the value for its coefficients. */
	private record Coefficients(long[] values) {
		@Override
		public boolean equals(Object other) {
			return other instanceof Coefficients c && Arrays.equals(values, c.values);
		}

		@Override
		public int hashCode() {
			return Arrays.hashCode(values);
		}

		long gcd() {
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

	/** Whether equalities and inequalities among the parts have no common integer solution; other parts are ignored. */
	static boolean isInfeasible(Collection<BoolExpr> parts) {
		Map<IntExpr, Integer> atoms = new LinkedHashMap<>();
		List<long[]> equalities = new ArrayList<>();
		List<long[]> inequalities = new ArrayList<>();
		parts.forEach(part -> Ints.terms(term(part)).keySet().forEach(atom -> atoms.putIfAbsent(atom, atoms.size())));
		for (BoolExpr part : parts) {
			if (part.equals(Bools.FALSE)) {
				return true;
			} else if (part instanceof NotPositive p) {
				inequalities.add(row(p.term(), atoms));
			} else if (part instanceof IsZero z) {
				equalities.add(row(z.term(), atoms));
			}
		}
		try {
			return isInfeasible(equalities, inequalities, atoms.size());
		} catch (ArithmeticException e) {
			return false;
		}
	}

	private static IntExpr term(BoolExpr part) {
		return part instanceof NotPositive p ? p.term() : part instanceof IsZero z ? z.term() : Ints.ZERO;
	}

	/** The coefficients, and last the constant. */
	private static long[] row(IntExpr term, Map<IntExpr, Integer> atoms) {
		long[] row = new long[atoms.size() + 1];
		Ints.terms(term).forEach((atom, k) -> row[atoms.get(atom)] = k);
		row[atoms.size()] = Ints.constantPart(term);
		return row;
	}

	private static boolean isInfeasible(List<long[]> equalities, List<long[]> inequalities, int width) {
		List<long[]> open = new ArrayList<>(equalities);
		while (!open.isEmpty()) {
			long[] equality = open.remove(open.size() - 1);
			long gcd = new Coefficients(Arrays.copyOf(equality, width)).gcd();
			if (gcd == 0 ? equality[width] != 0 : equality[width] % gcd != 0) {
				return true;
			}
			for (int k = 0; gcd > 1 && k <= width; k++) {
				equality[k] /= gcd;
			}
			int atom = unit(equality, width);
			if (atom >= 0) {
				open.forEach(row -> substitute(row, equality, atom));
				inequalities.forEach(row -> substitute(row, equality, atom));
			} else if (gcd > 0) {
				inequalities.add(equality);
				inequalities.add(Arrays.stream(equality).map(k -> -k).toArray());
			}
		}
		Map<Coefficients, Long> rows = new LinkedHashMap<>();
		for (long[] row : inequalities) {
			if (!add(rows, Arrays.copyOf(row, width), row[width])) {
				return true;
			}
		}
		return isInfeasible(rows, width);
	}

	private static int unit(long[] row, int width) {
		for (int k = 0; k < width; k++) {
			if (Math.abs(row[k]) == 1) {
				return k;
			}
		}
		return -1;
	}

	/** Solves the equality for the atom, whose coefficient is ±1, and puts that in. */
	private static void substitute(long[] row, long[] equality, int atom) {
		long factor = row[atom] * equality[atom];
		for (int k = 0; k < row.length && factor != 0; k++) {
			row[k] = Math.subtractExact(row[k], Math.multiplyExact(factor, equality[k]));
		}
	}

	private static boolean isInfeasible(Map<Coefficients, Long> system, int width) {
		Map<Coefficients, Long> rows = system;
		boolean[] eliminated = new boolean[width];
		for (int round = 0; round < width; round++) {
			int atom = cheapest(rows, eliminated);
			if (atom < 0) {
				return false;
			}
			eliminated[atom] = true;
			Map<Coefficients, Long> next = new LinkedHashMap<>();
			if (!combine(rows, atom, next)) {
				return true;
			}
			if (next.size() > MAX_ROWS) {
				return false;
			}
			rows = next;
		}
		return false;
	}

	/** The atom whose elimination makes the fewest new rows and loses least; -1 when none is left. */
	private static int cheapest(Map<Coefficients, Long> rows, boolean[] eliminated) {
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
	private static boolean combine(Map<Coefficients, Long> rows, int atom, Map<Coefficients, Long> next) {
		List<Map.Entry<Coefficients, Long>> above = new ArrayList<>();
		List<Map.Entry<Coefficients, Long>> below = new ArrayList<>();
		for (Map.Entry<Coefficients, Long> row : rows.entrySet()) {
			long k = row.getKey().values[atom];
			if (k == 0) {
				next.merge(row.getKey(), row.getValue(), Math::max);
			} else {
				(k > 0 ? above : below).add(row);
			}
		}
		for (Map.Entry<Coefficients, Long> a : above) {
			for (Map.Entry<Coefficients, Long> b : below) {
				if (next.size() <= MAX_ROWS && !combine(a, b, atom, next)) {
					return false;
				}
			}
		}
		return true;
	}

	private static boolean combine(Map.Entry<Coefficients, Long> a, Map.Entry<Coefficients, Long> b, int atom, Map<Coefficients, Long> next) {
		long[] x = a.getKey().values;
		long[] y = b.getKey().values;
		long[] sum = new long[x.length];
		try {
			for (int k = 0; k < sum.length; k++) {
				sum[k] = Math.addExact(Math.multiplyExact(-y[atom], x[k]), Math.multiplyExact(x[atom], y[k]));
			}
			return add(next, sum, Math.addExact(Math.multiplyExact(-y[atom], a.getValue()), Math.multiplyExact(x[atom], b.getValue())));
		} catch (ArithmeticException e) {
			return true;
		}
	}

	/** Adds a row in lowest terms; {@code false} when it cannot hold. */
	private static boolean add(Map<Coefficients, Long> rows, long[] row, long constant) {
		Coefficients coefficients = new Coefficients(row);
		long gcd = coefficients.gcd();
		if (gcd == 0) {
			return constant <= 0;
		}
		for (int k = 0; k < row.length; k++) {
			row[k] /= gcd;
		}
		rows.merge(coefficients, Distribution.ceil(constant, gcd), Math::max);
		return true;
	}
}
