package org.racelens.analysis.tests.execution.team;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.InstanceContext.TeamLevel.Kind;
import org.racelens.execution.region.Item;
import org.racelens.execution.team.ThreadLimits;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;
import org.racelens.openmp.directive.DirectiveSentence;
import org.racelens.race.verdict.Verdict;

/** {@link ThreadLimits}: how many threads the teams of a contention group may have. OpenMP 5.2 §13.3 */
class ThreadLimitsTest {
	private static final String DATA = "int x;";

	/** The sizes up to 5 of the innermost parallel team where n is 3. */
	private static List<Long> sizes(Executed run) {
		List<Item.Team> teams = run.items(Item.Team.class).stream().filter(t -> t.kind() == Kind.PARALLEL).toList();
		Item.Team team = teams.get(teams.size() - 1);
		Map<IntExpr, Long> values = new LinkedHashMap<>();
		Atoms.symbols(team.facts()).stream().filter(s -> s.role() == Symbol.Role.PARAMETER).forEach(s -> values.put(s, 3L));
		return LongStream.rangeClosed(0, 5).boxed().filter(t -> {
			values.put(team.size(), t);
			return Executed.where(values).holds(team.facts());
		}).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "teams thread_limit(2)|2", "teams thread_limit(n)|3", "teams|5",
			"target thread_limit(2) map(x)|2",
			"target map(x)|5", "target teams thread_limit(2) map(x)|2" })
	void ofATeamInside(String construct, long most) {
		assertEquals(LongStream.rangeClosed(1, most).boxed().toList(),
				sizes(Executed.code(DATA, "#pragma omp " + construct + "\n{\n#pragma omp parallel\nx = 1;\n}")));
	}

	@Test
	void theLowerOneOfItAndWhatTheTeamAsksForCounts() {
		String team = "#pragma omp teams thread_limit(2)\n{\n#pragma omp parallel num_threads(COUNT)\nx = 1;\n}";
		assertEquals(List.of(1L), sizes(Executed.code(DATA, team.replace("COUNT", "1"))));
		assertEquals(List.of(1L, 2L), sizes(Executed.code(DATA, team.replace("COUNT", "4"))));
	}

	@Test
	void aLimitThatIsNotPositiveIsReproachedAndSaysNothing() {
		Executed run = Executed.code(DATA, "int t = 0;\n#pragma omp teams thread_limit(t)\n{\n#pragma omp parallel\nx = 1;\n}");
		assertEquals(List.of(5), run.lines(DirectiveSentence.ARGUMENT_OF_X_MUST_BE_POSITIVE_IT_IS_Y));
		assertEquals(5, sizes(run).size());
	}

	@Test
	void withoutTheClauseThereIsNone() {
		String region = "#pragma omp target teams num_teams(1) map(x) CLAUSE\n{\n#pragma omp parallel\nx = 1;\n}";
		assertEquals(Verdict.RACE, Probe.region(DATA, region.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "thread_limit(1)")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, region.replace("CLAUSE", "thread_limit(2)")));
	}
}
