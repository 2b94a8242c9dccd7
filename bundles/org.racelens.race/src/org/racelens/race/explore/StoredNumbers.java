package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.order.HeldNumbers;
import org.racelens.race.order.Parts;

/** Which numbers are stored at places, or there at first, as far as items say so. */
final class StoredNumbers {
	private final Parts parts;
	private final Map<Parts.Part, Optional<Set<Long>>> numbers = new HashMap<>();
	/** the updates that leave other numbers than constants */
	private final Map<Parts.Part, List<OrderMark.Write>> updates = new HashMap<>();

	private StoredNumbers(Parts parts) {
		this.parts = parts;
	}

	/** By place, the numbers; empty where something else may be there, too. */
	static Map<Parts.Part, Optional<Set<Long>>> of(List<Item> items, Parts parts) {
		StoredNumbers found = new StoredNumbers(parts);
		found.collect(items);
		found.updates.forEach((place, writes) -> found.numbers.merge(place, Optional.of(Set.of()),
				(known, none) -> known.flatMap(first -> HeldNumbers.of(first, writes))));
		return found.numbers;
	}

	private void collect(List<Item> items) {
		Optional<Parts.Part> place = Optional.empty();
		for (Item item : items) {
			if (item instanceof Item.Access a) {
				place = Optional.of(a).filter(x -> x.purpose() != Item.Purpose.LOCK).map(parts::of);
			} else if (item instanceof Item.OrderPoint p && place.isPresent()) {
				collect(place.get(), p.mark());
			}
			collect(item.inside());
		}
	}

	private void collect(Parts.Part place, OrderMark mark) {
		if (mark instanceof OrderMark.Write w && w.found().size() == 1 && Ints.constant(w.value()).isEmpty()) {
			updates.computeIfAbsent(place, p -> new ArrayList<>()).add(w);
		} else if (mark instanceof OrderMark.Write w) {
			add(place, Optional.of(w.value()));
		} else if (mark instanceof OrderMark.Read r) {
			add(place, r.initial());
		}
	}

	private void add(Parts.Part place, Optional<IntExpr> value) {
		Optional<Long> number = value.flatMap(Ints::constant);
		numbers.merge(place, number.map(n -> Set.of(n)), (a, b) -> a.flatMap(x -> b.map(y -> {
			Set<Long> both = new HashSet<>(x);
			both.addAll(y);
			return both;
		})));
	}
}
