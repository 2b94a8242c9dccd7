package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Lock.Kind;
import org.racelens.race.verdict.Verdict;

/** What excludes: one lock that both sides surely hold. OpenMP 5.2 §15.2, §15.8.4, §18.9 */
class ExclusionTest {
	private static final String DATA = "omp_lock_t l, m, ls[2]; omp_nest_lock_t nest; int x; int y;";

	@Test
	void criticalRegionsExcludeEachOtherByTheirNames() {
		is(true, "\n#pragma omp critical\nx++;\n#pragma omp critical\nx++;\n");
		is(true, "\n#pragma omp critical(a)\nx++;\n#pragma omp critical(a)\nx++;\n");
		is(false, "\n#pragma omp critical(a)\nx++;\n#pragma omp critical(b)\nx++;\n");
		is(false, "\n#pragma omp critical(a)\nx++;\n#pragma omp critical\nx++;\n");
	}

	@Test
	void anAccessOutsideOfTheCriticalRegionIsNotExcluded() {
		is(false, "\n#pragma omp critical\nx++;\nint z = x; (void) z;");
		is(false, "int z = x; (void) z;\n#pragma omp critical\nx++;\n");
	}

	@Test
	void aLockExcludesBetweenItsSetAndItsUnset() {
		is(true, "omp_set_lock(&l); x++; omp_unset_lock(&l);");
		is(false, "omp_set_lock(&l); omp_unset_lock(&l); x++;");
		is(false, "x++; omp_set_lock(&l); omp_unset_lock(&l);");
	}

	@Test
	void differentLocksExcludeNothing() {
		is(false, "omp_set_lock(&l); x++; omp_unset_lock(&l); omp_set_lock(&m); x++; omp_unset_lock(&m);");
		is(true, "omp_set_lock(&l); x++; omp_unset_lock(&l); omp_set_lock(&m); y++; omp_unset_lock(&m);");
		is(true, "omp_set_lock(&ls[1]); x++; omp_unset_lock(&ls[1]); omp_set_lock(ls + 1); x++; omp_unset_lock(ls + 1);");
		is(false, "omp_set_lock(&ls[1]); x++; omp_unset_lock(&ls[1]); omp_set_lock(ls); x++; omp_unset_lock(ls);");
	}

	@Test
	void aLockOfTheThreadsOwnExcludesNobody() {
		is(false, "omp_set_lock(&ls[omp_get_thread_num() % 2]); x++; omp_unset_lock(&ls[omp_get_thread_num() % 2]);");
	}

	@Test
	void aLockThatIsSetOnOneWayAloneIsNotSurelyHeld() {
		is(false, "int some = omp_get_thread_num() == 0; if (some) omp_set_lock(&l); x++; if (some) omp_unset_lock(&l);");
		is(true, "int some = omp_get_thread_num() == 0; if (some) omp_set_lock(&l); if (some) x++; if (some) omp_unset_lock(&l);");
	}

	@Test
	void aTestedLockExcludesWhereTheTestSucceeds() {
		is(true, "if (omp_test_lock(&l)) { x++; omp_unset_lock(&l); }");
		is(false, "if (omp_test_lock(&l)) { omp_unset_lock(&l); } else { x++; }");
		is(false, "int got = omp_test_lock(&l); x++; if (got) omp_unset_lock(&l);");
	}

	@Test
	void aNestLockExcludesUntilItsLastUnset() {
		is(true, "omp_set_nest_lock(&nest); omp_set_nest_lock(&nest); omp_unset_nest_lock(&nest); x++; omp_unset_nest_lock(&nest);");
		is(false, "omp_set_nest_lock(&nest); omp_set_nest_lock(&nest); omp_unset_nest_lock(&nest); omp_unset_nest_lock(&nest); x++;");
	}

	@Test
	void atomicOperationsExcludeEachOtherAndNoPlainAccess() {
		is(true, "\n#pragma omp atomic\nx++;\n#pragma omp atomic write\nx = 1;\n");
		is(false, "\n#pragma omp atomic\nx++;\nint z = x; (void) z;");
		is(false, "\n#pragma omp atomic\nx++;\n#pragma omp critical\nx++;\n");
	}

	@Test
	void aLockThatIsHeldOverALoopIsHeldInEachOfItsTrips() {
		is(true, "omp_set_lock(&l); for (int i = 0; i < 3; i++) x++; omp_unset_lock(&l);");
		is(false, "omp_set_lock(&l); for (int i = 0; i < 3; i++) { x++; if (i == 0) omp_unset_lock(&l); }");
		is(true, "for (int i = 0; i < 3; i++) { omp_set_lock(&l); x++; omp_unset_lock(&l); }");
	}

	@Test
	void locksMatchByKindAndNameWhicheverIsAskedFirst() {
		for (Kind kind : Kind.values()) {
			for (Kind other : Kind.values()) {
				Lock a = Lock.named(kind, "a", 1);
				assertEquals(a.matches(Lock.named(other, "a", 2)), Lock.named(other, "a", 2).matches(a), kind + " and " + other);
				assertEquals(false, a.matches(Lock.named(other, "b", 1)), kind + " and " + other);
			}
			assertEquals(kind != Kind.PASSED, Lock.named(kind, "a", 1).matches(Lock.named(kind, "a", 1)), kind.name());
		}
	}

	@Test
	void onlyOneKindOfLockMeetsAnother() {
		List<Kind> passages = List.of(Kind.FIRST_PASS, Kind.PASSED);
		for (Kind kind : Kind.values()) {
			for (Kind other : Kind.values()) {
				boolean passage = kind != other && passages.contains(kind) && passages.contains(other);
				boolean matches = Lock.named(kind, "a", 1).matches(Lock.named(other, "a", 1));
				assertEquals(passage || kind == other && kind != Kind.PASSED, matches, kind + " and " + other);
			}
		}
		assertNotEquals(Lock.named(Kind.CRITICAL, "a", 1).handsOver(), Lock.named(Kind.REDUCTION_COMBINATION, "a", 1).handsOver());
	}

	private static void is(boolean free, String statements) {
		Verdict verdict = Probe.region(DATA, "omp_init_lock(&l); omp_init_lock(&m); omp_init_nest_lock(&nest); omp_init_lock(&ls[0]); "
				+ "omp_init_lock(&ls[1]);\n#pragma omp parallel\n{ " + statements + " }");
		assertEquals(free ? Verdict.RACE_FREE : Verdict.RACE, verdict, statements);
	}
}
