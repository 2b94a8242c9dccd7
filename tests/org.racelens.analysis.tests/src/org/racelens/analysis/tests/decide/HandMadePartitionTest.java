package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.TID;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.Cancellation;

/** Loops whose iterations are divided among threads by arithmetic on the thread number, as programs do by hand. */
class HandMadePartitionTest {
	/** C's division, which truncates, by a positive divisor. */
	private static IntExpr divided(IntExpr a, IntExpr b) {
		return Ints.choice(Bools.lessEqual(Ints.ZERO, a), Ints.quotient(a, b), Ints.negate(Ints.quotient(Ints.negate(a), b)));
	}

	private static RaceConstraint range(IntExpr from, IntExpr to) {
		IntExpr index = plus(from, I);
		return Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).where(Bools.less(index, to)).same(index);
	}

	private static void assertRefuted(RaceConstraint constraint) {
		assertTrue(new Refuter(64, Cancellation.NEVER).refutes(constraint), () -> constraint.formula().toString());
	}

	private static void assertOpen(RaceConstraint constraint) {
		assertFalse(new Refuter(64, Cancellation.NEVER).refutes(constraint), () -> constraint.formula().toString());
	}

	@Test
	void equalChunksAreFree() {
		IntExpr chunk = divided(N, T);
		assertRefuted(range(times(TID, chunk), plus(times(TID, chunk), chunk)));
	}

	@Test
	void chunksOneTooLongAreNot() {
		IntExpr chunk = divided(N, T);
		assertOpen(range(times(TID, chunk), plus(plus(times(TID, chunk), chunk), 1)));
	}

	@Test
	void roundedUpChunksCutAtTheEndAreFree() {
		IntExpr chunk = divided(plus(plus(N, T), -1), T);
		assertRefuted(range(times(TID, chunk), Ints.min(plus(times(TID, chunk), chunk), N)));
	}

	@Test
	void theLastThreadTakesTheRest() {
		IntExpr chunk = divided(N, T);
		IntExpr end = Ints.choice(Bools.equal(TID, plus(T, -1)), N, plus(times(TID, chunk), chunk));
		assertRefuted(range(times(TID, chunk), end));
	}

	@Test
	void theFirstThreadsTakeOneMore() {
		IntExpr chunk = divided(N, T);
		IntExpr rest = Ints.subtract(N, times(chunk, T));
		BoolExpr early = Bools.less(TID, rest);
		IntExpr from = Ints.choice(early, plus(times(TID, chunk), TID), plus(times(TID, chunk), rest));
		IntExpr next = plus(TID, 1);
		IntExpr to = Ints.choice(early, plus(times(next, chunk), next), plus(times(next, chunk), rest));
		assertRefuted(range(from, to));
	}

	@Test
	void dividedProductsAreFree() {
		assertRefuted(range(divided(times(TID, N), T), divided(times(plus(TID, 1), N), T)));
	}

	@Test
	void strideByTeamSizeIsFree() {
		IntExpr index = plus(TID, times(I, T));
		assertRefuted(Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).where(Bools.less(index, N)).same(index));
	}

	@Test
	void remaindersByTeamSizeAreFree() {
		assertRefuted(Pairs.inTeam().loop(I, N).where(Bools.equal(Ints.modulus(I, T), TID)).same(I));
	}
}
