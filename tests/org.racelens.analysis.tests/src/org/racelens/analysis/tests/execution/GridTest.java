package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.execution.value.Grid;
import org.racelens.execution.value.Grid.Meeting;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;

/** How bytes at an offset lie to bytes at the offsets of a grid, held against all numbers of a range. */
class GridTest {
	private static final Symbol I = Symbol.of(Name.of("i"), Symbol.Role.TRIP);
	private static final Symbol N = Symbol.of(Name.of("n"), Symbol.Role.PARAMETER);
	private static final long RANGE = 4;

	@Test
	void elementsOfARowAreTheSameOrApart() {
		assertEquals(Meeting.EQUAL_OR_APART, new Grid(Ints.ZERO, 4).meet(4, Ints.multiply(I, 4), 4));
	}

	@Test
	void membersAtDifferentOffsetsOfTheElementsAreApart() {
		assertEquals(Meeting.APART, new Grid(Ints.ZERO, 16).meet(8, Ints.add(Ints.multiply(I, 16), 8), 8));
	}

	@Test
	void wordsThatAreNotAlignedToEachOtherMayOverlap() {
		assertEquals(Meeting.OVERLAPPING, new Grid(Ints.ZERO, 8).meet(8, Ints.add(Ints.multiply(I, 8), 4), 8));
	}

	@Test
	void constantsAreToldByteByByte() {
		Grid at = new Grid(Ints.of(8), 0);
		assertEquals(Meeting.APART, at.meet(4, Ints.of(12), 4));
		assertEquals(Meeting.APART, at.meet(4, Ints.of(4), 4));
		assertEquals(Meeting.OVERLAPPING, at.meet(4, Ints.of(11), 4));
		assertEquals(Meeting.EQUAL_OR_APART, at.meet(4, Ints.of(8), 4));
	}

	@Test
	void whatIsSaidHoldsForAllNumbers() {
		int apart = 0;
		int equal = 0;
		for (int seed = 0; seed < 20_000; seed++) {
			Random random = new Random(seed);
			Grid grid = new Grid(term(random), 4L * random.nextInt(4));
			IntExpr offset = term(random);
			long stored = 1L << random.nextInt(4);
			long size = 1L << random.nextInt(4);
			Meeting meeting = grid.meet(stored, offset, size);
			apart += meeting == Meeting.APART ? 1 : 0;
			equal += meeting == Meeting.EQUAL_OR_APART ? 1 : 0;
			if (meeting != Meeting.OVERLAPPING) {
				assertHolds(grid, stored, offset, size, meeting, seed);
			}
		}
		assertTrue(apart > 500 && equal > 500, apart + " apart, " + equal + " equal or apart");
	}

	private static IntExpr term(Random random) {
		IntExpr ofSymbols = Ints.add(Ints.multiply(I, 4L * random.nextInt(3)), Ints.multiply(N, 8L * random.nextInt(2)));
		return Ints.add(ofSymbols, random.nextInt(20) - 4L);
	}

	private static void assertHolds(Grid grid, long stored, IntExpr offset, long size, Meeting meeting, int seed) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long n = -RANGE; n <= RANGE; n++) {
				Evaluator numbers = new Evaluator(new Assignment(Map.of(I, i, N, n), Map.of()));
				long at = numbers.value(offset);
				for (long k : grid.stride() == 0 ? List.of(0L) : List.of(-3L, -2L, -1L, 0L, 1L, 2L, 3L)) {
					long start = numbers.value(grid.base()) + k * grid.stride();
					boolean overlap = start < at + size && at < start + stored;
					boolean same = start == at && stored == size;
					assertFalse(overlap && !(meeting == Meeting.EQUAL_OR_APART && same), () -> "seed " + seed + ": " + grid + " holds "
							+ stored + " bytes, " + size + " at " + offset + " are " + meeting);
				}
			}
		}
	}
}
