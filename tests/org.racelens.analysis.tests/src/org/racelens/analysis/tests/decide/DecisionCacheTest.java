package org.racelens.analysis.tests.decide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.racelens.analysis.tests.decide.Pairs.I;
import static org.racelens.analysis.tests.decide.Pairs.J;
import static org.racelens.analysis.tests.decide.Pairs.N;
import static org.racelens.analysis.tests.decide.Pairs.any;
import static org.racelens.analysis.tests.decide.Pairs.plus;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.racelens.logic.decide.Decider;
import org.racelens.logic.decide.Decision;
import org.racelens.logic.decide.DecisionCache;
import org.racelens.logic.decide.DecisionCache.Statistics;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.prover.Budget;
import org.racelens.logic.prover.ProverFactory;
import org.racelens.logic.prover.ProverUnavailableException;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.source.Cancellation;

/** An answer is found again exactly for the same question. */
class DecisionCacheTest {
	private static final Budget BUDGET = new Budget(Duration.ofSeconds(5), 0);
	private static final ProverFactory NONE = () -> {
		throw new ProverUnavailableException("no solver in this test", null);
	};

	private final DecisionCache cache = new DecisionCache(100);

	private Decision decide(RaceConstraint constraint) {
		return decide(constraint, BUDGET, Cancellation.NEVER);
	}

	private Decision decide(RaceConstraint constraint, Budget budget, Cancellation stop) {
		try (Decider decider = new Decider(NONE, Optional.of(cache), budget, stop)) {
			return decider.decide(constraint);
		}
	}

	private static RaceConstraint neighbours(Symbol i, Symbol n, long distance) {
		return Pairs.ownedBy(any(i)).loop(i, n).same(i, plus(i, distance));
	}

	@Test
	void theSameConstraintIsDecidedOnce() {
		Decision first = decide(neighbours(I, N, 1));
		assertEquals(new Statistics(1, 0), cache.statistics());
		assertEquals(first, decide(neighbours(I, N, 1)));
		assertEquals(new Statistics(2, 1), cache.statistics());
	}

	@Test
	void namesOfUnknownsDoNotMatterAndTheWitnessSpeaksOfTheNewOnes() {
		decide(neighbours(I, N, 1));
		Symbol other = Symbol.of(Name.of("k#17"), Role.TRIP);
		Symbol size = Symbol.of(Name.of("size"), Role.PARAMETER);
		Decision.Satisfiable race = assertInstanceOf(Decision.Satisfiable.class, decide(neighbours(other, size, 1)));
		assertEquals(1, cache.statistics().found());
		assertEquals(Optional.of(2L), race.witness().value(size));
		assertEquals(Optional.empty(), race.witness().value(N));
	}

	@Test
	void whatDiffersInANumberARoleOrTheTeamIsAnotherQuestion() {
		decide(neighbours(I, N, 1));
		decide(neighbours(I, N, 2));
		decide(neighbours(I, Symbol.of(Name.of("n"), Role.TRIP), 1));
		decide(Pairs.ownedBy(any(I)).loop(I, N).atMost(2).same(I, plus(I, 1)));
		decide(neighbours(I, N, 1), new Budget(Duration.ofSeconds(6), 0), Cancellation.NEVER);
		assertEquals(new Statistics(5, 0), cache.statistics());
	}

	/** Of two loops' variables it matters which one is which. */
	@Test
	void exchangedUnknownsAreAnotherQuestion() {
		decide(Pairs.ownedBy(any(I)).loop(I, N).where(Bools.lessEqual(Ints.ZERO, J)).where(Bools.less(J, Ints.of(3))).same(I, plus(I, 1)));
		decide(Pairs.ownedBy(any(J)).loop(I, N).where(Bools.lessEqual(Ints.ZERO, J)).where(Bools.less(J, Ints.of(3))).same(I, plus(I, 1)));
		assertEquals(new Statistics(2, 0), cache.statistics());
	}

	/** The second instance's copy is tied to the first one's unknown: a free input in its place is another question. */
	@Test
	void aPrimedCopyIsNoOtherUnknown() {
		decide(Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).meeting(Bools.equal(I, I.primed())));
		decide(Pairs.inTeam().where(Bools.lessEqual(Ints.ZERO, I)).meeting(Bools.equal(I, N)));
		assertEquals(new Statistics(2, 0), cache.statistics());
	}

	@Test
	void whatWasNotDecidedForLackOfTimeIsAskedAgain() {
		AtomicBoolean stopped = new AtomicBoolean(true);
		assertInstanceOf(Decision.Undecided.class, decide(neighbours(I, N, 1), BUDGET, stopped::get));
		assertInstanceOf(Decision.Satisfiable.class, decide(neighbours(I, N, 1)));
		assertEquals(0, cache.statistics().found());
	}

	/** A witness may be larger than it need be if the work is stopped on the way to a smaller one. */
	@Test
	void aWitnessOfAStoppedDecisionIsNotRemembered() {
		AtomicInteger looks = new AtomicInteger();
		try (Decider uncached = new Decider(NONE, BUDGET, () -> looks.incrementAndGet() < 0)) {
			uncached.decide(neighbours(I, N, 1));
		}
		AtomicInteger left = new AtomicInteger(looks.get());
		assertInstanceOf(Decision.Satisfiable.class, decide(neighbours(I, N, 1), BUDGET, () -> left.getAndDecrement() <= 0));
		decide(neighbours(I, N, 1));
		assertEquals(new Statistics(2, 0), cache.statistics());
	}

	@Test
	void theLeastRecentlyUsedAnswerGoesFirst() {
		DecisionCache small = new DecisionCache(2);
		try (Decider decider = new Decider(NONE, Optional.of(small), BUDGET, Cancellation.NEVER)) {
			decider.decide(neighbours(I, N, 1));
			decider.decide(neighbours(I, N, 2));
			decider.decide(neighbours(I, N, 1));
			decider.decide(neighbours(I, N, 3));
			assertEquals(new Statistics(4, 1), small.statistics());
			decider.decide(neighbours(I, N, 1));
			assertEquals(new Statistics(5, 2), small.statistics());
			decider.decide(neighbours(I, N, 2));
			assertEquals(new Statistics(6, 2), small.statistics());
		}
		assertThrows(IllegalArgumentException.class, () -> new DecisionCache(0));
	}
}
