package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.Formation;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;

/** Addresses: moved in their object, held under conditions, and the same however they were formed. */
class MemoryPlaceTest {
	private static final Place START = Place.of(GeneratedStates.OBJECTS.get(0));
	private static final BoolExpr ONE = Bools.isZero(GeneratedStates.I);
	private static final BoolExpr OTHER = Bools.isZero(GeneratedStates.J);

	@Test
	void bytesAddUpInOneObject() {
		Place there = START.plus(Ints.of(4)).plus(GeneratedStates.I).plus(Ints.of(-4));
		assertEquals(GeneratedStates.I, there.offset());
		assertEquals(START.object(), there.object());
	}

	@Test
	void conditionsAddUp() {
		assertEquals(Bools.and(OTHER, ONE), START.under(ONE).under(OTHER).guard());
		assertEquals(OTHER, START.under(ONE).guardedBy(OTHER).guard());
		assertEquals(Bools.FALSE, START.under(ONE).under(Bools.not(ONE)).guard());
	}

	@Test
	void subscriptsInTheirDimensionsAddUpAndMakeNoOtherAddress() {
		Place formed = START.formed(START.formation().within(ONE).within(OTHER));
		assertEquals(Bools.and(ONE, OTHER), formed.formation().within());
		assertEquals(START, formed);
		assertEquals(START.hashCode(), formed.hashCode());
		assertNotEquals(START, START.under(ONE));
	}

	@Test
	void ofTwoAddressesTheOneWhoseGuardHoldsIsMeant() {
		Place first = START.at(Ints.of(4)).formed(Formation.PLAIN.within(OTHER)).under(ONE);
		Place second = START.at(Ints.of(8)).under(Bools.not(ONE));
		Place either = first.or(second);
		assertEquals(Bools.TRUE, either.guard());
		assertEquals(Ints.choice(Bools.not(ONE), Ints.of(8), Ints.of(4)), either.offset());
		assertEquals(Bools.or(Bools.not(ONE), OTHER), either.formation().within());
	}

	@Test
	void whereTheGuardsOfTwoAddressesHoldTheOtherOneIsMeant() {
		Place either = START.at(Ints.of(4)).or(START.at(Ints.of(8)).under(ONE));
		assertEquals(Bools.TRUE, either.guard());
		assertEquals(Ints.choice(ONE, Ints.of(8), Ints.of(4)), either.offset());
	}

	@Test
	void theMemberThatAnAddressWasFormedFromStaysBehindIt() {
		Place member = START.inMember(8, 24).plus(Ints.of(4));
		assertEquals(new Place.Extent(8, 24), member.member().orElseThrow());
		assertNotEquals(START.plus(Ints.of(4)), member);
	}

	@Test
	void aDeviceHasAnObjectOfItsOwn() {
		Place device = START.at(Ints.of(8)).of(List.<IntExpr>of(GeneratedStates.J)).onDevice();
		assertEquals(MemoryObject.Space.DEVICE, device.object().space());
		assertEquals(List.of(GeneratedStates.J), device.instance());
		assertEquals(device, device.onDevice());
		assertNotEquals(START.object(), device.object());
	}
}
