package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;

/**
 * Which thread executes {@code single}, {@code sections} and {@code masked}, and what {@code copyprivate} leaves. OpenMP 5.2 §11.1, §11.3
 */
class SingleSemanticsTest {
	private static final int THREADS = 4;
	private static final String DATA = "int a[100], x, y, z;";

	/** That one thread meets what stands under a condition: the one that the run-time system chooses. */
	private static Apply chosen(Executed run, BoolExpr condition) {
		List<Apply> owners = Executed.owners(condition);
		assertEquals(1, owners.size());
		for (long owner = 0; owner < THREADS; owner++) {
			for (long thread = 0; thread < THREADS; thread++) {
				Map<IntExpr, Long> values = Map.of(owners.get(0), owner, run.region().thread(), thread);
				assertEquals(thread == owner, Executed.where(values).holds(condition));
			}
		}
		return owners.get(0);
	}

	@Test
	void oneThreadExecutesASingleAndEachSection() {
		Executed single = Executed.parallel(DATA, "#pragma omp single\nx = 1;\n#pragma omp single\ny = 1;");
		assertNotEquals(chosen(single, single.write("x").guard()), chosen(single, single.write("y").guard()));
		Executed sections = Executed.parallel(DATA,
				"#pragma omp sections\n{\nx = 1;\n#pragma omp section\ny = 1;\n#pragma omp section\nz = 1;\n}");
		assertEquals(3, Stream.of("x", "y", "z").map(v -> chosen(sections, sections.write(v).guard())).distinct().count());
	}

	@Test
	void eachEncounterHasAThreadOfItsOwn() {
		Executed run = Executed.parallel(DATA, "for (int k = 0; k < 5; k++) {\n#pragma omp single\nx = 1;\n}");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertTrue(chosen(run, run.write("x").guard()).arguments().contains(loop.trip()));
	}

	@Test
	void aFilterNamesTheThread() {
		Map<String, Long> filters = Map.of("", 0L, "filter(2)", 2L, "filter(n)", 3L);
		filters.forEach((clause, number) -> {
			Executed run = Executed.parallel(DATA, "#pragma omp masked " + clause + "\nx = 1;");
			BoolExpr guard = run.write("x").guard();
			for (long thread = 0; thread < THREADS; thread++) {
				Map<IntExpr, Long> values = new LinkedHashMap<>();
				Atoms.symbols(guard).forEach(s -> values.put(s, 3L));
				values.put(run.region().thread(), thread);
				assertEquals(thread == number, Executed.where(values).holds(guard), clause);
			}
		});
		Executed own = Executed.parallel(DATA, "#pragma omp masked filter(omp_get_thread_num())\nx = 1;");
		assertTrue(Executed.where(Map.of(own.region().thread(), 2L)).holds(own.write("x").guard()));
	}

	@Test
	void copyprivateGivesAllThreadsTheValueOfTheOneThatExecutes() {
		Executed run = Executed.parallel(DATA, "int p;\n#pragma omp single copyprivate(p)\np = 5 + 3 * omp_get_thread_num();\na[p] = 1;");
		IntExpr offset = run.write("a").place().offset();
		Apply owner = Executed.applications(offset).get(0);
		for (long thread = 0; thread < THREADS; thread++) {
			for (long one = 0; one < THREADS; one++) {
				assertEquals(4 * (5 + 3 * one), Executed.where(Map.of(owner, one, run.region().thread(), thread)).value(offset));
			}
		}
	}

	@Test
	void withoutCopyprivateTheOthersKeepTheirs() {
		Executed run = Executed.parallel(DATA, "int p = 1;\n#pragma omp single\np = 2;\na[p] = 1;");
		IntExpr offset = run.write("a").place().offset();
		Apply owner = Executed.applications(offset).get(0);
		for (long thread = 0; thread < THREADS; thread++) {
			assertEquals(thread == 2 ? 8 : 4, Executed.where(Map.of(owner, 2L, run.region().thread(), thread)).value(offset));
		}
	}

	@Test
	void aSharedVariableIsNotCopied() {
		assertTrue(Executed.parallel(DATA, "#pragma omp single copyprivate(x)\nx = 1;").told()
				.contains(Unfollowed.COPYPRIVATE_OF_X_IS_NOT_MODELLED));
	}

	@Test
	void theThreadOfTheLastSectionWritesLastprivateOriginals() {
		Executed run = Executed.parallel(DATA,
				"#pragma omp sections lastprivate(x)\n{\n{ x = 1; y = 1; }\n#pragma omp section\n{ x = 2; z = 1; }\n}");
		Apply last = chosen(run, run.write("z").guard());
		assertEquals(last, chosen(run, run.write("x").guard()));
		assertNotEquals(last, chosen(run, run.write("y").guard()));
	}
}
