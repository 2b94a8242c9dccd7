package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Lanes of a simd loop run in lock step: what is carried forwards is kept, and what is carried backwards is a race. OpenMP 5.2 §10.4 */
class SimdSemanticsTest {
	private static final String DATA = "int x, a[99], b[99], c[99], d[99];";

	private static void is(Verdict expected, String clauses, String body) {
		assertEquals(expected, Probe.region(DATA, "#pragma omp simd " + clauses + "\nfor (int i = 1; i < 90; i++) { " + body + " }"),
				clauses + " " + body);
	}

	@Test
	void iterationsOfTheirOwnElementsAreFree() {
		is(Verdict.RACE_FREE, "", "a[i] = b[i];");
		is(Verdict.RACE_FREE, "", "a[i] = a[i] + 1;");
	}

	@Test
	void aReadOfWhatALaterLaneWritesComesFirst() {
		is(Verdict.RACE_FREE, "", "a[i] = a[i + 1];");
		is(Verdict.RACE, "", "b[i] = c[i]; d[i] = b[i + 1];");
	}

	@Test
	void aReadOfWhatAnEarlierLaneWritesBehindItIsARace() {
		is(Verdict.RACE, "", "a[i + 1] = a[i];");
		is(Verdict.RACE_FREE, "", "b[i] = c[i]; d[i] = b[i - 1];");
	}

	@Test
	void lanesFurtherApartThanTheSafeLengthDoNotRunTogether() {
		is(Verdict.RACE_FREE, "safelen(4)", "a[i + 4] = a[i];");
		is(Verdict.RACE, "safelen(5)", "a[i + 4] = a[i];");
		is(Verdict.RACE, "simdlen(4)", "a[i + 4] = a[i];");
	}

	@Test
	void concurrentIterationsKeepNothing() {
		is(Verdict.RACE, "order(concurrent)", "a[i] = a[i + 1];");
		is(Verdict.RACE_FREE, "order(concurrent)", "a[i] = b[i];");
	}

	@Test
	void copiesOfLanesAreTheirOwn() {
		is(Verdict.RACE_FREE, "private(x)", "x = b[i]; a[i] = x;");
		is(Verdict.RACE_FREE, "reduction(+: x)", "x += b[i];");
		is(Verdict.RACE, "", "x += b[i];");
	}

	@Test
	void lanesDoNotExcludeEachOtherButForOrderedSimd() {
		is(Verdict.RACE_FREE, "", "\n#pragma omp ordered simd\n{ x += b[i]; }\n");
	}

	@Test
	void threadsAndLanesBothRaceInAForSimd() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel for simd\nfor (int i = 1; i < 90; i++) a[i] = a[i + 1];"));
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel for simd\nfor (int i = 1; i < 90; i++) a[i] = b[i + 1];"));
	}
}
