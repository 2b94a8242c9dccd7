package org.racelens.analysis.tests.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.oracle.Syntax.DYNAMIC;
import static org.racelens.analysis.tests.oracle.Syntax.I;
import static org.racelens.analysis.tests.oracle.Syntax.J;
import static org.racelens.analysis.tests.oracle.Syntax.K;
import static org.racelens.analysis.tests.oracle.Syntax.N;
import static org.racelens.analysis.tests.oracle.Syntax.NT;
import static org.racelens.analysis.tests.oracle.Syntax.STATIC;
import static org.racelens.analysis.tests.oracle.Syntax.TID;
import static org.racelens.analysis.tests.oracle.Syntax.a;
import static org.racelens.analysis.tests.oracle.Syntax.barrier;
import static org.racelens.analysis.tests.oracle.Syntax.c;
import static org.racelens.analysis.tests.oracle.Syntax.collapsed;
import static org.racelens.analysis.tests.oracle.Syntax.copy;
import static org.racelens.analysis.tests.oracle.Syntax.critical;
import static org.racelens.analysis.tests.oracle.Syntax.distributed;
import static org.racelens.analysis.tests.oracle.Syntax.distributedNowait;
import static org.racelens.analysis.tests.oracle.Syntax.equal;
import static org.racelens.analysis.tests.oracle.Syntax.line;
import static org.racelens.analysis.tests.oracle.Syntax.loop;
import static org.racelens.analysis.tests.oracle.Syntax.masked;
import static org.racelens.analysis.tests.oracle.Syntax.master;
import static org.racelens.analysis.tests.oracle.Syntax.number;
import static org.racelens.analysis.tests.oracle.Syntax.plus;
import static org.racelens.analysis.tests.oracle.Syntax.product;
import static org.racelens.analysis.tests.oracle.Syntax.read;
import static org.racelens.analysis.tests.oracle.Syntax.remainder;
import static org.racelens.analysis.tests.oracle.Syntax.sections;
import static org.racelens.analysis.tests.oracle.Syntax.single;
import static org.racelens.analysis.tests.oracle.Syntax.team;
import static org.racelens.analysis.tests.oracle.Syntax.times;
import static org.racelens.analysis.tests.oracle.Syntax.when;
import static org.racelens.analysis.tests.oracle.Syntax.write;
import static org.racelens.analysis.tests.oracle.Syntax.x;
import static org.racelens.analysis.tests.oracle.Syntax.y;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.oracle.Condition.Relation;
import org.racelens.analysis.tests.oracle.Schedule.Kind;
import org.racelens.analysis.tests.oracle.Stmt.Assign;
import org.racelens.analysis.tests.oracle.Stmt.Ending;
import org.racelens.analysis.tests.oracle.Stmt.Header;
import org.racelens.analysis.tests.oracle.Stmt.Let;
import org.racelens.analysis.tests.oracle.Stmt.Loop;
import org.racelens.analysis.tests.oracle.Stmt.Operation;
import org.racelens.analysis.tests.oracle.TinyProgram.Shape;

/** The oracle on programs whose races were worked out by hand; expected pairs are written {@code variable@label/label}. */
class OracleTest {
	private static final Schedule GUIDED_2 = Schedule.of(Kind.GUIDED, 2);

	private static void assertRaces(String expected, TinyProgram program) {
		assertEquals(expected, Oracle.races(program).stream().map(RacyPair::toString).collect(Collectors.joining(" ")));
	}

	private static void assertFree(TinyProgram program) {
		assertRaces("", program);
	}

	@Test
	void anUnguardedWriteRacesWithItself() {
		assertRaces("x@0/0", team(2, write(0, x())));
	}

	@Test
	void aTeamOfOneNeverRaces() {
		assertFree(team(1, write(0, x()), read(1, x())));
	}

	@Test
	void readsDoNotRace() {
		assertFree(team(4, read(0, x()), read(1, x())));
	}

