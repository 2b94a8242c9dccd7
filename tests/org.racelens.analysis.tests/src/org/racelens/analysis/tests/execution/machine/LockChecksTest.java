package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.execution.region.Breach;

/** Locks that a task still holds at its end are told of, on whatever path that is. */
class LockChecksTest {
	private static final String DATA = "int x; omp_lock_t l, k; omp_nest_lock_t m;";
	private static final String SET = "omp_set_lock(&l);";
	private static final String UNSET = "omp_unset_lock(&l);";

	private static void stays(boolean expected, String statements) {
		assertEquals(expected, Executed.parallel(DATA, statements).told().contains(Breach.LOCK_IS_NOT_RELEASED_ON_EVERY_PATH), statements);
	}

	@Test
	void whatIsReleasedOnEveryPathStaysNotSet() {
		stays(false, SET + "x++;" + UNSET);
		stays(false, SET + "if (n) { x++;" + UNSET + "} else {" + UNSET + "}");
		stays(false, "if (n > 3) {" + SET + "} x++; if (n > 3) {" + UNSET + "}");
		stays(false, "if (omp_test_lock(&l)) { x++;" + UNSET + "}");
	}

	@Test
	void whatIsNotReleasedOnSomePathStaysSet() {
		stays(true, SET + "x++;");
		stays(true, SET + "if (n) {" + UNSET + "}");
		stays(true, SET + "omp_unset_lock(&k);");
		stays(true, "if (n > 3) {" + SET + "} x++; if (n > 4) {" + UNSET + "}");
		stays(true, "if (omp_test_lock(&l)) x++;");
	}

	@Test
	void aNestLockIsReleasedAsOftenAsItWasSet() {
		String set = "omp_set_nest_lock(&m);";
		String unset = "omp_unset_nest_lock(&m);";
		stays(false, set + set + unset + unset);
		stays(true, set + set + unset);
	}

	@Test
	void anExplicitTaskReleasesWhatItHasSetItself() {
		stays(true, "\n#pragma omp single\n#pragma omp task\n{" + SET + "x++; }");
		stays(false, "\n#pragma omp single\n#pragma omp task\n{" + SET + "x++;" + UNSET + "}");
	}
}
