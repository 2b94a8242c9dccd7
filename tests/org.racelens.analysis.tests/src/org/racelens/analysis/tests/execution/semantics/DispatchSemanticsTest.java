package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;

/** Which function {@code dispatch} calls, and for which tasks it waits before. OpenMP 5.2 §7.6 */
class DispatchSemanticsTest {
	private static final String VARIANT = "int x, y, z, shown[99]; static int other(void) { y = 1; return 7; }\n"
			+ "#pragma omp declare variant(other) match(construct={CONTEXT})\nstatic int base(void) { x = 1; return 3; }";
	private static final String DISPATCHED = VARIANT.replace("CONTEXT", "dispatch");
	private static final String IN_PARALLEL = VARIANT.replace("CONTEXT", "parallel");

	/** Which function is called where n has a value: {@code base} or {@code other}. */
	private static String called(String declarations, String statement, long n) {
		Executed run = Executed.parallel(declarations, statement);
		boolean base = run.writes("x").stream().anyMatch(w -> run.isReached(w, 0, n));
		boolean other = run.writes("y").stream().anyMatch(w -> run.isReached(w, 0, n));
		return (base ? "base" : "") + (other ? "other" : "");
	}

	@ParameterizedTest
	@CsvSource({ "'', other, other", "novariants(0), other, other", "novariants(1), base, base", "novariants(n), other, base",
			"nocontext(0), other, other", "nocontext(1), base, base", "nocontext(n), other, base",
			"novariants(n) nocontext(!n), base, base" })
	void itsClausesChooseAmongVariantsOfDispatch(String clauses, String where0, String where1) {
		assertEquals(where0, called(DISPATCHED, "#pragma omp dispatch " + clauses + "\nbase();", 0));
		assertEquals(where1, called(DISPATCHED, "#pragma omp dispatch " + clauses + "\nbase();", 1));
	}

	@ParameterizedTest
	@CsvSource({ "'', other", "novariants(1), base", "nocontext(1), other", "nocontext(n), other" })
	void withoutItsContextOtherVariantsRemain(String clauses, String expected) {
		assertEquals(expected, called(IN_PARALLEL, "#pragma omp dispatch " + clauses + "\nbase();", 1));
	}

	@Test
	void aCallElsewhereIsNoneOfIts() {
		assertEquals("base", called(DISPATCHED, "base();", 0));
		assertEquals("base", called(DISPATCHED, "#pragma omp dispatch novariants(1)\nbase();\nbase();", 0));
		assertEquals("other", called(IN_PARALLEL, "base();", 0));
		assertEquals("baseother", called(IN_PARALLEL, "#pragma omp dispatch novariants(1)\nbase();\nbase();", 0));
	}

	@ParameterizedTest
	@CsvSource({ "'', 7", "novariants(1), 3" })
	void theResultIsThatOfTheCalledFunction(String clauses, long result) {
		Executed run = Executed.parallel(DISPATCHED, "int r;\n#pragma omp dispatch " + clauses + "\nr = base();\nshown[r] = 1;");
		assertEquals(Ints.of(result), run.index("shown"));
	}

	@Test
	void itWaitsBeforeTheCallForTheTasksThatItNames() {
		Executed run = Executed.parallel(DISPATCHED, "#pragma omp dispatch depend(in: z)\nbase();");
		Item.Task wait = run.items(Item.Task.class).get(0);
		assertEquals(Bools.FALSE, wait.deferred());
		assertEquals(List.of(), wait.body());
		assertEquals(List.of(Dependence.Type.IN), wait.dependences().stream().map(Dependence::type).toList());
		List<Item> items = run.region().items();
		assertEquals(true, items.indexOf(wait) < items.indexOf(run.write("y")));
	}

	@Test
	void withoutDependencesThereIsNoTask() {
		assertEquals(List.of(), Executed.parallel(DISPATCHED, "#pragma omp dispatch\nbase();").items(Item.Task.class));
		assertFalse(Executed.parallel(DISPATCHED, "#pragma omp dispatch nowait depend(in: z)\nbase();").items(Item.Task.class).get(0)
				.deferred().equals(Bools.FALSE));
	}

	@Test
	void theConditionsAreEvaluatedByWhoMeetsIt() {
		Executed run = Executed.parallel(DISPATCHED, "#pragma omp dispatch novariants(z)\nbase();");
		assertEquals(1, run.accesses("z").size());
		assertFalse(run.accesses("z").get(0).write());
	}
}
