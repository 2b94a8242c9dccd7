package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.machine.Depth;
import org.racelens.execution.machine.SilentNest;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.state.TaskGroups;

/** What is around a point of an execution: parts that are nested are left one after the other, also where an execution is given up. */
class NestedPartsTest {
	private static final Grouping OUTER = new Grouping("outer", List.of());
	private static final Grouping INNER = new Grouping("inner", List.of(GeneratedStates.I));

	@Test
	void theEndOfAnInnerPartLeavesTheOneAround() {
		Depth depth = new Depth();
		assertFalse(depth.isInside());
		depth.enter();
		depth.enter();
		depth.leave();
		assertTrue(depth.isInside());
		depth.leave();
		assertFalse(depth.isInside());
	}

	@Test
	void aNewRootIsInNoPart() {
		Depth depth = new Depth();
		depth.enter();
		depth.enter();
		depth.clear();
		assertFalse(depth.isInside());
	}

	@Test
	void groupsAreListedFromTheOutermostInwards() {
		TaskGroups groups = new TaskGroups();
		groups.within(OUTER, () -> groups.within(INNER, () -> assertEquals(List.of(OUTER, INNER), groups.around())));
		assertEquals(List.of(), groups.around());
	}

	@Test
	void aGroupIsLeftWhereItsCodeIsGivenUp() {
		TaskGroups groups = new TaskGroups();
		assertThrows(IllegalStateException.class, () -> groups.within(OUTER, () -> {
			throw new IllegalStateException();
		}));
		assertEquals(List.of(), groups.around());
	}

	@Test
	void loopsInsideOfSilentOnesAreDeep() {
		SilentNest nest = new SilentNest();
		assertEquals(true, !nest.isDeep() && nest.inside(nest::isDeep));
		assertThrows(IllegalStateException.class, () -> nest.inside(() -> {
			throw new IllegalStateException();
		}));
		assertEquals(false, nest.isDeep());
	}
}
