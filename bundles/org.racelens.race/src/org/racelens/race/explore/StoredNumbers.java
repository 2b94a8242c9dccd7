package org.racelens.race.explore;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Which numbers are stored in objects, or there at first, as far as items say so. */
final class StoredNumbers {
	private final Map<MemoryObject, Optional<Set<Long>>> numbers = new HashMap<>();

	private StoredNumbers() {
	}

	/** By object, the numbers; empty where something else may be there, too. */
	static Map<MemoryObject, Optional<Set<Long>>> of(List<Item> items) {
		StoredNumbers found = new StoredNumbers();
		found.collect(items);
		return found.numbers;
	}

	private void collect(List<Item> items) {
		Optional<MemoryObject> object = Optional.empty();
		for (Item item : items) {
			if (item instanceof Item.Access a) {
				object = Optional.of(a.place().object());
			} else if (item instanceof Item.OrderPoint p && object.isPresent()) {
				collect(object.get(), p.mark());
			}
			collect(item.inside());
		}
	}

	private void collect(MemoryObject object, OrderMark mark) {
		if (mark instanceof OrderMark.Write w) {
			add(object, Optional.of(w.value()));
		} else if (mark instanceof OrderMark.Read r) {
			add(object, r.initial());
		}
	}

	private void add(MemoryObject object, Optional<IntExpr> value) {
		Optional<Long> number = value.flatMap(Ints::constant);
		numbers.merge(object, number.map(n -> Set.of(n)), (a, b) -> a.flatMap(x -> b.map(y -> {
			Set<Long> both = new HashSet<>(x);
			both.addAll(y);
			return both;
		})));
	}
}
