package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.state.ReductionDomain;
import org.racelens.race.verdict.Verdict;

/** Reductions that tasks take part in: what {@link ReductionDomain} covers is combined without a race, other updates are not. */
class ReductionDomainTest {
	private static final String DATA = "int s, t;";

	private static Verdict group(String clause, String task, String update) {
		return Probe.region(DATA,
				"#pragma omp parallel\n#pragma omp single\n{\n#pragma omp taskgroup " + clause + "\nfor (int i = 0; i < 9; i++) {\n"
						+ "#pragma omp task " + task + "\n" + update + "\n}\n}");
	}

	@Test
	void aTaskThatTakesPartUpdatesItsOwnCopy() {
		assertEquals(Verdict.RACE_FREE, group("task_reduction(+: s)", "in_reduction(+: s)", "s += i;"));
	}

	@Test
	void aTaskThatDoesNotUpdatesTheOriginal() {
		assertEquals(Verdict.RACE, group("task_reduction(+: s)", "", "s += i;"));
		assertEquals(Verdict.RACE, group("task_reduction(+: s)", "in_reduction(+: s)", "{ s += i; t += i; }"));
	}

	@Test
	void aTaskloopReducesByItself() {
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA,
				"#pragma omp parallel\n#pragma omp single\n#pragma omp taskloop reduction(+: s)\nfor (int i = 0; i < 9; i++) s += i;"));
		assertEquals(Verdict.RACE,
				Probe.region(DATA, "#pragma omp parallel\n#pragma omp single\n#pragma omp taskloop\nfor (int i = 0; i < 9; i++) s += i;"));
	}

	@Test
	void theOriginalIsCombinedBeforeTheGroupEnds() {
		String behind = "#pragma omp parallel\n#pragma omp single\n{\n#pragma omp taskgroup task_reduction(+: s)\n{\n"
				+ "#pragma omp task in_reduction(+: s)\ns++;\n%s\n}\n%s\n}";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, behind.formatted("", "t = s;")));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, behind.formatted("t = s;", "")));
	}
}
