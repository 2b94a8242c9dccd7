package org.racelens.execution.machine;

import java.util.List;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;

/**
 * Of what some code does, the accesses of one object, as accesses that a clause makes.
 *
 * @param range of the clause's item
 * @param variable what the clause calls the object
 * @param calls from the region to the clause
 */
public record AccessesOfOne(MemoryObject object, SourceRange range, String variable, List<CallSite> calls) {
	/** The items in their order, without the accesses to other objects; accesses to the object stand where the clause does. */
	public List<Item> in(List<Item> items) {
		return items.stream().flatMap(this::in).toList();
	}

	/** The item as the clause makes it: nothing for an access to another object, a loop with what is left inside, others as they are. */
	public Stream<Item> in(Item item) {
		if (item instanceof Item.Access a) {
			MemoryObject accessed = a.place().object();
			return accessed.equals(object) || accessed.equals(object.onDevice()) ? Stream.of(moved(a)) : Stream.of();
		}
		return item instanceof Item.Loop l ? Stream.of(inside(l)) : Stream.of(item);
	}

	private Item.Access moved(Item.Access a) {
		return new Item.Access(a.site(), range, a.guard(), a.place(), a.size(), a.types(), variable, a.write(), a.atomicity(), a.locks(),
				a.groups(),
				a.weakened(), a.unknownOrder(), a.unknownExclusion(), calls, a.purpose());
	}

	private Item.Loop inside(Item.Loop l) {
		return new Item.Loop(l.range(), l.trip(), l.guard(), l.tests(), l.domain(), l.variables(), l.weakened(), l.uniform(), l.order(),
				l.carried(), in(l.header()), in(l.body()));
	}
}
