package org.racelens.analysis.tests.execution.data;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.race.verdict.Verdict;

/** What clauses read and write of originals is in order within one encounter of their construct, and only there. OpenMP 5.2 §5.4 */
class OriginalsTest {
	private static final String DATA = "int x, y, a[99]; int *p;";
	private static final String LOOP = "\nfor (int i = 0; i < 9; i++) ";

	private static Verdict region(String statements) {
		return Probe.region(DATA, "#pragma omp parallel\n{\n" + statements + "\n}");
	}

	@Test
	void copiesAreMadeBeforeTheLastValueIsWritten() {
		String both = "#pragma omp for firstprivate(x) lastprivate(x) CLAUSE" + LOOP + "{ a[i] = x; x = i; }\n";
		assertEquals(Verdict.RACE_FREE, region(both.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE_FREE, region(both.replace("CLAUSE", "nowait")));
		assertEquals(Verdict.RACE_FREE, region(both.replace("CLAUSE", "") + both.replace("CLAUSE", "").replace("a[i]", "a[i + 20]")));
		assertEquals(Verdict.RACE,
				region(both.replace("CLAUSE", "nowait") + both.replace("CLAUSE", "nowait").replace("a[i]", "a[i + 20]")));
	}

	@Test
	void twoEncountersOfOneConstructAreTwo() {
		String again = "for (int k = 0; k < 3; k++) {\n#pragma omp for firstprivate(x) lastprivate(x) CLAUSE" + LOOP + "x = i;\n}";
		assertEquals(Verdict.RACE_FREE, region(again.replace("CLAUSE", "")));
		assertEquals(Verdict.RACE, region(again.replace("CLAUSE", "nowait")));
	}

	@Test
	void theReadOfOneConstructDoesNotWaitForWhatElseWrites() {
		assertEquals(Verdict.RACE, region("#pragma omp for firstprivate(x) nowait" + LOOP + "a[i] = x;\n#pragma omp masked\nx = 1;"));
		assertEquals(Verdict.RACE_FREE, region("#pragma omp for firstprivate(x)" + LOOP + "a[i] = x;\n#pragma omp masked\nx = 1;"));
		assertEquals(Verdict.RACE, region("#pragma omp masked\nx = 1;\n#pragma omp for firstprivate(x)" + LOOP + "a[i] = x;"));
	}

	@Test
	void theOrderIsALockOfTheEncounter() {
		Executed run = Executed.parallel(DATA, "#pragma omp for firstprivate(x) lastprivate(x)" + LOOP + "x = i;");
		List<Set<Lock>> locks = run.accesses("x").stream().map(Access::locks).toList();
		assertEquals(2, locks.size());
		assertEquals(locks.get(0), locks.get(1));
		assertEquals(List.of(Lock.Kind.COPY_ORDER), locks.get(0).stream().map(Lock::kind).toList());
		assertTrue(locks.get(0).stream().noneMatch(l -> l.instance().contains(run.region().thread())));
	}

	@Test
	void lanesOfEachThreadHaveAnOrderOfTheirOwn() {
		assertEquals(Verdict.RACE, region("#pragma omp simd reduction(+: x)" + LOOP + "x += i;"));
		assertEquals(Verdict.RACE_FREE, region("#pragma omp for simd reduction(+: x)" + LOOP + "x += i;"));
	}

	@ParameterizedTest
	@CsvSource({ "reduction(+: a[2:3]), 8, 12", "reduction(+: a[5]), 20, 4", "reduction(+: a), 0, 396", "reduction(+: x), 0, 4" })
	void aReductionUpdatesTheBytesThatItNames(String clause, long offset, long size) {
		Executed run = Executed.parallel(DATA, "#pragma omp for " + clause + LOOP + ";");
		List<Access> accesses = run.items(Access.class).stream()
				.filter(a -> a.place().object().name().equals(clause.contains("x") ? "x" : "a"))
				.toList();
		assertEquals(List.of(false, true), accesses.stream().map(Access::write).toList());
		for (Access access : accesses) {
			assertEquals(offset, Executed.where(Map.of()).value(access.place().offset()));
			assertEquals(size, Executed.where(Map.of()).value(access.size()));
		}
	}
}
