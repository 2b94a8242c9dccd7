package org.racelens.execution.state;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.IntExpr.Constant;

/** The constants that a piece of code may store in scalar parts of objects, as long as it stores nothing else there. */
final class StoredConstants {
	private static final int MOST = 8;

	private final Map<MemoryObject, Map<WrittenPart, Set<Value>>> values = new LinkedHashMap<>();
	/** what else is stored, too, or in parts that overlap */
	private final Set<MemoryObject> others = new LinkedHashSet<>();

	/** A value is stored in a part of an object. */
	void add(WrittenPart part, Value value) {
		if (!(value instanceof Value.Number n && n.term() instanceof Constant)) {
			addOther(part.object());
		} else if (!others.contains(part.object())) {
			Map<WrittenPart, Set<Value>> parts = values.computeIfAbsent(part.object(), o -> new LinkedHashMap<>());
			Set<Value> stored = parts.computeIfAbsent(part, p -> new LinkedHashSet<>());
			stored.add(value);
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
			values.remove(object);
		}
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
