package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.InstanceContext;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.OrderPoint;
import org.racelens.logic.term.BoolExpr;

/**
 * A region without its tree: what stands in it, each with all that is around it.
 *
 * @param accesses in textual order
 * @param orderPoints where the points of ordered loops stand that the region's implicit tasks come to; the same item is the same point
 */
public record FlatRegion(List<Flattened> accesses, Map<OrderPoint, TaskPoint> orderPoints) {
	/** @param assumptions what holds of the region's inputs */
	public static FlatRegion of(List<Item> items, BoolExpr assumptions, InstanceContext context) {
		List<Flattened> accesses = new ArrayList<>();
		Map<OrderPoint, TaskPoint> points = new IdentityHashMap<>();
		new Flattening(assumptions, accesses, points).region(items, context);
		return new FlatRegion(List.copyOf(accesses), Collections.unmodifiableMap(points));
	}
}
