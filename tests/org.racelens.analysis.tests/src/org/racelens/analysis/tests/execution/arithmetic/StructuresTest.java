package org.racelens.analysis.tests.execution.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.Value.Structure.Elision;
import org.racelens.execution.value.Value.Structure.Home;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;

/** Values of structures are copied part by part, and pointers to what ends with a value lead to what takes it over. */
class StructuresTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Machine MACHINE = Machines.of("""
			struct point { int n; double x; int *p; };
			struct pair { char c; struct point point; };
			union both { int n; float f; };
			struct pair pair; struct point point; union both both; int *pointer; int number;
			""");
	private static final Structures STRUCTURES = new Structures(MACHINE);
	private static final Contents ZERO = Contents.of(new Contents.Rest.Zero());

	@Test
	void aCopyHoldsWhatEachPartHeldAndNothingBesideThem() {
		Contents original = ZERO.store(0, 1, Value.of(1)).store(4, 4, Value.of(2)).store(8, 4, Value.of(3)).store(16, 8, Value.of(4));
		Value value = STRUCTURES.of(type("pair"), original, HERE).orElseThrow();
		Contents filled = STRUCTURES.filled(ZERO.store(1, 1, Value.of(9)), type("pair"), value);
		assertEquals(List.of(1L, 9L), List.of(number(filled, 0, 1), number(filled, 1, 1)));
		assertEquals(List.of(3L, 4L), List.of(number(filled, 8, 4), number(filled, 16, 8)));
		assertEquals(0, number(filled, 4, 4));
		assertEquals(Value.Kind.POINTER, Value.Kind.of(Value.scalars(value).get(3)));
	}

	@Test
	void aPartWhoseBytesWereStoredOtherwiseIsSomeNumber() {
		Contents original = ZERO.store(4, 8, Value.of(3)).store(16, 8, Value.of(4));
		List<Value> parts = Value.scalars(STRUCTURES.of(type("pair"), original, HERE).orElseThrow());
		assertTrue(Ints.constant(parts.get(1).term()).isEmpty());
		assertEquals(Value.of(4), parts.get(2));
	}

	@Test
	void aUnionIsNotFollowedByItsParts() {
		assertEquals(Optional.empty(), STRUCTURES.of(type("both"), ZERO, HERE));
	}

	@Test
	void pointersToWhatEndedLeadIntoWhatTookTheValueOver() {
		assertEquals(List.of(Place.of(object("pair")).at(Ints.of(12))), targets(Elision.GUARANTEED, List.of(Place.of(object("pair")))));
	}

	@Test
	void whereItMayBeCopiedTheyMayLeadToEither() {
		Set<MemoryObject> either = targets(Elision.BYTEWISE, List.of(Place.of(object("pair")))).stream().map(Place::object)
				.collect(Collectors.toSet());
		assertEquals(Set.of(object("pair"), object("point")), either);
	}

	@Test
	void whereItMayHaveEndedOrNobodyKnowsWhereItIsNothingIsKnownOfThem() {
		assertEquals(List.of(), targets(Elision.ALLOWED, List.of(Place.of(object("pair")))));
		assertEquals(List.of(), targets(Elision.GUARANTEED, List.of()));
		assertEquals(List.of(), targets(Elision.GUARANTEED, List.of(Place.of(MemoryObject.UNKNOWN))));
	}

	@Test
	void anObjectOfTheTypeItselfIsTheWholeOfAList() {
		Type point = type("point");
		assertTrue(Structures.isWhole(list(new VariableReference(Machines.variable(MACHINE, "point"), HERE), point)));
		assertFalse(Structures.isWhole(list(new VariableReference(Machines.variable(MACHINE, "point"), HERE), type("pair"))));
		assertFalse(Structures.isWhole(list(new IntegerLiteral(1, IntegerType.INT, HERE), IntegerType.INT)));
	}

	/** Where a pointer leads that led to byte 4 of an object when another one, of which it was byte 8 on, took its value over. */
	private static List<Place> targets(Elision elision, List<Place> by) {
		Place there = Place.of(object("point")).at(Ints.of(4));
		State state = new State();
		state.setContents(object("pointer"), ZERO.store(0, 8, new Value.Pointer(List.of(there), Value.address(List.of(there)))));
		state.setContents(object("number"), ZERO.store(0, 4, Value.of(5)));
		STRUCTURES.takenOver(new Home(object("point"), 8, elision), by, state, HERE);
		assertEquals(5, number(state.contents(object("number")).orElseThrow(), 0, 4));
		return state.contents(object("pointer")).orElseThrow().load(object("pointer"), List.of(), Ints.ZERO, 8, Value.Kind.POINTER)
				.orElseThrow().targets();
	}

	private static InitializerList list(Expression element, Type type) {
		return new InitializerList(List.of(element), List.of(), type, HERE);
	}

	private static long number(Contents contents, long offset, long size) {
		return Ints.constant(contents.load(object("pair"), List.of(), Ints.of(offset), size, Value.Kind.NUMBER).orElseThrow().term())
				.orElseThrow();
	}

	private static Type type(String name) {
		return Machines.variable(MACHINE, name).type();
	}

	private static MemoryObject object(String name) {
		return Machines.object(Machines.variable(MACHINE, name));
	}
}
