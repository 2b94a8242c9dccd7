package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Dependence.Type;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Place;
import org.racelens.execution.task.TaskDependences;
import org.racelens.logic.term.Ints;

/** The types, addresses and sizes of the locators that {@link TaskDependences} finds in {@code depend} clauses. OpenMP 5.2 §15.9.5 */
class TaskDependencesTest {
	private static final String DATA = "int a[10], b, m[4][6];\nstruct pair { int first; long second; } s;";

	static List<Dependence> of(String clauses) {
		List<Item.Task> tasks = Executed.single(DATA, "int i = 4, *p = a + 3;\n#pragma omp task " + clauses + "\n{ b = 1; }")
				.items(Item.Task.class);
		assertEquals(1, tasks.size());
		return tasks.get(0).dependences();
	}

	/** The object, the offset and the size of the only locator. */
	private static String storage(String locator) {
		List<Dependence> all = of("depend(inout: " + locator + ")");
		assertEquals(1, all.size());
		Place place = all.get(0).places().orElseThrow().get(0);
		return place.object().name() + "+" + Ints.constant(place.offset()).orElseThrow() + ":"
				+ all.get(0).bytes().flatMap(Ints::constant).orElse(-1L);
	}

	@Test
	void outAndInoutAreOneType() {
		Map<String, Type> types = Map.of("in", Type.IN, "out", Type.INOUT, "inout", Type.INOUT, "mutexinoutset", Type.MUTEXINOUTSET,
				"inoutset", Type.INOUTSET);
		types.forEach((word, type) -> assertEquals(List.of(type), of("depend(" + word + ": b)").stream().map(Dependence::type).toList()));
	}

	@Test
	void aLocatorIsAnAddressAndASize() {
		assertEquals("b+0:4", storage("b"));
		assertEquals("a+8:4", storage("a[2]"));
		assertEquals("a+16:4", storage("a[i]"));
		assertEquals("m+36:4", storage("m[1][3]"));
		assertEquals("m+24:24", storage("m[1]"));
		assertEquals("s+8:8", storage("s.second"));
	}

	@Test
	void aSectionBeginsAtItsFirstElement() {
		assertEquals("a+8:12", storage("a[2:3]"));
		assertEquals("a+0:16", storage("a[:i]"));
		assertEquals("a+16:24", storage("a[i:]"));
		assertEquals("m+48:48", storage("m[2:2][:]"));
	}

	@Test
	void whatAPointerLeadsToIsMeantNotThePointer() {
		assertEquals("a+12:4", storage("*p"));
		assertEquals("a+20:8", storage("p[2:2]"));
		assertEquals("p+0:8", storage("p"));
	}

	@Test
	void locatorsStandInTheOrderOfTheText() {
		List<Dependence> all = of("depend(in: a[1], b) depend(out: a[7])");
		assertEquals(List.of(Type.IN, Type.IN, Type.INOUT), all.stream().map(Dependence::type).toList());
		assertEquals(List.of(4L, 0L, 28L),
				all.stream().map(d -> Ints.constant(d.places().orElseThrow().get(0).offset()).orElseThrow()).toList());
	}

	@Test
	void allMemoryHasNoAddress() {
		List<Dependence> all = of("depend(out: omp_all_memory)");
		assertEquals(List.of(Optional.empty()), all.stream().map(Dependence::places).toList());
		assertEquals(Type.INOUT, all.get(0).type());
	}

	@Test
	void aTaskwaitWithDependencesIsATaskThatDoesNothing() {
		Item.Task wait = Executed.single(DATA, "#pragma omp taskwait depend(in: a[5])").items(Item.Task.class).get(0);
		assertTrue(wait.body().isEmpty());
		assertEquals(List.of(Type.IN), wait.dependences().stream().map(Dependence::type).toList());
	}
}
