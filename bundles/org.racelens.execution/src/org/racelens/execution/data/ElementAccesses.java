package org.racelens.execution.data;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.Use;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Succession;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Copied;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Touch;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.source.SourceRange;

/**
 * What a clause does with each element of an original: code is executed once, with an object in place of the element, and the accesses of
 * that object are those of all elements.
 */
final class ElementAccesses {
	private final Execution execution;
	private final Machine machine;

	ElementAccesses(Execution execution) {
		this.execution = execution;
		machine = execution.machine();
	}

	/** An object from outside of the region that stands for any element of the original. */
	MemoryObject any(Copied copied, Type type, State state, Frame frame) {
		String key = "element of " + copied.variable().id() + "@" + copied.item().range().offset() + " " + frame.path();
		MemoryObject object = new MemoryObject(Name.of(key), copied.variable().name(), MemoryObject.Kind.HEAP, Optional.empty(), type, 0,
				0);
		state.setContents(object,
				execution.memory().held().lost(object, copied.item().range(), Unfollowed.WHICH_ELEMENT_IT_IS_IS_NOT_FOLLOWED.of()));
		return object;
	}

	/** Whether the accesses of the object can be told for each element: not those of loops. */
	static boolean areFollowed(List<Item> items, MemoryObject any) {
		return items.stream().allMatch(i -> i instanceof Item.Access || !mentions(i, any));
	}

	private static boolean mentions(Item item, MemoryObject any) {
		return item instanceof Item.Access a ? a.place().object().equals(any)
				: item instanceof Item.Loop l ? l.inside().stream().anyMatch(i -> mentions(i, any)) : !(item instanceof Item.Point);
	}

	/** Records what is no access of the object. */
	void recordOthers(List<Item> items, MemoryObject any) {
		items.stream().filter(i -> !(i instanceof Item.Access a && a.place().object().equals(any))).forEach(machine.recorder()::record);
	}

	/** Records the accesses of the object as accesses of each element. */
	void record(List<Item> items, MemoryObject any, Copied copied, State state, Frame frame) {
		IntExpr size = Ints.of(machine.layout().size(any.element()).orElseThrow());
		IntExpr count = Ints.quotient(copied.bytes(), size);
		Symbol index = machine.trip("element");
		List<Item> body = machine.recorder().recording(() -> items.forEach(i -> {
			if (i instanceof Item.Access a && a.place().object().equals(any)) {
				copied.originalPlaces().forEach(p -> access(a, p.plus(Ints.multiply(index, size)), copied, state, frame));
			}
		}));
		if (!body.isEmpty()) {
			SourceRange range = copied.item().range();
			BoolExpr domain = Bools.and(Bools.lessEqual(Ints.ZERO, index), Bools.less(index, count));
			machine.recorder()
					.record(new Item.Loop(range, index, state.live(), domain, domain, List.of(), List.of(), false, Succession.SEQUENTIAL,
							List.of(), List.of(), new ArrayList<>(body)));
		}
	}

	private void access(Item.Access a, Place element, Copied copied, State state, Frame frame) {
		State there = state.copy();
		there.restrict(a.guard());
		execution.memory().blocks().access(element.plus(a.place().offset()), a.size(), a.write() ? Touch.WRITE : Touch.READ,
				new Use(copied.item().range(), copied.variable().name(), frame, there));
	}
}
