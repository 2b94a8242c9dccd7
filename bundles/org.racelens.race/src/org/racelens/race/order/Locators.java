package org.racelens.race.order;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.model.effort.Effort;

/**
 * The locators of one task by their addresses, as far as these are constants: of two tasks with thousands of locators only those are
 * compared that may have one address.
 */
final class Locators {
	/** An offset in an object that is there once. */
	private record Address(MemoryObject object, long offset) {
	}

	private final List<Dependence> all;
	private final Map<Address, List<Integer>> fixed = new HashMap<>();
	/** the numbers of those whose address is not one constant */
	private final List<Integer> open = new ArrayList<>();

	Locators(List<Dependence> all) {
		this.all = all;
		for (int i = 0; i < all.size(); i++) {
			Optional<Address> address = address(all.get(i));
			(address.isPresent() ? fixed.computeIfAbsent(address.get(), a -> new ArrayList<>()) : open).add(i);
		}
		Effort.spend(all.size());
	}

	/** The locators that may have the address of one: a superset, in the order of all. */
	List<Dependence> meeting(Dependence other) {
		Optional<Address> address = address(other);
		IntStream meeting = address.isEmpty()
				? IntStream.range(0, all.size())
				: Stream.concat(fixed.getOrDefault(address.get(), List.of()).stream(), open.stream()).mapToInt(Integer::intValue).sorted();
		return meeting.mapToObj(all::get).toList();
	}

	/** Whether the only locators of two tasks surely have different addresses; not found out where one has several. */
	static boolean areApart(Task one, Task other) {
		if (one.dependences().size() != 1 || other.dependences().size() != 1) {
			return false;
		}
		Optional<Address> address = address(one.dependences().get(0));
		return address.isPresent() && address(other.dependences().get(0)).filter(a -> !a.equals(address.get())).isPresent();
	}

	private static Optional<Address> address(Dependence locator) {
		List<Place> places = locator.places().orElse(List.of());
		return places.size() == 1 && places.get(0).instance().isEmpty() && places.get(0).offset() instanceof Constant offset
				? Optional.of(new Address(places.get(0).object(), offset.value()))
				: Optional.empty();
	}
}
