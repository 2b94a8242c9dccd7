package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;

/** What pointers in memory of unknown contents lead to: an object for each cell, with the name and the type that the source gives it. */
class PointeesTest {
	private static final String DATA = """
			struct node { struct node *next; int *values; double *weights[2]; int n; };
			struct node nodes[10], first;
			""";
	private static final Type DOUBLE = new FloatingType(8);

	@Test
	void anObjectIsCalledAsTheSourceReachesIt() {
		assertEquals("list->values", written("list->values[0] = 1;").object().name());
		assertEquals("list->next->values", written("list->next->values[0] = 1;").object().name());
		assertEquals("first.values", written("first.values[0] = 1;").object().name());
		assertEquals("nodes[].values", written("nodes[k].values[0] = 1;").object().name());
		assertEquals("table[]", written("table[k][0] = 1;").object().name());
	}

	@Test
	void itHasTheTypeThatThePointerSays() {
		assertEquals(IntegerType.INT, element(written("list->values[0] = 1;")));
		assertEquals(DOUBLE, element(written("list->weights[1][0] = 1;")));
		assertEquals(DOUBLE, element(written("nodes[k].weights[1][0] = 1;")));
	}

	@Test
	void whereSeveralMembersMayBeMeantNothingIsKnownOfTheType() {
		Place one = written("nodes[k].weights[k][0] = 1;");
		assertEquals("nodes[]", one.object().name());
		assertInstanceOf(Type.UnknownType.class, element(one));
	}

	@Test
	void aCellHasOneObjectAndTwoCellsHaveTwo() {
		Place one = written("list->values[0] = 1;");
		assertEquals(one, written("struct node *other = list; *other->values = 1;"));
		assertNotEquals(one.object(), written("list->next->values[0] = 1;").object());
		Place first = written("list->weights[0][0] = 1;");
		Place second = written("list->weights[1][0] = 1;");
		assertEquals(first.object(), second.object());
		assertNotEquals(first.instance(), second.instance());
	}

	@Test
	void itMayBeAnotherPointersObjectAndNoVariableThatOnlyItsNameReaches() {
		MemoryObject values = written("list->values[0] = 1;").object();
		assertTrue(values.mayAlias(written("list->next->values[0] = 1;").object()));
		assertFalse(values.mayAlias(written("static int own; own = 1;").object()));
	}

	private static Type element(Place place) {
		return place.object().element();
	}

	/** Where the last write of a region goes. */
	private static Place written(String statements) {
		List<Item.Access> writes = Executed
				.program(DATA + "void f(struct node *list, int **table, int k) {\n#pragma omp parallel\n{ " + statements + " }\n}\n")
				.items(Item.Access.class).stream().filter(Item.Access::write).toList();
		return writes.get(writes.size() - 1).place();
	}
}
