package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.block;
import static org.racelens.analysis.tests.decide.Pairs.cyclic;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.FiniteDomain;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.Cancellation;

/** Domains with few points are enumerated, whatever the arithmetic. */
class FiniteDomainTest {
	private static Answer decide(RaceConstraint constraint) {
		Answer answer = new FiniteDomain(Cancellation.NEVER).decide(constraint);
		assertTrue(!(answer instanceof Answer.Sat sat) || Witnesses.isWitness(constraint, sat.assignment()));
		return answer;
	}

	private static Pairs loop(long end) {
		return Pairs.ownedBy(any(I)).loop(I, Ints.of(end));
	}

	private static IntExpr power(IntExpr e, int n) {
		return n == 0 ? Ints.ONE : times(e, power(e, n - 1));
	}

	@Test
	void cubesMeetFourthPowersOfTheSameIterationOnly() {
		IntExpr shifted = plus(I, 2);
		assertEquals(Answer.Unsat.UNSAT, decide(loop(5).same(power(shifted, 3), power(shifted, 4))));
		assertTrue(decide(loop(20).same(power(shifted, 3), power(shifted, 4))) instanceof Answer.Sat);
	}

	@Test
	void remaindersOfPermutationsAreFree() {
		assertEquals(Answer.Unsat.UNSAT, decide(loop(1000).same(Ints.modulus(times(I, 7), Ints.of(1000)))));
		assertTrue(decide(loop(1000).same(Ints.modulus(times(I, 8), Ints.of(1000)))) instanceof Answer.Sat);
	}

	@Test
	void permutedTablesAreFree() {
		List<Long> table = new ArrayList<>();
		for (long k = 0; k < 5000; k++) {
			table.add(k * 7 % 5000);
		}
		assertEquals(Answer.Unsat.UNSAT, decide(loop(5000).same(Ints.lookup("idx", table, I))));
		table.set(4999, table.get(1));
		assertTrue(decide(loop(5000).same(Ints.lookup("idx", table, I))) instanceof Answer.Sat);
	}

	@Test
	void overlappingRangesAreJoined() {
		IntExpr offset = times(times(I, I), 4);
		assertEquals(Answer.Unsat.UNSAT, decide(loop(300).overlap(offset, plus(offset, 2), 2)));
		assertTrue(decide(loop(300).overlap(offset, plus(offset, 4), 2)) instanceof Answer.Sat);
	}

	@Test
	void theWholeSizeIsUsed() {
		IntExpr square = times(I, I);
		assertEquals(Answer.Unsat.UNSAT, decide(loop(90_000).same(square)));
	}

	@Test
	void tooManyPointsAreNotTried() {
		assertTrue(decide(loop(10_000_000).same(times(I, I))) instanceof Answer.GaveUp);
	}

	@Test
	void unboundedLoopsAreNotTried() {
		assertTrue(decide(Pairs.ownedBy(any(I)).loop(I, N).same(times(I, I))) instanceof Answer.GaveUp);
	}

	@Test
	void symbolsWithFewValuesAreTriedOneByOne() {
		Pairs pairs = Pairs.ownedBy(any(I)).loop(I, Ints.of(50)).also(Bools.lessEqual(Ints.of(50), N)).also(Bools.less(N, Ints.of(70)));
		assertEquals(Answer.Unsat.UNSAT, decide(pairs.same(Ints.modulus(I, N))));
		Pairs wider = Pairs.ownedBy(any(I)).loop(I, Ints.of(50)).also(Bools.lessEqual(Ints.of(49), N)).also(Bools.less(N, Ints.of(70)));
		assertTrue(decide(wider.same(Ints.modulus(I, N))) instanceof Answer.Sat);
	}

	@Test
	void cyclicChunksAreRemaindersOfTheTeamSize() {
		Pairs pairs = Pairs.ownedBy(cyclic(I, 1)).loop(I, Ints.of(100)).atMost(8);
		assertEquals(Answer.Unsat.UNSAT, decide(pairs.same(Ints.modulus(I, T))));
	}

	@Test
	void blocksAreTakenIntoAccount() {
		Pairs pairs = Pairs.ownedBy(block(Ints.of(100), I)).loop(I, Ints.of(100));
		Answer answer = decide(pairs.same(Ints.modulus(I, Ints.of(10))));
		assertEquals(Optional.of(2L), ((Answer.Sat) answer).assignment().value(T));
	}

	@Test
	void nestsAreEnumerated() {
		IntExpr offset = plus(times(I, 10), times(J, J));
		assertTrue(decide(loop(10).loop(J, Ints.of(10)).same(offset)) instanceof Answer.Sat);
		assertEquals(Answer.Unsat.UNSAT, decide(loop(10).loop(J, Ints.of(4)).same(offset)));
	}

	@Test
	void aCancelledEnumerationEndsWithoutAnAnswer() {
		RaceConstraint c = loop(5000).same(times(I, I));
		assertTrue(new FiniteDomain(() -> true).decide(c) instanceof Answer.GaveUp);
	}
}
