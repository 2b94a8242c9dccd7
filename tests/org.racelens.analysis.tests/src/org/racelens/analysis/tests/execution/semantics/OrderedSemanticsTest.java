package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderedLoop;
import org.racelens.race.verdict.Verdict;

/** Ordered regions of a loop's iterations are executed one after the other, each iteration has one at most. OpenMP 5.2 §15.10.2 */
class OrderedSemanticsTest {
	private static final String DATA = "int x, y, z, a[99];";
	private static final String LOOP = "#pragma omp for ordered\nfor (int i = 1; i < 9; i++) ";
	private static final String ORDERED = "\n#pragma omp ordered\n";

	@Test
	void anIterationEntersAndLeavesItAroundItsBlock() {
		Executed run = Executed.parallel(DATA, LOOP + "{ y = 1;" + ORDERED + "x = 1;\nz = 1; }");
		List<Item> body = run.items(Item.Loop.class).get(0).body();
		assertEquals(List.of("y", "Enter", "x", "Leave", "z"), body.stream().map(OrderedSemanticsTest::name).toList());
		OrderedLoop loop = run.marks(OrderMark.Enter.class).get(0).loop();
		assertEquals(List.of(loop), run.marks(OrderMark.Leave.class).stream().map(OrderMark.Leave::loop).toList());
		assertEquals(List.of(run.items(Item.Loop.class).get(0).trip()), loop.trips());
		assertEquals(Set.of(), run.told());
	}

	private static String name(Item item) {
		return item instanceof Item.Access a ? a.variable() : ((Item.OrderPoint) item).mark().getClass().getSimpleName();
	}

	@Test
	void whatIsInsideIsOrderedAndWhatIsOutsideIsNot() {
		assertEquals(Verdict.RACE_FREE, verdict(ORDERED + "x++;"));
		assertEquals(Verdict.RACE_FREE, verdict(ORDERED + "a[i] = a[i - 1];"));
		assertEquals(Verdict.RACE, verdict("x++;" + ORDERED + "y++;"));
		assertEquals(Verdict.RACE, verdict(ORDERED + "y++;\nx++;"));
		assertEquals(Verdict.RACE_FREE, verdict("a[i] = 1;" + ORDERED + "x += a[i - 1];"));
		assertEquals(Verdict.RACE, verdict(ORDERED + "x += a[i - 1];\na[i] = 1;"));
	}

	@Test
	void whoExecutesNoneIsNotOrdered() {
		assertEquals(Verdict.RACE, verdict("a[i] = 1; if (i % 2) {" + ORDERED + "x += a[i - 1];\n}"));
		assertEquals(Verdict.RACE_FREE, verdict("a[i] = 1; if (i % 2) {" + ORDERED + "x += a[i];\n}"));
	}

	@Test
	void aCalledFunctionsRegionIsThatOfTheIteration() {
		String callee = DATA + " static void add(int i) {" + ORDERED + "x += i;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(callee, "#pragma omp parallel\n{\n" + LOOP + "add(i);\n}"));
		assertEquals(Verdict.RACE, Probe.region(callee.replace("ordered", "taskgroup"), "#pragma omp parallel\n{\n" + LOOP + "add(i);\n}"));
	}

	private static Verdict verdict(String body) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n" + LOOP + "{ " + body + " }\n}");
	}

	@Test
	void threadsIsWhatItMeansAnyway() {
		assertEquals(Verdict.RACE_FREE, verdict("\n#pragma omp ordered threads\nx++;"));
		assertEquals(2, Executed.parallel(DATA, LOOP + "{\n#pragma omp ordered threads\nx = 1;\n}").marks(OrderMark.class).size());
	}

	@Test
	void loopsOfTheirOwnDoNotOrderEachOther() {
		String two = LOOP.replace("ordered", "ordered nowait") + "{" + ORDERED + "x++;\n}\n";
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n" + two + two + "}"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel\n{\n" + two + "#pragma omp barrier\n" + two + "}"));
	}

	@Test
	void itStandsInALoopThatHasTheClause() {
		Executed run = Executed.parallel(DATA, "#pragma omp for\nfor (int i = 1; i < 9; i++) {" + ORDERED + "x = 1;\n}");
		assertEquals(List.of(8), run.lines(Breach.ORDERED_MUST_STAND_INSIDE_A_LOOP_WITH_ORDERED));
		assertEquals(1, run.writes("x").size());
		assertEquals(List.of(), run.marks(OrderMark.class));
		assertEquals(List.of(6), Executed.parallel(DATA, "#pragma omp ordered\nx = 1;")
				.lines(Breach.ORDERED_MUST_STAND_INSIDE_A_LOOP_WITH_ORDERED));
	}

	@ParameterizedTest
	@ValueSource(strings = { "\n#pragma omp critical\n{" + ORDERED + "x = 1;\n}", ORDERED + "{" + ORDERED + "x = 1;\n}" })
	void itDoesNotStandInsideOfItselfOrACriticalRegion(String body) {
		Executed run = Executed.parallel(DATA, LOOP + "{ " + body + " }");
		assertEquals(1, run.lines(Breach.ORDERED_MAY_NOT_STAND_INSIDE_CRITICAL_OR_ORDERED).size());
		assertNotEquals(Verdict.RACE_FREE, verdict(body));
	}

	@Test
	void aCriticalRegionMayStandInsideOfIt() {
		assertEquals(Set.of(), Executed.parallel(DATA, LOOP + "{" + ORDERED + "{\n#pragma omp critical\nx = 1;\n}\n}").told());
	}

	@ParameterizedTest
	@ValueSource(strings = { ORDERED + "x = 1;" + ORDERED + "y = 1;", "for (int k = 0; k < 3; k++) {" + ORDERED + "x = 1;\n}",
			"if (n > 2) {" + ORDERED + "x = 1;\n}" + ORDERED + "y = 1;" })
	void anIterationThatMayExecuteTwoIsNotProved(String body) {
		Executed run = Executed.parallel(DATA, LOOP + "{ " + body + " }");
		assertTrue(run.told().contains(Breach.ITERATION_MAY_EXECUTE_MORE_THAN_ONE_ORDERED_REGION), body);
	}

	@ParameterizedTest
	@ValueSource(strings = { ORDERED + "x = 1;", "if (n > 2) {" + ORDERED + "x = 1;\n} else {" + ORDERED + "y = 1;\n}",
			"if (n > 2) {" + ORDERED + "x = 1;\n}", "switch (n) {\ncase 1: {" + ORDERED + "x = 1;\n}\nbreak;\ndefault: {" + ORDERED
					+ "x = 1;\n}\n}" })
	void alternativesAreOneEach(String body) {
		assertFalse(Executed.parallel(DATA, LOOP + "{ " + body + " }").told()
				.contains(Breach.ITERATION_MAY_EXECUTE_MORE_THAN_ONE_ORDERED_REGION), body);
	}

	@Test
	void inSerialCodeItsBlockJustExecutes() {
		Executed run = Executed.code(DATA, "int s = 0;\n" + LOOP + "{" + ORDERED + "s = 5;\n}\n#pragma omp parallel\na[s] = 1;");
		assertEquals(1, run.writes("a").size());
		assertEquals(Set.of(), run.told());
	}
}
