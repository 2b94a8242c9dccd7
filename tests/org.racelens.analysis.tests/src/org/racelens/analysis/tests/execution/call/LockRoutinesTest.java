package org.racelens.analysis.tests.execution.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.race.verdict.Verdict;

/** What the lock routines exclude and order, and what they do not where it is not sure that a lock is held. OpenMP 5.2 §18.9 */
class LockRoutinesTest {
	private static final String LOCKS = "omp_lock_t l, k, many[8];\nomp_nest_lock_t n;\nint x, y, all[8];";

	private static Verdict parallel(String body) {
		return Probe.region(LOCKS,
				"omp_init_lock(&l);\nomp_init_lock(&k);\nomp_init_nest_lock(&n);\n#pragma omp parallel num_threads(2)\n{\n"
						+ body + "\n}");
	}

	@Test
	void aLockExcludesUntilItIsUnset() {
		assertEquals(Verdict.RACE_FREE, parallel("omp_set_lock(&l); x++; omp_unset_lock(&l);"));
		assertEquals(Verdict.RACE, parallel("omp_set_lock(&l); omp_unset_lock(&l); x++;"));
		assertEquals(Verdict.RACE, parallel("if (omp_get_thread_num()) { omp_set_lock(&l); x++; omp_unset_lock(&l); }"
				+ " else { omp_set_lock(&k); x++; omp_unset_lock(&k); }"));
	}

	@Test
	void aTestedLockIsHeldWhereTheTestSucceeds() {
		assertEquals(Verdict.RACE_FREE, parallel("if (omp_test_lock(&l)) { x++; omp_unset_lock(&l); }"));
		assertNotEquals(Verdict.RACE_FREE, parallel("if (omp_test_lock(&l)) { omp_unset_lock(&l); } else { x++; }"));
		assertNotEquals(Verdict.RACE_FREE, parallel("int got = omp_test_lock(&l); x++; if (got) omp_unset_lock(&l);"));
	}

	@Test
	void aNestLockIsHeldUntilItsLastUnset() {
		String twice = "omp_set_nest_lock(&n); omp_set_nest_lock(&n); omp_unset_nest_lock(&n); ";
		assertEquals(Verdict.RACE_FREE, parallel(twice + "x++; omp_unset_nest_lock(&n);"));
		assertEquals(Verdict.RACE, parallel(twice + "omp_unset_nest_lock(&n); x++;"));
	}

	@Test
	void elementsAreLocksOfTheirOwn() {
		String each = "int t = omp_get_thread_num(), i = (t + 1) % 2;\n";
		assertEquals(Verdict.RACE_FREE, parallel(each + "omp_set_lock(&many[i]); all[i]++; omp_unset_lock(&many[i]);"));
		assertNotEquals(Verdict.RACE_FREE, parallel(each + "omp_set_lock(&many[i]); x++; omp_unset_lock(&many[i]);"));
	}

	/** The unset of an element that may be the one held. */
	@Test
	void whatMayHaveBeenUnsetExcludesNoMore() {
		String set = "int i = all[0] & 1;\nomp_set_lock(&many[0]);\n";
		assertNotEquals(Verdict.RACE_FREE, parallel(set + "omp_unset_lock(&many[i]); x++;"));
		assertEquals(Verdict.RACE_FREE, parallel(set + "omp_unset_lock(&many[2]); x++; omp_unset_lock(&many[0]);"));
	}

	/** What precedes an unset of a lock that another task may have set may be handed over by it. */
	@Test
	void aLockThatIsNotSurelyHeldMayHandOver() {
		String start = "#include <omp.h>\n" + LOCKS
				+ "\nint main(void) {\nomp_init_lock(&l);\nomp_set_lock(&l);\n#pragma omp parallel num_threads(2)\n";
		String receiver = " else { omp_set_lock(&l); y = x; omp_unset_lock(&l); } }\n}\n";
		assertFalse(Probe.isDefinite(start + "{ if (omp_get_thread_num()) { x = 1; omp_unset_lock(&l); }" + receiver));
		assertTrue(Probe.isDefinite(start + "{ if (omp_get_thread_num()) { omp_set_lock(&k); x = 1; omp_unset_lock(&k); }" + receiver));
	}

	/** What deep calls unset that they have not set may be the lock of their first caller. */
	@Test
	void aRecursionThatUnsetsALockMayUnsetItsCallers() {
		assertNotEquals(Verdict.RACE_FREE, Probe.verdict(recursive("if (d == 9) omp_unset_lock(&l);")));
		assertEquals(Verdict.RACE_FREE, Probe.verdict(recursive("")));
	}

	private static String recursive(String deep) {
		return "#include <omp.h>\n" + LOCKS + "\nvoid deep(int m, int d) {\n\tif (m > 0) { deep(m - 1, d + 1); deep(m - 2, d + 1); " + deep
				+ " }\n}\nvoid use(int m) {\n#pragma omp parallel num_threads(2)\n"
				+ "\t{ omp_set_lock(&l); deep(m, 0); x++; omp_unset_lock(&l); }\n}\n";
	}
}