	@Test
	void aBarrierOrdersWhatItSeparates() {
		assertRaces("x@0/1", team(2, when(equal(TID, 0), write(0, x())), read(1, x())));
		assertFree(team(2, when(equal(TID, 0), write(0, x())), barrier(), read(1, x())));
	}

	@Test
	void threadNumbersKeepSubscriptsApart() {
		assertFree(team(4, write(0, a(TID))));
		assertRaces("a@0/1", team(2, write(0, a(TID)), read(1, a(plus(TID, 1)))));
		assertRaces("a@0/0", team(3, write(0, a(remainder(TID, 2)))));
		assertFree(team(2, write(0, a(remainder(TID, 2)))));
	}

	@Test
	void aDistributedLoopRacesOnlyBetweenIterations() {
		assertFree(team(4, distributed(DYNAMIC, "i", 6, write(0, a(I)))));
		assertRaces("a@0/0", team(2, distributed(DYNAMIC, "i", 6, copy(0, a(plus(I, 1)), a(I)))));
		assertFree(team(4, distributed(DYNAMIC, "i", 1, write(0, x()))));
		assertFree(team(4, distributed(DYNAMIC, "i", 0, write(0, x()))));
	}

	@Test
	void aStaticChunkKeepsItsIterationsTogether() {
		assertFree(team(4, distributed(Schedule.of(Kind.STATIC, 4), "i", 4, copy(0, a(plus(I, 1)), a(I)))));
		assertRaces("a@0/0", team(4, distributed(Schedule.of(Kind.STATIC, 2), "i", 4, copy(0, a(plus(I, 1)), a(I)))));
	}

	@Test
	void staticChunksGoRoundTheTeam() {
		TinyProgram two = team(2, distributed(Schedule.of(Kind.STATIC, 1), "i", 6, write(0, a(remainder(I, 2)))));
		assertFree(two);
		assertRaces("a@0/0", two.withTeamLimit(3));
	}

	@Test
	void staticBlocksAreAlmostEqualButOfUnknownSizes() {
		assertFree(team(2, distributed(STATIC, "i", 5, when(equal(I, 0), write(0, x())), when(equal(I, 1), read(1, x())))));
		assertRaces("x@0/1", team(2, distributed(STATIC, "i", 5, when(equal(I, 2), write(0, x())), when(equal(I, 3), read(1, x())))));
		assertRaces("x@0/1", team(3, distributed(STATIC, "i", 5, when(equal(I, 0), write(0, x())), when(equal(I, 1), read(1, x())))));
	}

	@Test
	void loopsWithoutBarrierBetweenRaceUnlessConsistent() {
		assertRaces("a@0/1", team(2, distributedNowait(DYNAMIC, "i", 3, write(0, a(I))), distributed(DYNAMIC, "j", 3, read(1, a(J)))));
		assertFree(team(2, distributed(DYNAMIC, "i", 3, write(0, a(I))), distributed(DYNAMIC, "j", 3, read(1, a(J)))));
		assertFree(team(2, distributedNowait(STATIC, "i", 3, write(0, a(I))), distributed(STATIC, "j", 3, read(1, a(J)))));
		assertRaces("a@0/1", team(2, distributedNowait(STATIC, "i", 3, write(0, a(I))), distributed(STATIC, "j", 4, read(1, a(J)))));
		assertRaces("a@0/1", team(2, distributedNowait(STATIC, "i", 3, write(0, a(I))),
				distributed(Schedule.UNSPECIFIED, "j", 3, read(1, a(J)))));
	}

	@Test
	void consistentLoopsNeedTheSameIterationNotTheSameValue() {
		Header shifted = new Header("j", number(1), Relation.LESS, number(4), number(1));
		Stmt second = new Stmt.For(STATIC, List.of(shifted), Ending.BARRIER, List.of(read(1, a(plus(J, -1)))));
		assertFree(team(3, distributedNowait(STATIC, "i", 3, write(0, a(I))), second));
		Stmt skewed = new Stmt.For(STATIC, List.of(shifted), Ending.BARRIER, List.of(read(1, a(J))));
		assertRaces("a@0/1", team(3, distributedNowait(STATIC, "i", 3, write(0, a(I))), skewed));
	}

