package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Region;
import org.racelens.model.source.SourceRange;

/** The objects that each place of a region's text accesses. */
final class PassedObjects {
	private final Map<SourceRange, Set<MemoryObject>> byPlace = new LinkedHashMap<>();

	PassedObjects(Region region) {
		collect(region.items());
	}

	private void collect(List<Item> items) {
		for (Item item : items) {
			if (item instanceof Item.Access a) {
				byPlace.computeIfAbsent(a.range(), r -> new HashSet<>()).add(a.place().object());
			}
			collect(item.inside());
		}
	}

	/**
	 * Whether places that access one object here access two in an execution with any arguments: what that says of the two, callers that
	 * pass one for both do not fulfil.
	 */
	boolean areFewerThan(Region any) {
		Map<MemoryObject, Set<SourceRange>> places = new LinkedHashMap<>();
		new PassedObjects(any).byPlace.forEach(
				(place, objects) -> objects.forEach(o -> places.computeIfAbsent(o, k -> new HashSet<>()).add(place)));
		List<Set<MemoryObject>> here = new ArrayList<>();
		places.values()
				.forEach(p -> here.add(p.stream().flatMap(r -> byPlace.getOrDefault(r, Set.of()).stream()).collect(Collectors.toSet())));
		for (int i = 0; i < here.size(); i++) {
			for (Set<MemoryObject> other : here.subList(i + 1, here.size())) {
				if (!Collections.disjoint(here.get(i), other)) {
					return true;
				}
			}
		}
		return false;
	}
}
