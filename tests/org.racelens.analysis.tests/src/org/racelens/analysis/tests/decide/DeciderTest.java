package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.block;
import static org.racelens.analysis.tests.decide.Pairs.cyclic;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.source.Cancellation;
import org.racelens.solver.z3.Z3ProverFactory;

/** All steps together. */
class DeciderTest {
	private static final Budget BUDGET = new Budget(Duration.ofSeconds(5), 0);
	private static final ProverFactory NONE = () -> {
		throw new ProverUnavailableException("no solver in this test", null);
	};

	/** Answers as told, last answer again and again, and remembers what happened to it. */
	private static class ScriptedProver implements Prover {
		private final ArrayDeque<Answer> answers = new ArrayDeque<>();
		private final List<BoolExpr> asked = new ArrayList<>();
		private int depth;
		private boolean closed;
		private boolean interrupted;

		ScriptedProver(Answer... answers) {
			this.answers.addAll(List.of(answers));
		}

		@Override
		public void push(BoolExpr assumption) {
			depth++;
		}

		@Override
		public void pop() {
			depth--;
		}

		@Override
		public void forget() {
			// answers are scripted
		}

		@Override
		public Answer check(BoolExpr formula, Budget budget) {
			asked.add(formula);
			return answers.size() > 1 ? answers.poll() : answers.peek();
		}

		@Override
		public void interrupt() {
			interrupted = true;
		}

		@Override
		public void close() {
			closed = true;
		}
	}

	static Decision decide(RaceConstraint constraint) {
		return decide(constraint, NONE);
	}

	private static Decision decide(RaceConstraint constraint, ProverFactory provers) {
		try (Decider decider = new Decider(provers, BUDGET, Cancellation.NEVER)) {
			return decider.decide(constraint);
		}
	}

