package org.racelens.analysis.tests.execution;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.racelens.execution.state.Control;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Value;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;

/**
 * The laws of the join for how code was left before the two ends of a branch: behind the branch all ways are kept, whatever their order,
 * and a value that a function returns is that of the end which was reached.
 */
class ExitsJoinTest {
	private static final int SEEDS = 500;
	private static final List<State> LEFT = List.of(new State(), new State(), new State());

	/** The ways that code was left, of each kind. */
	private record Exits(Set<State> breaks, Set<State> continues, Set<State> returns) {
		static Exits of(State state) {
			Control c = state.control();
			return new Exits(new HashSet<>(c.exits().breaks()), new HashSet<>(c.exits().continues()), new HashSet<>(c.exits().returns()));
		}

		boolean holds(Exits other) {
			return breaks.containsAll(other.breaks) && continues.containsAll(other.continues) && returns.containsAll(other.returns);
		}
	}

	private static State state(int seed) {
		Random random = Seeds.random(seed);
		State state = new State();
		state.exits(now -> now.withBreaks(some(random)));
		state.exits(now -> now.withContinues(some(random)));
		state.exits(now -> now.withReturns(some(random)));
		state.control(now -> now.withReturned(random.nextInt(3) == 0 ? Optional.empty()
				: Optional.of(new Value.Number(Ints.add(GeneratedStates.I, random.nextInt(3))))));
		if (random.nextInt(5) == 0) {
			state.leave();
		}
		return state;
	}

	private static List<State> some(Random random) {
		return LEFT.stream().filter(s -> random.nextBoolean()).toList();
	}

	private static State join(BoolExpr condition, State whenTrue, State whenFalse) {
		return State.join(condition, whenTrue, whenFalse, GeneratedStates::first, GeneratedStates::lost);
	}

	@Test
	void allWaysAreKeptWhateverTheirOrder() {
		for (int seed = 0; seed < SEEDS; seed++) {
			BoolExpr condition = new GeneratedStates(seed).condition();
			State a = state(seed);
			State b = state(seed + SEEDS);
			Exits joined = Exits.of(join(condition, a, b));
			assertEquals(joined, Exits.of(join(Bools.not(condition), b, a)), "seed " + seed);
			assertTrue(joined.holds(Exits.of(a)) && joined.holds(Exits.of(b)), "seed " + seed);
		}
	}

	@Test
	void noWayIsAddedByJoiningWithOneself() {
		for (int seed = 0; seed < SEEDS; seed++) {
			State a = state(seed);
			State joined = join(new GeneratedStates(seed).condition(), a, a.copy());
			assertEquals(Exits.of(a), Exits.of(joined), "seed " + seed);
			int s = seed;
			forAll(numbers -> assertEquals(returned(a, numbers), returned(joined, numbers), "seed " + s));
		}
	}

	@Test
	void joiningOnceMoreWithOneEndAddsNothing() {
		for (int seed = 0; seed < SEEDS; seed++) {
			BoolExpr condition = new GeneratedStates(seed).condition();
			State a = state(seed);
			State once = join(condition, a, state(seed + SEEDS));
			assertEquals(Exits.of(once), Exits.of(join(condition, a, once)), "seed " + seed);
		}
	}

	@Test
	void theValueIsThatOfTheEndThatWasReached() {
		for (int seed = 0; seed < SEEDS; seed++) {
			BoolExpr condition = new GeneratedStates(seed).condition();
			State a = state(seed);
			State b = state(seed + SEEDS);
			State joined = join(condition, a, b);
			State other = join(Bools.not(condition), b, a);
			int s = seed;
			forAll(numbers -> {
				Optional<Long> reached = returned(numbers.holds(condition) ? a : b, numbers);
				assertEquals(returned(joined, numbers), returned(other, numbers), "seed " + s);
				assertTrue(reached.isEmpty() || reached.equals(returned(joined, numbers)), "seed " + s);
			});
		}
	}

	private static Optional<Long> returned(State state, Evaluator numbers) {
		return state.control().returned().map(v -> numbers.value(v.term()));
	}

	private static void forAll(Consumer<Evaluator> check) {
		for (long i = -2; i <= 2; i++) {
			for (long j = -2; j <= 2; j++) {
				check.accept(new Evaluator(new Assignment(Map.of(GeneratedStates.I, i, GeneratedStates.J, j), Map.of())));
			}
		}
	}
}
