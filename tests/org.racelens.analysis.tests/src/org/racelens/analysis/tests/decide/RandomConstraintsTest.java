package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.LongRun;
import org.racelens.logic.decide.BoundedSearch;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.FiniteDomain;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.decide.Witnesses;
import org.racelens.logic.prover.Answer;
import org.racelens.logic.prover.Assignment;
import org.racelens.model.source.Cancellation;

/** Each step of the decision against brute force. The seeds are 0, 1, 2, …; {@code -Dracelens.seeds} sets how many. */
class RandomConstraintsTest {
	private static final int SEEDS = LongRun.size("racelens.seeds", 700, 1500);

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

	/** How many constraints there were, and how far the steps came. */
	public static final class Figures {
		private int constraints;
		private int unsatisfiable;
		private int refuted;
		private int undecided;
		private int notEnumerated;

		@Override
		public String toString() {
			return "constraints " + constraints + ", unsatisfiable " + unsatisfiable + ", refuted " + refuted + ", undecided " + undecided
					+ ", not enumerated " + notEnumerated;
		}
	}

	private static void compare(long seed, Figures figures) {
		RandomConstraints.Sample sample = RandomConstraints.sample(seed);
		if (!sample.isSmall()) {
			return;
		}
		RaceConstraint constraint = sample.constraint();
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
		figures.constraints++;
		figures.refuted += isRefuted ? 1 : 0;
		figures.unsatisfiable += truth.isEmpty() ? 1 : 0;
		figures.undecided += decision instanceof Decision.Undecided ? 1 : 0;
		figures.notEnumerated += enumerated instanceof Answer.GaveUp ? 1 : 0;
	}

	@Test
	void everyStepAgreesWithBruteForce() {
		Figures figures = new Figures();
		for (long seed = 0; seed < SEEDS; seed++) {
			compare(seed, figures);
		}
		assertTrue(figures.undecided * 50 < figures.constraints, () -> "nearly all are decided without a solver: " + figures);
		assertTrue(figures.refuted * 100 > figures.unsatisfiable * 90, () -> "most of what is free is refuted at once: " + figures);
		assertTrue(figures.unsatisfiable * 4 > figures.constraints, () -> "both answers occur: " + figures);
		assertTrue(figures.unsatisfiable * 4 < figures.constraints * 3, () -> "both answers occur: " + figures);
	}

	@Test
	void inUnboundedTeamsNothingIsOverlooked() {
		int undecided = 0;
		for (long seed = 0; seed < SEEDS / 2; seed++) {
			RandomConstraints.Sample sample = RandomConstraints.inAnyTeam(seed);
			if (sample.isSmall()) {
				Optional<Assignment> truth = truth(sample);
				String text = describe(seed, sample);
				Decision decision = DeciderTest.decide(sample.constraint());
				assertFalse(decision instanceof Decision.Unsatisfiable && truth.isPresent(), () -> decision + " although " + truth + text);
				assertTrue(!(decision instanceof Decision.Satisfiable race)
						|| Witnesses.isWitness(sample.constraint(), race.witness()), () -> decision + text);
				undecided += decision instanceof Decision.Undecided ? 1 : 0;
			}
		}
		assertTrue(undecided * 20 < SEEDS, "of " + SEEDS / 2 + " undecided: " + undecided);
	}
}
