package org.racelens.execution.state;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.ContentsJoin;
import org.racelens.execution.value.Presence;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.effort.Effort;

/**
 * What objects hold at one point of the execution, for one instance, which have storage on a device, and how many threads a team may get.
 * It changes as execution goes on, since that stores far more often than it branches; copies have in common what neither has changed since.
 */
final class Memory {
	/** So many entries are copied or compared in the time of one unit of effort. */
	private static final int ENTRIES_PER_UNIT = 8;
	/** So many objects are asked whether they may be another one in the time of one unit of effort. */
	private static final int QUESTIONS_PER_UNIT = 2;

	/** A map whose copies have their entries in common until one of them is changed: most states are dropped before they are. */
	private static final class Shared<K, V> {
		private Map<K, V> entries;
		private boolean shared;

		Shared(Map<K, V> entries) {
			this.entries = entries;
		}

		Shared<K, V> copy() {
			shared = true;
			Shared<K, V> copy = new Shared<>(entries);
			copy.shared = true;
			return copy;
		}

		/** The entries, not to be changed; where two states have one and the same map, they hold the same. */
		Map<K, V> get() {
			return entries;
		}

		/** The entries, to be changed apart from those of copies. */
		Map<K, V> own() {
			if (shared) {
				Effort.spend(entries.size() / ENTRIES_PER_UNIT);
				entries = new LinkedHashMap<>(entries);
				shared = false;
			}
			return entries;
		}
	}

	private final Shared<MemoryObject, Contents> known;
	/** the objects of {@link #known} that others may be the same as */
	private final Shared<MemoryObject, MemoryObject> fromOutside;
	/** what pointers led to that objects held before their contents changed */
	private final Shared<MemoryObject, Set<MemoryObject>> held;
	/** what depend objects hold */
	private final Map<Place, List<Dependence>> depobjs;
	/** what may have storage on a device */
	private Map<MemoryObject, Presence> onDevice;
	private Optional<IntExpr> threadLimit;

	/** Nothing is known of any object. */
	Memory() {
		known = new Shared<>(new LinkedHashMap<>());
		fromOutside = new Shared<>(new LinkedHashMap<>());
		held = new Shared<>(new LinkedHashMap<>());
		depobjs = new HashMap<>();
		onDevice = new LinkedHashMap<>();
		threadLimit = Optional.empty();
	}

	private Memory(Memory other, Shared<MemoryObject, Set<MemoryObject>> held) {
		known = other.known.copy();
		fromOutside = other.fromOutside.copy();
		this.held = held;
		depobjs = new HashMap<>(other.depobjs);
		onDevice = new LinkedHashMap<>(other.onDevice);
		threadLimit = other.threadLimit;
	}

	/** The same, to be changed apart from this. */
	Memory copy() {
		return new Memory(this, held.copy());
	}

	/** What is known of the object's bytes; empty where nothing has changed or told it yet. */
	Optional<Contents> contents(MemoryObject object) {
		return Optional.ofNullable(known.get().get(object));
	}

	/** The object holds something else from here on; what it led to before is kept in mind. */
	void setContents(MemoryObject object, Contents contents) {
		Contents old = put(object, contents);
		if (old != null) {
			keep(object, old);
		}
	}

	private Contents put(MemoryObject object, Contents contents) {
		Contents old = known.own().put(object, contents);
		if (old == null && object.isFromOutside()) {
			fromOutside.own().put(object, object);
		}
		return old;
	}

	/** What pointers led to that the object holds, or has held since it was made: a superset, some more than once. */
	void forEachLedTo(MemoryObject object, Consumer<MemoryObject> each) {
		held.get().getOrDefault(object, Set.of()).forEach(each);
		contents(object).ifPresent(c -> c.targets().forEach(t -> each.accept(t.object())));
	}

	private void keep(MemoryObject object, Contents old) {
		List<Place> targets = old.targets();
		Set<MemoryObject> before = held.get().getOrDefault(object, Set.of());
		if (!targets.isEmpty() && !targets.stream().map(Place::object).allMatch(before::contains)) {
			Set<MemoryObject> all = new LinkedHashSet<>(before);
			targets.forEach(t -> all.add(t.object()));
			held.own().put(object, all);
		}
	}

