package org.racelens.analysis.tests.execution.region;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.NamedParts;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Pointing;
import org.racelens.execution.region.Pointing.Means;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;

/** {@link NamedParts}: what the source calls the part at an offset, by the type of the name that leads there. */
class NamedPartsTest {
	private static final Machine MACHINE = Machines.of("struct in { int t[3]; char c; }; struct out { int n; struct in i[2]; int *p; };\n"
			+ "struct out s, a[5]; int m[4][6], x; struct out *q; int *r; struct list { struct list *next; } l;");
	private static final Symbol K = Symbol.of(Name.of("k"), Symbol.Role.TRIP);

	private static NamedParts parts(String name) {
		Variable variable = Machines.variable(MACHINE, name);
		MemoryObject object = Machines.object(variable);
		boolean pointer = variable.type() instanceof PointerType;
		Pointing named = new Pointing(name, pointer ? Means.POINTER : Means.OBJECT,
				variable.type() instanceof PointerType p ? p.pointee() : variable.type(), List.of(Place.of(object)), Set.of(),
				Optional.empty());
		return new NamedParts(named, object, new ElementName(MACHINE.layout().records(), MACHINE.program().unit().language().elements()));
	}

	@ParameterizedTest
	@CsvSource({ "x, 0, 4, x", "s, 0, 4, s.n", "s, 4, 4, s.i[0].t[0]", "s, 12, 4, s.i[0].t[2]", "s, 16, 1, s.i[0].c",
			"s, 20, 4, s.i[1].t[0]",
			"s, 40, 8, s.p", "a, 96, 4, a[2].n", "a, 100, 4, a[2].i[0].t[0]", "m, 0, 4, m[0][0]", "m, 32, 4, m[1][2]", "q, 0, 4, q->n",
			"q, 16, 1, q->i[0].c", "q, 48, 4, q[1].n", "q, 52, 4, q[1].i[0].t[0]", "r, 0, 4, r[0]", "r, 12, 4, r[3]", "r, -4, 4, r[-1]" })
	void aPartIsReachedByMembersAndElements(String name, long offset, long size, String expected) {
		assertEquals(expected, parts(name).at(offset, size));
	}

	@Test
	void allElementsHaveOneName() {
		assertEquals("a[].p", parts("a").each(40, 48));
		assertEquals("q[].p", parts("q").each(40, 48));
	}

	private static IntExpr at(long factor, long offset) {
		return Ints.add(Ints.multiply(K, factor), offset);
	}

	@Test
	void whatHoldsValuesIsNamedAsAWhole() {
		assertEquals(List.of("a[].n"), parts("a").holders(List.of(at(48, 0))));
		assertEquals(List.of("a[].n", "a[].i[].t"), parts("a").holders(List.of(at(48, 8), at(48, 0), at(48, 28))));
		assertEquals(List.of("m"), parts("m").holders(List.of(at(4, 0))));
		assertEquals(List.of("s.i[].t[0]"), parts("s").holders(List.of(at(16, 4))));
		assertEquals(List.of("s.n", "s.p"), parts("s").holders(List.of(Ints.of(40), Ints.of(0))));
	}
}
