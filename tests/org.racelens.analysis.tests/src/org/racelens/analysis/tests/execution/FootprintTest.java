package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Probe.Truth;
import org.racelens.execution.region.Footprint;
import org.racelens.execution.region.Footprint.Bound;
import org.racelens.execution.region.Footprint.Emptiness;
import org.racelens.execution.region.Footprint.Extent;
import org.racelens.execution.region.Footprint.Piece;
import org.racelens.execution.region.Footprint.Pointee;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.race.verdict.Verdict;

/** What a recursive call accesses with all calls below it is bounded by its arguments, and no less than what it accesses. */
class FootprintTest {
	private static final String SUM = "void fill(int *a, int n) { if (n > 0) { a[n - 1] = n; fill(a, n - 1); } }\n";

	@Test
	void aBoundIsTheSumOfItsArgumentsTimesTheirCoefficients() {
		for (int seed = 0; seed < 500; seed++) {
			Random random = Seeds.random(seed);
			long[] arguments = { random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4 };
			long[] factors = { random.nextInt(9) - 4, random.nextInt(9) - 4, random.nextInt(9) - 4 };
			long constant = random.nextInt(9) - 4;
			long expected = constant + arguments[0] * factors[0] + arguments[1] * factors[1] + arguments[2] * factors[2];
			Bound bound = new Bound(Map.of(0, factors[0], 1, factors[1], 2, factors[2]), constant);
			assertEquals(Ints.of(expected), bound.of(i -> Ints.of(arguments[i])), "seed " + seed);
		}
	}

	@Test
	void allExtentsHaveBytesExactlyIfNoneIsEmpty() {
		for (long n = -2; n <= 2; n++) {
			for (long m = -2; m <= 2; m++) {
				long[] arguments = { n, m };
				Footprint both = new Footprint(List.of(piece(0, 1), piece(1, 0)), Emptiness.UNKNOWN, true);
				Footprint one = new Footprint(List.of(piece(0, 1)), Emptiness.UNKNOWN, true);
				assertEquals(Bools.of(n < m + 1), one.isPopulated(i -> Ints.of(arguments[i])));
				assertEquals(Bools.of(n < m + 1 && m < n + 1), both.isPopulated(i -> Ints.of(arguments[i])));
			}
		}
	}

	@Test
	void aWholeObjectHasNoExtentThatCouldBeEmpty() {
		Footprint whole = new Footprint(List.of(new Piece(new Pointee(0), Optional.empty(), true)), Emptiness.UNKNOWN, true);
		assertEquals(Bools.TRUE, whole.isPopulated(i -> Ints.ZERO));
	}

	@Test
	void recursiveCallsOnPartsThatMeetRace() {
		assertEquals(Verdict.RACE, parts("fill(a, 4);", "fill(a + 3, 4);"));
		assertEquals(Verdict.RACE, parts("fill(a, 4);", "a[0] = 1;"));
		assertEquals(Verdict.RACE, parts("fill(a, 4);", "a[3] = 1;"));
	}

	@Test
	void recursiveCallsOnPartsThatLieApartDoNot() {
		assertEquals(Verdict.RACE_FREE, parts("fill(a, 4);", "fill(a + 4, 4);"));
		assertEquals(Verdict.RACE_FREE, parts("fill(a, 4);", "a[4] = 1;"));
	}

	@Test
	void whatARecursiveCallMayWriteIsNotKnownBehindIt() {
		String data = "int a[8];\n" + SUM;
		assertEquals(Truth.OPEN, Probe.truth(data, "f(int n)", "a[2] = 9; fill(a, n);", "a[2] == 9"));
		assertEquals(Truth.ALWAYS, Probe.truth(data, "f(int n)", "int x = 9; fill(a, n);", "x == 9"));
	}

	private static Piece piece(int from, int to) {
		return new Piece(new Pointee(0), Optional.of(new Extent(new Bound(Map.of(from, 1L), 0), new Bound(Map.of(to, 1L), 1))), true);
	}

	private static Verdict parts(String first, String second) {
		return Probe.region("int a[16];\n" + SUM, "#pragma omp parallel\n#pragma omp sections\n{\n#pragma omp section\n" + first
				+ "\n#pragma omp section\n" + second + "\n}");
	}
}
