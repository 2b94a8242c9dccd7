package org.racelens.logic.term;

import java.util.List;
import java.util.stream.Collectors;
import org.racelens.model.effort.Effort;

/** A quantifier-free formula over integer terms. Build formulas with {@link Bools}. */
public sealed interface BoolExpr {

	<R> R accept(Visitor<R> visitor);

	/** True or false. */
	record Truth(boolean value) implements BoolExpr {
		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitTruth(this);
		}

		@Override
		public String toString() {
			return Boolean.toString(value);
		}
	}

	/** {@code term = 0}; of the two terms {@code t} and {@code -t} always the same one. */
	record IsZero(IntExpr term) implements BoolExpr {
		public IsZero {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitIsZero(this);
		}

		@Override
		public String toString() {
			return term + " = 0";
		}
	}

	/** {@code term ≤ 0}. */
	record NotPositive(IntExpr term) implements BoolExpr {
		public NotPositive {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitNotPositive(this);
		}

		@Override
		public String toString() {
			return term + " <= 0";
		}
	}

	/** The negation of an {@link IsZero}; other negations are pushed inwards when they are built. */
	record NotZero(IntExpr term) implements BoolExpr {
		public NotZero {
			Effort.spend(1);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitNotZero(this);
		}

		@Override
		public String toString() {
			return term + " != 0";
		}
	}

	/** A conjunction of at least two parts, none a conjunction or a constant. */
	record And(List<BoolExpr> parts) implements BoolExpr {
		public And {
			Effort.spend(parts.size());
			parts = HashedList.copyOf(parts);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitAnd(this);
		}

		@Override
		public String toString() {
			return parts.stream().map(BoolExpr::toString).collect(Collectors.joining(" & ", "(", ")"));
		}
	}

	/** A disjunction of at least two parts, none a disjunction or a constant. */
	record Or(List<BoolExpr> parts) implements BoolExpr {
		public Or {
			Effort.spend(parts.size());
			parts = HashedList.copyOf(parts);
		}

		@Override
		public <R> R accept(Visitor<R> visitor) {
			return visitor.visitOr(this);
		}

		@Override
		public String toString() {
			return parts.stream().map(BoolExpr::toString).collect(Collectors.joining(" | ", "(", ")"));
		}
	}

	/** One method a case. */
	interface Visitor<R> {
		R visitTruth(Truth e);

		R visitIsZero(IsZero e);

		R visitNotZero(NotZero e);

		R visitNotPositive(NotPositive e);

		R visitAnd(And e);

		R visitOr(Or e);
	}
}
