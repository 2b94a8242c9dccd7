package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** Every thread executes a {@code scope} region on copies of its own, and waits at its end. OpenMP 5.2 §11.2 */
class ScopeSemanticsTest {
	private static final String DATA = "int x, y, shown[99];";

	private static Executed run(String clauses, String body) {
		return Executed.parallel(DATA, "#pragma omp scope " + clauses + "\n{ " + body + " }");
	}

	@Test
	void everyThreadExecutesIt() {
		Executed run = run("", "x = 1;");
		for (long thread = 0; thread < 4; thread++) {
			assertTrue(run.isReached(run.write("x"), thread, 0));
		}
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\n#pragma omp scope\nx = 1;\n}"));
	}

	@Test
	void itsEndIsABarrierUnlessItSaysOtherwise() {
		assertEquals(1, run("", "x = 1;").items(Item.Barrier.class).size());
		assertEquals(List.of(), run("nowait", "x = 1;").items(Item.Barrier.class));
		String two = "#pragma omp parallel\n{\n#pragma omp scope CLAUSE\n{ if (omp_get_thread_num() == 0) x = 1; }\n"
				+ "if (omp_get_thread_num() == 1) x = 2;\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, two.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, Probe.region(DATA, two.replace("CLAUSE", "nowait")));
	}

	@Test
	void nobodyWaitsAtItsBeginning() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n{\nif (omp_get_thread_num() == 0) x = 1;\n#pragma omp scope\n"
				+ "{ if (omp_get_thread_num() == 1) x = 2; }\n}"));
	}

	@Test
	void copiesAreEachThreadsOwn() {
		assertEquals(List.of(), run("private(x)", "x = 1; x++;").accesses("x"));
		assertEquals(List.of(false), run("firstprivate(x)", "x++;").accesses("x").stream().map(Access::write).toList());
		Executed behind = Executed.parallel(DATA, "int p = 3;\n#pragma omp scope firstprivate(p)\np = 5;\nshown[p] = 1;");
		assertEquals(Ints.of(3), behind.index("shown"));
	}

	@Test
	void aReductionCombinesBeforeTheBarrier() {
		Executed run = run("reduction(+: x)", "x++;");
		List<Access> accesses = run.accesses("x");
		assertEquals(List.of(false, true), accesses.stream().map(Access::write).toList());
		assertTrue(accesses.stream()
				.allMatch(a -> a.locks().stream().anyMatch(l -> l.kind() == Lock.Kind.REDUCTION_COMBINATION)));
		List<Item> items = run.region().items();
		assertTrue(items.indexOf(accesses.get(1)) < items.indexOf(run.items(Item.Barrier.class).get(0)));
		String region = "#pragma omp parallel\n{\n#pragma omp scope CLAUSE reduction(+: x)\nx++;\ny = x;\n}";
		assertEquals(Verdict.RACE, Probe.region(DATA, region.replace("CLAUSE", "nowait")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "").replace("y = x;", "int own = x;")));
	}

	@Test
	void allThreadsOfTheTeamMeetIt() {
		assertEquals(List.of(7), Executed.parallel(DATA, "if (omp_get_thread_num() > 1) {\n#pragma omp scope\nx = 1;\n}")
				.lines(Breach.NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X));
		assertEquals(Set.of(), Executed.parallel(DATA, "if (n > 1) {\n#pragma omp scope\nx = 1;\n}").told());
		assertNotEquals(Verdict.RACE_FREE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp masked\n{\n#pragma omp scope\n;\n}"));
	}

	@Test
	void inSerialCodeItsCopiesAreLeftBehindAndReductionsAreNot() {
		String behind = "#pragma omp parallel\nshown[s] = 1;";
		assertEquals(Ints.of(3), Executed.code(DATA, "int s = 3;\n#pragma omp scope private(s)\ns = 5;\n" + behind).index("shown"));
		assertEquals(Ints.of(3), Executed.code(DATA, "int s = 3;\n#pragma omp scope firstprivate(s)\ns++;\n" + behind).index("shown"));
		assertEquals(Ints.of(8), Executed.code(DATA, "int s = 3;\n#pragma omp scope reduction(+: s)\ns += 5;\n" + behind).index("shown"));
		assertEquals(Ints.of(5), Executed.code(DATA, "int s = 3;\n#pragma omp scope\ns = 5;\n" + behind).index("shown"));
	}
}