	@Test
	void consistentLoopsNeedIdenticalIterationSpaces() {
		Expr linear23 = plus(times(3, I), J);
		Expr linear32 = plus(times(2, I), J);
		assertFree(team(4, collapsed(STATIC, 2, 3, write(0, a(linear23))), collapsed(STATIC, 2, 3, read(1, a(linear23)))));
		assertRaces("a@0/1", team(4, collapsed(STATIC, 2, 3, write(0, a(linear23))), collapsed(STATIC, 3, 2, read(1, a(linear32)))));
		assertRaces("a@0/1", team(4, collapsed(STATIC, 2, 3, write(0, a(linear23))), distributed(STATIC, "i", 6, read(1, a(I)))));
	}

	@Test
	void collapseDistributesPoints() {
		assertFree(team(4, collapsed(DYNAMIC, 2, 3, write(0, c(I, J)))));
		assertRaces("c@0/0", team(4, collapsed(DYNAMIC, 2, 3, write(0, c(I, number(0))))));
		assertFree(team(4, collapsed(Schedule.of(Kind.STATIC, 3), 2, 3, write(0, c(I, number(0))))));
	}

	@Test
	void anotherEncounterOfADynamicLoopDealsAnew() {
		assertRaces("a@0/0", team(2, loop("k", number(2), distributedNowait(DYNAMIC, "i", 3, write(0, a(I))))));
		assertFree(team(2, loop("k", number(2), distributed(DYNAMIC, "i", 3, write(0, a(I))))));
		assertFree(team(2, loop("k", number(2), distributedNowait(STATIC, "i", 3, write(0, a(I))))));
		assertFree(team(2, loop("k", number(2), distributedNowait(Schedule.of(Kind.STATIC, 1), "i", 3, write(0, a(I))))));
	}

	@Test
	void anotherEncounterWithAnotherTripCountDealsAnew() {
		assertRaces("a@0/0", team(2, loop("k", number(2), distributed(STATIC, Ending.NOWAIT, "i", plus(K, 2), write(0, a(I))))));
	}

	@Test
	void dynamicChunksKeepTheirIterationsTogether() {
		Schedule chunks = Schedule.of(Kind.DYNAMIC, 2);
		assertFree(team(2, distributed(chunks, "i", 4, when(equal(I, 0), write(0, x())), when(equal(I, 1), read(1, x())))));
		assertRaces("x@0/1", team(2, distributed(chunks, "i", 4, when(equal(I, 1), write(0, x())), when(equal(I, 2), read(1, x())))));
	}

	@Test
	void guidedChunksHaveALeastSize() {
		assertFree(team(2, distributed(GUIDED_2, "i", 4, when(equal(I, 0), write(0, x())), when(equal(I, 1), read(1, x())))));
		assertRaces("x@0/1", team(2, distributed(GUIDED_2, "i", 4, when(equal(I, 1), write(0, x())), when(equal(I, 2), read(1, x())))));
		assertRaces("x@0/1", team(2, distributed(GUIDED_2, "i", 4, when(equal(I, 2), write(0, x())), when(equal(I, 3), read(1, x())))));
		assertRaces("x@0/0", team(2, distributed(Schedule.of(Kind.GUIDED), "i", 2, write(0, x()))));
	}

	@Test
	void aBarrierInALoopDoesNotOrderTheNextTrip() {
		assertRaces("x@0/1", team(2, loop("k", number(2), when(equal(TID, 0), write(0, x())), barrier(), read(1, x()))));
		assertFree(team(2, loop("k", number(1), when(equal(TID, 0), write(0, x())), barrier(), read(1, x()))));
		assertFree(team(2, loop("k", number(2), when(equal(TID, 0), write(0, x())), barrier(), read(1, x()), barrier())));
	}

