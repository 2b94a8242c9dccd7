package org.racelens.analysis.race;

import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.phase.Flattened;

/**
 * One rule of the order relation HB of semantics §10, or several that are best decided together. Encounters of a region are ordered by its
 * join and need no rule.
 */
interface OrderRule {
	/** When the rule orders neither the first instance before the second nor the other way round; the second one's symbols are primed. */
	BoolExpr unordered(Flattened first, Flattened second);

	/** Whether the rule tells precisely; else it may call ordered instances unordered. */
	boolean isExact(Flattened first, Flattened second);
}
