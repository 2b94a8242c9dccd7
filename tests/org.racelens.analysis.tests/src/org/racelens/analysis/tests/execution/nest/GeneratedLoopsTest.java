package org.racelens.analysis.tests.execution.nest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.Probe;
import org.racelens.execution.nest.GeneratedLoops;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Worksharing;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Verdict;

/** The loops that tile and unroll make: {@link GeneratedLoops} counts trips of theirs for several of the original loop. OpenMP 5.2 §9 */
class GeneratedLoopsTest {
	private static final String DATA = "int a[200], b[50][50];\n";

	private static Optional<Worksharing.LoopTransformation> transformation(String directive) {
		ParsedUnit unit = Executed.parsed("void f(int n) {\n" + directive + "\nfor (int i = 0; i < 9; i++) ;\n}\n");
		Statement first = unit.functions().get(0).body().statements().get(0);
		return GeneratedLoops.of(first);
	}

	private static List<Long> sizes(String directive) {
		return GeneratedLoops.sizes(transformation(directive).orElseThrow());
	}

	private static Verdict shared(String directive, String loops) {
		return Probe.region(DATA, "#pragma omp parallel for\n" + directive + "\n" + loops);
	}

	@Test
	void aTransformationIsOne() {
		assertTrue(transformation("#pragma omp tile sizes(4)").isPresent());
		assertTrue(transformation("#pragma omp unroll partial(2)").isPresent());
		assertTrue(transformation("#pragma omp simd").isEmpty());
		assertTrue(transformation("").isEmpty());
	}

	@Test
	void itsSizesAreThoseThatAreWritten() {
		assertEquals(List.of(4L), sizes("#pragma omp tile sizes(4)"));
		assertEquals(List.of(3L), sizes("#pragma omp unroll partial(3)"));
		assertEquals(List.of(), sizes("#pragma omp unroll full"));
		assertEquals(List.of(), sizes("#pragma omp unroll partial"));
		assertEquals(List.of(), sizes("#pragma omp tile sizes(n)"));
	}

	@Test
	void oneThreadExecutesAllTripsOfATile() {
		String loop = "for (int i = 0; i < 100; i++) a[i / %d]++;";
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4)", loop.formatted(4)));
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4)", loop.formatted(2)));
		assertEquals(Verdict.RACE, shared("#pragma omp tile sizes(4)", loop.formatted(3)));
		assertEquals(Verdict.RACE, shared("#pragma omp tile sizes(4)", loop.formatted(8)));
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp unroll partial(2)", loop.formatted(2)));
		assertEquals(Verdict.RACE, shared("#pragma omp unroll partial(2)", loop.formatted(4)));
	}

	@Test
	void theLastTileMayBeShort() {
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4)", "for (int i = 0; i < 10; i++) a[i / 4]++;"));
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4)", "for (int i = 3; i < 10; i++) a[(i - 3) / 4]++;"));
		assertEquals(Verdict.RACE, shared("#pragma omp tile sizes(4)", "for (int i = 3; i < 13; i++) a[i / 4]++;"));
	}

	@Test
	void tilesOfTwoLoopsAreSharedByTheOuterOne() {
		String two = "for (int i = 0; i < 40; i++) for (int j = 0; j < 40; j++) b[i / %d][j / %d]++;";
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4, 2)", two.formatted(4, 2)));
		assertEquals(Verdict.RACE_FREE, shared("#pragma omp tile sizes(4, 2)", two.formatted(4, 5)));
		assertEquals(Verdict.RACE, shared("#pragma omp tile sizes(4, 2)", two.formatted(8, 2)));
		String both = "#pragma omp parallel for collapse(2)\n#pragma omp tile sizes(4, 2)\n";
		assertEquals(Verdict.RACE_FREE, Probe.region(DATA, both + two.formatted(4, 2)));
		assertNotEquals(Verdict.RACE_FREE, Probe.region(DATA, both + two.formatted(4, 4)));
	}
}
