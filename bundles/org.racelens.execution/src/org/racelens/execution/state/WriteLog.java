package org.racelens.execution.state;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;

/**
 * Which parts of memory a piece of code may write: a superset. Parts are scalars at constant offsets or whole families of objects.
 */
public final class WriteLog {
	/** a log that grows more often is one of writes to anything: loops over linked structures reach new objects in each iteration */
	private static final int MOST_GROWTHS = 12;

	private final Map<MemoryObject, TreeMap<Long, Long>> cells = new LinkedHashMap<>();
	private final Set<MemoryObject> whole = new LinkedHashSet<>();
	/** those among all that others may be the same as */
	private final Set<MemoryObject> fromOutside = new LinkedHashSet<>();
	/** the types by which the objects are written */
	private final Map<MemoryObject, EffectiveTypes> types = new LinkedHashMap<>();
	/** computed when first asked for, and again after each change */
	private Optional<Telling> telling = Optional.empty();
	private final StoredConstants constants = new StoredConstants();
	private final Aliasing aliasing;
	private boolean everything;
	private int growths;

	/**
	 * Written objects of which the others repeat what they tell, and the types beside lost pointees, by space and own types, once asked.
	 */
	private record Telling(Set<MemoryObject> all, Set<MemoryObject> fromOutside,
			Map<Space, Map<EffectiveTypes, EffectiveTypes>> besideLost) {
	}

	/** @param aliasing which objects may be the same memory */
	public WriteLog(Aliasing aliasing) {
		this.aliasing = aliasing;
	}

	/** Adds a write to a place by some types; a write somewhere in an array member counts for that member alone. */
	public void add(Place place, Optional<Long> size, EffectiveTypes as) {
		if (place.offset() instanceof Constant || place.member().isEmpty()) {
			add(place.object(), place.offset(), size, as);
		} else {
			Place.Extent member = place.member().get();
			add(place.object(), Ints.of(member.from()), Optional.of(member.to() - member.from()), as);
		}
	}

	/** Adds a write of a value to a place by some types. */
	public void add(Place place, Optional<Long> size, EffectiveTypes as, Value value) {
		if (size.isPresent() && constants.add(place, size.get(), value)) {
			log(place.object(), place.offset(), size, as);
		} else {
			add(place, size, as);
		}
	}

	/** Adds a write of a range of bytes from a place on; one of unknown length in an array member counts for that member alone. */
	public void add(Place place, IntExpr bytes) {
		Optional<Long> size = Ints.constant(bytes);
		boolean inMember = size.isEmpty() && place.member().isPresent();
		add(inMember ? place.at(place.offset() instanceof Constant ? Ints.of(place.member().get().from()) : place.offset()) : place,
				inMember ? Optional.of(place.member().get().to() - place.member().get().from()) : size, aliasing.of(place.object()));
	}

	/** Adds a write of a part of an object by any of the types that it is accessed by. */
	public void add(MemoryObject object, IntExpr offset, Optional<Long> size) {
		add(object, offset, size, aliasing.of(object));
	}

	/** Adds a write of a part of an object by given types; a size in bytes that is unknown means the whole object. */
	public void add(MemoryObject object, IntExpr offset, Optional<Long> size, EffectiveTypes as) {
		constants.addOther(object);
		log(object, offset, size, as);
	}

	private void log(MemoryObject object, IntExpr offset, Optional<Long> size, EffectiveTypes as) {
		written(object, as);
		if (whole.contains(object)) {
			return;
		}
		if (offset instanceof Constant c && size.isPresent()) {
			cells.computeIfAbsent(object, o -> new TreeMap<>()).merge(c.value(), size.get(), Math::max);
		} else {
			whole.add(object);
			cells.remove(object);
		}
	}

	private void written(MemoryObject object, EffectiveTypes as) {
		EffectiveTypes before = types.get(object);
		EffectiveTypes now = before == null ? as : before.or(as);
		if (now == before) {
			return;
		}
		types.put(object, now);
		telling = Optional.empty();
		if (before == null && object.isFromOutside()) {
			fromOutside.add(object);
		}
	}

