package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.Place.Extent;
import org.racelens.execution.value.Members;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Bytes of members are told in each element, before the first one too, and what lies half outside is none. */
class MembersTest {
	private static final long ELEMENT = 16;
	private static final Members MEMBERS = new Members(ELEMENT, List.of(new Extent(0, 4), new Extent(8, 12)));

	private static boolean isMember(long offset) {
		long within = Math.floorMod(offset, ELEMENT);
		return within < 4 || within >= 8 && within < 12;
	}

	@Test
	void eachByteIsToldAsWhereItStands() {
		for (long offset = -2 * ELEMENT; offset < 2 * ELEMENT; offset++) {
			long at = offset;
			assertEquals(isMember(offset), MEMBERS.contain(Ints.of(offset), 1), () -> "byte " + at);
			Evaluator numbers = new Evaluator(new Assignment(Map.of(GeneratedStates.I, offset), Map.of()));
			assertEquals(isMember(offset), numbers.holds(MEMBERS.containing(GeneratedStates.I)), () -> "byte " + at);
		}
	}

	@Test
	void allBytesOfAnAccessMustBeOfOneMember() {
		for (long offset = -ELEMENT; offset < ELEMENT; offset++) {
			long at = offset;
			boolean whole = isMember(offset) && isMember(offset + 1) && isMember(offset + 2);
			assertEquals(whole, MEMBERS.contain(Ints.of(offset), 3), () -> "bytes from " + at);
		}
		assertFalse(MEMBERS.contain(Ints.ZERO, ELEMENT));
	}

	@Test
	void aSubscriptOfWholeElementsStaysInTheMember() {
		IntExpr element = Ints.multiply(GeneratedStates.I, ELEMENT);
		assertTrue(MEMBERS.contain(Ints.add(element, 8), 4));
		assertFalse(MEMBERS.contain(Ints.add(element, 4), 4));
		assertFalse(MEMBERS.contain(Ints.multiply(GeneratedStates.I, 4), 4));
	}
}
