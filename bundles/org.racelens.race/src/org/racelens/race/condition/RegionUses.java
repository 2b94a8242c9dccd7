package org.racelens.race.condition;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.IntExpr;

/**
 * What a region does to objects, whoever does it.
 *
 * @param written objects of which something is written
 * @param updated of these, the ones of which elements are read and written at one place, as sums are collected
 */
public record RegionUses(Set<MemoryObject> written, Set<MemoryObject> updated) {
	/** Some elements of an object. */
	private record Elements(MemoryObject object, List<IntExpr> instance, IntExpr offset) {
		static Elements of(Place place) {
			return new Elements(place.object(), place.instance(), place.offset());
		}
	}

	/** What all threads of a region together do. */
	public static RegionUses of(Region region) {
		Set<Elements> read = new HashSet<>();
		Set<Elements> written = new HashSet<>();
		collect(region.items(), read, written);
		Set<MemoryObject> objects = new HashSet<>();
		Set<MemoryObject> updated = new HashSet<>();
		for (Elements w : written) {
			objects.add(w.object());
			if (read.contains(w)) {
				updated.add(w.object());
			}
		}
		return new RegionUses(objects, updated);
	}

	private static void collect(List<Item> items, Set<Elements> read, Set<Elements> written) {
		for (Item item : items) {
			if (item instanceof Access a) {
				(a.write() ? written : read).add(Elements.of(a.place()));
			}
			collect(item.inside(), read, written);
		}
	}
}
