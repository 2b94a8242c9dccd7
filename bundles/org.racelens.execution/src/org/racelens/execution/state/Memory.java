package org.racelens.execution.state;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.ContentsJoin;
import org.racelens.execution.value.Presence;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/** What objects hold at one point of the execution, for one instance, and which have storage on a device. */
final class Memory {
	private final Map<MemoryObject, Contents> known;
	/** the objects of {@link #known} that others may be the same as */
	private final Set<MemoryObject> fromOutside;
	/** what pointers led to that objects held before their contents changed */
	private final Map<MemoryObject, Set<MemoryObject>> held;
	/** what depend objects hold */
	private final Map<Place, List<Dependence>> depobjs;
	/** what may have storage on a device */
	private Map<MemoryObject, Presence> onDevice;

	/** Nothing is known of any object. */
	Memory() {
		known = new LinkedHashMap<>();
		fromOutside = new LinkedHashSet<>();
		held = new HashMap<>();
		depobjs = new HashMap<>();
		onDevice = new LinkedHashMap<>();
	}

	private Memory(Memory other) {
		known = new LinkedHashMap<>(other.known);
		fromOutside = new LinkedHashSet<>(other.fromOutside);
		held = new HashMap<>(other.held);
		depobjs = new HashMap<>(other.depobjs);
		onDevice = new LinkedHashMap<>(other.onDevice);
	}

	/** The same, to be changed apart from this. */
	Memory copy() {
		return new Memory(this);
	}

	/** What is known of the object's bytes; empty where nothing has changed or told it yet. */
	Optional<Contents> contents(MemoryObject object) {
		return Optional.ofNullable(known.get(object));
	}

	/** The object holds something else from here on; what it led to before is kept in mind. */
	void setContents(MemoryObject object, Contents contents) {
		Contents old = put(object, contents);
		if (old != null) {
			keep(object, old);
		}
	}

	private Contents put(MemoryObject object, Contents contents) {
		Contents old = known.put(object, contents);
		if (old == null && object.isFromOutside()) {
			fromOutside.add(object);
		}
		return old;
	}

	/** What pointers led to that the object holds, or has held since it was made: a superset. */
	Set<MemoryObject> ledTo(MemoryObject object) {
		Set<MemoryObject> targets = new LinkedHashSet<>(held.getOrDefault(object, Set.of()));
		contents(object).ifPresent(c -> c.targets().forEach(t -> targets.add(t.object())));
		return targets;
	}

	private void keep(MemoryObject object, Contents old) {
		List<Place> targets = old.targets();
		if (!targets.isEmpty()) {
			Set<MemoryObject> all = new LinkedHashSet<>(held.getOrDefault(object, Set.of()));
			targets.forEach(t -> all.add(t.object()));
			held.put(object, all);
		}
	}

	/** The objects with contents. */
	Set<MemoryObject> objects() {
		return new LinkedHashSet<>(known.keySet());
	}

	/** The objects with contents that may be the same as a given one: of two that the program names itself none is. */
	List<MemoryObject> objectsBeside(MemoryObject object) {
		return List.copyOf(object.isFromOutside() ? known.keySet() : fromOutside);
	}

	/** The objects' lives have ended. */
	void forget(Set<MemoryObject> objects) {
		objects.forEach(known::remove);
		objects.forEach(fromOutside::remove);
		objects.forEach(held::remove);
	}

	/** What a depend object holds, where it is known. */
	Optional<List<Dependence>> depobj(Place place) {
		return Optional.ofNullable(depobjs.get(named(place)));
	}

	/** A depend object holds dependences from here on. */
	void setDepobj(Place place, List<Dependence> held) {
		loseDepobj(place);
		depobjs.put(named(place), held);
	}

	/** Forgets what the depend object holds, and others of its array that may be the same. */
	void loseDepobj(Place place) {
		depobjs.keySet().removeIf(p -> p.object().equals(place.object())
				&& (Ints.constant(p.offset()).isEmpty() || Ints.constant(place.offset()).isEmpty() || p.offset().equals(place.offset())));
	}

