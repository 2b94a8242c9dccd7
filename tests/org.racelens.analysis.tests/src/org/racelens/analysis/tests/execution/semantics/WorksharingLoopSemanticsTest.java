package org.racelens.analysis.tests.execution.semantics;

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
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** Each iteration of a worksharing loop is executed once an encounter, by one thread, and all wait at the end. OpenMP 5.2 §11.5 */
class WorksharingLoopSemanticsTest {
	private static final String DATA = "int x, y, a[999], b[999], shown[99];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	private static Executed run(String clauses, String body) {
		return Executed.parallel(DATA, "#pragma omp for " + clauses + LOOP + body);
	}

	private static Verdict verdict(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n" + statements + "\n}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "schedule(static)", "schedule(static, 2)", "schedule(dynamic)", "schedule(dynamic, 3)",
			"schedule(guided, 2)",
			"schedule(runtime)", "schedule(auto)", "schedule(monotonic: dynamic)", "order(concurrent)" })
	void oneThreadExecutesAnIteration(String schedule) {
		Executed run = run(schedule, "x = i;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		List<Apply> owners = Executed.owners(loop.domain());
		assertEquals(1, owners.size());
		for (long thread = 0; thread < 3; thread++) {
			Map<IntExpr, Long> values = Map.of(run.region().thread(), thread, owners.get(0), 1L, loop.trip(), 4L);
			assertEquals(thread == 1, Executed.where(values).holds(loop.domain()));
		}
		assertEquals(Verdict.RACE_FREE, verdict("#pragma omp for " + schedule + LOOP + "a[i] = a[i] + 1;"));
		assertEquals(Verdict.RACE, verdict("#pragma omp for " + schedule + LOOP + "a[i / 5] = 1;"));
	}

	@Test
	void allIterationsOfAChunkAreOneThreads() {
		for (String kind : List.of("static", "dynamic")) {
			assertEquals(Verdict.RACE_FREE, verdict("#pragma omp for schedule(" + kind + ", 2)" + LOOP + "a[i / 2] = i;"), kind);
			assertEquals(Verdict.RACE, verdict("#pragma omp for schedule(" + kind + ", 2)" + LOOP + "a[i / 3] = i;"), kind);
			assertEquals(Verdict.RACE, verdict("#pragma omp for schedule(" + kind + ", 2)" + LOOP + "a[(i + 1) / 2] = i;"), kind);
		}
	}

	@Test
	void theBarrierAtTheEndOrdersLoops() {
		String two = "#pragma omp for CLAUSE" + LOOP + "a[i] = 1;\n#pragma omp for CLAUSE" + LOOP + "b[i] = a[8 - i];";
		assertEquals(Verdict.RACE_FREE, verdict(two.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, verdict(two.replace("CLAUSE", "nowait")));
		assertEquals(1, run("", "x = i;").items(Item.Barrier.class).size());
		assertEquals(List.of(), run("nowait", "x = i;").items(Item.Barrier.class));
	}

	@Test
	void staticLoopsOverTheSameIterationsAreSharedAlike() {
		String two = "#pragma omp for schedule(KIND) nowait" + LOOP + "a[i] = 1;\n#pragma omp for schedule(KIND) nowait" + LOOP
				+ "b[i] = a[i];";
		assertEquals(Verdict.RACE_FREE, verdict(two.replace("KIND", "static")));
		assertEquals(Verdict.RACE_FREE, verdict(two.replace("KIND", "static, 2")));
		assertEquals(Verdict.RACE, verdict(two.replace("KIND", "dynamic")));
		assertEquals(Verdict.RACE, verdict(two.replace("KIND", "guided")));
		assertEquals(Verdict.RACE, verdict(two.replace("KIND", "runtime")));
		assertEquals(Verdict.RACE, verdict(two.replaceFirst("KIND", "static").replace("KIND", "static, 1")));
		assertEquals(Verdict.RACE, verdict(two.replace("KIND", "static").replaceFirst("i < 9", "i < 10")));
		assertEquals(Verdict.RACE, verdict(two.replace("KIND", "simd: static").replace("omp for", "omp for simd")));
	}

	@Test
	void collapsedIterationsAreOneThreadsEach() {
		String nest = "#pragma omp for collapse(2)\nfor (int i = 0; i < 5; i++) for (int k = 0; k < 6; k++) ";
		assertEquals(Verdict.RACE_FREE, verdict(nest + "a[6 * i + k] = 1;"));
		assertEquals(Verdict.RACE, verdict(nest + "a[i] = 1;"));
		assertEquals(Verdict.RACE_FREE, verdict(nest.replace("collapse(2)", "") + "a[i] = 1;"));
		assertEquals(Verdict.RACE, verdict(nest.replace("collapse(2)", "") + "a[k] = 1;"));
	}

	@Test
	void loopVariablesAreThreadsOwn() {
		assertEquals(List.of(), Executed.parallel("int i; " + DATA, "#pragma omp for\nfor (i = 0; i < 9; i++) a[i] = i;").accesses("i"));
		assertEquals(List.of(), Executed.parallel("int i, k; " + DATA,
				"#pragma omp for collapse(2)\nfor (i = 0; i < 5; i++) for (k = 0; k < 6; k++) a[k] = i;").accesses("k"));
		assertFalse(Executed.parallel("int i, k; " + DATA, "#pragma omp for\nfor (i = 0; i < 5; i++) for (k = 0; k < 6; k++) a[k] = i;")
				.writes("k").isEmpty());
	}

	@Test
	void whoExecutesTheLastIterationWritesTheVariablesThatKeepAValue() {
		Executed run = Executed.parallel("int i; " + DATA, "#pragma omp for lastprivate(i)\nfor (i = 0; i < n; i += 3) ;");
		Access write = run.write("i");
		Apply owner = Executed.owners(write.guard()).get(0);
		for (long n = 0; n < 8; n++) {
			Map<IntExpr, Long> values = new LinkedHashMap<>();
			values.put(Executed.parameter(Ints.choice(write.guard(), Ints.ONE, Ints.ZERO)), n);
			values.put(owner, 0L);
			assertEquals(n > 0, Executed.where(values).holds(write.guard()), "n is " + n);
		}
		Executed behind = Executed.parallel(DATA, "int i;\n#pragma omp for simd\nfor (i = 0; i < 10; i += 3) ;\nshown[1] = 1;");
		assertEquals(Set.of(), behind.told());
	}

	@Test
	void chunksAreEvaluatedByEachThread() {
		assertEquals(List.of(false), run("schedule(dynamic, y)", "x = i;").accesses("y").stream().map(Access::write).toList());
		assertEquals(Verdict.RACE, verdict("#pragma omp for schedule(dynamic, y++)" + LOOP + ";"));
	}

	@Test
	void chunksArePositive() {
		Executed run = Executed.parallel(DATA, "int c = 0;\n#pragma omp for schedule(static, c)" + LOOP + "x = i;");
		assertEquals(List.of(7), run.lines(DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y));
		assertEquals(Verdict.RACE_FREE, Probe.verdict(DATA + "\nvoid f(int n) {\n#pragma omp parallel for schedule(static, n)" + LOOP
				+ "a[i] = 1;\n}\n"));
		assertEquals(Verdict.RACE, Probe.verdict(DATA + "\nvoid f(int n) {\n#pragma omp parallel for schedule(static, n)" + LOOP
				+ "a[i / 2] = 1;\n}\n"));
	}

	@Test
	void orderedLoopsAreNestedPerfectly() {
		String inner = "\nfor (int k = 0; k < 4; k++) { x = 1; }";
		Executed run = run("ordered(2)", "{ y = 1;" + inner + " }");
		assertEquals(1, run.lines(Breach.LOOPS_OF_ORDERED_X_MUST_BE_PERFECTLY_NESTED).size());
		assertEquals(List.of(), run("ordered(2)", inner).lines(Breach.LOOPS_OF_ORDERED_X_MUST_BE_PERFECTLY_NESTED));
	}

	@Test
	void withOrderedOneThreadExecutesTheInnerLoops() {
		assertEquals(Verdict.RACE_FREE, verdict("#pragma omp for ordered(2)" + LOOP + "for (int k = 0; k < 4; k++) a[i] = k;"));
		assertEquals(Verdict.RACE, verdict("#pragma omp for collapse(2)" + LOOP + "for (int k = 0; k < 4; k++) a[i] = k;"));
	}

	@Test
	void iterationsOfAThreadFollowOneAnotherUnlessTheyAreConcurrent() {
		assertEquals(Succession.SEQUENTIAL, run("", "x = i;").items(Item.Loop.class).get(0).order());
		assertEquals(Succession.CONCURRENT, run("order(concurrent)", "x = i;").items(Item.Loop.class).get(0).order());
		assertTrue(Executed.parallel(DATA, "#pragma omp for simd" + LOOP + "x = i;").items(Item.Loop.class).get(0)
				.order() instanceof Succession.Lanes);
		String chunk = "#pragma omp for schedule(static, 999) CLAUSE" + LOOP + "a[i + 1] = a[i];";
		assertEquals(Verdict.RACE_FREE, verdict(chunk.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, verdict(chunk.replace("CLAUSE", "order(concurrent)")));
		assertEquals(Verdict.RACE, verdict(chunk.replace("CLAUSE", "").replace("omp for", "omp for simd")));
	}

	@ParameterizedTest
	@CsvSource({ "'if (omp_get_thread_num() > 1)', 1", "if (n > 1), 0", "if (x > 1), 1" })
	void allThreadsOfTheTeamMeetIt(String condition, int times) {
		Executed run = Executed.parallel(DATA, condition + " {\n#pragma omp for" + LOOP + "x = i;\n}");
		assertEquals(times, run.lines(Breach.NOT_ALL_THREADS_OF_TEAM_MEET_THIS_X).size());
	}

	@Test
	void aLeaguesInitialThreadsHaveNoTeamToShareItWith() {
		Executed run = Executed.code(DATA, "#pragma omp teams\n{\n#pragma omp for" + LOOP + "x = i;\n}");
		assertTrue(run.result().messages().stream().anyMatch(m -> m.kind() == MessageKind.CLOSELY_NESTED));
	}

	@Test
	void eachEncounterIsSharedAnew() {
		assertEquals(Verdict.RACE,
				verdict("for (int k = 0; k < 2; k++) {\n#pragma omp for schedule(dynamic) nowait" + LOOP + "a[i]++;\n}"));
		assertEquals(Verdict.RACE_FREE, verdict("for (int k = 0; k < 2; k++) {\n#pragma omp for schedule(dynamic)" + LOOP + "a[i]++;\n}"));
		assertEquals(Verdict.RACE_FREE,
				verdict("for (int k = 0; k < 2; k++) {\n#pragma omp for schedule(static) nowait" + LOOP + "a[i]++;\n}"));
	}

	@Test
	void inSerialCodeTheLoopJustRuns() {
		String behind = "\n#pragma omp parallel\nshown[s] = 1;";
		assertEquals(Ints.of(36),
				Executed.code(DATA, "int s = 0;\n#pragma omp for reduction(+: s)" + LOOP + "s += i;" + behind).index("shown"));
		assertEquals(Ints.of(0), Executed.code(DATA, "int s = 0;\n#pragma omp for private(s)" + LOOP + "s = i;" + behind).index("shown"));
		assertEquals(Ints.of(8),
				Executed.code(DATA, "int s = 0;\n#pragma omp for lastprivate(s)" + LOOP + "s = i;" + behind).index("shown"));
		assertEquals(Ints.of(7), Executed.code(DATA, "int s = 7;\n#pragma omp for\nfor (s = 0; s < 5; s++) ;" + behind).index("shown"));
	}
}
