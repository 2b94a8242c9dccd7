package org.racelens.analysis.tests.execution.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.UnionMembers;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/** A member of a union is accessed by the types of all its members, and may hold the bytes of another one. C11 §6.5.2.3, note 95 */
class UnionMembersTest {
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Type INT = IntegerType.INT;
	private static final Type FLOAT = new FloatingType(4);
	private static final Type DOUBLE = new FloatingType(8);
	private static final Machine MACHINE = Machines.of("""
			union both { int n; float f; double x; int *p; };
			struct plain { int n; double x; };
			struct holder { int tag; union both u[3]; };
			union both both; struct plain plain; struct holder holder; int number; float real; double table[4];
			""");
	private static final UnionMembers MEMBERS = new UnionMembers(MACHINE.layout(), MACHINE.aliasing());

	@Test
	void anAccessOfOneMemberIsOneByTheTypesOfAll() {
		EffectiveTypes all = types(INT).or(types(FLOAT)).or(types(DOUBLE)).or(types(new PointerType(INT, false)));
		assertEquals(Optional.of(all), MEMBERS.around(member("both", "n", INT)));
		assertEquals(Optional.of(all), MEMBERS.around(member("both", "x", DOUBLE)));
	}

	@Test
	void membersOfStructuresAreAccessedByTheirOwnTypes() {
		assertEquals(Optional.empty(), MEMBERS.around(member("plain", "n", INT)));
		assertEquals(Optional.empty(), MEMBERS.around(member("holder", "tag", INT)));
		assertEquals(Optional.empty(), MEMBERS.around(reference("number")));
	}

	@Test
	void aUnionInsideOfAnArrayOfAStructureIsOne() {
		assertEquals(MEMBERS.around(member("both", "n", INT)), MEMBERS.around(inHolder("f", FLOAT)));
	}

	@Test
	void whatAPointerInAUnionLeadsToIsNoPartOfIt() {
		Expression pointer = member("both", "p", new PointerType(INT, false));
		assertEquals(Optional.empty(), MEMBERS.around(new Dereference(pointer, INT, HERE)));
	}

	@Test
	void bytesMayBeAnotherKindOfNumberWhereAMemberOfThatSizeIs() {
		assertTrue(MEMBERS.isOtherKind(member("both", "f", FLOAT), places("both", 0)));
		assertTrue(MEMBERS.isOtherKind(inHolder("f", FLOAT), places("holder", 8)));
		assertFalse(MEMBERS.isOtherKind(member("plain", "x", DOUBLE), places("plain", 8)));
		assertFalse(MEMBERS.isOtherKind(member("both", "n", INT), places("both", 0)));
	}

	@Test
	void aPointerOfAnotherKindSeesTheDeclaredNumber() {
		assertTrue(MEMBERS.isOtherKind(reference("number"), places("real", 0)));
		assertTrue(MEMBERS.isOtherKind(reference("real"), places("number", 0)));
		assertFalse(MEMBERS.isOtherKind(reference("number"), places("number", 0)));
		assertFalse(MEMBERS.isOtherKind(reference("number"), places("table", 8)));
		assertTrue(MEMBERS.isOtherKind(reference("number"), List.of(places("number", 0).get(0), places("real", 0).get(0))));
	}

	@Test
	void allocatedBytesHaveTheKindThatTheyAreReadWith() {
		MemoryObject block = new MemoryObject(Name.of("block"), "block", MemoryObject.Kind.HEAP, Optional.empty(), new VoidType(), 0, 0);
		assertFalse(MEMBERS.isOtherKind(reference("number"), List.of(Place.of(block))));
	}

	private static EffectiveTypes types(Type type) {
		return MACHINE.aliasing().of(type);
	}

	private static Expression reference(String name) {
		return new VariableReference(Machines.variable(MACHINE, name), HERE);
	}

	private static Expression member(String name, String field, Type type) {
		return new Member(reference(name), field, type, HERE);
	}

	private static Expression inHolder(String field, Type type) {
		Type array = MACHINE.layout().field(reference("holder").type(), "u").orElseThrow().type();
		Expression element = new Subscript(member("holder", "u", array), new IntegerLiteral(1, INT, HERE), reference("both").type(), HERE);
		return new Member(element, field, type, HERE);
	}

	private static List<Place> places(String name, long offset) {
		return List.of(Place.of(Machines.object(Machines.variable(MACHINE, name))).at(Ints.of(offset)));
	}
}
