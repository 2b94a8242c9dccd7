package org.racelens.race.pair;

import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.race.phase.Flattened;

/** A lock variable beside an array member of the same structure. Lock variables are accessed by lock routines alone. OpenMP 5.2 §18.9 */
final class LockBesideMember {
	private LockBesideMember() {
	}

	/**
	 * Whether a lock routine uses a lock that is no part of the array member that the other access names: no subscript of that member leads
	 * to the lock.
	 */
	static boolean of(Flattened routine, Flattened other) {
		Place lock = routine.access().place();
		Optional<Place.Extent> member = other.access().place().member();
		if (routine.access().purpose() != Item.Purpose.LOCK || member.isEmpty() || !lock.object().equals(other.access().place().object())) {
			return false;
		}
		return lock.member().or(() -> bytes(routine.access())).filter(e -> e.to() <= member.get().from() || member.get().to() <= e.from())
				.isPresent();
	}

	private static Optional<Place.Extent> bytes(Access access) {
		return access.place().offset() instanceof Constant from && access.size() instanceof Constant size
				? Optional.of(new Place.Extent(from.value(), from.value() + size.value()))
				: Optional.empty();
	}
}
