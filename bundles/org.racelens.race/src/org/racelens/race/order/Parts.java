package org.racelens.race.order;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Ints;

/**
 * Bytes of objects that no access of a region is of together with others: members of structures, of each element of an array, too.
 */
public final class Parts {
	private final Map<MemoryObject, List<Part>> parts = new LinkedHashMap<>();

	/**
	 * Bytes of an object.
	 *
	 * @param stride at offsets that differ by multiples of it the same part stands again; 0 where it stands once
	 * @param from the first byte, below the stride where there is one
	 * @param to one past the last byte
	 */
	public record Part(MemoryObject object, long stride, long from, long to) {
		private boolean holds(long first) {
			return from <= first && first < to;
		}
	}

	private Parts() {
	}

	/**
	 * The parts of some objects.
	 *
	 * @param accesses by object
	 */
	public static Parts of(Map<MemoryObject, List<Item.Access>> accesses) {
		Parts found = new Parts();
		accesses.forEach((object, all) -> found.parts.put(object, parts(object, all)));
		return found;
	}

	/** The part that an access is of. */
	public Part of(Item.Access a) {
		List<Part> all = parts.get(a.place().object());
		long first = all.get(0).stride == 0 ? Ints.constantPart(a.place().offset()) : first(a, all.get(0).stride);
		return all.size() == 1 ? all.get(0) : all.stream().filter(p -> p.holds(first)).findFirst().orElseThrow();
	}

	private static long first(Item.Access a, long stride) {
		return Ints.euclideanModulus(Ints.constantPart(a.place().offset()), stride);
	}

	private static List<Part> parts(MemoryObject object, List<Item.Access> all) {
		long stride = 0;
		for (Item.Access a : all) {
			for (long factor : Ints.terms(a.place().offset()).values()) {
				stride = gcd(stride, Math.abs(factor));
			}
		}
		List<Part> found = new ArrayList<>();
		for (Item.Access a : all) {
			Optional<Long> size = Ints.constant(a.size());
			long first = stride == 0 ? Ints.constantPart(a.place().offset()) : first(a, stride);
			if (size.isEmpty() || a.place().bitField().isPresent() || stride > 0 && first + size.get() > stride) {
				return List.of(new Part(object, stride, 0, Long.MAX_VALUE));
			}
			found.add(new Part(object, stride, first, first + size.get()));
		}
		return joined(found);
	}

	/** Parts that overlap, as one. */
	private static List<Part> joined(List<Part> found) {
		List<Part> sorted = found.stream().distinct().sorted(Comparator.comparingLong(Part::from)).toList();
		List<Part> result = new ArrayList<>(List.of(sorted.get(0)));
		for (Part next : sorted.subList(1, sorted.size())) {
			Part last = result.get(result.size() - 1);
			if (next.from < last.to) {
				result.set(result.size() - 1, new Part(last.object, last.stride, last.from, Math.max(last.to, next.to)));
			} else {
				result.add(next);
			}
		}
		return result;
	}

	private static long gcd(long a, long b) {
		return b == 0 ? a : gcd(b, a % b);
	}
}
