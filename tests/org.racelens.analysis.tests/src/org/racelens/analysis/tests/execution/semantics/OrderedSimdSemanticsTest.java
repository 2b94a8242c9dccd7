package org.racelens.analysis.tests.execution.semantics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.region.Breach;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** The blocks of {@code ordered simd} are executed one lane after the other, which says nothing of threads. OpenMP 5.2 §15.10 */
class OrderedSimdSemanticsTest {
	private static final String DATA = "int x, y, z, a[99];";
	private static final String LOOP = "\nfor (int i = 1; i < 9; i++) ";
	private static final String ORDERED = "\n#pragma omp ordered simd\n";

	private static List<Lock.Kind> locks(Executed run, String variable) {
		return run.write(variable).locks().stream().map(Lock::kind).toList();
	}

	@Test
	void onlyTheBlockIsOneLanesAtATime() {
		Executed run = Executed.parallel(DATA, "#pragma omp simd" + LOOP + "{ y = 1;" + ORDERED + "x = 1;\nz = 1; }");
		assertEquals(List.of(Lock.Kind.LANES_IN_ORDER), locks(run, "x"));
		assertEquals(List.of(), locks(run, "y"));
		assertEquals(List.of(), locks(run, "z"));
		assertEquals(List.of(), run.marks(OrderMark.class));
		assertEquals(Set.of(), run.told());
	}

	@Test
	void lanesDoNotRaceInside() {
		assertEquals(Verdict.RACE_FREE, lanes(ORDERED + "x++;"));
		assertEquals(Verdict.RACE, lanes("x++;"));
		assertEquals(Verdict.RACE, lanes(ORDERED + "y++;\nx++;"));
		assertEquals(Verdict.RACE_FREE, lanes(ORDERED + "a[i] = a[i - 1];"));
		assertEquals(Verdict.RACE, lanes("a[i] = a[i - 1];"));
	}

	private static Verdict lanes(String body) {
		return Probe.region(DATA, "#pragma omp simd" + LOOP + "{ " + body + " }");
	}

	@Test
	void threadsDo() {
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel for simd" + LOOP + "{ " + ORDERED + "x++;\n}"));
		assertEquals(Verdict.RACE, Probe.region(DATA, "#pragma omp parallel\n#pragma omp simd" + LOOP + "{ " + ORDERED + "x++;\n}"));
	}

	@Test
	void withThreadsBothAreInOrder() {
		String both = "\n#pragma omp ordered threads simd\n";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, "#pragma omp parallel for simd ordered" + LOOP + "{ " + both + "x++;\n}"));
		Executed run = Executed.parallel(DATA, "#pragma omp for simd ordered" + LOOP + "{ " + both + "x = 1;\n}");
		assertEquals(List.of(Lock.Kind.LANES_IN_ORDER), locks(run, "x"));
		assertEquals(2, run.marks(OrderMark.class).size());
	}

	@Test
	void withoutLanesItIsReproached() {
		Executed run = Executed.parallel(DATA, "#pragma omp for" + LOOP + "{ " + ORDERED + "x = 1;\n}");
		assertEquals(List.of(8), run.lines(Breach.ORDERED_SIMD_REGION_MUST_STAND_INSIDE_SIMD_LOOP));
		assertEquals(List.of(), locks(run, "x"));
		assertFalse(Probe.region(DATA, "#pragma omp parallel for" + LOOP + "{ " + ORDERED + "a[i] = 1;\n}") == Verdict.RACE_FREE);
	}

	@Test
	void inSerialCodeItsBlockJustExecutes() {
		Executed run = Executed.code(DATA, "int s = 0;\n#pragma omp ordered simd\ns = 5;\n#pragma omp parallel\na[s] = 1;");
		assertEquals(Ints.of(5), run.index("a"));
	}
}
