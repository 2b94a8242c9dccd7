package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Pointing;
import org.racelens.execution.region.Pointing.Means;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;

/** Where names lead: to one place, to one of several under guards, to each element of a table. */
class PointingTest {
	private static final MemoryObject A = GeneratedStates.OBJECTS.get(0);
	private static final MemoryObject B = GeneratedStates.OBJECTS.get(1);
	private static final Symbol INDEX = Symbol.of(Name.of("index"), Symbol.Role.UNNAMED);

	private static Pointing to(Place... places) {
		return new Pointing("p", Means.POINTER, IntegerType.INT, List.of(places), Set.of(), Optional.empty());
	}

	/** The pointers in a table of structures of 16 bytes, at offset 8 of each. */
	private static Pointing elements() {
		return new Pointing("t[].q", Means.POINTER, IntegerType.INT, List.of(row(Ints.add(Ints.multiply(INDEX, 16), 8))), Set.of(INDEX),
				Optional.of("t[].q"));
	}

	private static Place row(IntExpr offset) {
		return Place.of(A).of(List.of(offset));
	}

	@Test
	void oneTargetIsAPlaceWhereItIsSure() {
		assertEquals(Optional.of(Place.of(A)), to(Place.of(A)).place());
		assertTrue(to().place().isEmpty());
		assertTrue(to(Place.of(A), Place.of(B)).place().isEmpty());
		assertTrue(to(Place.of(A).under(Bools.isZero(GeneratedStates.I))).place().isEmpty());
	}

	@Test
	void itLeadsToAnObjectUnderItsGuardWhereverTheOtherPlaceIsThere() {
		Place guarded = Place.of(B).under(Bools.isZero(GeneratedStates.I));
		Pointing both = to(Place.of(A), guarded);
		assertEquals(guarded.guard(), both.leadsTo(Place.of(B).at(GeneratedStates.J)));
		assertEquals(Bools.TRUE, both.leadsTo(Place.of(A).onDevice()));
		assertEquals(Bools.FALSE, to(Place.of(A)).leadsTo(Place.of(B)));
		assertFalse(both.surelyLeadsTo(Place.of(A)));
		assertTrue(to(Place.of(A)).surelyLeadsTo(Place.of(A).onDevice()));
	}

	@Test
	void twoTargetsInOneObjectAreOneAlternativeMore() {
		BoolExpr moved = Bools.isZero(GeneratedStates.I);
		Pointing advanced = to(Place.of(A).at(Ints.of(8)).under(moved), Place.of(A).under(Bools.not(moved)));
		assertEquals(Bools.TRUE, advanced.leadsTo(Place.of(A)));
		assertTrue(advanced.place().isEmpty());
	}

	@Test
	void aFamilyIsFoundByItsInstance() {
		assertTrue(to(row(Ints.of(8))).surelyLeadsTo(row(Ints.of(8))));
		assertFalse(to(row(Ints.of(8))).surelyLeadsTo(row(Ints.of(24))));
		assertFalse(to(row(Ints.of(8))).surelyLeadsTo(Place.of(A)));
	}

	@Test
	void elementsAreFoundWhereTheyStandInTheTable() {
		assertTrue(elements().surelyLeadsTo(row(Ints.of(24))));
		assertTrue(elements().surelyLeadsTo(row(Ints.add(Ints.multiply(GeneratedStates.I, 32), 8))));
		assertFalse(elements().surelyLeadsTo(row(Ints.of(16))));
		assertFalse(elements().surelyLeadsTo(row(Ints.multiply(GeneratedStates.I, 8))));
	}

	@Test
	void elementsThatDifferByTheirNumberAreNotNamedTogether() {
		Place some = row(Ints.multiply(INDEX, 8)).under(Bools.less(INDEX, Ints.of(4)));
		assertEquals(Bools.FALSE, new Pointing("t[]", Means.POINTER, IntegerType.INT, List.of(some), Set.of(INDEX), Optional.of("t"))
				.leadsTo(row(Ints.of(8))));
	}
}
