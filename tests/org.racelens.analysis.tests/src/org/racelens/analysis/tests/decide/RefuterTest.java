package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.K;
import static org.racelens.analysis.tests.decide.Pairs.M;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.TID;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.block;
import static org.racelens.analysis.tests.decide.Pairs.cyclic;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;

/** What is refuted without a solver, and what must not be. */
class RefuterTest {
	private static final IntExpr ONE = Ints.ONE;

	private static void assertRefuted(RaceConstraint constraint) {
		assertTrue(new Refuter(64, Cancellation.NEVER).refutes(constraint), () -> constraint.formula().toString());
	}

	private static void assertOpen(RaceConstraint constraint) {
		assertFalse(new Refuter(64, Cancellation.NEVER).refutes(constraint), () -> constraint.formula().toString());
	}

	private static Pairs loopOverN() {
		return Pairs.ownedBy(any(I)).loop(I, N);
	}

	@Test
	void equalIterationsHaveEqualOwners() {
		assertRefuted(loopOverN().same(I));
	}

	@Test
	void equalIterationsOfBothDimensionsHaveEqualOwners() {
		assertRefuted(Pairs.ownedBy(block(N, M, I, J)).loop(I, N).loop(J, M).meeting(Bools.and(Bools.equal(I, I.primed()),
				Bools.equal(J, J.primed()))));
	}

	@Test
	void differentIterationsMayHaveDifferentOwners() {
		assertOpen(loopOverN().same(I, plus(I, 1)));
	}

	@Test
	void overlappingRangesOfOneElementSizeAreOneElement() {
		assertRefuted(loopOverN().overlap(times(I, 8), times(I, 8), 8));
	}

	@Test
	void overlappingRangesOfHalfElementsAreOneElement() {
		assertRefuted(loopOverN().overlap(plus(times(I, 8), 4), plus(times(I, 8), 4), 4));
	}

	@Test
	void rangesThatReachIntoTheNextElementStayOpen() {
		assertOpen(loopOverN().overlap(times(I, 4), times(I, 4), 8));
	}

	@Test
	void differentFieldsOfStructuresDoNotOverlap() {
		assertRefuted(loopOverN().overlap(plus(times(I, 24), 8), plus(times(I, 24), 16), 8));
	}

	@Test
	void evenAndOddElementsNeverMeet() {
		assertRefuted(loopOverN().same(times(I, 2), plus(times(I, 2), 1)));
	}