	/** What no step but the solver decides: x³ + y³ = z³ for positive unknowns. */
	private static RaceConstraint hard() {
		IntExpr x = plus(I, 1);
		IntExpr y = plus(I.primed(), 1);
		IntExpr z = plus(N, 1);
		IntExpr sum = plus(times(x, times(x, x)), times(y, times(y, y)));
		return Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).also(Bools.lessEqual(Ints.ZERO, N))
				.meeting(Bools.equal(sum, times(z, times(z, z))));
	}

	/** What the solver decides, by large values. */
	private static RaceConstraint large() {
		return Pairs.ownedBy(any(I)).loop(I, N).also(Bools.less(Ints.of(100_000), times(I, 7)))
				.also(Bools.equal(Ints.modulus(I, Ints.of(1009)), Ints.of(17)))
				.also(Bools.equal(Ints.modulus(I.primed(), Ints.of(997)), Ints.of(5))).same(times(I, 3), times(I, 5));
	}

	@Test
	void aDistributedLoopOverItsOwnElementsIsFree() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).overlap(times(I, 4), times(I, 4), 4);
		assertEquals(new Decision.Unsatisfiable(false), decide(c));
	}

	@Test
	void theNeighboursElementRacesWithTwoIterationsAndTwoThreads() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).overlap(times(I, 4), times(plus(I, 1), 4), 4);
		Decision.Satisfiable race = (Decision.Satisfiable) decide(c);
		assertEquals(Optional.of(2L), race.witness().value(T));
		assertEquals(Optional.of(2L), race.witness().value(N));
		assertEquals(Optional.of(1L), race.witness().value(I));
	}

	@Test
	void aStaticLoopRacesAtItsBlockBorder() {
		RaceConstraint c = Pairs.ownedBy(block(Ints.of(1000), I)).loop(I, Ints.of(1000)).same(I, plus(I, 1));
		Decision.Satisfiable race = (Decision.Satisfiable) decide(c);
		assertEquals(Optional.of(2L), race.witness().value(T));
		assertEquals(Optional.of(500L), race.witness().value(I));
	}

	@Test
	void aScalarWrittenByAllRaces() {
		assertTrue(decide(Pairs.inTeam().same(Ints.ZERO)) instanceof Decision.Satisfiable);
	}

	@Test
	void twoThreadsWithUnitChunksDoNotMeetAtDistanceTwo() {
		RaceConstraint c = Pairs.ownedBy(cyclic(I, 1)).loop(I, N).atMost(2).same(I, plus(I, 2));
		assertTrue(decide(c, new Z3ProverFactory()) instanceof Decision.Unsatisfiable);
		RaceConstraint three = Pairs.ownedBy(cyclic(I, 1)).loop(I, N).atMost(3).same(I, plus(I, 2));
		assertEquals(Optional.of(3L), ((Decision.Satisfiable) decide(three)).witness().value(T));
	}

	@Test
	void theSolverIsNotMadeForWhatIsDecidedWithoutIt() {
		assertFalse(decide(Pairs.inTeam().same(Ints.ZERO), () -> {
			throw new AssertionError("nobody needs a solver here");
		}).bySolver());
	}

	@Test
	void withoutSolverAHardConstraintIsUndecided() {
		assertEquals(new Decision.Undecided("no solver in this test", false), decide(hard()));
	}

	@Test
	void theSolverIsMadeOnceAndClosed() {
		List<ScriptedProver> made = new ArrayList<>();
		try (Decider decider = new Decider(() -> {
			made.add(new ScriptedProver(Answer.Unsat.UNSAT));
			return made.get(0);
		}, BUDGET, Cancellation.NEVER)) {
			assertEquals(new Decision.Unsatisfiable(true), decider.decide(hard()));
			assertEquals(new Decision.Unsatisfiable(true), decider.decide(hard()));
			decider.interrupt();
		}
		assertEquals(1, made.size());
		assertTrue(made.get(0).closed && made.get(0).interrupted);
	}

	@Test
	void aMissingSolverIsAskedForOnce() {
		int[] asked = { 0 };
		try (Decider decider = new Decider(() -> {
			asked[0]++;
			throw new ProverUnavailableException("none", null);
		}, BUDGET, Cancellation.NEVER)) {
			decider.decide(hard());
			decider.decide(hard());
		}
		assertEquals(1, asked[0]);
	}

	@Test
	void theReasonOfTheSolverIsHandedOn() {
		ScriptedProver prover = new ScriptedProver(new Answer.GaveUp("too hard"));
		assertEquals(new Decision.Undecided("too hard", true), decide(hard(), () -> prover));
		assertEquals(2, prover.asked.size(), "the question, and the same with small values");
	}

	@Test
	void aWrongModelIsNeverAWitness() {
		Assignment wrong = new Assignment(Map.of(T, 2L, I, 5L, N, 5L), Map.of());
		Decision decision = decide(hard(), () -> new ScriptedProver(new Answer.Sat(wrong)));
		assertTrue(decision instanceof Decision.Undecided, decision::toString);
	}

	@Test
	void assumptionsAreTakenBack() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).same(times(I, I), plus(times(I, 90_001), -2_025_000_000L));
		Assignment model = new Assignment(Map.of(), Map.of());
		ScriptedProver prover = new ScriptedProver(new Answer.Sat(model), new Answer.GaveUp("enough"));
		decide(c, () -> prover);
		assertEquals(0, prover.depth);
	}

	@Test
	void largeValuesAreFoundByTheSolverAndMadeSmall() {
		RaceConstraint c = large();
		Decision decision = decide(c, new Z3ProverFactory());
		assertTrue(decision instanceof Decision.Satisfiable, decision::toString);
		Assignment witness = ((Decision.Satisfiable) decision).witness();
		assertTrue(Witnesses.isWitness(c, witness));
		assertEquals(Optional.of(2L), witness.value(T));
		long iteration = witness.value(I).orElseThrow();
		assertEquals(0, iteration % 5);
		assertEquals(Optional.of(iteration + 1), witness.value(N), "the loop is no longer than the iteration needs");
	}

	/** Whoever asks only whether there is a witness gets the first one; making it small takes further questions. */
	@Test
	void aWitnessIsMadeSmallForThoseWhoTellItAlone() {
		RaceConstraint c = large();
		List<Long> spent = new ArrayList<>();
		try (Prover prover = new Z3ProverFactory().create();
				Decider decider = new Decider(() -> prover, BUDGET, Cancellation.NEVER)) {
			Decision.Satisfiable any = (Decision.Satisfiable) decider.solve(c);
			spent.add(prover.resources());
			Decision.Satisfiable small = decider.smallest(c, any);
			spent.add(prover.resources());
			assertTrue(Witnesses.isWitness(c, any.witness()) && Witnesses.isWitness(c, small.witness()));
			assertTrue(small.witness().value(N).orElseThrow() <= any.witness().value(N).orElseThrow());
			assertEquals(decider.decide(c), small);
		}
		assertTrue(spent.get(1) > spent.get(0), spent::toString);
	}

	@Test
	void anExpiredDeadlineLeavesConstraintsUndecided() {
		try (Decider decider = new Decider(NONE, BUDGET, () -> true)) {
			assertTrue(decider.decide(Pairs.inTeam().same(Ints.ZERO)) instanceof Decision.Undecided);
		}
	}

	@Test
	void witnessesNameExactlyTheConstraintsUnknowns() {
		RaceConstraint c = Pairs.ownedBy(block(N, I)).loop(I, N).same(I, plus(I, 1));
		Assignment witness = ((Decision.Satisfiable) decide(c)).witness();
		assertEquals(Atoms.symbols(c.formula()), witness.symbols().keySet());
		assertEquals(Atoms.applications(c.formula()), witness.applications().keySet());
	}

	@Test
	void formulasThatExplodeAreRefusedAtOnce() {
		IntExpr value = I;
		for (long k = 0; k < 17; k++) {
			value = Ints.choice(Bools.lessEqual(N, Ints.of(k)), plus(value, k + 1), value);
		}
		assertEquals(new Decision.Undecided("the constraint is too large", false), decide(Pairs.inTeam().same(value)));
	}

	@Test
	void theSameConstraintGetsTheSameWitness() {
		RaceConstraint c = Pairs.ownedBy(any(I)).loop(I, N).same(times(I, 6), plus(times(I, 4), 2));
		assertEquals(decide(c), decide(c));
	}

	/** A question that would last for ever ends when the work is to stop. */
	@Test
	void aRunningQuestionIsInterruptedOnceWorkIsToStop() {
		CountDownLatch asked = new CountDownLatch(1);
		CountDownLatch interrupted = new CountDownLatch(1);
		Prover endless = new ScriptedProver(new Answer.GaveUp("interrupted")) {
			@Override
			public Answer check(BoolExpr formula, Budget budget) {
				asked.countDown();
				try {
					interrupted.await();
				} catch (InterruptedException e) {
					throw new AssertionError(e);
				}
				return super.check(formula, budget);
			}

			@Override
			public void interrupt() {
				interrupted.countDown();
			}
		};
		try (Decider decider = new Decider(() -> endless, BUDGET, () -> asked.getCount() == 0)) {
			assertTrue(decider.decide(hard()) instanceof Decision.Undecided);
		}
	}
}
