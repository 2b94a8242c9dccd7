package org.racelens.race.explore;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/**
 * Values that private unknowns have in every trip of a waiting loop, the last one among them, as the flag of {@code while (!done)} at a
 * trip's beginning.
 */
final class KnownInTrip {
	private KnownInTrip() {
	}

	/**
	 * Unknowns with one value, as that value.
	 *
	 * @param goesOn what holds of the trips that are executed
	 * @param ends what holds of the last one
	 * @param isRead whether a trip reads a value
	 */
	static Substitution of(BoolExpr goesOn, BoolExpr ends, Predicate<IntExpr> isRead) {
		Map<IntExpr, IntExpr> values = new HashMap<>();
		List<BoolExpr> always = Bools.conjuncts(goesOn);
		for (BoolExpr part : Bools.conjuncts(ends)) {
			if (always.contains(part) && part instanceof BoolExpr.IsZero zero && Ints.terms(zero.term()).size() == 1) {
				Map.Entry<IntExpr, Long> only = Ints.terms(zero.term()).entrySet().iterator().next();
				if (only.getKey() instanceof IntExpr.Apply && !isRead.test(only.getKey()) && Math.abs(only.getValue()) == 1) {
					values.put(only.getKey(), Ints.of(-only.getValue() * Ints.constantPart(zero.term())));
				}
			}
		}
		return Substitution.of(values);
	}
}
