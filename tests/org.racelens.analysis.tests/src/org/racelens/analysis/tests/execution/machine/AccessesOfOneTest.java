package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.machine.AccessesOfOne;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.MemoryObject;
import org.racelens.model.source.SourceRange;

/** What is left of what some code does when a clause does it to one object. */
class AccessesOfOneTest {
	private static final SourceRange CLAUSE = SourceRange.startOf("clause.c");
	private static final Executed RUN = Executed.parallel("int x, y, a[9];",
			"x = y;\nfor (int i = 0; i < n; i++) { a[i] = x; y++; }\n#pragma omp barrier\nx++;");
	private static final List<Item> ITEMS = RUN.region().items();

	private static List<Item> of(String variable) {
		MemoryObject object = RUN.accesses(variable).get(0).place().object();
		return new AccessesOfOne(object, CLAUSE, "clause", List.of()).in(ITEMS);
	}

	private static List<Access> accesses(List<Item> items) {
		return items.stream().flatMap(i -> i instanceof Access a ? List.of(a).stream() : Executed.inside(i, Access.class).stream())
				.toList();
	}

	@Test
	void onlyAccessesOfTheObjectAreLeftAndAllOfThem() {
		for (String variable : List.of("x", "y", "a")) {
			assertEquals(RUN.accesses(variable).stream().map(Access::place).toList(),
					accesses(of(variable)).stream().map(Access::place).toList(), variable);
			assertEquals(RUN.accesses(variable).stream().map(Access::write).toList(),
					accesses(of(variable)).stream().map(Access::write).toList(), variable);
		}
	}

	@Test
	void accessesStandWhereTheClauseDoesAndOrderStaysAsItWas() {
		List<Item> items = of("x");
		assertTrue(accesses(items).stream().allMatch(a -> a.range().equals(CLAUSE) && a.variable().equals("clause")));
		assertEquals(RUN.items(Item.Barrier.class), items.stream().filter(Item.Barrier.class::isInstance).toList());
		assertEquals(ITEMS.stream().filter(i -> !(i instanceof Access)).map(Item::getClass).toList(),
				items.stream().filter(i -> !(i instanceof Access)).map(Item::getClass).toList());
	}

	@Test
	void anObjectOnADeviceIsAccessedByItsCopyThere() {
		MemoryObject object = RUN.accesses("x").get(0).place().object();
		Access onDevice = moved(RUN.accesses("x").get(0));
		assertEquals(1, new AccessesOfOne(object, CLAUSE, "clause", List.of()).in(onDevice).count());
		assertEquals(0, new AccessesOfOne(object.onDevice(), CLAUSE, "clause", List.of()).in(RUN.accesses("x").get(0)).count());
	}

	private static Access moved(Access a) {
		return new Access(a.site(), a.range(), a.guard(), a.place().onDevice(), a.size(), a.types(), a.variable(), a.write(), a.atomicity(),
				a.locks(), a.groups(), a.weakened(), a.unknownOrder(), a.unknownExclusion(), a.calls(), a.purpose());
	}
}