	@Test
	void constantDistanceBeyondTheLoopNeverMeets() {
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, Ints.of(100)).same(I, plus(I, 100)));
		assertOpen(Pairs.ownedBy(any(I)).loop(I, Ints.of(101)).same(I, plus(I, 100)));
	}

	@Test
	void symbolicDistanceBeyondTheLoopNeverMeets() {
		assertRefuted(loopOverN().same(I, plus(I, N)));
		assertOpen(loopOverN().same(I, plus(I, plus(N, -1))));
	}

	@Test
	void distanceKnownBySymbolsOnlyNeverMeets() {
		assertRefuted(loopOverN().also(Bools.lessEqual(N, M)).same(I, plus(I, M)));
	}

	@Test
	void oneThreadDoesNotRaceWithItself() {
		assertRefuted(Pairs.inTeam().also(Bools.equal(T, ONE)).same(Ints.ZERO));
	}

	@Test
	void aTeamOfAtMostOneHasNoRace() {
		assertRefuted(Pairs.inTeam().atMost(1).same(Ints.ZERO));
	}

	@Test
	void ownElementsByThreadNumberAreFree() {
		assertRefuted(Pairs.inTeam().same(TID));
	}

	@Test
	void rowsByThreadNumberAreFree() {
		assertRefuted(Pairs.inTeam().loop(I, N).same(plus(times(TID, N), I)));
	}

	@Test
	void rowsByThreadNumberThatOverlapByOneStayOpen() {
		assertOpen(Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).where(Bools.lessEqual(I, N)).same(plus(times(TID, N), I)));
	}

	@Test
	void padsOfConstantWidthByThreadNumberAreFree() {
		assertRefuted(Pairs.inTeam().loop(I, Ints.of(16)).same(plus(times(TID, 16), I)));
	}

	@Test
	void aGuardForOneThreadIsFree() {
		assertRefuted(Pairs.inTeam().where(Bools.equal(TID, Ints.ZERO)).same(Ints.ZERO));
	}

	@Test
	void linearisedRowsOfSymbolicLengthComeApart() {
		assertRefuted(loopOverN().loop(J, M).same(plus(times(I, M), J)));
	}

	@Test
	void linearisedBytesComeApart() {
		IntExpr offset = times(plus(times(I, M), J), 8);
		assertRefuted(loopOverN().loop(J, M).overlap(offset, offset, 8));
	}

	@Test
	void paddedRowsComeApart() {
		IntExpr offset = plus(times(I, plus(M, 2)), J);
		assertRefuted(loopOverN().loop(J, M).same(offset));
		assertRefuted(loopOverN().loop(J, plus(M, 2)).same(offset));
		assertOpen(loopOverN().loop(J, plus(M, 3)).same(offset));
	}

	@Test
	void rowsLongerThanTheirStrideStayOpen() {
		assertOpen(loopOverN().loop(J, plus(M, 1)).same(plus(times(I, M), J)));
	}

	@Test
	void rowsWhoseLengthIsLoadedComeApart() {
		FunctionSymbol size = new FunctionSymbol(Name.of("size"), 1, Meaning.INPUT, Optional.empty());
		IntExpr rows = new Apply(size, List.of(Ints.ZERO));
		IntExpr columns = new Apply(size, List.of(Ints.of(8)));
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, rows).loop(J, columns).same(plus(times(I, columns), J)));
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, rows).loop(J, columns).same(plus(times(J, rows), I)));
		assertOpen(Pairs.ownedBy(any(I)).loop(I, rows).loop(J, columns).same(plus(times(I, rows), J)));
	}

	@Test
	void threeDimensionsComeApart() {
		Symbol p = Symbol.of(Name.of("p"), Role.PARAMETER);
		IntExpr offset = plus(times(plus(times(I, M), J), p), K);
		assertRefuted(loopOverN().loop(J, M).loop(K, p).same(offset));
	}

	@Test
	void sevenDimensionsOfATriangularNestComeApart() {
		Pairs pairs = Pairs.inTeam();
		List<Symbol> trips = new ArrayList<>();
		IntExpr offset = Ints.ZERO;
		for (long stride : new long[] { 600_000, 96_000, 10_500, 510, 126, 3, 1 }) {
			Symbol trip = Symbol.of(Name.of("trip" + trips.size()), Role.TRIP);
			IntExpr end = trips.isEmpty() || stride < 126 ? Ints.of(stride == 1 ? 3 : 5) : plus(times(trips.get(trips.size() - 1), -1), 5);
			pairs.loop(trip, stride == 126 ? Ints.of(4) : end);
			trips.add(trip);
			offset = plus(offset, times(trip, stride));
		}
		FunctionSymbol own = new FunctionSymbol(Name.of("own"), trips.size(), Meaning.OWNER_ANY, Optional.empty());
		assertRefuted(pairs.where(Bools.equal(TID, new Apply(own, List.copyOf(trips)))).same(offset));
	}

	@Test
	void threePaddedDimensionsComeApart() {
		Symbol p = Symbol.of(Name.of("p"), Role.PARAMETER);
		IntExpr offset = plus(times(plus(times(plus(I, 1), plus(M, 2)), plus(J, 1)), plus(p, 2)), plus(K, 1));
		assertRefuted(loopOverN().loop(J, M).loop(K, p).same(offset));
	}

	@Test
	void constantRowsComeApart() {
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, Ints.of(10)).loop(J, Ints.of(20)).same(plus(times(I, 20), J)));
		assertOpen(Pairs.ownedBy(any(I)).loop(I, Ints.of(10)).loop(J, Ints.of(21)).same(plus(times(I, 20), J)));
	}

	@Test
	void aStencilWithinItsOwnRowIsFree() {
		IntExpr here = plus(times(I, M), J);
		assertRefuted(loopOverN().where(Bools.lessEqual(ONE, J)).where(Bools.less(J, M)).same(here, plus(here, -1)));
	}

	@Test
	void aStencilIntoTheNextRowStaysOpen() {
		IntExpr here = plus(times(I, M), J);
		assertOpen(loopOverN().loop(J, M).same(here, plus(here, M)));
	}

	@Test
	void aSingleRowIndexTimesASymbolIsFreeOnceTheStrideIsPositive() {
		assertRefuted(loopOverN().also(Bools.less(Ints.ZERO, M)).same(times(I, M)));
		assertOpen(loopOverN().same(times(I, M)));
	}

	@Test
	void theDiagonalIsFree() {
		assertRefuted(loopOverN().same(plus(times(I, N), I)));
	}

	@Test
	void chunksOfThreadNumbersAreFree() {
		Symbol chunk = Symbol.of(Name.of("chunk"), Role.PARAMETER);
		IntExpr from = times(TID, chunk);
		assertRefuted(Pairs.inTeam().where(Bools.lessEqual(from, I)).where(Bools.less(I, plus(from, chunk))).same(I));
	}

	@Test
	void chunksComputedByDivisionAreFree() {
		IntExpr chunk = Ints.quotient(N, T);
		IntExpr from = times(TID, chunk);
		assertRefuted(Pairs.inTeam().where(Bools.lessEqual(from, I)).where(Bools.less(I, plus(from, chunk))).same(I));
	}

	@Test
	void remaindersOfShortLoopsAreTheIterations() {
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, Ints.of(10)).same(Ints.modulus(I, Ints.of(10))));
		assertOpen(Pairs.ownedBy(any(I)).loop(I, Ints.of(11)).same(Ints.modulus(I, Ints.of(10))));
	}

	@Test
	void remaindersOfShiftedShortLoopsAreDifferent() {
		assertRefuted(Pairs.ownedBy(any(I)).where(Bools.lessEqual(Ints.of(5), I)).where(Bools.less(I, Ints.of(15))).same(
				Ints.modulus(I, Ints.of(10))));
	}

	@Test
	void wholeChunksBelongToOneThread() {
		assertRefuted(Pairs.ownedBy(cyclic(I, 4)).loop(I, N).same(Ints.quotient(I, Ints.of(4))));
		assertOpen(Pairs.ownedBy(cyclic(I, 3)).loop(I, N).same(Ints.quotient(I, Ints.of(4))));
	}

	@Test
	void aLoopShorterThanItsChunkHasOneThread() {
		assertRefuted(Pairs.ownedBy(cyclic(I, 8)).loop(I, Ints.of(8)).same(Ints.ZERO));
		assertOpen(Pairs.ownedBy(cyclic(I, 8)).loop(I, Ints.of(9)).same(Ints.ZERO));
	}

	@Test
	void disjunctionsAreRefutedCaseByCase() {
		RaceConstraint c = loopOverN().meeting(Bools.or(Bools.equal(I, I.primed()), Bools.and(Bools.less(I, Ints.ZERO), Bools.less(N, M))));
		assertRefuted(c);
	}

	@Test
	void oneOpenCaseKeepsADisjunctionOpen() {
		assertOpen(loopOverN().meeting(Bools.or(Bools.equal(I, I.primed()), Bools.equal(plus(I, 1), I.primed()))));
	}

	@Test
	void choicesAreRefutedByTheirConditions() {
		IntExpr mirrored = Ints.choice(Bools.less(I, M), I, I);
		IntExpr shifted = Ints.choice(Bools.less(I, M), times(I, 2), plus(times(I, 2), 1));
		assertRefuted(loopOverN().same(mirrored));
		assertRefuted(loopOverN().same(shifted));
	}

	@Test
	void maximaBoundIterations() {
		IntExpr start = Ints.max(M, Ints.of(5));
		assertRefuted(loopOverN().where(Bools.lessEqual(start, I)).same(I, Ints.of(3)));
	}

	@Test
	void tableElementsThatDoNotOccurAreExcluded() {
		IntExpr element = Ints.lookup("idx", List.of(3L, 5L, 9L), I);
		assertRefuted(Pairs.ownedBy(any(I)).loop(I, Ints.of(3)).same(element, Ints.of(10)));
		assertOpen(Pairs.ownedBy(any(I)).loop(I, Ints.of(3)).same(element, Ints.of(9)));
	}

	@Test
	void squaresOfDifferentIterationsDiffer() {
		assertRefuted(loopOverN().same(times(I, I)));
	}

	@Test
	void barrierPhasesOfOneLoopAreFree() {
		assertRefuted(Pairs.inTeam().loop(K, N).also(Bools.equal(K, K.primed())).where(Bools.equal(TID, Ints.ZERO)).same(Ints.ZERO));
	}

	@Test
	void equalOwnersAcrossConsistentLoopsAreFree() {
		assertRefuted(Pairs.ownedBy(block(N, I)).loop(I, N).same(times(I, 4)));
	}

	@Test
	void lowerTriangleRowsAreFree() {
		assertRefuted(loopOverN().loop(J, I).same(plus(times(I, N), J)));
	}

	@Test
	void hugeConstantsAreNotDecided() {
		assertOpen(loopOverN().same(times(I, 1L << 62), plus(times(I, 1L << 62), 1L << 62)));
	}
}
