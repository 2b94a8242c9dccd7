package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.race.verdict.Verdict;

/** Each iteration of {@code distribute} is one team's, and nobody waits at the end. OpenMP 5.2 §11.6 */
class DistributeSemanticsTest {
	private static final String DATA = "int x, y, a[99], b[99];";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	private static Executed teams(String directive, String body) {
		return Executed.code(DATA, "#pragma omp teams\n{\n#pragma omp " + directive + LOOP + body + "\n}");
	}

	@Test
	void oneTeamExecutesAnIteration() {
		Executed run = teams("distribute", "x = i;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		Apply owner = Executed.owners(loop.domain()).get(0);
		Item.Team league = run.items(Item.Team.class).get(0);
		for (long team = 0; team < 4; team++) {
			for (long one = 0; one < 4; one++) {
				Map<IntExpr, Long> values = Map.of(league.number(), team, owner, one, loop.trip(), 3L);
				assertEquals(team == one, Executed.where(values).holds(loop.domain()));
			}
		}
		assertTrue(owner.arguments().contains(loop.trip()));
	}

	@Test
	void chunksGoRoundTheTeams() {
		Executed run = teams("distribute dist_schedule(static, 2)", "x = i;");
		Item.Loop loop = run.items(Item.Loop.class).get(0);
		Item.Team league = run.items(Item.Team.class).get(0);
		for (long trip = 0; trip < 9; trip++) {
			for (long team = 0; team < 3; team++) {
				Map<IntExpr, Long> values = Map.of(league.number(), team, league.size(), 3L, loop.trip(), trip);
				assertEquals(trip / 2 % 3 == team, Executed.where(values).holds(loop.domain()), trip + " by " + team);
			}
		}
	}

	@Test
	void thereIsNoBarrierAtTheEnd() {
		assertEquals(List.of(), teams("distribute", "x = i;").items(Item.Barrier.class));
		assertEquals(Verdict.RACE,
				league("#pragma omp distribute" + LOOP + "a[i] = 1;\n#pragma omp distribute" + LOOP + "b[i] = a[8 - i];"));
	}

	@Test
	void chunksOfTwoLoopsMeetTheSameTeam() {
		String loop = "#pragma omp distribute dist_schedule(static, 3)" + LOOP;
		assertEquals(Verdict.RACE_FREE, league(loop + "a[i] = 1;\n" + loop + "b[i] = a[i];"));
		assertEquals(Verdict.RACE, league(loop + "a[i] = 1;\n" + loop.replace("3)", "2)") + "b[i] = a[i];"));
	}

	private static Verdict league(String statements) {
		return Probe.region(DATA, "#pragma omp teams\n{\n" + statements + "\n}");
	}

	@Test
	void aCompositeLoopIsDividedAmongTeamsAndTheirThreads() {
		for (String rest : List.of("parallel for", "parallel for simd", "simd")) {
			String directive = "#pragma omp distribute " + rest + LOOP;
			assertEquals(Verdict.RACE_FREE, league(directive + "a[i] = i;"), rest);
			assertEquals(Verdict.RACE, league(directive + "a[i / 2] = i;"), rest);
			assertEquals(Verdict.RACE, league(directive + "x = i;"), rest);
		}
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA,
				"#pragma omp teams num_teams(1)\n#pragma omp distribute dist_schedule(static, 9)" + LOOP + "a[i / 2] = i;"));
		assertEquals(Verdict.RACE, Probe.region(DATA,
				"#pragma omp teams num_teams(1)\n#pragma omp distribute parallel for" + LOOP + "a[i / 2] = i;"));
	}

	@Test
	void collapsedIterationsAreOneTeamsEach() {
		String nest = "#pragma omp distribute collapse(2)\nfor (int i = 0; i < 9; i++) for (int k = 0; k < 9; k++) ";
		assertEquals(Verdict.RACE_FREE, league(nest + "a[9 * i + k] = 1;"));
		assertEquals(Verdict.RACE, league(nest + "a[i] = 1;"));
		assertEquals(Verdict.RACE_FREE, league(nest.replace("collapse(2)", "") + "a[i] = 1;"));
	}

	@Test
	void oneTeamWritesLastprivateOriginals() {
		Executed run = teams("distribute lastprivate(x)", "x = i;");
		BoolExpr guard = run.write("x").guard();
		Item.Team league = run.items(Item.Team.class).get(0);
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Executed.owners(guard).forEach(a -> values.put(a, 2L));
		for (long team = 0; team < 4; team++) {
			values.put(league.number(), team);
			assertEquals(team == 2, Executed.where(values).holds(guard));
		}
		assertEquals(Verdict.RACE_FREE, league("#pragma omp distribute lastprivate(x)" + LOOP + "x = i;"));
		assertEquals(Verdict.RACE, league("#pragma omp distribute lastprivate(x)" + LOOP + "x = i;\ny = x;"));
	}

	@Test
	void eachTeamReadsFirstprivateOriginals() {
		Executed run = teams("distribute firstprivate(x)", "x += i;");
		assertEquals(List.of(false), run.accesses("x").stream().map(Access::write).toList());
		assertEquals(List.of(), teams("distribute private(x)", "x = i;").accesses("x"));
	}

	@Test
	void outsideOfTeamsNobodyKnowsWhoDistributes() {
		Executed run = Executed.parallel(DATA, "y = 1;\n#pragma omp distribute" + LOOP + "x = i;");
		assertTrue(run.writes("x").stream().allMatch(w -> w.unknownOrder().isPresent()));
		assertFalse(run.write("y").unknownOrder().isPresent());
		assertEquals(Breach.WHO_DISTRIBUTES_OUTSIDE_OF_TEAMS_IS_NOT_KNOWN,
				run.writes("x").get(0).unknownOrder().orElseThrow().explanation().sentence());
		assertEquals(Verdict.UNKNOWN,
				Probe.region(DATA, "#pragma omp parallel num_threads(1)\n{\n#pragma omp distribute" + LOOP + "x = i;\n}"));
	}

	@Test
	void aLoopThatIsNotCanonicalIsTold() {
		Executed run = Executed.code(DATA, "#pragma omp teams\n{\n#pragma omp distribute\nfor (int i = 0; i < 9; i *= 2) x = i;\n}");
		assertFalse(run.region().gaps().isEmpty() && run.result().messages().isEmpty());
		assertEquals(List.of(), teams("distribute", "x = i;").region().gaps());
	}
}
