package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.oracle.Syntax.*;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.Operation;

/** The oracle on locks, ordered regions, teams, nested teams and lanes, on programs worked out by hand. */
class OrderOracleTest {
	private static final OptionalInt NO_SAFELEN = OptionalInt.empty();
	private static final Expr TID1 = new Expr.Var("tid1");

	private static void assertRaces(String expected, TinyProgram program) {
		assertEquals(expected, Oracle.races(program).stream().map(RacyPair::toString).collect(Collectors.joining(" ")));
	}

	private static void assertFree(TinyProgram program) {
		assertRaces("", program);
	}

	@Test
	void locksExcludeByAddress() {
		assertFree(team(3, locked(scalar("l0"), write(0, x())), locked(scalar("l0"), write(1, x()))));
		assertRaces("x@0/1", team(3, locked(scalar("l0"), write(0, x())), locked(scalar("l1"), write(1, x()))));
		assertFree(team(3, distributed(DYNAMIC, "i", 4, locked(lk(remainder(I, 2)), write(0, a(remainder(I, 2)))))));
		assertRaces("x@0/0", team(3, distributed(DYNAMIC, "i", 4, locked(lk(remainder(I, 2)), write(0, x())))));
		assertRaces("x@0/1", team(3, locked(scalar("l0"), write(0, x())), critical("l0", write(1, x()))));
	}

	@Test
	void orderedRegionsFollowTheIterations() {
		assertFree(team(3, distributed(DYNAMIC, "i", 3, ordered(write(0, x())))));
		assertRaces("x@0/0", team(3, distributed(DYNAMIC, "i", 3, write(0, x()), ordered())));
		assertRaces("x@0/1", team(3, distributed(DYNAMIC, "i", 3, ordered(write(0, x())), read(1, x()))));
	}

	@Test
	void whatPrecedesAnOrderedRegionIsBeforeWhatFollowsALaterOne() {
		Expr next = plus(I, -1);
		assertFree(team(3, distributed(DYNAMIC, "i", 3, write(0, a(I)), ordered(), read(1, a(next)))));
		assertRaces("a@0/1", team(3, distributed(DYNAMIC, "i", 3, write(0, a(I)), ordered(), read(1, a(plus(I, 1))))));
	}

	@Test
	void iterationsWithoutOrderedRegionAreNotInTheOrder() {
		Stmt sometimes = when(equal(remainder(I, 2), 0), ordered(write(0, x())));
		assertFree(team(3, distributed(DYNAMIC, "i", 3, sometimes)));
		assertRaces("x@0/1", team(3, distributed(DYNAMIC, "i", 3, sometimes, when(equal(I, 1), read(1, x())))));
	}

	@Test
	void orderedRegionsOfTwoLoopsDoNotExcludeEachOther() {
		assertRaces("x@0/1", team(2, distributedNowait(DYNAMIC, "i", 2, ordered(write(0, x()))),
				distributed(DYNAMIC, "j", 2, ordered(write(1, x())))));
	}

