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
import org.racelens.exploration.skeleton.Location;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/**
 * The memory of a region: synchronisation locations, which only atomics or the holders of one lock access, with what they hold first;
 * locks; and data.
 */
final class SharedPlaces {
	/** No offset in an object is as large. */
	private static final long SPAN = 1L << 40;

	private final Set<MemoryObject> synchronising;
	private final LocationNames called;
	private final Map<List<Object>, Integer> indices = new LinkedHashMap<>();
	private final Map<Integer, Long> initial = new HashMap<>();
	private final List<String> names = new ArrayList<>();
	private final Map<List<Object>, Long> data = new HashMap<>();

	private final Map<MemoryObject, Optional<Set<Long>>> values;

	private SharedPlaces(Set<MemoryObject> synchronising, LocationNames called, Map<MemoryObject, Optional<Set<Long>>> values) {
		this.synchronising = synchronising;
		this.called = called;
		this.values = values;
	}

	/** The numbers that an object may hold, which are all constants; empty where others are stored, too. */
	Optional<Set<Long>> values(MemoryObject object) {
		return values.getOrDefault(object, Optional.empty());
	}

	/** Which of the objects that a region accesses are synchronisation locations, by how they are accessed. */
	static SharedPlaces of(Region region) {
		List<Item> items = region.items();
		Map<MemoryObject, List<Item.Access>> accesses = new LinkedHashMap<>();
		collect(items, accesses);
		Set<MemoryObject> result = new HashSet<>();
		accesses.forEach((object, all) -> {
			boolean isApart = !object.isFromOutside() && accesses.keySet().stream().noneMatch(o -> !o.equals(object) && o.mayAlias(object));
			if (isApart && (all.stream().allMatch(SharedPlaces::isAtomic) || isUnderOneLock(all))
					&& all.stream().map(Item.Access::size).distinct().count() == 1) {
				result.add(object);
			}
		});
		return new SharedPlaces(result, LocationNames.of(region), StoredNumbers.of(items));
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

	/** Whether there are synchronisation locations at all. */
	boolean synchronise() {
		return !synchronising.isEmpty();
	}

	boolean isSynchronising(MemoryObject object) {
		return synchronising.contains(object);
	}

	/** The index of the location that a thread accesses. */
	int location(Item.Access access, Bindings thread) throws NotFollowedException {
		List<Object> key = new ArrayList<>(List.of(access.place().object()));
		for (IntExpr part : access.place().instance()) {
			key.add(constant(thread.apply(part)));
		}
		long offset = constant(thread.apply(access.place().offset()));
		key.add(offset);
		return index(key, called.of(access, offset));
	}

	private static long constant(IntExpr term) throws NotFollowedException {
		return Ints.constant(term).orElseThrow(() -> new NotFollowedException("an address that depends on what is read"));
	}

	/** The index of the location that stands for a lock. */
	int location(Lock lock, Bindings thread) throws NotFollowedException {
		List<Object> key = new ArrayList<>(List.of(lock.kind(), lock.name()));
		long last = 0;
		for (IntExpr part : lock.instance()) {
			last = constant(thread.apply(part));
			key.add(last);
		}
		int index = index(key, called.of(lock, last));
		initial.put(index, 0L);
		return index;
	}

	private int index(List<Object> key, String name) {
		return indices.computeIfAbsent(List.copyOf(key), k -> {
			names.add(name);
			return names.size() - 1;
		});
	}

	/** A location holds first what its reads say that they may find. */
	void begins(int location, OrderMark.Read read, Bindings thread) throws NotFollowedException {
		long value = constant(thread.apply(read.initial().orElseThrow(() -> new NotFollowedException("what a location holds first"))));
		Long known = initial.putIfAbsent(location, value);
		if (known != null && known != value) {
			throw new NotFollowedException("a location that begins in two ways");
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

	/** A number for the first byte of an object that holds data. */
	long start(MemoryObject object, List<IntExpr> instance) throws NotFollowedException {
		List<Object> key = new ArrayList<>(List.of(object));
		for (IntExpr part : instance) {
			key.add(constant(part));
		}
		return data.computeIfAbsent(key, k -> (data.size() + 1) * SPAN);
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
