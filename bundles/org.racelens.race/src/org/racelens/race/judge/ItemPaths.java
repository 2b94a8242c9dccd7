package org.racelens.race.judge;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Item.Loop;

/** The ways from a region to each of its items, found in one walk: a region may have as many races as items. */
final class ItemPaths {
	/**
	 * Where an item stands.
	 *
	 * @param around the loop, task or team whose list it is in; none in the region's own
	 */
	private record Stand(Optional<Item> around, ItemPath.Step step) {
	}

	private final Map<Item, Stand> stands = new IdentityHashMap<>();
	private final Map<String, Barrier> barriers = new HashMap<>();

	ItemPaths(List<Item> items) {
		walk(Optional.empty(), items);
	}

	private void walk(Optional<Item> around, List<Item> items) {
		for (int i = 0; i < items.size(); i++) {
			Item item = items.get(i);
			stand(item, new Stand(around, new ItemPath.Step(items, i)));
			if (item instanceof Loop loop) {
				loop.header().forEach(h -> stand(h, new Stand(Optional.of(loop), new ItemPath.Step(loop.body(), -1))));
				walk(Optional.of(loop), loop.body());
			} else {
				walk(Optional.of(item), item.inside());
			}
		}
	}

	private void stand(Item item, Stand stand) {
		stands.putIfAbsent(item, stand);
		if (item instanceof Barrier b) {
			barriers.putIfAbsent(b.id(), b);
		}
	}

	/** The way to an item; empty where it is none of the region. */
	Optional<ItemPath> to(Item item) {
		Stand stand = stands.get(item);
		return stand == null ? Optional.empty()
				: Optional.of(stand.around().flatMap(this::to).map(w -> w.then(stand.step())).orElse(new ItemPath(List.of(stand.step()))));
	}

	/** The way to the barrier of an id. */
	Optional<ItemPath> toBarrier(String id) {
		return Optional.ofNullable(barriers.get(id)).flatMap(this::to);
	}
}