	/** The objects' lives have ended: nobody reads what was written to them. */
	public void forget(Set<MemoryObject> objects) {
		for (MemoryObject object : objects) {
			cells.remove(object);
			whole.remove(object);
			types.remove(object);
			fromOutside.remove(object);
			constants.forget(object);
		}
		telling = Optional.empty();
	}

	/** A call that may write whatever it can reach. */
	public void addEverything() {
		everything = true;
	}

	/** Whether any memory that the code reaches may be written. */
	public boolean isEverything() {
		return everything;
	}

	/** Whether nothing is written at all. */
	public boolean isEmpty() {
		return cells.isEmpty() && whole.isEmpty() && !everything;
	}

	/** Adds what another log holds; tells whether anything was new. A log that has grown too often is from then on one of everything. */
	public boolean addAll(WriteLog other) {
		long before = size();
		int newsBefore = constants.news();
		boolean hadEverything = everything;
		everything |= other.everything || growths > MOST_GROWTHS;
		constants.addAll(other.constants);
		for (MemoryObject object : other.whole) {
			if (isNews(object)) {
				whole.add(object);
				cells.remove(object);
			}
		}
		other.cells.forEach((object, ranges) -> {
			if (isNews(object) && !whole.contains(object)) {
				ranges.forEach((offset, size) -> cells.computeIfAbsent(object, o -> new TreeMap<>()).merge(offset, size, Math::max));
			}
		});
		other.types.forEach((object, as) -> {
			if (isNews(object)) {
				written(object, as);
			}
		});
		boolean grown = size() != before || everything != hadEverything || constants.news() != newsBefore;
		growths += grown ? 1 : 0;
		return grown;
	}

	private boolean isNews(MemoryObject object) {
		return !everything || object.isOwnLocal();
	}

	/**
	 * Number of what is known, bytes among it: each news makes it larger. What lost pointers lead to has another name whenever the pointers
	 * are lost again; since any two of them may be the same memory, only the types that they are written by are news.
	 */
	private long size() {
		long lost = Stream.of(Space.values()).mapToLong(space -> types.entrySet().stream()
				.filter(e -> e.getKey().isLost() && e.getKey().space() == space).map(Map.Entry::getValue)
				.reduce(EffectiveTypes.NONE, EffectiveTypes::or).size()).sum();
		return 1_000_000_000_000L * whole.stream().filter(o -> !o.isLost()).count()
				+ cells.entrySet().stream().filter(e -> !e.getKey().isLost()).flatMap(e -> e.getValue().values().stream())
						.mapToLong(bytes -> 1 + bytes).sum()
				+ types.entrySet().stream().filter(e -> !e.getKey().isLost()).mapToLong(e -> e.getValue().size()).sum() + lost;
	}

	/** Whether what stands at a place may be written, as somebody sees it who reads it by some types. */
	public boolean mayWrite(Place place, Optional<Long> size, EffectiveTypes as) {
		if (place.offset() instanceof Constant || place.member().isEmpty()) {
			return mayWrite(place.object(), place.offset(), size, as);
		}
		Place.Extent member = place.member().get();
		return mayWrite(place.object(), Ints.of(member.from()), Optional.of(member.to() - member.from()), as);
	}

	/** Whether two objects are or may be the same memory. */
	boolean mayMeet(MemoryObject a, MemoryObject b) {
		return aliasing.mayMeet(a, b);
	}

	/** Whether an object may be the same memory as another one that is written. */
	public boolean mayAlias(MemoryObject object) {
		return !telling(object).isEmpty() && mayAlias(object, aliasing.of(object));
	}

	/** Whether an object, read by given types, may be the same memory as another one that is written. */
	public boolean mayAlias(MemoryObject object, EffectiveTypes as) {
		return telling(object).stream().anyMatch(o -> !o.equals(object) && aliasing.mayMeet(object, as, o, types.get(o)));
	}

