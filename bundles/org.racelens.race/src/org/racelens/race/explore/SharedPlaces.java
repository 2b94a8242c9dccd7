package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.exploration.skeleton.Address;
import org.racelens.exploration.skeleton.Expression;
import org.racelens.exploration.skeleton.Location;
import org.racelens.exploration.skeleton.Operator;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.order.Parts;

/**
 * The memory of a region: synchronisation locations, which only atomics or the holders of one lock access, with what they hold first;
 * locks; and data.
 */
final class SharedPlaces {
	/** No offset in an object is as large. */
	private static final long SPAN = 1L << 40;
	/** No team that is explored has as many threads. */
	private static final int MOST_THREADS = 64;

	private final Parts parts;
	private final Set<Parts.Part> synchronising;
	private final LocationNames called;
	private final Map<List<Object>, Integer> indices = new LinkedHashMap<>();
	private final Map<Integer, Long> initial = new HashMap<>();
	private final List<String> names = new ArrayList<>();
	private final Map<List<Object>, Long> data = new HashMap<>();
	private int spans;

	private final Map<Parts.Part, Optional<Set<Long>>> values;
	private final Tables tables;

	private SharedPlaces(Parts parts, Set<Parts.Part> synchronising, LocationNames called, Tables tables,
			Map<Parts.Part, Optional<Set<Long>>> values) {
		this.parts = parts;
		this.tables = tables;
		this.synchronising = synchronising;
		this.called = called;
		this.values = values;
	}

	/** The numbers that a place may hold, which are all constants; empty where others are stored, too. */
	Optional<Set<Long>> values(Item.Access access) {
		return values.getOrDefault(parts.of(access), Optional.empty());
	}

	/** Which of the places that a region accesses are synchronisation locations, by how they are accessed. */
	static SharedPlaces of(Region region) {
		List<Item> items = region.items();
		Map<MemoryObject, List<Item.Access>> accesses = new LinkedHashMap<>();
		collect(items, accesses);
		Parts parts = Parts.of(accesses);
		Map<Parts.Part, List<Item.Access>> byPart = new LinkedHashMap<>();
		accesses.values().forEach(all -> all.forEach(a -> byPart.computeIfAbsent(parts.of(a), p -> new ArrayList<>()).add(a)));
		Set<Parts.Part> result = new HashSet<>();
		byPart.forEach((part, all) -> {
			MemoryObject object = part.object();
			boolean isApart = !object.isFromOutside() && accesses.keySet().stream().noneMatch(o -> !o.equals(object) && o.mayAlias(object));
			if (isApart && (all.stream().allMatch(SharedPlaces::isAtomic) || isUnderOneLock(all))
					&& all.stream().allMatch(a -> Ints.isConstant(a.size(), part.to() - part.from()))) {
				result.add(part);
			}
		});
		byPart.keySet().retainAll(result);
		return new SharedPlaces(parts, result, LocationNames.of(region), new Tables(byPart), StoredNumbers.of(items, parts));
	}

	private static void collect(List<Item> items, Map<MemoryObject, List<Item.Access>> accesses) {
		for (Item item : items) {
			if (item instanceof Item.Access a && a.purpose() != Item.Purpose.LOCK) {
				accesses.computeIfAbsent(a.place().object(), o -> new ArrayList<>()).add(a);
			}
			collect(item.inside(), accesses);
		}
	}

	private static boolean isAtomic(Item.Access a) {
		return a.atomicity() == Item.Atomicity.DEVICE && a.purpose() == Item.Purpose.ACCESS && a.place().bitField().isEmpty();
	}

	private static boolean isUnderOneLock(List<Item.Access> all) {
		return all.get(0).locks().stream().filter(SharedPlaces::isExplorable)
				.anyMatch(l -> all.stream().allMatch(a -> a.purpose() == Item.Purpose.ACCESS && a.locks().contains(l)));
	}

	/** Whether who holds a lock is known: one lock for all, held where it is said to be. */
	static boolean isExplorable(Lock lock) {
		return lock.handsOver() && lock.held().equals(Bools.TRUE) && lock.instance().stream().allMatch(i -> Ints.constant(i).isPresent());
	}

	/** Whether there are synchronisation locations at all, or locks. */
	static boolean synchronise(SharedPlaces places, List<Item> items) {
		return !places.synchronising.isEmpty() || hasLocks(items);
	}

	private static boolean hasLocks(List<Item> items) {
		return items.stream()
				.anyMatch(i -> i instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Acquired || hasLocks(i.inside()));
	}

	boolean isSynchronising(Item.Access access) {
		return access.purpose() != Item.Purpose.LOCK && synchronising.contains(parts.of(access));
	}

	/**
	 * Where a thread accesses a synchronisation location.
	 *
	 * @param inside that it is one, where what was read decides on that
	 */
	record Where(Address address, Optional<Expression> inside) {
	}

