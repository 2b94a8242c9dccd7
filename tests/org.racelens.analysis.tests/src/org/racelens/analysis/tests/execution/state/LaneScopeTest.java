package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.LaneScope;

/** The lanes of a simd loop share the thread's memory but what its clauses copy and what an iteration makes. */
class LaneScopeTest {
	private static final MemoryObject OBJECT = GeneratedStates.OBJECTS.get(0);
	private static final Place PLACE = Place.of(OBJECT);

	@Test
	void nothingIsSharedBeforeTheIterationsBegin() {
		LaneScope scope = new LaneScope();
		assertFalse(scope.isShared(PLACE, List.of()));
		scope.begin(List.of(GeneratedStates.I));
		assertTrue(scope.isShared(PLACE, List.of()));
	}

	@Test
	void aCopyBelongsToOneLaneUntilAllUseTheSame() {
		LaneScope scope = new LaneScope();
		scope.own(OBJECT);
		scope.begin(List.of(GeneratedStates.I));
		assertFalse(scope.isShared(PLACE, List.of()));
		assertTrue(scope.isShared(Place.of(GeneratedStates.OBJECTS.get(1)), List.of()));
		scope.share(OBJECT);
		assertTrue(scope.isShared(PLACE, List.of()));
	}

	@Test
	void whatAnIterationMakesBelongsToItsLane() {
		LaneScope scope = new LaneScope();
		scope.begin(List.of(GeneratedStates.I));
		assertFalse(scope.isShared(PLACE, List.of(GeneratedStates.I)));
		assertTrue(scope.isShared(PLACE, List.of(GeneratedStates.J)));
	}
}
