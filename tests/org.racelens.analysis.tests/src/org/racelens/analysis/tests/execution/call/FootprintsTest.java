package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** Calls of recursive functions whose accesses are known by induction stand for all calls below them, in tasks of unknown order. */
class FootprintsTest {
	private static final String SORT = """
			#include <omp.h>
			static void work(int *a, int lo, int hi) {
				if (hi - lo < 2) { if (hi > lo) a[lo] = a[lo] + 1; return; }
				int m = (lo + hi) / 2;
			#pragma omp task
				work(a, lo, m);
			#pragma omp task
				work(a, %s, hi);
			%s
			}
			int data[99], other;
			int main(void) {
			#pragma omp parallel
			#pragma omp single
				{
					work(data, 0, 90);
					%s
				}
			}
			""";
	private static final String WAIT = "#pragma omp taskwait";

	private static Verdict verdict(String second, String end, String behind) {
		List<Verdict> verdicts = Probe.verdicts(SORT.formatted(second, end, behind));
		return verdicts.get(0);
	}

	@Test
	void partsThatDoNotMeetAreRaceFreeAtEachDepth() {
		assertEquals(Verdict.RACE_FREE, verdict("m", WAIT, ""));
		assertEquals(Verdict.RACE_FREE, verdict("m", "", ""));
	}

	@Test
	void partsThatOverlapAreNot() {
		assertNotEquals(Verdict.RACE_FREE, verdict("m - 1", WAIT, ""));
		assertNotEquals(Verdict.RACE_FREE, verdict("lo", WAIT, ""));
	}

	@Test
	void whatIsJoinedIsOverBehindTheCall() {
		assertEquals(Verdict.RACE_FREE, verdict("m", WAIT, "data[5] = 0;"));
		assertNotEquals(Verdict.RACE_FREE, verdict("m", "", "data[5] = 0;"));
		assertEquals(Verdict.RACE_FREE, verdict("m", "", "other = 0;"));
	}

	@Test
	void aSecondCallInAnotherPartDoesNotMeetTheFirst() {
		String two = "#pragma omp task\nwork(data, %d, 99);";
		assertNotEquals(Verdict.RACE_FREE, verdict("m", "", two.formatted(80)));
		assertNotEquals(Verdict.RACE, verdict("m", "", two.formatted(90)));
	}

	@Test
	void callsByEachThreadMeetEachOther() {
		String all = SORT.formatted("m", WAIT, "").replace("#pragma omp single", "");
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(all));
	}

	@Test
	void whatAFunctionAccessesBesidesItsPartIsSeen() {
		String counting = SORT.formatted("m", WAIT, "").replace("int m =", "other2++; int m =").replace("#include <omp.h>",
				"#include <omp.h>\nint other2;");
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(counting));
	}
}
