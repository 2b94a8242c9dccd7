package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;

/** Who writes an original at the end of a construct, with what, and what {@code linear} copies hold meanwhile. OpenMP 5.2 §5.4.5, §5.4.6 */
class LastValuesTest {
	private static final String DATA = "int x, shown[99];";
	private static final String LOOP = "\nfor (int i = 0; i < n; i++) ";

	private static Executed run(String construct, String body) {
		return Executed.parallel(DATA, "#pragma omp " + construct + LOOP + body);
	}

	/** Whether the write of x is executed by thread 0 where that one executes the last one of n iterations. */
	private static boolean writes(Access write, long n, long owner) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(write.guard()).stream().filter(s -> !s.role().isPerInstance()).forEach(s -> values.put(s, n));
		Executed.owners(write.guard()).forEach(a -> values.put(a, owner));
		return Executed.where(values).holds(write.guard());
	}

	@Test
	void theThreadOfTheLastIterationWritesTheOriginal() {
		Access write = run("for lastprivate(x)", "x = i;").write("x");
		assertTrue(writes(write, 5, 0));
		assertFalse(writes(write, 5, 1));
		Apply owner = Executed.owners(write.guard()).get(0);
		IntExpr iteration = owner.arguments().get(owner.arguments().size() - 1);
		assertEquals(4, Executed.where(Map.of(Executed.parameter(iteration), 5L)).value(iteration));
	}

	@Test
	void aLoopWithoutIterationsWritesNothing() {
		assertFalse(writes(run("for lastprivate(x)", "x = i;").write("x"), 0, 0));
	}

	@Test
	void theOriginalIsWrittenBehindTheLoop() {
		List<Item> items = run("for lastprivate(x)", "{ x = i; shown[i] = 1; }").region().items();
		int loop = items.indexOf(items.stream().filter(Item.Loop.class::isInstance).findFirst().orElseThrow());
		int write = items.indexOf(items.stream().filter(i -> i instanceof Access a && a.variable().equals("x")).findFirst().orElseThrow());
		int barrier = items.indexOf(items.stream().filter(Item.Barrier.class::isInstance).findFirst().orElseThrow());
		assertTrue(loop < write && write < barrier);
	}

	@Test
	void theLastSectionWritesTheOriginal() {
		Executed run = Executed.parallel(DATA,
				"#pragma omp sections lastprivate(x)\n{\n#pragma omp section\nx = 1;\n#pragma omp section\nx = 2;\n}");
		List<Apply> owners = Executed.owners(run.write("x").guard());
		assertEquals(1, owners.size());
		assertEquals(Ints.ONE, owners.get(0).arguments().get(owners.get(0).arguments().size() - 1));
	}

	@Test
	void aCopyThatIsFirstAndLastReadsTheOriginalBeforeItIsWritten() {
		assertEquals(List.of(false, true),
				run("for firstprivate(x) lastprivate(x)", "x = i;").accesses("x").stream().map(Access::write).toList());
	}

	@Test
	void aConditionalOneIsWrittenByAnyThreadThatAssignedIt() {
		Access write = run("for lastprivate(conditional: x)", "if (shown[i] > 3) x = i;").write("x");
		assertEquals(List.of(List.of()), Executed.owners(write.guard()).stream().map(Apply::arguments).toList());
	}

	@Test
	void aLinearCopyMovesByItsStepInEachIteration() {
		for (long step : List.of(1L, 3L)) {
			Executed run = Executed.code(DATA,
					"x = 5;\n#pragma omp parallel\n{\n#pragma omp for linear(x: " + step + ")" + LOOP + "shown[x] = 1;\n}");
			Item.Loop loop = run.items(Item.Loop.class).get(0);
			for (long k = 0; k < 6; k++) {
				Evaluator numbers = Executed.where(Map.of(loop.trip(), k));
				assertEquals(5 + step * k, numbers.value(run.write("shown").place().offset()) / 4, "trip " + k);
			}
			assertEquals(List.of(false, true), run.accesses("x").stream().map(Access::write).toList());
		}
	}

	@Test
	void aLinearOriginalIsWrittenByTheThreadOfTheLastIteration() {
		Access write = run("for linear(x)", "shown[x] = 1;").write("x");
		assertTrue(writes(write, 5, 0));
		assertFalse(writes(write, 5, 1));
	}
}
