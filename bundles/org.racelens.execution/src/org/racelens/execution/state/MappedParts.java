package org.racelens.execution.state;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Presence.Section;
import org.racelens.logic.term.Bools;

/**
 * The parts of objects that a device has storage for while it executes a {@code target} region: what it does beside them is unspecified.
 * OpenMP 5.2 §5.8.3
 */
public final class MappedParts {
	private Map<MemoryObject, Section> ofRegion = new HashMap<>();

	/** Executes a region for which items are mapped. Of an object with several parts nothing is said. */
	public void within(List<HostCopy> copies, Runnable region) {
		Map<MemoryObject, Section> outer = ofRegion;
		ofRegion = new HashMap<>(outer);
		Set<MemoryObject> seen = new HashSet<>();
		for (HostCopy copy : copies) {
			for (Place place : copy.extent().places()) {
				boolean isOnly = seen.add(place.object()) && copy.extent().places().size() == 1 && place.guard().equals(Bools.TRUE);
				if (isOnly) {
					ofRegion.put(place.object(), Section.of(copy, place));
				} else {
					ofRegion.remove(place.object());
				}
			}
		}
		region.run();
		ofRegion = outer;
	}

	/** The only part of an object that the device has storage for; nothing where that is not known. */
	public Optional<Section> of(MemoryObject object, Map<MemoryObject, Presence> present) {
		return present.containsKey(object) ? present.get(object).section() : Optional.ofNullable(ofRegion.get(object));
	}
}
