package org.racelens.execution.state;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;

/**
 * The constants, and the pointers that {@link StoredPointers} follows, that a piece of code may store in scalar parts of objects, as long
 * as it stores nothing else there; of arrays of pointers those that it stores in any of the elements.
 */
final class StoredConstants {
	private static final int MOST = 8;

	private final Map<MemoryObject, Map<WrittenPart, Set<Value>>> values = new LinkedHashMap<>();
	/** what else is stored, too, or in parts that overlap */
	private final Set<MemoryObject> others = new LinkedHashSet<>();
	/** the pointers in whatever elements */
	private final Map<MemoryObject, Elements> elements = new LinkedHashMap<>();
	/** how often something new was found of pointers */
	private int news;

	/**
	 * What is stored in elements of an array.
	 *
	 * @param size of each element, in bytes
	 * @param values nothing where something else is stored, too
	 */
	private record Elements(long size, Optional<Set<Value>> values) {
		static final Elements OTHERS = new Elements(0, Optional.empty());

		private Elements and(Elements more) {
			if (values.isEmpty() || more.values.isEmpty() || size != more.size) {
				return OTHERS;
			}
			Set<Value> all = new LinkedHashSet<>(values.get());
			all.addAll(more.values.get());
			return all.size() > MOST ? OTHERS : new Elements(size, Optional.of(all));
		}
	}

	private void add(WrittenPart part, Value value) {
		Optional<Set<Value>> constants = value instanceof Value.Number n && n.term() instanceof Constant ? Optional.of(Set.of(value))
				: StoredPointers.of(value);
		boolean isElement = part.offset() % part.size() == 0;
		add(part.object(),
				isElement && value instanceof Value.Pointer ? new Elements(part.size(), StoredPointers.of(value)) : Elements.OTHERS);
		if (constants.isEmpty()) {
			addOtherPart(part.object());
		} else if (!others.contains(part.object())) {
			Map<WrittenPart, Set<Value>> parts = values.computeIfAbsent(part.object(), o -> new LinkedHashMap<>());
			Set<Value> stored = parts.computeIfAbsent(part, p -> new LinkedHashSet<>());
			boolean isNew = stored.addAll(constants.get());
			news += isNew && constants.get().stream().anyMatch(Value.Pointer.class::isInstance) ? 1 : 0;
			if (stored.size() > MOST || parts.keySet().stream().anyMatch(p -> !p.equals(part) && overlap(p, part))) {
				addOtherPart(part.object());
			}
		}
	}

	/** A value is stored in a place; tells whether it is noted: at a constant offset any, in an element of an array a pointer. */
	boolean add(Place place, long size, Value value) {
		IntExpr offset = place.offset();
		if (!place.instance().isEmpty() || place.bitField().isPresent()) {
			return false;
		}
		if (offset instanceof Constant c) {
			add(new WrittenPart(place.object(), c.value(), size), value);
			return true;
		}
		boolean isElement = Ints.constantPart(offset) % size == 0 && Ints.terms(offset).values().stream().allMatch(f -> f % size == 0);
		if (!isElement || !(value instanceof Value.Pointer)) {
			return false;
		}
		addOtherPart(place.object());
		add(place.object(), new Elements(size, StoredPointers.of(value)));
		return true;
	}

	private void add(MemoryObject array, Elements more) {
		Elements before = elements.get(array);
		Elements now = elements.merge(array, more, Elements::and);
		boolean wasKnown = before != null && before.values.isPresent();
		news += (wasKnown || now.values.isPresent()) && !now.equals(before) ? 1 : 0;
	}

	private static boolean overlap(WrittenPart a, WrittenPart b) {
		return a.offset() < b.offset() + b.size() && b.offset() < a.offset() + a.size();
	}

	/** Something is stored somewhere in an object. */
	void addOther(MemoryObject object) {
		addOtherPart(object);
		add(object, Elements.OTHERS);
	}

	private void addOtherPart(MemoryObject object) {
		if (others.add(object)) {
			Map<WrittenPart, Set<Value>> known = values.remove(object);
			news += known != null && known.values().stream().flatMap(Set::stream).anyMatch(Value.Pointer.class::isInstance) ? 1 : 0;
		}
	}

	/** A number that is larger whenever something new was found of pointers that are stored. */
	int news() {
		return news;
	}

	void addAll(StoredConstants more) {
		more.others.forEach(this::addOtherPart);
		more.values.values().forEach(parts -> parts.forEach((part, stored) -> stored.forEach(v -> add(part, v))));
		more.elements.forEach(this::add);
	}

	/** Whatever was stored in an object is stored no longer. */
	void forget(MemoryObject object) {
		others.remove(object);
		values.remove(object);
		elements.remove(object);
	}

	/** The pointers one of which a store leaves in an element of an array; nothing where stores may leave something else. */
	Optional<Set<Value>> in(MemoryObject array, long size) {
		return Optional.ofNullable(elements.get(array)).filter(e -> e.size == size).flatMap(Elements::values);
	}

	/** The constants one of which a store leaves in a part; nothing where stores may leave something else. */
	Optional<Set<Value>> in(WrittenPart part) {
		return Optional.ofNullable(values.get(part.object())).map(parts -> parts.get(part));
	}
}