	/** The objects with contents. */
	Set<MemoryObject> objects() {
		Effort.spend(known.get().size() / ENTRIES_PER_UNIT);
		return new LinkedHashSet<>(known.get().keySet());
	}

	/** The objects with contents that may be the same as a given one: of two that the program names itself none is. */
	List<MemoryObject> objectsBeside(MemoryObject object) {
		Set<MemoryObject> beside = (object.isFromOutside() ? known : fromOutside).get().keySet();
		Effort.spend(beside.size() / QUESTIONS_PER_UNIT);
		return List.copyOf(beside);
	}

	/** The objects' lives have ended. */
	void forget(Set<MemoryObject> objects) {
		if (!objects.isEmpty()) {
			known.own().keySet().removeAll(objects);
			fromOutside.own().keySet().removeAll(objects);
			held.own().keySet().removeAll(objects);
		}
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

	/** The largest number of threads that {@code omp_set_num_threads} allows, where it was asked for. OpenMP 5.2 §2.1, nthreads-var */
	Optional<IntExpr> threadLimit() {
		return threadLimit;
	}

	/** Sets {@link #threadLimit}. */
	void setThreadLimit(Optional<IntExpr> now) {
		threadLimit = now;
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

	/** Depend objects and a device hold what they hold in another state, and teams may get as many threads. */
	void setAsIn(Memory other) {
		threadLimit = other.threadLimit;
		depobjs.clear();
		depobjs.putAll(other.depobjs);
		setOnDevice(other.onDevice);
	}

	/** The same where symbols have values. */
	Memory with(Substitution values) {
		Memory result = copy();
		result.known.own().replaceAll((object, contents) -> contents.with(values));
		result.threadLimit = threadLimit.map(values::apply);
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
		for (MemoryObject object : differing(whenTrue, whenFalse)) {
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
		joined.threadLimit = threads(condition, whenTrue.threadLimit, whenFalse.threadLimit);
		return joined;
	}

	private static Optional<IntExpr> threads(BoolExpr condition, Optional<IntExpr> whenTrue, Optional<IntExpr> whenFalse) {
		return whenTrue.equals(whenFalse) ? whenTrue
				: whenTrue.flatMap(a -> whenFalse.map(b -> Ints.choice(condition, a, b)));
	}

	/** The objects that do not hold what is one and the same at both ends. */
	private static Set<MemoryObject> differing(Memory whenTrue, Memory whenFalse) {
		Set<MemoryObject> objects = new LinkedHashSet<>();
		Map<MemoryObject, Contents> a = whenTrue.known.get();
		Map<MemoryObject, Contents> b = whenFalse.known.get();
		if (a != b) {
			Effort.spend((a.size() + b.size()) / ENTRIES_PER_UNIT);
			a.forEach((object, contents) -> {
				if (contents != b.get(object)) {
					objects.add(object);
				}
			});
			b.keySet().stream().filter(object -> !a.containsKey(object)).forEach(objects::add);
		}
		return objects;
	}

	/** What is known behind the ends of a branch of which one goes on at most; of what it held all is kept. */
	static Memory either(Memory on, Memory whenTrue, Memory whenFalse) {
		Memory joined = new Memory(on, held(whenTrue, whenFalse));
		joined.depobjs.entrySet().removeIf(e -> !e.getValue().equals(whenTrue.depobjs.get(e.getKey()))
				|| !e.getValue().equals(whenFalse.depobjs.get(e.getKey())));
		return joined;
	}

	private static Shared<MemoryObject, Set<MemoryObject>> held(Memory whenTrue, Memory whenFalse) {
		Shared<MemoryObject, Set<MemoryObject>> held = whenTrue.held.copy();
		Map<MemoryObject, Set<MemoryObject>> more = whenFalse.held.get();
		if (more != held.get()) {
			more.forEach((object, targets) -> {
				if (!held.get().getOrDefault(object, Set.of()).containsAll(targets)) {
					held.own().merge(object, targets, Memory::all);
				}
			});
		}
		return held;
	}

	private static Set<MemoryObject> all(Set<MemoryObject> a, Set<MemoryObject> b) {
		Set<MemoryObject> all = new LinkedHashSet<>(a);
		all.addAll(b);
		return all;
	}
}
