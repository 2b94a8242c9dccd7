package org.racelens.race.explore;

import java.util.HashMap;
import java.util.Map;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/** Values that unknowns have in every trip of a loop: a trip is executed only where they have them, as in {@code while (!done)}. */
final class KnownInTrip {
	private KnownInTrip() {
	}

	/** The unknowns of a loop that its condition gives one value, as that value. */
	static Substitution of(Item.Loop loop, Bindings thread) {
		Map<IntExpr, IntExpr> values = new HashMap<>();
		for (BoolExpr part : Bools.conjuncts(thread.apply(loop.domain()))) {
			if (part instanceof BoolExpr.IsZero zero && Ints.terms(zero.term()).size() == 1) {
				Map.Entry<IntExpr, Long> only = Ints.terms(zero.term()).entrySet().iterator().next();
				if (only.getKey() instanceof IntExpr.Apply && Math.abs(only.getValue()) == 1) {
					values.put(only.getKey(), Ints.of(-only.getValue() * Ints.constantPart(zero.term())));
				}
			}
		}
		return Substitution.of(values);
	}
}
