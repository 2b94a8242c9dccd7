package org.racelens.execution.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;

/**
 * What an {@code atomic} or {@code critical} construct found so far in shared memory, and left there: no other thread that obeys the same
 * exclusion writes it meanwhile.
 */
public final class UpdateScope {
	/** Whether others may write meanwhile what the construct accesses. */
	public enum Kind {
		/** no, of its one location */
		ATOMIC,
		/** not under the same name */
		CRITICAL
	}

	private final Kind kind;
	private final Optional<UpdateScope> around;
	private final Map<Place, List<IntExpr>> found = new LinkedHashMap<>();
	private final Map<Place, Value> left = new LinkedHashMap<>();

	/** @param around the construct of this kind around it */
	public UpdateScope(Kind kind, Optional<UpdateScope> around) {
		this.kind = kind;
		this.around = around;
	}

	/** What an atomic operation has found or left at its location, so that it finds that again. */
	public Optional<Value> known(Place place) {
		return kind == Kind.ATOMIC ? Optional.ofNullable(left.get(key(place))) : Optional.empty();
	}

	/** Notes a value that the construct has found at a place. */
	public void load(Place place, Value value) {
		found.computeIfAbsent(key(place), p -> new ArrayList<>()).add(value.term());
		left.put(key(place), value);
	}

	/** What was found at the place since the construct began or wrote there; from now on it holds another value. */
	public List<IntExpr> store(Place place, Value value) {
		List<IntExpr> before = Optional.ofNullable(found.remove(key(place))).orElse(List.of());
		found.keySet().removeIf(p -> p.object().equals(place.object()));
		left.keySet().removeIf(p -> p.object().equals(place.object()));
		left.put(key(place), value);
		around.ifPresent(a -> a.store(place, value));
		return before;
	}

	private static Place key(Place place) {
		return place.guardedBy(Bools.TRUE);
	}
}