	@Test
	void aBarrierInAnImperfectNestOrdersInnerTripsOnly() {
		// per outer trip: read a[i], then per inner trip a barrier and a write of a[i + j]
		Stmt inner = loop("j", number(2), barrier(), when(equal(TID, 0), write(1, a(plus(I, J)))));
		assertRaces("a@0/1", team(2, loop("i", number(2), read(0, a(plus(I, 0))), inner)));
		assertFree(team(2, loop("i", number(2), read(0, a(plus(I, 0))), inner, barrier())));
	}

	@Test
	void aBarrierUnderAUniformConditionOrdersOnlyWhereItIsMet() {
		Stmt sometimes = when(equal(remainder(K, 2), 0), barrier());
		Stmt write = when(equal(TID, 0), write(0, x()));
		Stmt read = when(equal(TID, 1), read(1, x()));
		assertFree(team(2, loop("k", number(1), write, sometimes, read)));
		assertRaces("x@0/1", team(2, loop("k", number(2), write, sometimes, read)));
		assertFree(team(2, loop("k", number(2), when(equal(K, 0), write), sometimes, when(equal(K, 1), read))));
	}

	@Test
	void aBarrierInALoopWithoutTripsOrdersNothing() {
		Stmt write = when(equal(TID, 0), write(0, x()));
		Stmt read = when(equal(TID, 1), read(1, x()));
		assertRaces("x@0/1", team(2, write, loop("k", number(0), barrier()), read));
		assertRaces("x@0/1", team(2, 0, 2, write, loop("k", N, barrier()), read));
		assertFree(team(2, 1, 2, write, loop("k", N, barrier()), read));
	}

	@Test
	void aSingleIsExecutedOncePerEncounter() {
		assertFree(team(4, single(Ending.NOWAIT, write(0, x()))));
		assertRaces("x@0/1", team(4, single(Ending.NOWAIT, write(0, x())), single(Ending.BARRIER, write(1, x()))));
		assertFree(team(4, single(Ending.BARRIER, write(0, x())), single(Ending.NOWAIT, write(1, x()))));
		assertRaces("x@0/0", team(4, loop("k", number(2), single(Ending.NOWAIT, write(0, x())))));
		assertFree(team(4, loop("k", number(2), single(Ending.BARRIER, write(0, x())))));
	}

	@Test
	void maskedHasOneThreadAndNoBarrier() {
		assertFree(team(4, master(write(0, x())), master(write(1, x()))));
		assertRaces("x@0/1", team(4, master(write(0, x())), read(1, x())));
		assertRaces("x@0/1", team(2, master(write(0, x())), masked(number(1), write(1, x()))));
		assertFree(team(2, master(write(0, x())), masked(number(2), write(1, x()))));
		assertRaces("x@0/0", team(2, masked(TID, write(0, x()))));
	}

	@Test
	void sectionsMayRunOnDifferentThreads() {
		assertRaces("x@0/1", team(2, sections(Ending.BARRIER, write(0, x()), write(1, x()))));
		assertFree(team(2, sections(Ending.BARRIER, write(0, x()), write(1, y()))));
		assertFree(team(2, sections(Ending.BARRIER, loop("k", number(2), write(0, x()), read(1, x())))));
		assertFree(team(2, sections(Ending.BARRIER, write(0, x())), read(1, x())));
		assertRaces("x@0/1", team(2, sections(Ending.NOWAIT, write(0, x())), read(1, x())));
	}

	@Test
	void criticalExcludesByName() {
		assertFree(team(4, critical("", write(0, x())), critical("", read(1, x()))));
		assertFree(team(4, critical("l", write(0, x())), critical("l", read(1, x()))));
		assertRaces("x@0/1", team(4, critical("l", write(0, x())), critical("", read(1, x()))));
		assertRaces("x@0/1", team(4, critical("l", write(0, x())), read(1, x())));
		assertFree(team(4, critical("l", critical("m", write(0, x()))), critical("m", read(1, x()))));
	}

