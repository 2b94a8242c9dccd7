package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Each team of a league executes its code, nothing joins teams, and locks do not exclude them. OpenMP 5.2 §10.2, §11.6 */
class TeamsSemanticsTest {
	private static final String DATA = "int x, a[99];";

	private static void is(Verdict expected, String statements) {
		assertEquals(expected, Probe.region(DATA, statements), statements);
	}

	@Test
	void eachTeamExecutesWhatIsNotDistributed() {
		is(Verdict.RACE, "#pragma omp teams\nx = 1;");
		is(Verdict.RACE_FREE, "#pragma omp teams num_teams(1)\nx = 1;");
		is(Verdict.RACE_FREE, "#pragma omp teams num_teams(9)\na[omp_get_team_num()] = 1;");
	}

	@Test
	void distributedIterationsAreExecutedOnce() {
		is(Verdict.RACE_FREE, "#pragma omp teams distribute\nfor (int i = 0; i < 99; i++) a[i] = i;");
		is(Verdict.RACE, "#pragma omp teams distribute\nfor (int i = 0; i < 98; i++) a[i] = a[i + 1];");
		is(Verdict.RACE_FREE, "#pragma omp teams distribute parallel for\nfor (int i = 0; i < 99; i++) a[i] = i;");
	}

	@Test
	void theEndOfADistributedLoopJoinsNoTeams() {
		is(Verdict.RACE, "#pragma omp teams\n{\n#pragma omp distribute\nfor (int i = 0; i < 99; i++) a[i] = i;\n"
				+ "#pragma omp distribute\nfor (int i = 0; i < 99; i++) a[98 - i] = i;\n}");
	}

	@Test
	void criticalRegionsDoNotExcludeTeams() {
		is(Verdict.RACE, "#pragma omp teams\n#pragma omp parallel\n#pragma omp critical\nx++;");
		is(Verdict.RACE_FREE, "#pragma omp teams num_teams(1)\n#pragma omp parallel\n#pragma omp critical\nx++;");
	}

	@Test
	void aReductionOfALeagueCombinesTheTeams() {
		is(Verdict.RACE_FREE, "#pragma omp teams distribute reduction(+: x)\nfor (int i = 0; i < 99; i++) x += i;");
		is(Verdict.RACE, "#pragma omp teams distribute\nfor (int i = 0; i < 99; i++) x += i;");
	}
}
