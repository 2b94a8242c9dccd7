package org.racelens.logic.decide;

import java.util.List;
import org.racelens.logic.term.Ints;

/** The cells of terms that are no polynomials. */
final class AtomCells {
	private AtomCells() {
	}

	/** Euclidean {@code dividend div divisor}; nothing is known where the divisor may be 0. */
	static final class QuotientCell extends Cell {
		private final Cell dividend;
		private final Cell divisor;

		QuotientCell(Cell dividend, Cell divisor) {
			this.dividend = dividend;
			this.divisor = divisor;
			uses(List.of(dividend, divisor));
		}

		@Override
		boolean revise(Propagation p) {
			if (divisor.low > 0) {
				return narrowByPositive(p);
			}
			if (!divisor.isFixed() || divisor.low == 0) {
				return true;
			}
			long b = -divisor.low;
			return p.narrow(this, -Bound.floorQuotient(dividend.high, b), -Bound.floorQuotient(dividend.low, b))
					&& p.narrow(dividend, Bound.multiply(-high, b), Bound.add(Bound.upper(Bound.multiply(-low, b)), b - 1));
		}

		private boolean narrowByPositive(Propagation p) {
			long least = Bound.floorQuotient(dividend.low, dividend.low < 0 ? divisor.low : divisor.high);
			long most = Bound.floorQuotient(dividend.high, dividend.high < 0 ? divisor.high : divisor.low);
			long from = Bound.multiply(low, low < 0 ? divisor.high : divisor.low);
			long product = Bound.upper(Bound.multiply(high, high < 0 ? divisor.low : divisor.high));
			long to = Bound.add(product, Bound.add(divisor.high, -1));
			return p.narrow(this, least, most) && p.narrow(dividend, from, high < 0 && !divisor.isFixed() ? -1 : to);
		}
	}

	/** Euclidean {@code dividend mod divisor}; nothing is known where the divisor may be 0. */
	static final class ModulusCell extends Cell {
		private final Cell dividend;
		private final Cell divisor;

		ModulusCell(Cell dividend, Cell divisor) {
			this.dividend = dividend;
			this.divisor = divisor;
			uses(List.of(dividend, divisor));
		}

		@Override
		boolean revise(Propagation p) {
			if (divisor.low <= 0 && divisor.high >= 0) {
				return true;
			}
			long largest = Math.max(divisor.high, -divisor.low);
			if (!p.narrow(this, 0, Bound.add(largest, -1)) || dividend.low >= 0 && !p.narrow(this, 0, dividend.high)) {
				return false;
			}
			return !divisor.isFixed() || narrowInPeriod(p, Math.abs(divisor.low));
		}

		private boolean narrowInPeriod(Propagation p, long period) {
			long start = Bound.isFinite(dividend.low) ? dividend.low - Ints.euclideanModulus(dividend.low, period) : Bound.MIN;
			if (Bound.isFinite(start) && Bound.isFinite(dividend.high) && dividend.high - start < period) {
				return p.narrow(this, dividend.low - start, dividend.high - start) && p.narrow(dividend, low + start, high + start);
			}
			return !isFixed() || narrowToClass(p, period);
		}

		/** The remainder is known: moves the dividend's bounds to the next numbers with that remainder. */
		private boolean narrowToClass(Propagation p, long period) {
			long least = Bound.isFinite(dividend.low) ? dividend.low + Ints.euclideanModulus(low - dividend.low, period) : Bound.MIN;
			long most = Bound.isFinite(dividend.high) ? dividend.high - Ints.euclideanModulus(dividend.high - low, period) : Bound.MAX;
			return p.narrow(dividend, least, most);
		}
	}

	static final class ChoiceCell extends Cell {
		private final Cell condition;
		private final Cell whenTrue;
		private final Cell whenFalse;

		ChoiceCell(Cell condition, Cell whenTrue, Cell whenFalse) {
			this.condition = condition;
			this.whenTrue = whenTrue;
			this.whenFalse = whenFalse;
			uses(List.of(condition, whenTrue, whenFalse));
		}

		@Override
		boolean revise(Propagation p) {
			if (!meets(whenTrue) && !p.narrow(condition, 0, 0) || !meets(whenFalse) && !p.narrow(condition, 1, 1)) {
				return false;
			}
			if (condition.isFixed()) {
				return p.unify(this, condition.isTrue() ? whenTrue : whenFalse);
			}
			return p.narrow(this, Math.min(whenTrue.low, whenFalse.low), Math.max(whenTrue.high, whenFalse.high));
		}

		private boolean meets(Cell other) {
			return low <= other.high && other.low <= high;
		}
	}

	/** A table element, 0 outside the table. */
	static final class LookupCell extends Cell {
		/** from this many elements on only the whole table's least and largest element are used */
		private static final int LONG_SCAN = 4096;

		private final long[] values;
		private final Cell index;
		private final long least;
		private final long most;

		LookupCell(List<Long> values, Cell index) {
			this.values = values.stream().mapToLong(Long::longValue).toArray();
			this.index = index;
			this.least = Math.min(0, values.stream().mapToLong(Long::longValue).min().orElse(0));
			this.most = Math.max(0, values.stream().mapToLong(Long::longValue).max().orElse(0));
			uses(List.of(index));
		}

		@Override
		boolean revise(Propagation p) {
			boolean outside = low <= 0 && high >= 0;
			if (!outside && !p.narrow(index, 0, values.length - 1)) {
				return false;
			}
			if (index.high - index.low > LONG_SCAN && values.length > LONG_SCAN) {
				return p.narrow(this, least, most);
			}
			long from = Math.min(Math.max(index.low, -1), values.length);
			long to = Math.max(Math.min(index.high, values.length), -1);
			while (from < to && !isPossible(from)) {
				from++;
			}
			while (from < to && !isPossible(to)) {
				to--;
			}
			if (index.low < from && from >= 0 && !p.narrow(index, from, index.high)
					|| index.high > to && to < values.length && !p.narrow(index, index.low, to)) {
				return false;
			}
			return narrowToElements(p, from, to);
		}

		private boolean narrowToElements(Propagation p, long from, long to) {
			long smallest = Bound.MAX;
			long largest = Bound.MIN;
			for (long k = from; k <= to; k++) {
				smallest = Math.min(smallest, element(k));
				largest = Math.max(largest, element(k));
			}
			return p.narrow(this, smallest, largest);
		}

		private boolean isPossible(long k) {
			return low <= element(k) && element(k) <= high;
		}

		private long element(long k) {
			return 0 <= k && k < values.length ? values[(int) k] : 0;
		}
	}
}
