package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;

/** The value of a linear copy is its start and its step times the number of the iteration, in elements of what a pointer points to. */
class LinearCopyTest {
	private static final String DATA = "struct triple { int one, two, three; }; char c[999]; long l[999]; struct triple t[999]; int shown[999];";

	@ParameterizedTest
	@CsvSource({ "char, c, 1", "long, l, 8", "struct triple, t, 12" })
	void aPointerMovesByElements(String type, String array, long size) {
		Executed run = Executed.parallel(DATA,
				type + " *p = " + array + " + 7;\n#pragma omp for linear(p: 3)\nfor (int i = 0; i < 9; i++) *(char *) p = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		Item.Access write = Executed.inside(loop, Item.Access.class).get(0);
		for (long trip = 0; trip < 9; trip++) {
			assertEquals(size * (7 + 3 * trip), Executed.where(Map.of(loop.trip(), trip)).value(write.place().offset()), type);
		}
	}

	@Test
	void startAndStepMayBeAnyNumbers() {
		Executed run = Executed.parallel(DATA, "int p = n;\n#pragma omp for linear(p: n)\nfor (int i = 3; i < 30; i += 3) shown[p] = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		IntExpr index = run.index("shown");
		for (long n : List.of(0L, 1L, 5L)) {
			for (long trip = 0; trip < 9; trip++) {
				Map<IntExpr, Long> values = new LinkedHashMap<>();
				Atoms.symbols(index).forEach(s -> values.put(s, n));
				values.put(loop.trip(), trip);
				assertEquals(n + n * trip, Executed.where(values).value(index));
			}
		}
	}

	@Test
	void twoCopiesOfOneDirectiveKeepTheirOwnSteps() {
		Executed run = Executed.parallel(DATA,
				"int p = 10, q = 20;\n#pragma omp for linear(p: 2) linear(q: 5)\nfor (int i = 0; i < 9; i++) shown[100 * p + q] = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertEquals(100 * 16 + 35, Executed.where(Map.of(loop.trip(), 3L)).value(run.index("shown")));
	}
}
