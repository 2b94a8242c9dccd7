package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.M;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.TID;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.block;
import static org.racelens.analysis.tests.decide.Pairs.cyclic;
import static org.racelens.analysis.tests.decide.Pairs.guided;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.BoundedSearch;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;

/** Small witnesses, found without a solver. */
class BoundedSearchTest {
	private static Answer search(RaceConstraint constraint) {
		return new BoundedSearch(2000, Cancellation.NEVER).search(constraint);
	}

	private static Assignment found(RaceConstraint constraint) {
		Answer answer = search(constraint);
		assertTrue(answer instanceof Answer.Sat, () -> answer + " for " + constraint.formula());
		Assignment assignment = ((Answer.Sat) answer).assignment();
		assertTrue(Witnesses.isWitness(constraint, assignment));
		return assignment;
	}

	private static List<Long> values(Assignment assignment, Symbol... symbols) {
		return List.of(symbols).stream().map(s -> assignment.value(s).orElseThrow()).toList();
	}

	@Test
	void twoThreadsSufficeForAScalar() {
		assertEquals(List.of(2L, 0L, 1L), values(found(Pairs.inTeam().same(Ints.ZERO)), T, TID, TID.primed()));
	}

	@Test
	void aGuardForAParticularThreadNeedsALargerTeam() {
		RaceConstraint c = Pairs.inTeam().also(Bools.equal(TID, Ints.of(7))).same(Ints.ZERO);
		assertEquals(List.of(8L, 7L, 0L), values(found(c), T, TID, TID.primed()));
	}

	@Test
	void aGuardForAParticularIterationIsMet() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).also(Bools.equal(I, Ints.of(100))).same(Ints.ZERO);
		assertEquals(List.of(2L, 101L, 100L, 0L), values(found(c), T, N, I, I.primed()));
	}

	@Test
	void parametersAreSmall() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).loop(J, M).same(plus(I, J));
		assertEquals(List.of(2L, 2L, 2L), values(found(c), T, N, M));
	}

	@Test
	void negativeOffsetsAreFound() {
		Symbol offset = Symbol.of(Name.of("k"), Role.PARAMETER);
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).also(Bools.less(offset, Ints.ZERO)).same(I, plus(I, offset));
		assertEquals(List.of(2L, 2L, -1L), values(found(c), T, N, offset));
	}

	@Test
	void staticBlocksRaceAtTheirBorderOnly() {
		RaceConstraint c = Pairs.ownedBy(block(Ints.of(10_000), I)).loop(I, Ints.of(10_000)).same(I, plus(I, 1));
		assertEquals(List.of(2L, 5000L, 4999L), values(found(c), T, I, I.primed()));
	}

	@Test
	void collapsedStaticBlocksRaceAtTheirBorderOnly() {
		IntExpr rows = Ints.of(300);
		IntExpr columns = Ints.of(500);
		RaceConstraint c = Pairs.ownedBy(block(rows, columns, I, J)).loop(I, rows).loop(J, columns)
				.same(plus(times(I, 500), J), plus(plus(times(I, 500), J), 1));
		assertEquals(List.of(2L, 150L, 0L), values(found(c), T, I, J));
	}

	@Test
	void chunksRaceAtTheirBorderOnly() {
		RaceConstraint c = Pairs.ownedBy(cyclic(I, 8)).loop(I, N).same(I, plus(I, 1));
		assertEquals(List.of(2L, 9L, 8L), values(found(c), T, N, I));
	}

	@Test
	void guidedChunksRaceFromTheChunkSizeOn() {
		RaceConstraint c = Pairs.ownedBy(guided(Ints.of(6), I)).loop(I, N).same(I, plus(I, 1));
		assertEquals(List.of(2L, 7L, 6L), values(found(c), T, N, I));
	}

	@Test
	void aLoopWithinOneGuidedChunkHasNoRace() {
		assertEquals(Answer.Unsat.UNSAT, search(Pairs.ownedBy(guided(Ints.of(6), I)).loop(I, Ints.of(6)).atMost(4).same(Ints.ZERO)));
	}

	@Test
	void boundedQuestionsAreRefutedByTryingEverything() {
		Pairs pairs = Pairs.ownedBy(block(Ints.of(4), I)).loop(I, Ints.of(4)).atMost(2).also(Bools.equal(I, Ints.ZERO));
		assertEquals(Answer.Unsat.UNSAT, search(pairs.same(I, plus(I, -1))));
	}

	@Test
	void cubesAreSolvedForSmallValues() {
		IntExpr cube = times(I, times(I, I));
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).same(cube, plus(times(I, 9), -1));
		assertEquals(List.of(2L, 3L, 2L, 1L), values(found(c), T, N, I, I.primed()));
	}

	@Test
	void parametersMayBeFactors() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).loop(J, plus(M, 1)).also(Bools.less(Ints.ZERO, M)).same(plus(times(I, M), J));
		assertEquals(List.of(2L, 2L, 1L), values(found(c), T, N, M));
	}

	@Test
	void nothingIsFoundInAnUnsatisfiableUnboundedQuestion() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).same(times(I, I), plus(times(times(I, I), 2), 1000003));
		assertTrue(!(search(c) instanceof Answer.Sat));
	}

	@Test
	void aCancelledSearchEndsWithoutAnAnswer() {
		RaceConstraint c = Pairs.inTeam().same(Ints.ZERO);
		assertTrue(new BoundedSearch(2000, () -> true).search(c) instanceof Answer.GaveUp);
	}

	@Test
	void theSameQuestionGetsTheSameAnswer() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).loop(J, M).same(plus(times(I, 3), J), plus(times(I, 2), 5));
		assertEquals(search(c).toString(), search(c).toString());
	}
}