	@Test
	void atomicsExcludeOnlyAtomics() {
		assertFree(
				team(4, line(0, Operation.ATOMIC_UPDATE, x()), line(1, Operation.ATOMIC_READ, x()), line(2, Operation.ATOMIC_WRITE, x())));
		assertRaces("x@0/1", team(4, line(0, Operation.ATOMIC_UPDATE, x()), read(1, x())));
		assertRaces("x@0/1 x@1/1", team(4, line(0, Operation.ATOMIC_READ, x()), write(1, x())));
		assertRaces("x@0/1", team(4, line(0, Operation.ATOMIC_UPDATE, x()), critical("", read(1, x()))));
	}

	@Test
	void anAtomicReadsItsOperandPlainly() {
		Stmt add = new Stmt.Access(0, Operation.ATOMIC_UPDATE, x(), Optional.of(y()));
		assertFree(team(4, add));
		assertRaces("y@0/1", team(4, add, when(equal(TID, 0), write(1, y()))));
		assertRaces("y@0/1", team(4, add, line(1, Operation.ATOMIC_UPDATE, y())));
	}

	@Test
	void iterationsDealtOutByHandStayApart() {
		Header round = new Header("i", TID, Relation.LESS, number(6), NT);
		assertFree(team(4, new Loop(round, List.of(write(0, a(I))))));
		assertRaces("a@0/1", team(4, new Loop(round, List.of(write(0, a(I)), read(1, a(plus(I, 1)))))));
		Header block = new Header("i", times(2, TID), Relation.LESS, plus(times(2, TID), 2), number(1));
		assertFree(team(4, new Loop(block, List.of(write(0, a(I))))));
	}

	@Test
	void aGuardOnTheThreadMakesTheOwnerConcrete() {
		assertFree(team(4, distributedNowait(DYNAMIC, "i", 3, when(equal(TID, 1), write(0, x()))),
				distributed(DYNAMIC, "j", 3, when(equal(TID, 1), write(1, x())))));
		assertRaces("x@0/1", team(4, distributedNowait(DYNAMIC, "i", 3, when(equal(TID, 1), write(0, x()))),
				distributed(DYNAMIC, "j", 3, when(equal(TID, 0), write(1, x())))));
		assertFree(team(4, single(Ending.NOWAIT, when(equal(TID, 0), write(0, x()))), master(write(1, x()))));
	}

	@Test
	void aPrivateScalarAdvancesPerThread() {
		Expr t = new Expr.Var("t");
		assertFree(team(3, new Let("t", TID), loop("k", number(2), write(0, a(t)), new Assign("t", plus(t, NT)))));
		assertRaces("a@0/0", team(3, new Let("t", TID), loop("k", number(2), write(0, a(t)), new Assign("t", plus(t, 1)))));
		assertFree(team(4, distributed(DYNAMIC, "i", 4, new Let("t", plus(times(2, I), 1)), write(0, a(t)))));
	}

	@Test
	void theParameterTakesEveryValueOfItsRange() {
		assertFree(team(2, -1, 4, when(equal(N, 5), write(0, x()))));
		assertRaces("x@0/0", team(2, -1, 5, when(equal(N, 5), write(0, x()))));
		assertRaces("a@0/0", team(2, 0, 3, distributed(DYNAMIC, "i", 4, write(0, a(product(N, I))))));
		assertFree(team(2, 1, 3, distributed(DYNAMIC, "i", 4, write(0, a(product(N, I))))));
	}

	@Test
	void theTeamMayBeSmallerThanItsLimitButNotLarger() {
		assertRaces("x@0/0", team(4, when(equal(NT, 2), write(0, x()))));
		assertFree(team(4, when(equal(NT, 5), write(0, x()))));
		assertFree(team(3, when(equal(TID, 3), write(0, x())), when(equal(TID, 0), write(1, x()))));
		TinyProgram unlimited = new TinyProgram(Shape.FUNCTION, OptionalInt.empty(), Optional.empty(), List.of(),
				List.of(when(equal(TID, 3), write(0, x())), when(equal(TID, 0), write(1, x()))));
		assertRaces("x@0/1", unlimited);
	}

