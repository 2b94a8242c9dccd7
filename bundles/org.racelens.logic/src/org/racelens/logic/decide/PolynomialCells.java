package org.racelens.logic.decide;

import java.util.List;

/** The cells of polynomials. */
final class PolynomialCells {
	private PolynomialCells() {
	}

	/** A symbol, a constant or an application: bounded by what uses it. */
	static final class Leaf extends Cell {
		@Override
		boolean revise(Propagation p) {
			return true;
		}
	}

	/** {@code constant + Σ coefficient·part}. */
	static final class SumCell extends Cell {
		private static final long NO_LEAST = Long.MIN_VALUE;
		private static final long NO_MOST = Long.MAX_VALUE;

		private final Cell[] parts;
		private final long[] coefficients;
		private final long constant;

		SumCell(List<Cell> parts, long[] coefficients, long constant) {
			this.parts = parts.toArray(Cell[]::new);
			this.coefficients = coefficients;
			this.constant = constant;
			uses(parts);
		}

		@Override
		boolean revise(Propagation p) {
			Side lower = new Side(Bound.MIN);
			Side upper = new Side(Bound.MAX);
			for (int k = 0; k < parts.length; k++) {
				lower.add(low(k));
				upper.add(high(k));
			}
			if (!p.narrow(this, Bound.add(constant, lower.total()), Bound.add(constant, upper.total()))) {
				return false;
			}
			for (int k = 0; k < parts.length; k++) {
				long above = upper.without(high(k));
				long below = lower.without(low(k));
				long least = Bound.isFinite(low) && above != Bound.MAX ? low - constant - above : NO_LEAST;
				long most = Bound.isFinite(high) && below != Bound.MIN ? high - constant - below : NO_MOST;
				if (!(coefficients[k] > 0 ? narrowPart(p, k, least, most) : narrowPart(p, k, negated(most), negated(least)))) {
					return false;
				}
			}
			return true;
		}

		/** The bounds are those of the part times its factor without a sign, and exact: some leave the range of bounds. */
		private boolean narrowPart(Propagation p, int k, long least, long most) {
			long a = Math.abs(coefficients[k]);
			return p.narrow(parts[k], least == NO_LEAST ? Bound.MIN : -Math.floorDiv(-least, a),
					most == NO_MOST ? Bound.MAX : Math.floorDiv(most, a));
		}

		private static long negated(long bound) {
			return bound == NO_LEAST ? NO_MOST : bound == NO_MOST ? NO_LEAST : -bound;
		}

		private long low(int k) {
			return Bound.multiply(coefficients[k], coefficients[k] > 0 ? parts[k].low : parts[k].high);
		}

		private long high(int k) {
			return Bound.multiply(coefficients[k], coefficients[k] > 0 ? parts[k].high : parts[k].low);
		}
	}

	/** {@code Π part^power}. */
	static final class ProductCell extends Cell {
		private final Cell[] parts;
		private final int[] powers;

		ProductCell(List<Cell> parts, int[] powers) {
			this.parts = parts.toArray(Cell[]::new);
			this.powers = powers;
			uses(parts);
		}

		@Override
		boolean revise(Propagation p) {
			long[] all = without(-1);
			boolean consistent = p.narrow(this, all[0], all[1]);
			for (int k = 0; consistent && k < parts.length; k++) {
				consistent = powers[k] > 1 || narrowFactor(p, k);
			}
			return consistent;
		}

		/** Solves {@code part · rest = this} where the rest cannot be 0. */
		private boolean narrowFactor(Propagation p, int k) {
			long[] rest = without(k);
			if (rest[0] <= 0 && rest[1] >= 0) {
				return (low <= 0 && high >= 0) || p.exclude(parts[k], 0);
			}
			boolean positive = rest[0] > 0;
			long near = positive ? rest[0] : -rest[1];
			long far = positive ? rest[1] : -rest[0];
			long least = positive ? low : -high;
			long most = positive ? high : -low;
			return p.narrow(parts[k], Bound.ceilQuotient(least, least < 0 ? near : far), Bound.floorQuotient(most, most < 0 ? far : near));
		}

		private long[] without(int skipped) {
			long[] result = { 1, 1 };
			for (int k = 0; k < parts.length; k++) {
				if (k != skipped) {
					result = multiply(result, power(parts[k], powers[k]));
				}
			}
			return result;
		}

		private static long[] power(Cell base, int power) {
			long[] range = { base.low, base.high };
			long[] result = range;
			for (int k = 1; k < power; k++) {
				result = multiply(result, range);
			}
			return power % 2 == 0 ? new long[] { base.low <= 0 && base.high >= 0 ? 0 : Math.max(result[0], 1), result[1] } : result;
		}

		private static long[] multiply(long[] a, long[] b) {
			long p = Bound.multiply(a[0], b[0]);
			long q = Bound.multiply(a[0], b[1]);
			long r = Bound.multiply(a[1], b[0]);
			long s = Bound.multiply(a[1], b[1]);
			return new long[] { Math.min(Math.min(p, q), Math.min(r, s)), Math.max(Math.max(p, q), Math.max(r, s)) };
		}
	}

	/** The sum of bounds of one direction, from which one summand can be taken away again. */
	private static final class Side {
		private final long none;
		private long finite;
		private int unbounded;

		Side(long none) {
			this.none = none;
		}

		void add(long bound) {
			if (Bound.isFinite(bound) && Bound.isFinite(finite + bound)) {
				finite += bound;
			} else {
				unbounded++;
			}
		}

		long total() {
			return unbounded > 0 ? none : finite;
		}

		long without(long bound) {
			return unbounded == 0 ? finite - bound : unbounded == 1 && !Bound.isFinite(bound) ? finite : none;
		}
	}
}
