package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Unfollowed;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/**
 * A {@code linear} copy goes from the original in steps from iteration to iteration, and ends as the sequential loop does. OpenMP 5.2
 * §5.4.6
 */
class LinearCopiesTest {
	private static final String DATA = "int x, y, i, a[999], shown[999];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "linear(p)|1", "linear(p: 3)|3", "linear(p: -2)|-2", "linear(p: step(5))|5",
			"linear(p: val, step(4))|4",
			"linear(val(p): 2)|2" })
	void theValueGrowsByTheStepInEachIteration(String clause, long step) {
		Executed run = Executed.parallel(DATA, "int p = 50;\n#pragma omp for " + clause + LOOP + "shown[p] = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		for (long trip = 0; trip < 9; trip++) {
			assertEquals(50 + step * trip, Executed.where(Map.of(loop.trip(), trip)).value(run.index("shown")), clause);
		}
		assertEquals(Set.of(), run.told());
	}

	@Test
	void whatTheBodyDoesToTheCopyDoesNotReachTheNextIteration() {
		Executed run = Executed.parallel(DATA, "int p = 50;\n#pragma omp for linear(p: 2)" + LOOP + "{ shown[p] = 1; p += 2; }");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertEquals(58, Executed.where(Map.of(loop.trip(), 4L)).value(run.index("shown")));
	}

	@Test
	void iterationsAreCountedAcrossCollapsedLoops() {
		Executed run = Executed.parallel(DATA, "int p = 50;\n#pragma omp for collapse(2) linear(p: 2)\nfor (int i = 0; i < 5; i++)\n"
				+ "for (int k = 0; k < 6; k++) shown[p] = 1;");
		List<Item.Loop> loops = run.items(Item.Loop.class);
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		values.put(loops.get(0).trip(), 3L);
		values.put(loops.get(1).trip(), 4L);
		assertEquals(50 + 2 * (6 * 3 + 4), Executed.where(values).value(run.index("shown")));
	}

	@Test
	void theOriginalIsReadByEachThreadAndWrittenByTheOneOfTheLastIteration() {
		Executed run = Executed.parallel(DATA, "#pragma omp for linear(x)" + LOOP + "shown[x] = 1;");
		assertEquals(List.of(false, true), run.accesses("x").stream().map(Access::write).toList());
		assertEquals(List.of(), Executed.owners(run.accesses("x").get(0).guard()));
		assertEquals(1, Executed.owners(run.write("x").guard()).size());
		List<Item> items = run.region().items();
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		assertTrue(items.indexOf(run.accesses("x").get(0)) < items.indexOf(loop) && items.indexOf(loop) < items.indexOf(run.write("x")));
	}

	@Test
	void theReadsAndTheWriteOfAnEncounterAreInOrder() {
		String loop = "#pragma omp for linear(x: 2) CLAUSE" + LOOP + "a[x] = 1;\n";
		assertEquals(Verdict.RACE_FREE, region(loop.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, region(loop.replace("CLAUSE", "nowait") + "y = 0; if (omp_get_thread_num() == 1) a[900] = x;"));
		assertEquals(Verdict.RACE, region("if (omp_get_thread_num() == 1) x = 0;\n" + loop.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE_FREE, region(loop.replace("CLAUSE", "") + "if (omp_get_thread_num() == 1) x = 0;\n"));
	}

	@Test
	void iterationsThatStartApartStayApart() {
		assertEquals(Verdict.RACE_FREE, region("#pragma omp for linear(x: 2)" + LOOP + "{ a[x] = 1; a[x + 1] = 1; }"));
		assertEquals(Verdict.RACE, region("#pragma omp for linear(x: 1)" + LOOP + "{ a[x] = 1; a[x + 1] = 1; }"));
		assertEquals(Verdict.RACE, region("#pragma omp for linear(x: 0)" + LOOP + "a[x] = 1;"));
	}

	private static Verdict region(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n" + statements + "\n}");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "p += 3;|true", ";|false", "p += 2;|false", "if (n) p += 3;|false", "p += 5; p -= 2;|true",
			"p += 3; if (n) continue;|true", "if (n) continue; p += 3;|false" })
	void whatItLeavesIsKnownWhereTheBodyStepsIt(String body, boolean known) {
		String loop = "int p = 5;\n#pragma omp simd linear(p: 3)" + LOOP + "{ " + body + " }\n";
		for (Executed run : List.of(Executed.parallel(DATA, loop + "shown[p] = 1;"),
				Executed.code(DATA, loop.replace("simd", "for") + "#pragma omp parallel\nshown[p] = 1;"))) {
			assertEquals(!known, Executed.isLost(run.index("shown")), body);
			assertEquals(known, run.index("shown").equals(Ints.of(32)), body);
		}
	}

	@Test
	void inSerialCodeNothingThatTheLoopWritesIsKnownWhereItDoesNot() {
		String loop = "int p = 5, q = 0;\n#pragma omp for linear(p: 3)" + LOOP + "{ q = p; BODY }\n#pragma omp parallel\nshown[q] = 1;";
		assertTrue(Executed.isLost(Executed.code(DATA, loop.replace("BODY", "")).index("shown")));
		assertEquals(Ints.of(29), Executed.code(DATA, loop.replace("BODY", "p += 3;")).index("shown"));
	}

	@Test
	void ofAPointerTheStepCountsElements() {
		Executed run = Executed.parallel(DATA, "int *p = a + 4;\n#pragma omp for linear(p: 2)" + LOOP + "*p = 1;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		Access write = Executed.inside(loop, Access.class).get(0);
		assertEquals(4 * (4 + 2 * 3), Executed.where(Map.of(loop.trip(), 3L)).value(write.place().offset()));
		assertEquals("a", write.place().object().name());
	}

	@Test
	void theStepIsEvaluatedByEachThread() {
		Executed run = Executed.parallel(DATA, "int p = 5;\n#pragma omp for linear(p: y)" + LOOP + "a[p] = 1;");
		assertEquals(List.of(false), run.accesses("y").stream().map(Access::write).toList());
	}

	@ParameterizedTest
	@ValueSource(strings = { "double d = 1;\n#pragma omp for linear(d)" })
	void otherFormsAreTold(String text) {
		assertTrue(Executed.parallel(DATA, text + LOOP + ";").told().contains(Unfollowed.THIS_FORM_OF_LINEAR_IS_NOT_MODELLED));
		assertFalse(Executed.parallel(DATA, text.replace("double", "long") + LOOP + ";").told()
				.contains(Unfollowed.THIS_FORM_OF_LINEAR_IS_NOT_MODELLED));
	}
}