	private static Place named(Place place) {
		return new Place(Bools.TRUE, place.object(), List.of(), place.offset());
	}

	/** Whether the object surely has storage on a device. */
	boolean isOnDevice(MemoryObject object) {
		return onDevice.containsKey(object) && onDevice.get(object).isSure();
	}

	/** What may have storage on a device. */
	Map<MemoryObject, Presence> onDevice() {
		return new LinkedHashMap<>(onDevice);
	}

	/** Sets the objects that alone may have storage on a device from here on. */
	void setOnDevice(Map<MemoryObject, Presence> objects) {
		onDevice = new LinkedHashMap<>(objects);
	}

	/**
	 * From here on depend objects and a device may hold what they hold elsewhere, where code has been executed that this point may come
	 * behind.
	 *
	 * @return whether less is known than before
	 */
	boolean mayBeAsIn(Memory other) {
		boolean less = depobjs.entrySet().removeIf(e -> !e.getValue().equals(other.depobjs.get(e.getKey())));
		Map<MemoryObject, Presence> before = onDevice();
		other.onDevice.forEach(onDevice::putIfAbsent);
		onDevice.replaceAll((o, x) -> Presence.repeated(Optional.ofNullable(before.get(o)), Optional.ofNullable(other.onDevice.get(o))));
		return less || !onDevice.equals(before);
	}

	/** Depend objects and a device hold what they hold in another state. */
	void setAsIn(Memory other) {
		depobjs.clear();
		depobjs.putAll(other.depobjs);
		setOnDevice(other.onDevice);
	}

	/** The same where symbols have values. */
	Memory with(Substitution values) {
		Memory result = copy();
		result.known.replaceAll((object, contents) -> contents.with(values));
		return result;
	}

	/**
	 * What is known behind the ends of a branch that both go on.
	 *
	 * @param first what an object holds of which the end where the condition holds knows nothing
	 * @param second the same of the other end
	 * @param lost what an object holds that is not known any more
	 */
	static Memory join(BoolExpr condition, Memory whenTrue, Memory whenFalse, Function<MemoryObject, Contents> first,
			Function<MemoryObject, Contents> second, Function<MemoryObject, Contents> lost) {
		Memory joined = either(whenTrue, whenTrue, whenFalse);
		Set<MemoryObject> objects = whenTrue.objects();
		objects.addAll(whenFalse.objects());
		for (MemoryObject object : objects) {
			Contents a = whenTrue.contents(object).orElseGet(() -> first.apply(object));
			Contents b = whenFalse.contents(object).orElseGet(() -> second.apply(object));
			Optional<Contents> either = ContentsJoin.choice(condition, a, b, object);
			if (either.isEmpty()) {
				joined.keep(object, a);
				joined.keep(object, b);
			}
			joined.put(object, either.orElseGet(() -> lost.apply(object)));
		}
		whenFalse.onDevice.forEach(joined.onDevice::putIfAbsent);
		joined.onDevice.replaceAll(
				(o, x) -> Presence.either(Optional.ofNullable(whenTrue.onDevice.get(o)), Optional.ofNullable(whenFalse.onDevice.get(o))));
		return joined;
	}

	/** What is known behind the ends of a branch of which one goes on at most; of what it held all is kept. */
	static Memory either(Memory on, Memory whenTrue, Memory whenFalse) {
		Memory joined = on.copy();
		joined.depobjs.entrySet().removeIf(e -> !e.getValue().equals(whenTrue.depobjs.get(e.getKey()))
				|| !e.getValue().equals(whenFalse.depobjs.get(e.getKey())));
		joined.held.clear();
		joined.held.putAll(whenTrue.held);
		whenFalse.held.forEach((o, targets) -> joined.held.merge(o, targets, Memory::all));
		return joined;
	}

	private static Set<MemoryObject> all(Set<MemoryObject> a, Set<MemoryObject> b) {
		Set<MemoryObject> all = new LinkedHashSet<>(a);
		all.addAll(b);
		return all;
	}
}
