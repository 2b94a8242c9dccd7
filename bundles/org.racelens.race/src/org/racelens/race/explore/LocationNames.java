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

	/** What is accessed at an offset: {@code flag[1]}. Members of classes of the standard library have no names for users. */
	String of(Item.Access access, long offset) {
		if (access.range().isBuiltIn() && hasOneMember(access)) {
			return elements.structure(access.place().object(), access.variable(), offset);
		}
		return Ints.constant(access.size()).filter(n -> n > 0)
				.map(n -> elements.of(access.place().object(), access.variable(), offset, n)).orElse(access.variable());
	}

	/**
	 * A lock variable, or the name of a critical region, which may be empty.
	 *
	 * @param offset of the lock in its object
	 */
	String of(Lock lock, long offset) {
		return Optional.ofNullable(locks.get(lock.name()))
				.map(a -> hasOneMember(a) ? elements.structure(a.place().object(), a.variable(), offset) : of(a, offset))
				.orElse(lock.kind() == Lock.Kind.LOCK ? "" : lock.name());
	}

	/** Whether the object, or each element of an array, is of a class with one member, such as a lock. */
	private boolean hasOneMember(Item.Access a) {
		Type type = a.place().object().element();
		while (type instanceof Type.ArrayType array) {
			type = array.element();
		}
		return type instanceof Type.RecordType record && elements.records().containsKey(record.name())
				&& elements.records().get(record.name()).fields().size() == 1;
	}
}