	/** The types by which objects are written that may be the same memory as another one: none where there is none. */
	public EffectiveTypes typesBeside(MemoryObject object) {
		if (telling(object).isEmpty()) {
			return EffectiveTypes.NONE;
		}
		EffectiveTypes as = aliasing.of(object);
		return object.isLost() && !telling(object).contains(object)
				? telling.get().besideLost().computeIfAbsent(object.space(), s -> new HashMap<>())
						.computeIfAbsent(as, types -> typesBeside(object, types))
				: typesBeside(object, as);
	}

	private EffectiveTypes typesBeside(MemoryObject object, EffectiveTypes as) {
		return telling(object).stream().filter(o -> !o.equals(object) && aliasing.mayMeet(object, as, o, types.get(o))).map(types::get)
				.reduce(EffectiveTypes.NONE, EffectiveTypes::or);
	}

	/** The written objects that tell what all of them tell of a given one, in order of first write. */
	private Set<MemoryObject> telling(MemoryObject object) {
		if (telling.isEmpty()) {
			telling = Optional.of(new Telling(telling(types.keySet()), telling(fromOutside), new EnumMap<>(Space.class)));
		}
		return object.isFromOutside() ? telling.get().all() : telling.get().fromOutside();
	}

	/** The objects, but two of the lost pointees that one space has and the same types write: a third one would tell nothing new. */
	private Set<MemoryObject> telling(Set<MemoryObject> objects) {
		Map<Space, Map<EffectiveTypes, Integer>> lost = new EnumMap<>(Space.class);
		return objects.stream().filter(o -> !o.isLost()
				|| lost.computeIfAbsent(o.space(), s -> new HashMap<>()).merge(types.get(o), 1, Integer::sum) <= 2)
				.collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Whether the part of an object may be written. */
	public boolean mayWrite(MemoryObject object, IntExpr offset, Optional<Long> size) {
		return mayWrite(object, offset, size, aliasing.of(object));
	}

	/**
	 * Whether bytes of an object may be written, as somebody sees it who reads them by given types; a size that is unknown means the whole
	 * object.
	 */
	public boolean mayWrite(MemoryObject object, IntExpr offset, Optional<Long> size, EffectiveTypes as) {
		if (everything && !object.isOwnLocal() || whole.contains(object)) {
			return true;
		}
		if (mayAlias(object, as)) {
			return true;
		}
		TreeMap<Long, Long> ranges = cells.get(object);
		if (ranges == null) {
			return false;
		}
		if (!(offset instanceof Constant c) || size.isEmpty()) {
			return true;
		}
		return ranges.entrySet().stream().anyMatch(e -> e.getKey() < c.value() + size.get() && c.value() < e.getKey() + e.getValue());
	}

	/** Whether the parts tell all that may be written of an object. */
	public boolean isKnownOf(MemoryObject object) {
		return (!everything || object.isOwnLocal()) && !whole.contains(object) && !mayAlias(object);
	}

	/** The constants, or pointers to fixed places, one of which every write leaves in a part; nothing where one may leave others. */
	public Optional<Set<Value>> constants(WrittenPart part) {
		return isKnownOf(part.object()) ? constants.in(part) : Optional.empty();
	}

	/** The pointers one of which every write leaves in some element of an array; nothing where one may leave something else. */
	public Optional<Set<Value>> pointers(MemoryObject array, long size) {
		return (!everything || array.isOwnLocal()) && !mayAlias(array) ? constants.in(array, size) : Optional.empty();
	}

	/** Whether an unknown part of the object may be written. */
	public boolean isWhole(MemoryObject object) {
		return whole.contains(object);
	}

	/** Objects of which an unknown part may be written, in order of first write. */
	public List<MemoryObject> wholeObjects() {
		return List.copyOf(whole);
	}

	/** Scalars that may be written. */
	public List<WrittenPart> parts() {
		List<WrittenPart> result = new ArrayList<>();
		cells.keySet().forEach(object -> result.addAll(parts(object)));
		return result;
	}

	/** Scalars of an object that may be written. */
	public List<WrittenPart> parts(MemoryObject object) {
		List<WrittenPart> result = new ArrayList<>();
		cells.getOrDefault(object, new TreeMap<>()).forEach((offset, size) -> result.add(new WrittenPart(object, offset, size)));
		return result;
	}
}
