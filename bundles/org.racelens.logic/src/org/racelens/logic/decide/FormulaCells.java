package org.racelens.logic.decide;

import java.util.List;

/** The cells of formulas: truth values 0 and 1. */
final class FormulaCells {
	private FormulaCells() {
	}

	/** The base of all: a truth value. */
	abstract static class TruthCell extends Cell {
		TruthCell() {
			low = 0;
			high = 1;
		}
	}

	static final class TruthConstant extends TruthCell {
		TruthConstant(boolean value) {
			low = value ? 1 : 0;
			high = low;
		}

		@Override
		boolean revise(Propagation p) {
			return true;
		}
	}

	/** {@code term = 0} for {@code whenZero} 1, {@code term ≠ 0} for 0. */
	static final class ZeroCell extends TruthCell {
		private final Cell term;
		private final int whenZero;

		ZeroCell(Cell term, int whenZero) {
			this.term = term;
			this.whenZero = whenZero;
			uses(List.of(term));
		}

		@Override
		boolean revise(Propagation p) {
			if (term.low > 0 || term.high < 0) {
				return p.narrow(this, 1 - whenZero, 1 - whenZero);
			}
			if (term.isFixed()) {
				return p.narrow(this, whenZero, whenZero);
			}
			if (isFixed()) {
				return low == whenZero ? p.narrow(term, 0, 0) : p.exclude(term, 0);
			}
			return true;
		}
	}

	/** {@code term ≤ 0}. */
	static final class NotPositiveCell extends TruthCell {
		private final Cell term;

		NotPositiveCell(Cell term) {
			this.term = term;
			uses(List.of(term));
		}

		@Override
		boolean revise(Propagation p) {
			if (term.high <= 0) {
				return p.narrow(this, 1, 1);
			}
			if (term.low > 0) {
				return p.narrow(this, 0, 0);
			}
			if (isFixed()) {
				return isTrue() ? p.narrow(term, term.low, 0) : p.narrow(term, 1, term.high);
			}
			return true;
		}
	}

	/** A conjunction or a disjunction. */
	static final class AllCell extends TruthCell {
		private final Cell[] parts;
		private final int unit;

		/** A conjunction for {@code unit} 1, a disjunction for {@code unit} 0. */
		AllCell(List<Cell> parts, int unit) {
			this.parts = parts.toArray(Cell[]::new);
			this.unit = unit;
			uses(parts);
		}

		@Override
		boolean revise(Propagation p) {
			if (isFixed() && low == unit) {
				for (Cell part : parts) {
					if (!p.narrow(part, unit, unit)) {
						return false;
					}
				}
				return true;
			}
			Cell open = null;
			int count = 0;
			for (Cell part : parts) {
				if (part.isFixed() && part.low != unit) {
					return p.narrow(this, 1 - unit, 1 - unit);
				}
				if (!part.isFixed()) {
					open = part;
					count++;
				}
			}
			if (count == 0) {
				return p.narrow(this, unit, unit);
			}
			return count > 1 || !isFixed() || p.narrow(open, 1 - unit, 1 - unit);
		}
	}
}
