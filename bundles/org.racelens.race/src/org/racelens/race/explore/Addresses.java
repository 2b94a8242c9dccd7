package org.racelens.race.explore;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;

/** Numbers for the addresses of objects that a region hands on in pointers: another one for each, and larger than all other numbers. */
final class Addresses {
	private static final int BITS = 44;

	private final Map<Symbol, Long> numbers = new LinkedHashMap<>();

	private Addresses() {
	}

	/** The addresses of the objects that are accessed and that are surely there. */
	static Map<Symbol, Long> of(List<Item> items) {
		Addresses addresses = new Addresses();
		addresses.collect(items);
		return addresses.numbers;
	}

	/** Whether a number is that of an address. */
	static boolean isAddress(long number) {
		return number >= 1L << BITS;
	}

	private void collect(List<Item> items) {
		for (Item item : items) {
			if (item instanceof Item.Access a && isThere(a.place().object())) {
				numbers.putIfAbsent(a.place().object().address(), (numbers.size() + 1L) << BITS);
			}
			collect(item.inside());
		}
	}

	private static boolean isThere(MemoryObject object) {
		boolean isOne = object.arity() == 0 || object.kind() == MemoryObject.Kind.PUBLISHED;
		return object.depth() == 0 && isOne && !object.isFromOutside()
				&& object.variable().filter(Variable::isMissable).isEmpty();
	}
}
