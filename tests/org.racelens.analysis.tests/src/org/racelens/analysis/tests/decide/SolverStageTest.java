package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.LongRun;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.SolverStage;
import org.racelens.logic.decide.WitnessMinimiser;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.Prover;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;
import org.racelens.solver.z3.Z3ProverFactory;

/** The steps that ask the solver, with Z3. */
class SolverStageTest {
	private static final Budget BUDGET = new Budget(Duration.ofSeconds(3), 5_000_000);
	private static final long FIRST = 1_000_000;
	private static final int SEEDS = LongRun.size("racelens.seeds", 200, 400);

	private static String describe(long seed, RaceConstraint constraint) {
		return "seed " + seed + ": " + constraint.formula() + " max " + constraint.maxTeamSize();
	}

	/** Compares an answer with the truth; whether there was one. */
	private static boolean isDecided(Prover prover, RandomConstraints.Sample sample, String text) {
		RaceConstraint constraint = sample.constraint();
		Optional<Assignment> truth = BruteForce.solve(constraint.formula(), constraint.teamSize(), sample.ranges(),
				RandomConstraints.VALUES);
		Answer answer = new SolverStage(prover, BUDGET, Cancellation.NEVER).ask(constraint);
		assertFalse(answer instanceof Answer.Unsat && truth.isPresent(), () -> "unsatisfiable although " + truth + " in " + text);
		if (answer instanceof Answer.Sat sat) {
			assertTrue(truth.isPresent(), text);
			assertTrue(Witnesses.isWitness(constraint, sat.assignment()), text);
			Assignment small = new WitnessMinimiser(prover, BUDGET, Cancellation.NEVER).minimise(constraint, sat.assignment());
			assertTrue(Witnesses.isWitness(constraint, small), text);
		}
		return !(answer instanceof Answer.GaveUp);
	}

	@Test
	void solverAnswersAgreeWithBruteForce() {
		int samples = 0;
		int decided = 0;
		try (Prover prover = new Z3ProverFactory().create()) {
			for (long seed = FIRST; seed < FIRST + SEEDS; seed++) {
				RandomConstraints.Sample sample = RandomConstraints.sample(seed);
				if (sample.isSmall()) {
					samples++;
					decided += isDecided(prover, sample, describe(seed, sample.constraint())) ? 1 : 0;
				}
			}
		}
		assertTrue((samples - decided) * 50 <= samples, decided + " decided of " + samples);
	}

	/** Two threads of a team that is made inside: a witness names no more of them than it takes. Semantics §10 */
	@Test
	void innerTeamsOfWitnessesAreSmall() {
		Symbol outer = Symbol.of(Name.of("T"), Role.TEAM_SIZE);
		Symbol inner = Symbol.of(Name.of("T#2"), Role.INNER_TEAM_SIZE);
		Symbol thread = Symbol.of(Name.of("tid#3"), Role.THREAD);
		BoolExpr formula = Bools.and(Bools.lessEqual(Ints.ZERO, thread), Bools.less(thread, inner),
				Bools.lessEqual(Ints.ZERO, thread.primed()), Bools.less(thread.primed(), inner), Bools.notEqual(thread, thread.primed()));
		RaceConstraint constraint = new RaceConstraint(formula, outer, Optional.of(1L));
		Assignment large = new Assignment(Map.of(outer, 1L, inner, 15656L, thread, 15654L, thread.primed(), 15655L), Map.of());
		assertTrue(Witnesses.isWitness(constraint, large));
		try (Prover prover = new Z3ProverFactory().create()) {
			Assignment small = new WitnessMinimiser(prover, BUDGET, Cancellation.NEVER).minimise(constraint, large);
			assertEquals(Optional.of(2L), small.value(inner));
		}
	}
}
