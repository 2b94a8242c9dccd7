package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.execution.arithmetic.Conversions;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/**
 * A pointer to an object as one to a part of it, or to what it is a part of: null stays null, and nothing else becomes null. C++17
 * [conv.ptr]
 */
class MovedPointersTest {
	private static final MemoryObject OBJECT = GeneratedStates.OBJECTS.get(0);
	private static final Symbol START = Value.start(OBJECT);
	private static final Value.Pointer INSIDE = new Value.Pointer(List.of(Place.of(OBJECT).at(Ints.of(4))), Ints.add(START, 4));

	@Test
	void anAddressIsNullAfterwardsExactlyIfItWasBefore() {
		for (long bytes : List.of(8L, -8L)) {
			Value moved = Conversions.moved(new Value.Number(GeneratedStates.I), bytes);
			for (long address = -20; address <= 20; address++) {
				long value = Executed.where(Map.of(GeneratedStates.I, address)).value(moved.term());
				assertEquals(address == 0, value == 0, "from " + address + " by " + bytes);
				assertEquals(address == 0 || address + bytes == 0 ? value : address + bytes, value);
			}
		}
	}

	@Test
	void aPointerIntoAnObjectLeadsToThePart() {
		Value moved = Conversions.moved(INSIDE, 8);
		assertEquals(List.of(Place.of(OBJECT).at(Ints.of(12))), moved.targets());
		assertEquals(Ints.add(START, 12), moved.term());
		assertEquals(INSIDE, Conversions.moved(moved, -8));
	}

	@Test
	void onTheWayWhereAPointerIsNullItStaysSo() {
		Value chosen = Value.choice(Bools.isZero(GeneratedStates.I), new Value.Pointer(List.of(), Ints.ZERO), INSIDE);
		Value moved = Conversions.moved(chosen, 8);
		assertEquals(0, Executed.where(Map.of(GeneratedStates.I, 0L, START, 1000L)).value(moved.term()));
		assertEquals(1012, Executed.where(Map.of(GeneratedStates.I, 1L, START, 1000L)).value(moved.term()));
		assertEquals(List.of(Bools.not(Bools.isZero(GeneratedStates.I))), moved.targets().stream().filter(t -> t.object().equals(OBJECT))
				.map(Place::guard).toList());
	}
}