	@Test
	void twoOrderedRegionsInAnIterationAreRefused() {
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, distributed(DYNAMIC, "i", 2, ordered(), ordered()))));
	}

	@Test
	void aSinkWaitsForTheSourceOfAnEarlierIteration() {
		Stmt[] chain = { new Guarded.Sink("i", 1), copy(0, a(I), a(plus(I, -1))), new Guarded.Source() };
		assertFree(team(3, distributed(DYNAMIC, "i", 4, chain)));
		assertRaces("a@0/0", team(3, distributed(DYNAMIC, "i", 4, new Guarded.Sink("i", 2), chain[1], chain[2])));
		assertRaces("a@0/0", team(3, distributed(DYNAMIC, "i", 4, chain[0], chain[2], chain[1])));
		assertFree(team(3, distributed(DYNAMIC, "i", 4, chain[0], copy(0, a(I), a(plus(I, -2))), chain[2])));
	}

	@Test
	void innerTeamsRaceAmongThemselvesAndWithEachOther() {
		assertRaces("x@0/0", team(1, inner(2, write(0, x()))));
		assertFree(team(1, inner(2, write(0, a(TID1)))));
		assertRaces("a@0/0", team(2, inner(2, write(0, a(TID1)))));
		assertRaces("x@0/1", team(2, when(equal(TID, 0), inner(1, write(0, x()))), when(equal(TID, 1), write(1, x()))));
	}

	@Test
	void anInnerRegionIsOrderedWithItsEncounteringThread() {
		assertFree(team(1, write(0, x()), inner(2, when(equal(TID1, 1), write(1, x()))), write(2, x())));
		assertFree(team(2, single(Ending.BARRIER, write(0, x()), inner(2, when(equal(TID1, 1), write(1, x()))), write(2, x()))));
	}

	@Test
	void anInnerBarrierOrdersItsTeamOnly() {
		Stmt first = when(equal(TID1, 0), write(0, x()));
		Stmt second = when(equal(TID1, 1), write(1, x()));
		assertFree(team(1, inner(2, first, barrier(), second)));
		assertRaces("x@0/0 x@0/1 x@1/1", team(2, inner(2, first, barrier(), second)));
	}

	@Test
	void anInnerTeamInheritsALockButDoesNotExcludeItself() {
		assertRaces("y@0/0", team(1, critical("", inner(2, write(0, y())))));
		assertFree(team(2, critical("", inner(2, when(equal(TID1, 1), write(0, y()))))));
		assertFree(team(2, critical("", inner(2, when(equal(TID1, 1), write(0, y())))), critical("", write(1, y()))));
	}

	@Test
	void teamsRaceAndCriticalDoesNotSpanThem() {
		assertRaces("x@0/0", league(write(0, x())));
		assertFree(league(write(0, a(new Expr.Var("team")))));
		Nesting.Parallel critical = new Nesting.Parallel(0, 2, java.util.List.of(critical("", write(0, x()))));
		assertRaces("x@0/0", league(critical));
		assertFree(bare(new Nesting.Teams(Nesting.Device.HOST, 1, java.util.List.of(critical))));
		Stmt atomic = line(0, Operation.ATOMIC_UPDATE, x());
		assertFree(league(new Nesting.Parallel(0, 2, java.util.List.of(atomic))));
	}

	@Test
	void distributeHasNoBarrier() {
		assertFree(league(distribute(3, write(0, a(I)))));
		assertRaces("a@0/1", league(distribute(3, write(0, a(I))), distribute(3, read(1, a(I)))));
		Stmt roundRobin = new Nesting.Distribute(header("i", number(3)), OptionalInt.of(1),
				java.util.List.of(write(0, a(remainder(I, 2)))));
		assertFree(league(roundRobin));
	}

	@Test
	void aDistributedParallelLoopRacesBetweenIterations() {
		assertFree(league(new Nesting.DistributedLoop(2, header("i", number(3)), java.util.List.of(write(0, a(I))))));
		assertRaces("a@0/0", league(new Nesting.DistributedLoop(2, header("i", number(2)), java.util.List.of(write(0, a(number(0)))))));
		assertRaces("x@0/0",
				league(new Nesting.DistributedLoop(2, header("i", number(2)), java.util.List.of(critical("", write(0, x()))))));
	}

	@Test
	void lanesKeepOnlyForwardDependences() {
		Expr next = plus(I, 1);
		assertFree(bare(simd(NO_SAFELEN, copy(0, a(I), a(next)))));
		assertRaces("a@0/0", bare(simd(NO_SAFELEN, copy(0, a(next), a(I)))));
		assertFree(bare(simd(NO_SAFELEN, write(0, a(I)), read(1, a(plus(I, -1))))));
		assertRaces("b@0/1", bare(simd(NO_SAFELEN, write(0, new Stmt.Cell("b", java.util.List.of(I))),
				read(1, new Stmt.Cell("b", java.util.List.of(next))))));
		assertRaces("x@0/0", bare(simd(NO_SAFELEN, write(0, x()))));
	}

	@Test
	void safelenLimitsTheDistance() {
		Stmt dependence = copy(0, a(plus(I, 2)), a(I));
		assertFree(bare(simd(OptionalInt.of(2), dependence)));
		assertRaces("a@0/0", bare(simd(OptionalInt.of(3), dependence)));
	}

	@Test
	void sharedLanesRaceAsThreadsAndAsLanes() {
		Expr next = plus(I, 1);
		assertRaces("a@0/0", team(2, forSimd(copy(0, a(I), a(next)))));
		assertFree(team(1, forSimd(copy(0, a(I), a(next)))));
		assertRaces("a@0/0", team(1, forSimd(copy(0, a(next), a(I)))));
		assertFree(team(2, forSimd(write(0, a(I)))));
	}

	@Test
	void flatRegionsAreJudgedAlikeByPairsAndByWholeExecutions() {
		int compared = 0;
		for (long seed = 0; seed < 60; seed++) {
			TinyProgram program = RegionGenerator.program(seed);
			TinyProgram small = program.withTeamLimit(Math.min(3, program.largestTeam()));
			try {
				assertEquals(EveryExecution.races(small), Oracle.races(small), () -> CPrinter.print(small).numbered());
				compared++;
			} catch (IllegalArgumentException tooLarge) {
				// another program will do
			}
		}
		assertTrue(compared > 25, "only " + compared + " programs were small enough to compare");
	}
}
