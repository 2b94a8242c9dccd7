package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.StartedThread;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;

/** Threads that a program starts by other means, told from each other by where their names are kept. */
class StartedThreadTest {
	private static final Place FIRST = Place.of(GeneratedStates.OBJECTS.get(0));
	private static final Place SECOND = FIRST.at(Ints.of(8));
	private static final Place ELSEWHERE = Place.of(GeneratedStates.OBJECTS.get(1));

	private static StartedThread thread(Optional<Place> handle, boolean several) {
		return new StartedThread(handle, Bools.TRUE, several, Knowledge.SPECIFIED, Optional.empty(), GeneratedStates.GAPS.get(0));
	}

	@Test
	void aThreadWhoseVariablesAreNotKnownMeetsEachRegion() {
		assertTrue(thread(Optional.of(FIRST), false).meets(List.of()));
	}

	@Test
	void aNameMayBeAnywhereInTheObjectThatItIsKeptIn() {
		StartedThread thread = thread(Optional.of(FIRST), false);
		assertTrue(thread.isNamed(List.of(ELSEWHERE, SECOND)));
		assertFalse(thread.isNamed(List.of(ELSEWHERE)));
		assertFalse(thread(Optional.empty(), false).isNamed(List.of(FIRST)));
	}

	@Test
	void twoPlacesOfOneArrayNameTwoThreads() {
		assertTrue(thread(Optional.of(FIRST), false).takesPlaceOf(thread(Optional.of(FIRST), false)));
		assertFalse(thread(Optional.of(FIRST), false).takesPlaceOf(thread(Optional.of(SECOND), false)));
	}

	@Test
	void theThreadsOfALoopAreToldByTheirArray() {
		assertTrue(thread(Optional.of(FIRST), true).takesPlaceOf(thread(Optional.of(SECOND), true)));
		assertFalse(thread(Optional.of(FIRST), true).takesPlaceOf(thread(Optional.of(ELSEWHERE), true)));
		assertFalse(thread(Optional.of(FIRST), true).takesPlaceOf(thread(Optional.of(FIRST), false)));
	}

	@Test
	void aNameThatIsLostIsKeptNowhere() {
		assertEquals(thread(Optional.empty(), true), thread(Optional.of(FIRST), true).named(Optional.empty()));
	}
}
