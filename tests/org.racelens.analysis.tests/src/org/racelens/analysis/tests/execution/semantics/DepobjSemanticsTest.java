package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Ints;

/** What depend objects hold behind {@code depobj} directives, told by the tasks that name them. OpenMP 5.2 §15.9.4 */
class DepobjSemanticsTest {
	private static final String DATA = "int a[10], b;";
	private static final String OBJECTS = "omp_depend_t d, e, all[2];\n";

	private static Executed run(String directives, String object) {
		return Executed.single(DATA, OBJECTS + directives + "#pragma omp task depend(depobj: " + object + ")\n{ b = 1; }\n");
	}

	private static String depobj(String object, String action) {
		return "#pragma omp depobj(" + object + ") " + action + "\n";
	}

	/** The type and the subscript of each dependence of the only task. */
	private static List<String> held(String directives, String object) {
		return run(directives, object).items(Item.Task.class).get(0).dependences().stream().map(DepobjSemanticsTest::shown).toList();
	}

	private static String shown(Dependence d) {
		return d.type() + " " + Ints.constant(d.places().orElseThrow().get(0).offset()).orElseThrow() / 4;
	}

	@Test
	void anObjectStandsForTheDependenceItWasGiven() {
		assertEquals(List.of("INOUT 3"), held(depobj("d", "depend(out: a[3])"), "d"));
		assertEquals(List.of("IN 3"), held(depobj("d", "depend(in: a[3])"), "d"));
		assertEquals(List.of("IN 5"), held(depobj("d", "depend(in: a[5])") + depobj("e", "depend(out: a[4])"), "d"));
	}

	@Test
	void anUpdateChangesTheTypeAlone() {
		String given = depobj("d", "depend(in: a[3])");
		assertEquals(List.of("INOUT 3"), held(given + depobj("d", "update(inout)"), "d"));
		assertEquals(List.of("INOUT 3"), held(given + depobj("d", "update(out)"), "d"));
		assertEquals(List.of("MUTEXINOUTSET 3"), held(given + depobj("d", "update(mutexinoutset)"), "d"));
		assertEquals(List.of("INOUTSET 3"), held(given + depobj("d", "update(inoutset)"), "d"));
		assertEquals(List.of("IN 3"), held(given + depobj("d", "update(out)") + depobj("d", "update(in)"), "d"));
	}

	@Test
	void elementsAreObjectsOfTheirOwn() {
		String both = depobj("all[0]", "depend(in: a[6])") + depobj("all[1]", "depend(out: a[7])");
		assertEquals(List.of("IN 6"), held(both, "all[0]"));
		assertEquals(List.of("INOUT 7"), held(both, "all[1]"));
	}

	@Test
	void whatIsDestroyedOrWasNeverGivenIsNotKnown() {
		for (String before : List.of("", depobj("d", "depend(in: a[3])") + depobj("d", "destroy"), depobj("e", "depend(in: a[3])"))) {
			Executed run = run(before, "d");
			assertEquals(List.of(), run.items(Item.Task.class).get(0).dependences());
			assertTrue(run.told().contains(Unfollowed.WHAT_DEPEND_OBJECT_X_HOLDS_IS_NOT_KNOWN));
		}
		assertFalse(run(depobj("d", "depend(in: a[3])"), "d").told().contains(Unfollowed.WHAT_DEPEND_OBJECT_X_HOLDS_IS_NOT_KNOWN));
	}

	@Test
	void aDirectiveThatSaysNothingIsToldSo() {
		assertTrue(run("#pragma omp depobj(d)\n", "d").told().contains(Breach.WHAT_DEPOBJ_DOES_TO_ITS_OBJECT_IS_NOT_SAID));
	}

	@Test
	void theDirectiveWritesItsObjectAndTheGeneratingTaskReadsIt() {
		Executed run = Executed.single(DATA + "\nomp_depend_t g;", depobj("g", "depend(in: a[1])") + depobj("g", "update(out)")
				+ "#pragma omp task depend(depobj: g)\n{ b = 1; }\n");
		assertEquals(List.of(true, true, false), run.accesses("g").stream().map(Item.Access::write).toList());
		assertEquals(List.of(), Executed.inside(run.items(Item.Task.class).get(0), Item.Access.class).stream()
				.filter(a -> a.variable().equals("g")).toList());
	}
}