	/** The location that a thread accesses. */
	Where where(Item.Access access, Bindings thread, Terms terms) throws NotFollowedException {
		Parts.Part part = parts.of(access);
		IntExpr offset = thread.apply(access.place().offset());
		if (!tables.contains(part)) {
			List<Object> key = new ArrayList<>(List.of(part.object()));
			key.addAll(constants(access.place().instance(), thread));
			long at = constant(offset);
			key.add(at);
			return new Where(Address.of(index(key, called.of(access, at))), Optional.empty());
		}
		int first = table(part, access, thread);
		long count = Tables.count(part);
		IntExpr element = Tables.index(part, offset);
		Optional<Long> known = Ints.constant(element).filter(n -> n >= 0 && n < count);
		if (known.isPresent()) {
			return new Where(Address.of(Math.toIntExact(first + known.get())), Optional.empty());
		}
		Expression number = terms.of(element).orElseThrow(() -> new NotFollowedException("an address that is not known"));
		return new Where(new Address(first, number), Optional.of(Tables.isInside(number, count)));
	}

	private static List<Object> constants(List<IntExpr> instance, Bindings thread) throws NotFollowedException {
		List<Object> result = new ArrayList<>();
		for (IntExpr part : instance) {
			result.add(constant(thread.apply(part)));
		}
		return result;
	}

	/** The index of the first element of an array of locations. */
	private int table(Parts.Part part, Item.Access access, Bindings thread) throws NotFollowedException {
		List<Object> key = new ArrayList<>(List.of(part));
		key.addAll(constants(access.place().instance(), thread));
		long count = Tables.count(part);
		Integer known = indices.putIfAbsent(List.copyOf(key), names.size());
		for (long i = 0; known == null && i < count; i++) {
			names.add(called.of(access, part.from() + i * part.stride()));
		}
		return indices.get(List.copyOf(key));
	}

	private static long constant(IntExpr term) throws NotFollowedException {
		return Bindings.number(term).orElseThrow(() -> new NotFollowedException("a number that is not known: " + term));
	}

	/** The index of the location that stands for a lock. */
	int location(Lock lock, Bindings thread) throws NotFollowedException {
		List<Object> key = new ArrayList<>(List.of(lock.kind(), lock.name()));
		List<Object> instance = constants(lock.instance(), thread);
		key.addAll(instance);
		int index = index(key, called.of(lock, instance.isEmpty() ? 0 : (Long) instance.get(instance.size() - 1)));
		initial.put(index, 0L);
		return index;
	}

	private int index(List<Object> key, String name) {
		return indices.computeIfAbsent(List.copyOf(key), k -> {
			names.add(name);
			return names.size() - 1;
		});
	}

	/** A location that is accessed holds first what the read says that it may find. */
	void begins(Item.Access access, OrderMark.Read read, Bindings thread, Terms terms) throws NotFollowedException {
		IntExpr value = thread.apply(read.initial().orElseThrow(() -> new NotFollowedException("what a location holds first")));
		Parts.Part part = parts.of(access);
		if (!tables.contains(part)) {
			begins(where(access, thread, terms).address().first(), constant(value));
			return;
		}
		int first = table(part, access, thread);
		IntExpr element = Tables.index(part, thread.apply(access.place().offset()));
		for (Map.Entry<Long, Long> held : Tables.initial(element, value, Tables.count(part)).entrySet()) {
			begins(Math.toIntExact(first + held.getKey()), held.getValue());
		}
	}

	private void begins(int location, long value) throws NotFollowedException {
		Long known = initial.putIfAbsent(location, value);
		if (known != null && known != value) {
			throw new NotFollowedException("a location that begins in two ways: " + known + ", " + value);
		}
	}

	/** All locations; what nobody reads begins with 0. */
	List<Location> locations() {
		List<Location> result = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			result.add(new Location(names.get(i), initial.getOrDefault(i, 0L)));
		}
		return result;
	}

	/** A number for the first byte of an object that holds data; who reads where such an object is may compute it. */
	Expression start(Item.Access access, Bindings thread, Terms terms) throws NotFollowedException {
		MemoryObject object = access.place().object();
		if (object.kind() != MemoryObject.Kind.PUBLISHED) {
			List<Object> key = new ArrayList<>(List.of(object));
			key.addAll(constants(access.place().instance(), thread));
			return Expression.of(data.computeIfAbsent(key, k -> span(1)));
		}
		Expression maker = terms.of(thread.apply(access.place().instance().get(0)))
				.orElseThrow(() -> new NotFollowedException("an object of a thread that is not known"));
		return Expression.of(data.computeIfAbsent(List.of(object), k -> span(MOST_THREADS)))
				.with(Operator.ADD, maker.with(Operator.MULTIPLY, SPAN));
	}

	/** The start of memory for some objects. */
	private long span(int objects) {
		spans += objects;
		return (spans - objects + 1L) * SPAN;
	}

	/** What the source calls what an access touches at such a number. */
	String name(Item.Access access, long number) {
		return called.of(access, Math.floorMod(number + SPAN / 2, SPAN) - SPAN / 2);
	}

	/** Whether two numbers are of one object. */
	static boolean isSameObject(long a, long b) {
		return Math.floorDiv(a + SPAN / 2, SPAN) == Math.floorDiv(b + SPAN / 2, SPAN);
	}

	/** How many bytes an access of a thread is of, where that is known. */
	static Optional<Long> size(Item.Access access, Bindings thread) {
		return Ints.constant(thread.apply(access.size()));
	}
}
