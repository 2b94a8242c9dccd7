package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Aliasing;
import org.racelens.execution.value.Members;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;

/**
 * The bytes of structures that a write by one type surely leaves alone, and the accesses that are by the types which the declarations say.
 * C17 §6.5p7
 */
class MemberTypesTest {
	private static final String STRUCTURES = """
			struct grid { int n; double x; int *row; };
			struct nested { struct grid g; float f[2]; };
			union either { int n; float f; };
			struct mixed { union either e; double x; };
			struct flags { unsigned a : 3; unsigned b : 5; double x; };
			struct letters { char c[8]; int n; };
			struct grid grid, grids[4]; struct nested nested; struct mixed mixed; struct flags flags; struct letters letters; int plain;
			""";
	private static final Type INT = IntegerType.INT;
	private static final Type FLOAT = new FloatingType(4);
	private static final Type DOUBLE = new FloatingType(8);
	private static final Type LONG = IntegerType.LONG;
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.PARAMETER);

	private final Machine machine = Machines.of(STRUCTURES);
	private final Aliasing aliasing = machine.aliasing();

	private MemoryObject object(String name) {
		return Machines.object(Machines.variable(machine, name));
	}

	/** The bytes of an object's element that a write by a type cannot change, as pairs of first and behind the last one. */
	private List<List<Long>> apart(String name, Type written) {
		return aliasing.apart(object(name), aliasing.of(written)).map(Members::extents).orElse(List.of()).stream()
				.map(e -> List.of(e.from(), e.to())).toList();
	}

	@Test
	void aWriteByOneTypeLeavesMembersOfOtherTypesAlone() {
		assertEquals(List.of(List.of(8L, 24L)), apart("grid", INT));
		assertEquals(List.of(List.of(0L, 4L), List.of(16L, 24L)), apart("grid", DOUBLE));
		assertEquals(List.of(List.of(0L, 4L), List.of(8L, 16L)), apart("grid", new PointerType(INT, false)));
		assertEquals(List.of(List.of(0L, 4L), List.of(8L, 24L)), apart("grid", FLOAT));
	}

	@Test
	void theElementsOfAnArrayAreAllTheSame() {
		assertEquals(apart("grid", INT), apart("grids", INT));
		assertEquals(24, aliasing.apart(object("grids"), aliasing.of(INT)).orElseThrow().element());
	}

	@Test
	void membersOfMembersCountByTheirOwnTypes() {
		assertEquals(List.of(List.of(0L, 4L), List.of(8L, 24L)), apart("nested", FLOAT));
		assertEquals(List.of(List.of(8L, 32L)), apart("nested", INT));
	}

	@Test
	void aUnionIsOfTheTypesOfAllItsMembers() {
		assertEquals(List.of(List.of(8L, 16L)), apart("mixed", FLOAT));
		assertEquals(List.of(List.of(8L, 16L)), apart("mixed", INT));
		assertEquals(List.of(List.of(0L, 4L)), apart("mixed", DOUBLE));
	}

	@Test
	void aWriteOfCharactersMayChangeAnyMember() {
		assertEquals(List.of(), apart("grid", IntegerType.CHAR));
		assertEquals(List.of(), apart("plain", DOUBLE));
	}

	@Test
	void bitFieldsAreWrittenByTheirDeclaredType() {
		assertEquals(List.of(List.of(8L, 16L)), apart("flags", INT));
		assertEquals(List.of(List.of(0L, 1L)), apart("flags", DOUBLE));
	}

	@Test
	void whatIsTakenFromTypesIsSaidAsAnAssumption() {
		assertEquals(0, machine.serial().notes().size());
		apart("grid", IntegerType.CHAR);
		assertEquals(0, machine.serial().notes().size());
		apart("grid", INT);
		assertEquals(1, machine.serial().notes().size());
	}

	@Test
	void anAccessByTheTypeOfTheMemberThereIsAsDeclared() {
		assertTrue(isDeclared("grid", Ints.ZERO, INT));
		assertTrue(isDeclared("grid", Ints.of(8), DOUBLE));
		assertTrue(isDeclared("grids", Ints.of(24 + 8), DOUBLE));
		assertTrue(isDeclared("grids", Ints.add(Ints.multiply(I, 24), 8), DOUBLE));
		assertTrue(isDeclared("nested", Ints.of(24), FLOAT));
		assertTrue(isDeclared("mixed", Ints.ZERO, machine.layout().field(object("mixed").element(), "e").orElseThrow().type()));
		assertTrue(isDeclared("plain", Ints.ZERO, DOUBLE));
	}

	@Test
	void anAccessByAnotherTypeIsNot() {
		assertFalse(isDeclared("grid", Ints.of(8), LONG));
		assertFalse(isDeclared("grid", Ints.ZERO, DOUBLE));
		assertFalse(isDeclared("grids", Ints.add(Ints.multiply(I, 8), 8), DOUBLE));
		assertFalse(isDeclared("nested", Ints.of(24), INT));
		assertFalse(isDeclared("grid", Ints.of(4), INT));
	}

	@Test
	void ofAnObjectThatIsAccessedByAnotherTypeNoMemberIsApart() {
		assertFalse(isDeclared("grid", Ints.of(8), LONG));
		assertEquals(Optional.empty(), aliasing.apart(object("grid"), aliasing.of(INT)));
		assertEquals(List.of(List.of(8L, 24L)), apart("grids", INT));
		aliasing.accessBytes(object("grids"));
		assertEquals(List.of(), apart("grids", INT));
	}

	private boolean isDeclared(String name, IntExpr offset, Type accessed) {
		MemoryObject object = object(name);
		aliasing.access(Place.of(object).at(offset), accessed);
		return aliasing.isAsDeclared(object);
	}
}
