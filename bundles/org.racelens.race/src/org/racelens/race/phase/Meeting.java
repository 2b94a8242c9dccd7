package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.racelens.execution.region.MemoryObject;

/**
 * For each of a region's accesses those that it may conflict with by the objects and by who writes alone: a superset. Of two objects that
 * the program names itself none is the other, so that many accesses of many variables need not be looked at two by two, and neither need
 * many reads.
 */
public final class Meeting {
	/** Places in the list of all accesses, ascending. */
	private record Places(int[] all, int[] writes) {
		static Places of(List<Integer> places, List<Flattened> accesses) {
			return new Places(places.stream().mapToInt(Integer::intValue).toArray(),
					places.stream().mapToInt(Integer::intValue).filter(i -> accesses.get(i).access().write()).toArray());
		}

		/** The accesses from a place on that conflict with one. */
		IntStream from(int first, Flattened access) {
			int[] ascending = access.access().write() ? all : writes;
			int place = Arrays.binarySearch(ascending, first);
			return Arrays.stream(ascending, place < 0 ? -place - 1 : place, ascending.length);
		}
	}

	private final List<Flattened> all;
	private final Map<MemoryObject, Places> named = new HashMap<>();
	private final Places fromOutside;
	private final Places everything;

	public Meeting(List<Flattened> all) {
		this.all = all;
		Map<MemoryObject, List<Integer>> byName = new HashMap<>();
		List<Integer> others = new ArrayList<>();
		for (int i = 0; i < all.size(); i++) {
			MemoryObject object = object(i);
			(object.isFromOutside() ? others : byName.computeIfAbsent(object, o -> new ArrayList<>())).add(i);
		}
		byName.forEach((object, places) -> named.put(object, Places.of(places, all)));
		fromOutside = Places.of(others, all);
		everything = Places.of(IntStream.range(0, all.size()).boxed().toList(), all);
	}

	/** The accesses that may conflict with one, as places in the list of all, ascending. */
	public IntStream with(int access) {
		return from(0, access);
	}

	/** The accesses that may conflict with one and do not stand before it. */
	public IntStream from(int access) {
		return from(access, access);
	}

	private IntStream from(int first, int access) {
		Flattened one = all.get(access);
		if (object(access).isFromOutside()) {
			return everything.from(first, one);
		}
		IntStream own = named.get(object(access)).from(first, one);
		return fromOutside.all().length == 0 ? own : IntStream.concat(own, fromOutside.from(first, one)).sorted();
	}

	private MemoryObject object(int access) {
		return all.get(access).access().place().object();
	}
}
