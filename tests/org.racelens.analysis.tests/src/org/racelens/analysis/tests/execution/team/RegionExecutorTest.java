package org.racelens.analysis.tests.execution.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Region;
import org.racelens.execution.team.RegionExecutor;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.GapKind;

/** {@link RegionExecutor}: what a region writes it may find, until nothing new is written, and behind it that is not known. */
class RegionExecutorTest {
	private static final String DATA = "int x, y, z, shown[99], a[99]; int *p;";

	private static IntExpr index(String before, String body) {
		return Executed.code(DATA, before + "\n#pragma omp parallel\n{ " + body + " }").index("shown");
	}

	@Test
	void whatTheRegionDoesNotWriteKeepsItsValue() {
		assertEquals(Ints.of(3), index("x = 3;", "shown[x] = 1;"));
		assertEquals(Ints.of(3), index("x = 3;", "y = 5;\nshown[x] = 1;"));
		assertEquals(Ints.of(5), index("x = 3; p = &x; y = 5;", "*p = 4;\nshown[y] = 1;"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "x = 5;", "if (omp_get_thread_num() == 3) x = 5;", "*p = 5;", "x++;", "#pragma omp atomic write\nx = 5;",
			"y = 7; if (z == 0) { z = 1; } if (z) x = 5;", "#pragma omp task shared(x)\nx = 5;" })
	void whatItMayWriteAnywhereItMayFind(String write) {
		assertNotEquals(Ints.of(3), index("x = 3; p = &x; z = 0;", "shown[x] = 1;\n" + write + "\n"), write);
	}

	@Test
	void aWriteThatNeedsAnotherWriteIsFound() {
		String chain = "shown[x] = 1; if (z == 2) x = 5; if (y == 1) z = 2; y = 1;";
		assertNotEquals(Ints.of(3), index("x = 3; y = 0; z = 0;", chain));
		assertEquals(Ints.of(3), index("x = 3; y = 0; z = 0;", chain.replace("y = 1; }", "}").replace(" y = 1;", "")));
	}

	/** What a number behind regions may be, where each choice that it depends on is 0, 1 or 2. */
	private static Set<Long> left(String before, String body) {
		Executed run = Executed.code(DATA, before + "\n#pragma omp parallel\n{ " + body + " }\n#pragma omp parallel\nshown[x] = 1;");
		Region last = run.result().regions().get(1);
		Access write = last.items().stream().filter(Access.class::isInstance).map(Access.class::cast).filter(Access::write).findFirst()
				.orElseThrow();
		IntExpr index = Ints.quotient(write.place().offset(), Ints.of(4));
		List<Symbol> unknown = List.copyOf(Atoms.symbols(index));
		Set<Long> found = new LinkedHashSet<>();
		int all = (int) Math.pow(3, unknown.size());
		for (int k = 0; k < all; k++) {
			Map<IntExpr, Long> values = new LinkedHashMap<>();
			int rest = k;
			for (Symbol s : unknown) {
				values.put(s, (long) (rest % 3));
				rest /= 3;
			}
			found.add(Executed.where(values).value(index));
		}
		return found;
	}

	@Test
	void behindItOneOfTheConstantsIsLeftOrWhatWasThere() {
		assertEquals(Set.of(3L), left("x = 3;", "y = 5;"));
		assertEquals(Set.of(3L, 5L), left("x = 3;", "if (omp_get_thread_num() == 0) x = 5;"));
		assertEquals(Set.of(3L, 5L, 6L), left("x = 3;", "if (omp_get_thread_num() == 0) x = 5; else x = 6;"));
		assertTrue(left("x = 3;", "x = omp_get_thread_num();").size() > 1);
	}

	@Test
	void locksAreNotHeldOverTheRegionsEnd() {
		String locks = DATA + " omp_lock_t l;";
		assertEquals(1, Executed.parallel(locks, "omp_set_lock(&l);\nx = 1;").lines(Breach.LOCK_IS_NOT_RELEASED_ON_EVERY_PATH).size());
		assertEquals(Set.of(), Executed.parallel(locks, "omp_set_lock(&l);\nx = 1;\nomp_unset_lock(&l);").told());
	}

	@Test
	void theRegionKnowsWhatHoldsAtItsEncounter() {
		Executed run = Executed.code(DATA, "if (n > 3) {\n#pragma omp parallel\nx = 1;\n}");
		Symbol n = Executed.parameter(Ints.choice(run.region().assumptions(), Ints.ONE, Ints.ZERO));
		assertTrue(Executed.where(Map.of(n, 4L, run.region().teamSize(), 2L)).holds(run.region().assumptions()));
		assertFalse(Executed.where(Map.of(n, 3L, run.region().teamSize(), 2L)).holds(run.region().assumptions()));
		assertEquals("f", run.region().function());
	}

	@Test
	void codeThatIsNotReachedIsNoRegion() {
		assertEquals(1,
				Executed.code(DATA, "if (0) {\n#pragma omp parallel\nx = 1;\n}\n#pragma omp parallel\ny = 1;").result().regions().stream()
						.filter(r -> !r.items().isEmpty()).count());
	}

	@Test
	void eachEncounterIsARegion() {
		assertEquals(2, Executed
				.program("int x;\nstatic void f(void) {\n#pragma omp parallel\nx = 1;\n}\nint main(void) {\nf();\nf();\nreturn 0;\n}\n")
				.result().regions().size());
	}

	@Test
	void itSettles() {
		StringBuilder body = new StringBuilder();
		for (int i = 0; i < 4; i++) {
			body.append("if (a[" + i + "] == " + i + ") a[" + (i + 1) + "] = " + (i + 1) + ";\n");
		}
		Executed run = Executed.parallel(DATA, body + "x = a[4];");
		assertTrue(run.region().gaps().stream().noneMatch(g -> g.kind() == GapKind.BUDGET));
		assertEquals(Probe.Truth.OPEN, Probe.truth("int q;", "\n#pragma omp parallel\nif (q == 0) q = 1;\n", "q == 1"));
	}
}
