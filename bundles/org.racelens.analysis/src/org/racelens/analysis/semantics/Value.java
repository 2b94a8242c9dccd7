package org.racelens.analysis.semantics;

import java.util.ArrayList;
import java.util.List;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.region.Place;

/** The value of an expression or memory cell: a number (floating values are uninterpreted numbers) or a pointer. */
sealed interface Value {
	/** The set with the one value of the term. */
	record Number(IntExpr term) implements Value {
	}

	/**
	 * A pointer; where no target's guard holds, or there is none, nothing is known of it.
	 *
	 * @param term the address as a number, over symbols for the objects' own addresses; 0 for the null pointer
	 */
	record Pointer(List<Place> targets, IntExpr term) implements Value {
		public Pointer {
			targets = List.copyOf(targets);
		}

		Pointer plus(IntExpr bytes) {
			return new Pointer(targets.stream().map(t -> t.plus(bytes)).toList(), Ints.add(term, bytes));
		}
	}

	/** The value where a condition holds and the other where it does not. */
	static Value choice(BoolExpr condition, Value whenTrue, Value whenFalse) {
		if (whenTrue.equals(whenFalse) || condition.equals(Bools.TRUE)) {
			return whenTrue;
		}
		if (condition.equals(Bools.FALSE)) {
			return whenFalse;
		}
		if (whenTrue instanceof Pointer || whenFalse instanceof Pointer) {
			List<Place> targets = new ArrayList<>();
			targets(whenTrue).forEach(t -> targets.add(t.under(condition)));
			targets(whenFalse).forEach(t -> targets.add(t.under(Bools.not(condition))));
			return new Pointer(targets, Ints.choice(condition, whenTrue.term(), whenFalse.term()));
		}
		return new Number(Ints.choice(condition, whenTrue.term(), whenFalse.term()));
	}

	private static List<Place> targets(Value value) {
		return value instanceof Pointer p ? p.targets() : List.of();
	}

	/** The value as a number. */
	IntExpr term();

	static Value of(long value) {
		return new Number(Ints.of(value));
	}
}
