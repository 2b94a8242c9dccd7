package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark.Fulfilled;
import org.racelens.model.gap.ModelGap;

/**
 * The events of detached tasks. That a task is complete no earlier than its block's end holds without them, so whatever is ordered without
 * them is ordered; which task a call completes is not followed, so a race may be excluded by what a call orders. Semantics §5; OpenMP 5.2
 * §12.5.2
 */
final class Events {
	private Events() {
	}

	/** What makes the races of a region merely possible. */
	static List<ModelGap> doubts(List<Item> items) {
		List<ModelGap> result = new ArrayList<>();
		for (Item item : items) {
			if (item instanceof Item.OrderPoint p && p.mark() instanceof Fulfilled f) {
				result.add(f.why());
			}
			result.addAll(doubts(item.inside()));
		}
		return result;
	}
}
