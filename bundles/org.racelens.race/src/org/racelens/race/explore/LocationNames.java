package org.racelens.race.explore;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Type;

/** What the source calls the memory of a region. */
final class LocationNames {
	private final ElementName elements;
	/** an access of each lock variable, by the names of its locks */
	private final Map<String, Item.Access> locks = new HashMap<>();

	private LocationNames(ElementName elements) {
		this.elements = elements;
	}

	/** The names that stand in a region. */
	static LocationNames of(Region region) {
		LocationNames names = new LocationNames(region.inputs().elements());
		names.collect(region.items());
		return names;
	}

	private void collect(List<Item> items) {
		for (Item item : items) {
			if (item instanceof Item.Access a && a.purpose() == Item.Purpose.LOCK) {
				locks.putIfAbsent(a.place().object().key().text(), a);
			}
			collect(item.inside());
		}
	}

	/** What is accessed at an offset: {@code flag[1]}. */
	String of(Item.Access access, long offset) {
		Optional<Long> size = Ints.constant(access.size()).filter(n -> n > 0);
		String name = size.map(n -> elements.of(access.place().object(), access.variable(), offset, n)).orElse(access.variable());
		return access.range().isBuiltIn() ? whole(name) : name;
	}

	/** Without the member of a class of the standard library, which users know nothing of. */
	private static String whole(String name) {
		int member = Math.max(name.lastIndexOf("."), name.lastIndexOf("->"));
		return member > 0 ? name.substring(0, member) : name;
	}

	/**
	 * A lock variable, or the name of a critical region, which may be empty.
	 *
	 * @param offset of the lock in its object
	 */
	String of(Lock lock, long offset) {
		return Optional.ofNullable(locks.get(lock.name())).map(a -> isLock(a) ? whole(of(a, offset)) : of(a, offset))
				.orElse(lock.kind() == Lock.Kind.LOCK ? "" : lock.name());
	}

	/** Whether the object is a lock, or an array of locks, of a class with one member, and no part of something else. */
	private boolean isLock(Item.Access a) {
		Type type = a.place().object().element();
		while (type instanceof Type.ArrayType array) {
			type = array.element();
		}
		return type instanceof Type.RecordType record && elements.records().containsKey(record.name())
				&& elements.records().get(record.name()).fields().size() == 1;
	}
}
