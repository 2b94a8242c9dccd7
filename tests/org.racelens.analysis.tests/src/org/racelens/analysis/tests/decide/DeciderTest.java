package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.T;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.block;
import static org.racelens.analysis.tests.decide.Pairs.plus;
import static org.racelens.analysis.tests.decide.Pairs.times;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.decide.Decider;
import org.racelens.analysis.decide.Decision;
import org.racelens.analysis.decide.RaceConstraint;
import org.racelens.analysis.logic.Ints;
import org.racelens.analysis.prover.Budget;
import org.racelens.analysis.prover.ProverUnavailableException;
import org.racelens.model.source.Cancellation;

class DeciderTest {
	static Decision decide(RaceConstraint constraint) {
		Budget budget = new Budget(Duration.ofSeconds(5), 0);
		try (Decider decider = new Decider(() -> {
			throw new ProverUnavailableException("no solver in this test", null);
		}, budget, Cancellation.NEVER)) {
			return decider.decide(constraint);
		}
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
}
