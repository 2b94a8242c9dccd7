package org.racelens.analysis.phase;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.analysis.region.MemoryObject;

/**
 * For each of a region's accesses those that may be of the same memory by the objects alone: a superset. Of two objects that the program
 * names itself none is the other, so that many accesses of many variables need not be looked at two by two.
 */
public final class Meeting {
	private final List<Flattened> all;
	private final Map<MemoryObject, List<Integer>> named = new HashMap<>();
	private final List<Integer> fromOutside = new ArrayList<>();

	public Meeting(List<Flattened> all) {
		this.all = all;
		for (int i = 0; i < all.size(); i++) {
			MemoryObject object = object(i);
			(object.isFromOutside() ? fromOutside : named.computeIfAbsent(object, o -> new ArrayList<>())).add(i);
		}
	}

	/** Those that may meet an access, as places in the list of all, ascending. */
	public IntStream with(int access) {
		MemoryObject object = object(access);
		return object.isFromOutside() ? IntStream.range(0, all.size())
				: Stream.concat(named.get(object).stream(), fromOutside.stream()).mapToInt(Integer::intValue).sorted();
	}

	private MemoryObject object(int access) {
		return all.get(access).access().place().object();
	}
}
