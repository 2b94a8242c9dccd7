package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Loop;

/**
 * The way from a region to one of its items: in each list of items the number of the one that leads there, −1 for the header of the loop
 * around. All but the last are loops, tasks or teams.
 */
record ItemPath(List<Step> steps) {
	/** Item number {@code index} of {@code items}. */
	record Step(List<Item> items, int index) {
	}

	ItemPath {
		steps = List.copyOf(steps);
	}

	/** The way on from the last item, which is a loop, a task or a team, to one inside. */
	ItemPath then(Step inside) {
		List<Step> all = new ArrayList<>(steps);
		all.add(inside);
		return new ItemPath(all);
	}

	/** The loops around the item, outermost first. */
	List<Loop> loops() {
		return around().filter(Loop.class::isInstance).map(Loop.class::cast).toList();
	}

	private Stream<Item> around() {
		return steps.subList(0, steps.size() - 1).stream().map(s -> s.items().get(s.index()));
	}

	/** The way to the outermost task or team that is generated on this one, or all of it. */
	ItemPath inRegionsTask() {
		for (int i = 0; i < steps.size(); i++) {
			Step s = steps.get(i);
			if (s.index() >= 0 && !(s.items().get(s.index()) instanceof Loop)) {
				return new ItemPath(steps.subList(0, i + 1));
			}
		}
		return this;
	}
}
