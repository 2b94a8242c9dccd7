package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.race.verdict.Verdict;

/** Two accesses are apart where every thread passes a barrier between them, and only there. OpenMP 5.2 §15.3 */
class PhasesTest {
	private static final String WRITE = "\n#pragma omp master\nx = 1;\n";
	private static final String READ = "{ int y = x; (void) y; }\n";
	private static final String BARRIER = "\n#pragma omp barrier\n";

	@Test
	void aBarrierBetweenAWriteAndAReadKeepsThemApart() {
		is(true, WRITE + BARRIER + READ);
		is(true, READ + BARRIER + WRITE);
		is(false, WRITE + READ);
	}

	@Test
	void aBarrierBesideTheTwoKeepsNothingApart() {
		is(false, BARRIER + WRITE + READ);
		is(false, WRITE + READ + BARRIER);
	}

	@Test
	void constructsEndWithABarrierUnlessTheySayNowait() {
		for (String construct : List.of("single", "for", "sections")) {
			String body = construct.equals("for") ? "for (int i = 0; i < 1; i++) x = 1;\n" : "{ x = 1; }\n";
			is(true, "\n#pragma omp " + construct + "\n" + body + READ);
			is(false, "\n#pragma omp " + construct + " nowait\n" + body + READ);
		}
	}

	@Test
	void masterAndCriticalHaveNoBarrier() {
		is(false, "\n#pragma omp master\nx = 1;\n" + READ);
		is(false, "\n#pragma omp masked\nx = 1;\n" + READ);
		is(false, "\n#pragma omp critical\nx = 1;\n" + READ);
	}

	@Test
	void aConstructHasNoBarrierAtItsStart() {
		is(false, READ + "\n#pragma omp single\nx = 1;\n");
		is(true, READ + BARRIER + "\n#pragma omp single\nx = 1;\n");
	}

	@Test
	void theLastPhaseOfATripMeetsTheFirstOneOfTheNext() {
		is(false, "for (int k = 0; k < 3; k++) {" + WRITE + BARRIER + READ + "}");
		is(true, "for (int k = 0; k < 3; k++) {" + WRITE + BARRIER + READ + BARRIER + "}");
		is(true, "for (int k = 0; k < 1; k++) {" + WRITE + BARRIER + READ + "}");
	}

	@Test
	void aBarrierThatAllThreadsSkipKeepsNothingApart() {
		is(false, WRITE + "if (no) {" + BARRIER + "}\n" + READ);
		is(true, WRITE + "if (!no) {" + BARRIER + "}\n" + READ);
	}

	@Test
	void aBarrierThatIsNotSurelyPassedGivesNoProof() {
		String program = "int x;\nvoid f(int n) {\n#pragma omp parallel\n{" + WRITE + "if (n > 0) {" + BARRIER + "}\n" + READ + "}\n}\n";
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(program));
	}

	@Test
	void theEndOfARegionIsABarrier() {
		assertEquals(List.of(Verdict.RACE_FREE, Verdict.RACE_FREE),
				Probe.verdicts("int x;\nint main(void) {\n#pragma omp parallel\n{" + WRITE
						+ "}\n#pragma omp parallel\n" + READ + "return 0; }\n"));
	}

	@Test
	void randomSequencesAreFreeExactlyIfABarrierIsBetweenEachWriteAndRead() {
		for (int seed = 0; seed < 60; seed++) {
			Random random = Seeds.random(seed);
			StringBuilder text = new StringBuilder();
			boolean written = false;
			boolean read = false;
			boolean race = false;
			for (int i = 0; i < 6; i++) {
				switch (random.nextInt(3)) {
					case 0 -> {
						text.append(WRITE);
						written = true;
					}
					case 1 -> {
						text.append(READ);
						read = true;
					}
					default -> {
						text.append(BARRIER);
						written = false;
						read = false;
					}
				}
				race |= written && read;
			}
			is(!race, text.toString());
		}
	}

	private static void is(boolean free, String statements) {
		assertEquals(free ? Verdict.RACE_FREE : Verdict.RACE,
				Probe.region("int x;", "int no = 0;\n#pragma omp parallel\n{\n" + statements + "}"), statements);
	}
}
