package org.racelens.analysis.race;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Item.Loop;
import org.racelens.analysis.region.Item.Task;
import org.racelens.analysis.region.Item.Team;

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

	static Optional<ItemPath> to(Predicate<Item> wanted, List<Item> items) {
		for (int i = 0; i < items.size(); i++) {
			Step here = new Step(items, i);
			if (wanted.test(items.get(i))) {
				return Optional.of(new ItemPath(List.of(here)));
			}
			if (items.get(i) instanceof Loop loop) {
				Optional<ItemPath> inside = loop.header().stream().anyMatch(wanted)
						? Optional.of(new ItemPath(List.of(new Step(loop.body(), -1))))
						: to(wanted, loop.body());
				if (inside.isPresent()) {
					return Optional.of(inside.get().after(here));
				}
			} else if (items.get(i) instanceof Task || items.get(i) instanceof Team) {
				List<Item> body = items.get(i) instanceof Task t ? t.body() : ((Team) items.get(i)).body();
				Optional<ItemPath> inside = to(wanted, body);
				if (inside.isPresent()) {
					return Optional.of(inside.get().after(here));
				}
			}
		}
		return Optional.empty();
	}

	private ItemPath after(Step first) {
		List<Step> all = new ArrayList<>(List.of(first));
		all.addAll(steps);
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
