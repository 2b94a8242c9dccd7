package org.racelens.execution.data;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;

/** Where a clause's original is. */
record Original(List<Place> places, Optional<MemoryObject> object) {
	static Original named(MemoryObject object) {
		return new Original(List.of(new Place(Bools.TRUE, object, List.of(), Ints.ZERO)), Optional.of(object));
	}
}
