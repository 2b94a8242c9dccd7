package org.racelens.race.order;

import java.util.Optional;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.phase.Flattened;

/**
 * One rule of the order relation HB of semantics §10, or several that are best decided together. Encounters of a region are ordered by its
 * join and need no rule.
 */
public interface OrderRule {
	/** That a rule may order two accesses in a way that is not followed. */
	record Doubt(ModelGap gap, Likelihood likelihood) {
	}

	/** What is said of two accesses that race unless an order that is not followed prevents it. */
	enum Likelihood {
		/** the program waits for something: nobody is accused */
		ORDERED,
		/** nothing in the program speaks for an order: a race is possible */
		OPEN
	}

	/** When the rule orders neither the first instance before the second nor the other way round; the second one's symbols are primed. */
	BoolExpr unordered(Flattened first, Flattened second);

	/**
	 * The same, but false wherever the rule may order the two in a way that is not followed: then a solution is a race. Empty where there
	 * is no such doubt.
	 */
	default Optional<BoolExpr> surelyUnordered(Flattened first, Flattened second) {
		return Optional.empty();
	}

	/** What is said where the two may be ordered in a way that is not followed. */
	default Optional<Doubt> doubt(Flattened first, Flattened second) {
		return Optional.empty();
	}

	/**
	 * That the rule surely does not order the two, also where it does not tell precisely: a solution is a race as far as this rule goes.
	 * Empty if nothing such can be said.
	 */
	default Optional<BoolExpr> strictlyUnordered(Flattened first, Flattened second) {
		return isExact(first, second) ? surelyUnordered(first, second).or(() -> Optional.of(unordered(first, second))) : Optional.empty();
	}

	/** Whether the rule tells precisely; else it may call ordered instances unordered. */
	boolean isExact(Flattened first, Flattened second);
}
