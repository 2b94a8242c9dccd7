package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.ItemVisitor;

/** {@link ItemVisitor}: each kind of item calls the method of its kind, with itself. */
class ItemVisitorTest {
	/** Says which method was called, if it was called with the item. */
	private record Named(Item expected) implements ItemVisitor<String> {
		private String called(String kind, Item item) {
			return item == expected ? kind : "another item";
		}

		@Override
		public String visitAccess(Item.Access item) {
			return called("Access", item);
		}

		@Override
		public String visitBarrier(Item.Barrier item) {
			return called("Barrier", item);
		}

		@Override
		public String visitTaskwait(Item.Taskwait item) {
			return called("Taskwait", item);
		}

		@Override
		public String visitTask(Item.Task item) {
			return called("Task", item);
		}

		@Override
		public String visitTeam(Item.Team item) {
			return called("Team", item);
		}

		@Override
		public String visitScanSeparator(Item.ScanSeparator item) {
			return called("ScanSeparator", item);
		}

		@Override
		public String visitLoop(Item.Loop item) {
			return called("Loop", item);
		}

		@Override
		public String visitOrderPoint(Item.OrderPoint item) {
			return called("OrderPoint", item);
		}
	}

	private static final Executed ALL = Executed.parallel("int x, s, a[9];",
			"x = 1;\n#pragma omp barrier\n#pragma omp task\nx = 2;\n#pragma omp taskwait\n#pragma omp flush\n#pragma omp parallel\nx = 3;\n"
					+ "#pragma omp for reduction(inscan, +: s)\nfor (int i = 0; i < 9; i++) {\ns += i;\n#pragma omp scan inclusive(s)\na[i] = s;\n}");

	@Test
	void eachItemVisitsAsWhatItIs() {
		Set<String> kinds = new LinkedHashSet<>();
		for (Item item : ALL.items(Item.class)) {
			String kind = item.accept(new Named(item));
			assertEquals(item.getClass().getSimpleName(), kind);
			kinds.add(kind);
		}
		assertEquals(Set.of("Access", "Barrier", "Taskwait", "Task", "Team", "ScanSeparator", "Loop", "OrderPoint"), kinds);
	}

	@Test
	void whatATaskPassesIsAPartOfWhatIsInside() {
		List<Item> passed = new ArrayList<>();
		for (Item item : ALL.items(Item.class)) {
			assertTrue(item.inside().containsAll(item.passed()));
			passed.addAll(item.passed());
			assertEquals(item instanceof Item.Loop, !item.passed().isEmpty());
		}
		assertTrue(passed.stream().anyMatch(Item.ScanSeparator.class::isInstance));
	}
}
