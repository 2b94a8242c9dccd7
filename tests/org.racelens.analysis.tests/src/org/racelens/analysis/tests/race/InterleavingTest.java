package org.racelens.analysis.tests.race;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.race.verdict.Condition.Interleaved;
import org.racelens.race.verdict.RegionReport;
import org.racelens.race.verdict.Verdict;
import org.racelens.solver.z3.Z3ProverFactory;

/** Ways that lie between two steps of another: what is said of them, and that no numbers for which it is true race. */
class InterleavingTest {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());
	private static final String ROWS = "for (int i = 0; i < rows; i++)";

	/** The elements that an iteration uses, for numbers of rows, step and next. */
	private interface Uses {
		List<Long> of(long i, long rows, long step, long next);
	}

	@Test
	void whatStandsApartLiesBetweenTwoStepsOrBehindAll() {
		String body = "{ y[i * step] = 0; y[i * step + next] = 0; }";
		assertEquals(List.of("next*1 < step, rows - 1"), told(ROWS, body));
		assertFree(1, (i, rows, step, next) -> List.of(i * step, i * step + next));
	}

	@Test
	void downwardsIsTheSame() {
		assertEquals(List.of("next*1 < step, rows - 1"),
				told("for (int i = rows - 1; i >= 0; i--)", "{ y[i * step] = 0; y[i * step + next] = 0; }"));
		assertEquals(List.of("next*1 < step, rows - 1"), told(ROWS, "{ y[i * step] = 0; y[i * step - next] = 0; }"));
	}

	@Test
	void aWayThatIsTakenTwiceIsToldOnce() {
		assertEquals(List.of("next*2 < step, rows - 1"),
				told(ROWS, "{ y[i * step] = 0; y[i * step + next] = 1; y[i * step + 2 * next] = 2; }"));
		assertFree(2, (i, rows, step, next) -> List.of(i * step, i * step + next, i * step + 2 * next));
	}

	@Test
	void whatBothWaysAreMultiplesOfIsLeftOut() {
		assertEquals(List.of("next*1 < step, rows - 1"), told(ROWS, "{ z[i * step].re = 0; z[i * step + next].re = 0; }"));
		assertEquals(List.of("next*3 < 2 * step, rows - 1"), told(ROWS, "{ y[i * 4 * step] = 0; y[i * 4 * step + 6 * next] = 1; }"));
	}

	@Test
	void twoLoopsCountTheirSteps() {
		assertEquals(List.of("step*rows - 1 < next, cols - 1"),
				told(ROWS + " for (int j = 0; j < cols; j++)", "y[i * step + j * next] = 0;"));
	}

	@Test
	void stepsThatNobodyCountsAreNoCondition() {
		assertEquals(List.of(), told("for (int i = 0; i < rows; i += 2)", "{ y[i * step] = 0; y[i * step + next] = 0; }"));
		assertEquals(List.of(), told(ROWS, "{ y[of[i] * step] = 0; y[of[i] * step + next] = 0; }"));
	}

	@Test
	void multiplesOfTheStrideAndDistancesAloneStayRaces() {
		assertEquals(Verdict.RACE, report(ROWS, "{ y[i * step] = 0; y[i * step + step] = 0; }").verdict());
		assertEquals(Verdict.RACE, report(ROWS, "y[i] = y[i + next];").verdict());
	}

	private static List<String> told(String loop, String body) {
		return report(loop, body).conditions().stream().map(c -> c.statement()).filter(Interleaved.class::isInstance)
				.map(Interleaved.class::cast).map(s -> s.part().text() + "*" + s.steps().text() + " < " + s.stride().text() + ", "
						+ s.strides().map(n -> n.text()).orElse("-"))
				.toList();
	}

	private static RegionReport report(String loop, String body) {
		String text = "struct c { double re, im; };\nvoid f(double *restrict y, struct c *restrict z, const int *restrict of, int rows, int cols, "
				+ "int step, int next) {\n#pragma omp parallel for\n" + loop + "\n" + body + "\n}\n";
		return ANALYSIS.analyse(new SourceText("test.c", text, 0), CompileCommand.forPath("test.c"), AnalysisOptions.defaults(),
				Cancellation.NEVER).regions().get(0);
	}

	/** Of few rows no two use one element where the conditions hold that are told of such loops, for small numbers of either sign. */
	private static void assertFree(long times, Uses uses) {
		int free = 0;
		for (long rows = 0; rows <= 4; rows++) {
			for (long step = -5; step <= 5; step++) {
				for (long next = -12; next <= 12; next++) {
					boolean holds = step != 0
							&& (times * Math.abs(next) < Math.abs(step) || (rows - 1) * Math.abs(step) < Math.abs(next));
					if (holds) {
						assertFalse(meet(uses, rows, step, next), "rows " + rows + ", step " + step + ", next " + next);
						free++;
					}
				}
			}
		}
		assertTrue(free > 0);
	}

	private static boolean meet(Uses uses, long rows, long step, long next) {
		Set<Long> before = new HashSet<>();
		for (long i = 0; i < rows; i++) {
			Set<Long> own = new HashSet<>(uses.of(i, rows, step, next));
			if (own.stream().anyMatch(before::contains)) {
				return true;
			}
			before.addAll(own);
		}
		return false;
	}
}
