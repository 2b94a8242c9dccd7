package org.racelens.execution.state;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr.Constant;

/**
 * The constants, and the pointers to fixed places of objects that are there from before the region on, that a piece of code may store in
 * scalar parts of objects, as long as it stores nothing else there.
 */
final class StoredConstants {
	private static final int MOST = 8;

	private final Map<MemoryObject, Map<WrittenPart, Set<Value>>> values = new LinkedHashMap<>();
	/** what else is stored, too, or in parts that overlap */
	private final Set<MemoryObject> others = new LinkedHashSet<>();
	/** how often something new was found of pointers */
	private int news;

	/** A value is stored in a part of an object. */
	void add(WrittenPart part, Value value) {
		Optional<Set<Value>> constants = value instanceof Value.Number n && n.term() instanceof Constant ? Optional.of(Set.of(value))
				: StoredPointers.of(value);
		if (constants.isEmpty()) {
			addOther(part.object());
		} else if (!others.contains(part.object())) {
			Map<WrittenPart, Set<Value>> parts = values.computeIfAbsent(part.object(), o -> new LinkedHashMap<>());
			Set<Value> stored = parts.computeIfAbsent(part, p -> new LinkedHashSet<>());
			boolean isNew = stored.addAll(constants.get());
			news += isNew && constants.get().stream().anyMatch(Value.Pointer.class::isInstance) ? 1 : 0;
			if (stored.size() > MOST || parts.keySet().stream().anyMatch(p -> !p.equals(part) && overlap(p, part))) {
				addOther(part.object());
			}
		}
	}

	private static boolean overlap(WrittenPart a, WrittenPart b) {
		return a.offset() < b.offset() + b.size() && b.offset() < a.offset() + a.size();
	}

	/** Something is stored somewhere in an object. */
	void addOther(MemoryObject object) {
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
		more.others.forEach(this::addOther);
		more.values.values().forEach(parts -> parts.forEach((part, stored) -> stored.forEach(v -> add(part, v))));
	}

	/** Whatever was stored in an object is stored no longer. */
	void forget(MemoryObject object) {
		others.remove(object);
		values.remove(object);
	}

	/** The constants one of which a store leaves in a part; nothing where stores may leave something else. */
	Optional<Set<Value>> in(WrittenPart part) {
		return Optional.ofNullable(values.get(part.object())).map(parts -> parts.get(part));
	}
}
