package org.racelens.execution.region;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.model.source.Cancellation;

/** Holds the loads that an execution has taken for uniform against what it then found the region to write. Semantics §2, Values. */
public interface UniformityCheck {
	/**
	 * The places ({@link Site}) of those of some loads that may see different values in the threads of a team; nothing where barriers are
	 * not aligned, so that each of them may.
	 *
	 * @param facts what holds of the region's inputs
	 * @param context the team that executes the items
	 * @param assumed the places of the loads that were taken for uniform
	 */
	Optional<Set<String>> refused(BoolExpr facts, InstanceContext context, Set<String> assumed, List<Item> items,
			Cancellation cancellation);
}
