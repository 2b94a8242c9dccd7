package org.racelens.execution.state;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/**
 * A simd loop that is being executed: what of the thread's own memory its lanes share. What the loop's clauses copy and what is made in an
 * iteration belongs to one lane, all else to all of them. Semantics §7, §8.
 */
public final class LaneScope {
	private final Set<MemoryObject> copies = new LinkedHashSet<>();
	private List<Symbol> trips = List.of();

	/** The iterations begin, with these trip numbers. */
	public void begin(List<Symbol> loopTrips) {
		trips = List.copyOf(loopTrips);
	}

	/** Each lane has a copy. */
	public void own(MemoryObject copy) {
		copies.add(copy);
	}

	/** All lanes use the same copy. */
	public void share(MemoryObject copy) {
		copies.remove(copy);
	}

	/**
	 * Whether all lanes mean the same memory by a place.
	 *
	 * @param home the trips and numbers that tell the object's instances apart
	 */
	public boolean isShared(Place place, List<IntExpr> home) {
		return !trips.isEmpty() && !copies.contains(place.object()) && trips.stream().noneMatch(home::contains)
				&& trips.stream().noneMatch(place.instance()::contains);
	}
}