	@Test
	void linesOfOneStatementAreOnePair() {
		assertRaces("x@0/0", team(2, line(0, Operation.UPDATE, x())));
		assertRaces("a@0/0 a@0/1 a@1/1", team(2, write(0, a(number(1))), write(1, a(number(1)))));
		assertRaces("x@0/0 a@0/1", team(2, copy(0, x(), a(number(0))), when(equal(TID, 1), write(1, a(number(0))))));
	}

	@Test
	void descendingAndSteppingLoopsHaveTheirOwnValues() {
		Header down = new Header("i", number(3), Relation.AT_LEAST, number(0), number(-1));
		Stmt first = distributedNowait(STATIC, "j", 4, write(0, a(J)));
		assertRaces("a@0/1", team(2, first, new Stmt.For(STATIC, List.of(down), Ending.BARRIER, List.of(read(1, a(I))))));
		Expr mirrored = plus(number(3), times(-1, I));
		assertFree(team(2, first, new Stmt.For(STATIC, List.of(down), Ending.BARRIER, List.of(read(1, a(mirrored))))));
		Header even = new Header("i", number(0), Relation.LESS, number(5), number(2));
		assertFree(team(4, new Stmt.For(DYNAMIC, List.of(even), Ending.BARRIER, List.of(write(0, a(I)), read(1, a(plus(I, 1)))))));
	}

	@Test
	void programsThatDoNotConformAreRefused() {
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, when(equal(TID, 0), barrier()))));
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, single(Ending.NOWAIT, barrier()))));
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, critical("", barrier()))));
		assertThrows(IllegalArgumentException.class,
				() -> Oracle.races(team(2, single(Ending.BARRIER, single(Ending.NOWAIT, write(0, x()))))));
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, loop("k", TID, single(Ending.NOWAIT, write(0, x()))))));
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, critical("", critical("", write(0, x()))))));
		Stmt leaking = distributed(DYNAMIC, "i", 3, new Assign("t", I));
		assertThrows(IllegalArgumentException.class, () -> Oracle.races(team(2, new Let("t", number(0)), leaking)));
	}

	@Test
	void aWitnessIsConfirmedOnlyIfItsVeryPairRaces() {
		TinyProgram program = team(3, distributedNowait(DYNAMIC, "i", 3, write(0, a(I))), distributed(DYNAMIC, "j", 3, read(1, a(J))));
		assertTrue(Oracle.confirms(program, witness(2, 0, Map.of("i", 2), 1, Map.of("j", 2))));
		assertTrue(Oracle.confirms(program, witness(2, 1, Map.of("i", 2), 0, Map.of())));
		assertFalse(Oracle.confirms(program, witness(2, 0, Map.of("i", 2), 0, Map.of("j", 2))));
		assertFalse(Oracle.confirms(program, witness(2, 0, Map.of("i", 2), 1, Map.of("j", 1))));
		assertFalse(Oracle.confirms(program, witness(2, 0, Map.of("i", 2), 2, Map.of("j", 2))));
		assertFalse(Oracle.confirms(program, witness(4, 0, Map.of("i", 2), 1, Map.of("j", 2))));
		assertFalse(Oracle.confirms(program, witness(1, 0, Map.of("i", 2), 1, Map.of("j", 2))));
	}

	private static ReplayedWitness witness(int team, int firstThread, Map<String, Integer> first, int secondThread,
			Map<String, Integer> second) {
		return new ReplayedWitness(team, OptionalInt.empty(), "a", new ReplayedWitness.End(0, firstThread, first),
				new ReplayedWitness.End(1, secondThread, second));
	}
}
