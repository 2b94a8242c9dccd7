package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.decide.BoundedSearch;
import org.racelens.analysis.decide.Decision;
import org.racelens.analysis.decide.FiniteDomain;
import org.racelens.analysis.decide.RaceConstraint;
import org.racelens.analysis.decide.Refuter;
import org.racelens.analysis.decide.Witnesses;
import org.racelens.analysis.prover.Answer;
import org.racelens.analysis.prover.Assignment;
import org.racelens.model.source.Cancellation;

/** Each step of the decision against brute force. The seeds are 0, 1, 2, …; {@code -Dracelens.seeds} sets how many. */
class RandomConstraintsTest {
	private static final int SEEDS = Integer.getInteger("racelens.seeds", 1500);

	private static Optional<Assignment> truth(RandomConstraints.Sample sample) {
		return BruteForce.solve(sample.constraint().formula(), sample.constraint().teamSize(), sample.ranges(), RandomConstraints.VALUES);
	}

	private static String describe(long seed, RandomConstraints.Sample sample) {
		return "seed " + seed + ": " + sample.constraint().formula() + " max " + sample.constraint().maxTeamSize();
	}

	private static void assertAgrees(Answer answer, RaceConstraint constraint, Optional<Assignment> truth, String text) {
		assertFalse(answer instanceof Answer.Unsat && truth.isPresent(), () -> "no model, although " + truth + " in " + text);
		if (answer instanceof Answer.Sat sat) {
			assertTrue(truth.isPresent() && Witnesses.isWitness(constraint, sat.assignment()), () -> sat + " is wrong in " + text);
		}
	}

	@Test
	void everyStepAgreesWithBruteForce() {
		int samples = 0;
		int refuted = 0;
		int unsatisfiable = 0;
		int undecided = 0;
		int open = 0;
		for (long seed = 0; seed < SEEDS; seed++) {
			RandomConstraints.Sample sample = RandomConstraints.sample(seed);
			if (!sample.isSmall()) {
				continue;
			}
			RaceConstraint constraint = sample.constraint();
			samples++;
			Optional<Assignment> truth = truth(sample);
			String text = describe(seed, sample);
			boolean isRefuted = new Refuter(64, Cancellation.NEVER).refutes(constraint);
			assertFalse(isRefuted && truth.isPresent(), () -> "refuted although " + truth + " in " + text);
			assertAgrees(new BoundedSearch(5000, Cancellation.NEVER).search(constraint), constraint, truth, text);
			Answer enumerated = new FiniteDomain(Cancellation.NEVER).decide(constraint);
			assertAgrees(enumerated, constraint, truth, text);
			Decision decision = DeciderTest.decide(constraint);
			assertFalse(decision instanceof Decision.Satisfiable && truth.isEmpty(), () -> decision + " is wrong in " + text);
			assertFalse(decision instanceof Decision.Unsatisfiable && truth.isPresent(), () -> decision + " is wrong in " + text);
			refuted += isRefuted ? 1 : 0;
			unsatisfiable += truth.isEmpty() ? 1 : 0;
			undecided += decision instanceof Decision.Undecided ? 1 : 0;
			open += enumerated instanceof Answer.GaveUp ? 1 : 0;
		}
		System.err.println("constraints " + samples + ", unsatisfiable " + unsatisfiable + ", refuted " + refuted + ", undecided " + undecided
				+ ", not enumerated " + open);
		assertEquals(0, undecided * 50 / samples, "nearly all are decided without a solver");
	}
}
