package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.decide.RaceConstraint;
import org.racelens.analysis.decide.SolverStage;
import org.racelens.analysis.decide.WitnessMinimiser;
import org.racelens.analysis.decide.Witnesses;
import org.racelens.analysis.prover.Answer;
import org.racelens.analysis.prover.Assignment;
import org.racelens.analysis.prover.Budget;
import org.racelens.analysis.prover.Prover;
import org.racelens.model.source.Cancellation;
import org.racelens.solver.z3.Z3ProverFactory;

/** The steps that ask the solver, with Z3. */
class SolverStageTest {
	private static final Budget BUDGET = new Budget(Duration.ofSeconds(3), 5_000_000);
	private static final int SEEDS = Integer.getInteger("racelens.seeds", 400);

	@Test
	void solverAnswersAgreeWithBruteForce() {
		int given = 0;
		int samples = 0;
		try (Prover prover = new Z3ProverFactory().create()) {
			SolverStage stage = new SolverStage(prover, BUDGET, Cancellation.NEVER);
			for (long seed = 1_000_000; seed < 1_000_000 + SEEDS; seed++) {
				RandomConstraints.Sample sample = RandomConstraints.sample(seed);
				if (!sample.isSmall()) {
					continue;
				}
				samples++;
				RaceConstraint constraint = sample.constraint();
				Optional<Assignment> truth = BruteForce.solve(constraint.formula(), constraint.teamSize(), sample.ranges(), RandomConstraints.VALUES);
				String text = "seed " + seed + ": " + constraint.formula() + " max " + constraint.maxTeamSize();
				Answer answer = stage.ask(constraint);
				assertFalse(answer instanceof Answer.Unsat && truth.isPresent(), () -> "unsatisfiable although " + truth + " in " + text);
				if (answer instanceof Answer.Sat sat) {
					assertTrue(truth.isPresent(), text);
					assertTrue(Witnesses.isWitness(constraint, sat.assignment()), text);
					Assignment small = new WitnessMinimiser(prover, BUDGET, Cancellation.NEVER).minimise(constraint, sat.assignment());
					assertTrue(Witnesses.isWitness(constraint, small), text);
				} else if (answer instanceof Answer.GaveUp reason) {
					given++;
					if (truth.isPresent()) {
						System.err.println(reason + " though " + truth + " " + text);
					}
				}
			}
		}
		System.err.println("constraints " + samples + ", given up " + given);
		assertEquals(0, given * 10 / samples, "few are given up");
	}
}
