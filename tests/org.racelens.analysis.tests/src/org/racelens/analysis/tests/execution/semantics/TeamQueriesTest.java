package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/** What the run-time routines tell of the teams around a call, inside nested teams, leagues, tasks and serial code. OpenMP 5.2 §18.2 */
class TeamQueriesTest {
	private static final long OUTER = 3;
	private static final long OUTER_SIZE = 5;
	private static final long INNER = 1;
	private static final long INNER_SIZE = 2;

	/** The values of calls that are subscripts in two nested teams. */
	private static List<Long> nested(List<String> calls, long outerSize, long innerSize) {
		StringBuilder text = new StringBuilder();
		calls.forEach(c -> text.append("a[").append(c).append("] = 1;\n"));
		Executed run = Executed.parallel("int a[100];", "#pragma omp parallel\n{\n" + text + "}");
		Item.Team inner = run.items(Item.Team.class).get(0);
		Map<IntExpr, Long> values = Map.of(run.region().thread(), OUTER, run.region().teamSize(), outerSize, inner.number(), INNER,
				inner.size(), innerSize);
		return run.writes("a").stream().map(w -> Executed.where(values).value(w.place().offset()) / 4).toList();
	}

	@Test
	void theInnermostTeamAnswersForTheThread() {
		assertEquals(List.of(INNER, INNER_SIZE, 2L),
				nested(List.of("omp_get_thread_num()", "omp_get_num_threads()", "omp_get_level()"), OUTER_SIZE, INNER_SIZE));
	}

	@Test
	void aLevelNamesATeam() {
		List<String> ancestors = List.of("omp_get_ancestor_thread_num(0)", "omp_get_ancestor_thread_num(1)",
				"omp_get_ancestor_thread_num(2)",
				"omp_get_ancestor_thread_num(3)", "omp_get_ancestor_thread_num(-1)");
		assertEquals(List.of(0L, OUTER, INNER, -1L, -1L), nested(ancestors, OUTER_SIZE, INNER_SIZE));
		List<String> sizes = List.of("omp_get_team_size(0)", "omp_get_team_size(1)", "omp_get_team_size(2)", "omp_get_team_size(3)");
		assertEquals(List.of(1L, OUTER_SIZE, INNER_SIZE, -1L), nested(sizes, OUTER_SIZE, INNER_SIZE));
	}

	@Test
	void aTeamOfOneThreadIsNotActive() {
		List<String> calls = List.of("omp_get_active_level()", "omp_in_parallel()");
		assertEquals(List.of(2L, 1L), nested(calls, 4, 2));
		assertEquals(List.of(1L, 1L), nested(calls, 4, 1));
		assertEquals(List.of(1L, 1L), nested(calls, 1, 2));
		assertEquals(List.of(0L, 0L), nested(calls, 1, 1));
	}

	@Test
	void serialCodeIsTheInitialThreads() {
		Executed run = Executed.code("int a[100];", "int k = omp_get_thread_num() + 10 * omp_get_num_threads() + omp_get_level()"
				+ " + 2 * omp_in_parallel() + 30 * omp_get_num_teams() + omp_get_team_num();\n#pragma omp parallel\na[k] = 1;");
		assertEquals(4L * (10 + 30), Executed.where(Map.of()).value(run.write("a").place().offset()));
	}

	@Test
	void aLeagueIsToldByItsTeams() {
		Executed run = Executed.code("int a[100];", "#pragma omp teams\n{ a[omp_get_team_num()] = 1; a[omp_get_num_teams()] = 1;"
				+ " a[omp_get_thread_num()] = 1; a[omp_get_num_threads()] = 1; a[omp_get_level()] = 1; }");
		Item.Team league = run.items(Item.Team.class).get(0);
		Map<IntExpr, Long> values = Map.of(league.number(), 6L, league.size(), 8L);
		assertEquals(List.of(24L, 32L, 0L, 4L, 0L),
				run.writes("a").stream().map(w -> Executed.where(values).value(w.place().offset())).toList());
	}

	@Test
	void aTaskAsksForTheThreadThatExecutesIt() {
		Executed run = Executed.single("int a[100];", "#pragma omp task\na[omp_get_thread_num()] = 1;");
		Item.Task task = run.items(Item.Task.class).get(0);
		Region region = run.region();
		Map<IntExpr, Long> values = new LinkedHashMap<>(Map.of(region.thread(), 1L));
		values.put(task.executor(), 4L);
		assertEquals(16L, Executed.where(values).value(run.write("a").place().offset()));
	}

	@Test
	void anUntiedTaskMayHaveAnyThread() {
		Executed run = Executed.single("int a[100];", "#pragma omp task untied\na[omp_get_thread_num()] = 1;");
		assertTrue(Executed.isLost(run.write("a").place().offset()));
	}

	@Test
	void insideAFinalTaskThatIsTold() {
		Executed run = Executed.single("int a[100];",
				"#pragma omp task final(n > 3)\na[omp_in_final()] = 1;\na[10 + omp_in_final()] = 1;");
		IntExpr inside = run.writes("a").get(0).place().offset();
		Symbol n = Executed.parameter(inside);
		assertEquals(0L, Executed.where(Map.of(n, 3L)).value(inside));
		assertEquals(4L, Executed.where(Map.of(n, 4L)).value(inside));
		assertEquals(40L, Executed.where(Map.of(n, 4L)).value(run.writes("a").get(1).place().offset()));
	}
}
