package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.construct.ConstructExecutor;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Access;

/** {@link ConstructExecutor} finds a meaning for each construct that stands in a region, and executes what it governs. */
class ConstructExecutorTest {
	private static final String DATA = "int x, y, a[99]; void *p;";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) x = i;";

	@ParameterizedTest
	@ValueSource(strings = { "single", "masked", "master", "critical", "task", "taskgroup", "scope", "parallel", "target map(x)", "teams",
			"target data map(y)", "assume no_openmp", "sections", "target teams map(x)", "parallel masked" })
	void theBlockIsExecutedOnce(String directive) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + "\n{ x = 1; }");
		assertEquals(1, run.writes("x").stream().filter(a -> a.range().line() == 7).count());
		assertFalse(run.told().stream().anyMatch(s -> s.name().contains("NOT_MODELLED")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "for", "simd", "for simd", "loop bind(thread)", "loop", "taskloop", "taskloop simd", "for ordered",
			"tile sizes(2)",
			"unroll partial(2)", "unroll full", "parallel for", "masked taskloop", "parallel loop", "for collapse(1)" })
	void theLoopIsExecuted(String directive) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + LOOP);
		assertTrue(run.writes("x").size() >= 1);
		assertEquals(List.of(), run.writes("i"));
		assertFalse(run.told().stream().anyMatch(s -> s.name().contains("NOT_MODELLED")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "taskyield", "nothing", "cancellation point parallel" })
	void someDirectivesLeaveNothing(String directive) {
		Executed run = Executed.parallel(DATA, "#pragma omp " + directive + "\n");
		assertEquals(List.of(), run.region().items());
		assertEquals(Set.of(), run.told());
	}

	@Test
	void allocatorsOnlyExecuteTheirBlock() {
		Executed run = Executed.parallel(DATA, "#pragma omp allocators\n{ x = 1; }");
		assertEquals(List.of("x"), run.items(Access.class).stream().map(Access::variable).toList());
	}

	@Test
	void aSectionByItselfIsExecutedByWhoMeetsItAndReproached() {
		Executed run = Executed.parallel(DATA, "#pragma omp section\nx = 1;");
		assertEquals(List.of(6), run.lines(Breach.SECTION_MUST_STAND_DIRECTLY_INSIDE_SECTIONS));
		for (long thread = 0; thread < 3; thread++) {
			assertTrue(run.isReached(run.write("x"), thread, 0));
		}
		assertEquals(List.of(), Executed.parallel(DATA, "#pragma omp sections\n{\n#pragma omp section\nx = 1;\n}")
				.lines(Breach.SECTION_MUST_STAND_DIRECTLY_INSIDE_SECTIONS));
	}

	@Test
	void aMetadirectiveIsExecutedAsWhatItMayStandFor() {
		Executed run = Executed.parallel(DATA, "#pragma omp metadirective when(user={condition(n)}: single) default(masked)\nx = 1;");
		assertFalse(run.told().stream().anyMatch(s -> s.name().contains("NOT_MODELLED")));
		assertEquals(2, run.writes("x").size());
	}
}
