package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.team.InnerTeam;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/** The teams that {@link InnerTeam} makes inside a region: their sizes, their threads, and what is whose. OpenMP 5.2 §10.1, §10.2 */
class InnerTeamTest {
	private static final String DATA = "int a[100], x;";

	private static Item.Team team(String statements) {
		List<Item.Team> teams = Executed.parallel(DATA, statements).items(Item.Team.class);
		assertEquals(1, teams.size());
		return teams.get(0);
	}

	/** Whether a team may have a size, for a value of the parameter n. */
	private static boolean mayHave(Item.Team team, long size, long n) {
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		for (Symbol s : Atoms.symbols(team.facts())) {
			values.put(s, s.equals(team.size()) ? size : n);
		}
		return Executed.where(values).holds(team.facts());
	}

	@Test
	void aTeamHasAtLeastOneThreadAndNoMoreThanAreAskedFor() {
		Item.Team any = team("#pragma omp parallel\nx = 1;");
		Item.Team three = team("#pragma omp parallel num_threads(3)\nx = 1;");
		Item.Team asked = team("#pragma omp parallel num_threads(n)\nx = 1;");
		Item.Team one = team("#pragma omp parallel num_threads(5) if(n > 4)\nx = 1;");
		for (long size = 0; size < 8; size++) {
			assertEquals(size >= 1, mayHave(any, size, 0));
			assertEquals(1 <= size && size <= 3, mayHave(three, size, 0));
			assertEquals(1 <= size && size <= 5, mayHave(asked, size, 5));
			assertEquals(1 <= size && size <= 5, mayHave(one, size, 5));
			assertEquals(size == 1, mayHave(one, size, 4));
		}
	}

	@Test
	void aLeagueHasAsManyTeamsAsItsClausePermits() {
		Item.Team league = Executed.code(DATA, "#pragma omp teams num_teams(2:6)\nx = 1;").items(Item.Team.class).get(0);
		assertEquals(TeamLevel.Kind.TEAMS, league.kind());
		for (long size = 0; size < 9; size++) {
			assertEquals(2 <= size && size <= 6, mayHave(league, size, 0));
		}
	}

	@Test
	void threadsOfALeaguesTeamsAreLimited() {
		List<Item.Team> teams = Executed.code(DATA, "#pragma omp teams thread_limit(4)\n{\n#pragma omp parallel\nx = 1;\n}")
				.items(Item.Team.class);
		assertEquals(List.of(TeamLevel.Kind.TEAMS, TeamLevel.Kind.PARALLEL), teams.stream().map(Item.Team::kind).toList());
		assertTrue(mayHave(teams.get(1), 4, 0));
		assertFalse(mayHave(teams.get(1), 5, 0));
	}

	@Test
	void eachConstructMakesATeamOfItsOwn() {
		List<Item.Team> two = Executed.parallel(DATA, "#pragma omp parallel\nx = 1;\n#pragma omp parallel\nx = 2;").items(Item.Team.class);
		assertNotEquals(two.get(0).size(), two.get(1).size());
		assertNotEquals(two.get(0).number(), two.get(1).number());
		assertNotEquals(two.get(0).id(), two.get(1).id());
	}

	@Test
	void aTeamIsMadeWhereItsConstructIsMet() {
		Executed run = Executed.parallel(DATA, "if (omp_get_thread_num() == 1) {\n#pragma omp parallel\nx = 1;\n}\nx = 2;");
		Item.Team team = run.items(Item.Team.class).get(0);
		for (long thread = 0; thread < 3; thread++) {
			assertEquals(thread == 1, Executed.where(Map.of(run.region().thread(), thread)).holds(team.guard()));
		}
		assertEquals(1, Executed.inside(team, Item.Access.class).size());
	}

	@Test
	void variablesOfTheOuterThreadAreSharedByTheInnerTeam() {
		Executed run = Executed.parallel(DATA, "int mine = 0;\n#pragma omp parallel\n{ int own = 1; mine = own; }");
		assertEquals(List.of(List.of(run.region().thread())),
				run.writes("mine").stream().map(w -> w.place().instance()).distinct().toList());
		assertEquals(List.of(), run.accesses("own"));
	}

	@Test
	void barriersInsideAreThoseOfTheInnerTeam() {
		Executed run = Executed.parallel(DATA, "#pragma omp parallel\n{ x = 1;\n#pragma omp barrier\nx = 2; }");
		assertEquals(1, Executed.inside(run.items(Item.Team.class).get(0), Item.Barrier.class).size());
		assertEquals(1, run.items(Item.Barrier.class).size());
	}
}
