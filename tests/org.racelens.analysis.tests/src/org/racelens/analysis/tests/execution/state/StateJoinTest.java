package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Observed;
import org.racelens.execution.state.State;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;

/**
 * The laws of the join of two states, for states that random code leaves and for all values of the unknowns in a range: the order of the
 * two means nothing, a state joined with itself means what it meant, and what is said behind a branch is true of the end that was reached.
 */
class StateJoinTest {
	private static final int SEEDS = 1_500;
	private static final int RANGE = 2;

	@Test
	void theOrderOfTheEndsMeansNothing() {
		for (int seed = 0; seed < SEEDS; seed++) {
			Branch b = new Branch(seed);
			State joined = b.joined();
			State other = join(Bools.not(b.condition), b.whenFalse, b.whenTrue);
			int s = seed;
			forAll(numbers -> assertEquals(Observed.of(joined, numbers), Observed.of(other, numbers), "seed " + s));
		}
	}

	@Test
	void aStateJoinedWithItselfMeansWhatItMeant() {
		for (int seed = 0; seed < SEEDS; seed++) {
			GeneratedStates generated = new GeneratedStates(seed);
			State state = generated.state();
			State joined = join(generated.condition(), state.copy(), state.copy());
			int s = seed;
			forAll(numbers -> assertEquals(Observed.of(state, numbers), Observed.of(joined, numbers), "seed " + s));
		}
	}

	@Test
	void whatIsSaidBehindABranchIsTrueOfTheEndThatWasReached() {
		int known = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			Branch b = new Branch(seed);
			State joined = b.joined();
			int s = seed;
			known += Observed.of(joined, numbers(0, 0)).values().size();
			forAll(numbers -> {
				Observed end = Observed.of(numbers.holds(b.condition) ? b.whenTrue : b.whenFalse, numbers);
				Observed behind = Observed.of(joined, numbers);
				assertTrue(behind.isSaidOf(end), () -> "seed " + s + ": " + behind + " of " + end);
			});
		}
		assertTrue(known > SEEDS, known + " values known");
	}

	@Test
	void joiningOnceMoreWithOneOfTheEndsAddsNothing() {
		for (int seed = 0; seed < SEEDS; seed++) {
			Branch b = new Branch(seed);
			State joined = b.joined();
			State again = join(b.condition, b.whenTrue, joined);
			int s = seed;
			forAll(numbers -> {
				Observed once = Observed.of(joined, numbers);
				Observed twice = Observed.of(again, numbers);
				assertTrue(twice.isSaidOf(once), () -> "seed " + s + ": " + twice + " of " + once);
			});
		}
	}

	@Test
	void aJoinChangesNeitherOfItsEnds() {
		for (int seed = 0; seed < SEEDS; seed++) {
			Branch b = new Branch(seed);
			Observed before = Observed.of(b.whenTrue, numbers(1, 2));
			State joined = b.joined();
			joined.endUnless(Bools.FALSE);
			joined.setOnDevice(Map.of());
			assertEquals(before, Observed.of(b.whenTrue, numbers(1, 2)), "seed " + seed);
		}
	}

	/** The two ends of a branch. */
	private static final class Branch {
		final BoolExpr condition;
		final State whenTrue;
		final State whenFalse;

		Branch(int seed) {
			GeneratedStates generated = new GeneratedStates(seed);
			State before = generated.state();
			condition = generated.condition();
			whenTrue = generated.branch(before, condition);
			whenFalse = generated.branch(before, Bools.not(condition));
		}

		State joined() {
			return join(condition, whenTrue, whenFalse);
		}
	}

	private static State join(BoolExpr condition, State whenTrue, State whenFalse) {
		return State.join(condition, whenTrue, whenFalse, GeneratedStates::first, GeneratedStates::lost);
	}

	private static void forAll(Consumer<Evaluator> check) {
		for (long i = -RANGE; i <= RANGE; i++) {
			for (long j = -RANGE; j <= RANGE; j++) {
				check.accept(numbers(i, j));
			}
		}
	}

	private static Evaluator numbers(long i, long j) {
		return new Evaluator(new Assignment(Map.of(GeneratedStates.I, i, GeneratedStates.J, j), Map.of()));
	}
}
