package org.racelens.analysis.tests.execution.machine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.Executed;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Machines;
import org.racelens.execution.machine.BetweenTrips;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Presence;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.SourceRange;

/** What is known at the start of an iteration is true behind the code before the loop and behind every iteration. */
class BetweenTripsTest {
	private static final int SEEDS = 600;
	private static final int MOST_ROUNDS = 9;
	private static final SourceRange HERE = SourceRange.startOf("test.c");
	private static final Symbol TRIP = Tasks.symbol("k", Symbol.Role.PARAMETER);
	private final Machine machine = Machines.of("");

	/** The start of an iteration once no end of one tells anything new. */
	private State settled(BetweenTrips between, State before, List<State> ends) {
		int rounds = 0;
		boolean news = true;
		while (news) {
			assertTrue(rounds++ < MOST_ROUNDS);
			news = false;
			for (State end : ends) {
				news |= between.collect(end);
			}
		}
		return between.start(before.copy());
	}

	@Test
	void theStartOfAnIterationKnowsWhatAllWaysThereAgreeOn() {
		int told = 0;
		for (int seed = 0; seed < SEEDS; seed++) {
			GeneratedStates generated = new GeneratedStates(seed);
			State before = generated.state();
			List<State> ends = List.of(generated.branch(before, generated.condition()), generated.branch(before, generated.condition()));
			State start = settled(new BetweenTrips(machine, before, HERE), before, ends);
			for (State way : Stream.concat(Stream.of(before), ends.stream().filter(e -> !e.isDead())).toList()) {
				assertTrue(isSaidOf(start, way), "seed " + seed);
			}
			told += start.onDevice().size();
		}
		assertTrue(told > 0);
	}

	private static boolean isSaidOf(State start, State way) {
		boolean order = way.knowledge().unknownOrder().isEmpty() || start.knowledge().unknownOrder().isPresent();
		boolean exclusion = way.knowledge().unknownExclusion().isEmpty() || start.knowledge().unknownExclusion().isPresent();
		return order && exclusion && areObjectsSaidOf(start, way) && isDeviceSaidOf(start, way);
	}

	private static boolean areObjectsSaidOf(State start, State way) {
		return GeneratedStates.OBJECTS.stream().flatMap(o -> Stream.of(0L, 8L).map(at -> Place.of(o).at(Ints.of(at))))
				.allMatch(p -> start.depobj(p).isEmpty() || start.depobj(p).equals(way.depobj(p)));
	}

	private static boolean isDeviceSaidOf(State start, State way) {
		Set<MemoryObject> all = new LinkedHashSet<>(start.onDevice().keySet());
		all.addAll(way.onDevice().keySet());
		return all.stream().allMatch(o -> {
			Optional<Presence> bound = Optional.ofNullable(start.onDevice().get(o));
			Optional<Presence> one = Optional.ofNullable(way.onDevice().get(o));
			return bound.map(Presence::least).orElse(0) <= one.map(Presence::least).orElse(0)
					&& one.map(Presence::most).orElse(0) <= bound.map(Presence::most).orElse(0);
		});
	}

	private static State with(long limit) {
		State state = new State();
		state.setThreadLimit(Optional.of(Ints.of(limit)));
		return state;
	}

	private static long value(IntExpr limit, long trip) {
		return Executed.where(Map.of(TRIP, trip)).value(limit);
	}

	@Test
	void aLoopThatAsksForNoThreadsKeepsTheNumber() {
		BetweenTrips between = new BetweenTrips(machine, with(4), TRIP, HERE);
		assertFalse(between.collect(with(4)));
		assertEquals(Optional.of(Ints.of(4)), between.start(new State()).threadLimit());
	}

	@Test
	void inASequentialLoopAllTripsButTheFirstHaveWhatEachAsksFor() {
		BetweenTrips between = new BetweenTrips(machine, with(4), TRIP, HERE);
		assertTrue(between.collect(with(2)));
		assertFalse(between.collect(with(2)));
		IntExpr limit = between.start(new State()).threadLimit().orElseThrow();
		assertEquals(4, value(limit, 0));
		assertEquals(2, value(limit, 1));
		assertEquals(2, value(limit, 7));
	}

	@Test
	void whereIterationsAskForDifferentNumbersNoneIsKnown() {
		BetweenTrips between = new BetweenTrips(machine, with(4), TRIP, HERE);
		between.collect(with(2));
		assertTrue(between.collect(with(3)));
		assertTrue(Executed.isLost(between.start(new State()).threadLimit().orElseThrow()));
	}

	@Test
	void behindALoopThatMayHaveNoTripTheNumberIsNotKnown() {
		BetweenTrips between = new BetweenTrips(machine, with(4), TRIP, HERE);
		between.collect(with(2));
		State behind = new State();
		between.leave(behind, List.of(), with(2));
		assertTrue(Executed.isLost(behind.threadLimit().orElseThrow()));
		assertEquals(Set.of(), behind.knowledge().weakened());
	}

	@Test
	void behindALoopThatAsksForOneThreadItIsDoubtfulThatThereAreMore() {
		BetweenTrips between = new BetweenTrips(machine, with(4), TRIP, HERE);
		between.collect(with(1));
		State behind = new State();
		between.leave(behind, List.of(), with(1));
		assertEquals(1, behind.knowledge().weakened().size());
	}

	@Test
	void aWayOutOfALoopCountsAsItsEnd() {
		BetweenTrips between = new BetweenTrips(machine, new State(), HERE);
		State early = new State();
		early.knowledge(now -> now.withUnknownOrder(GeneratedStates.GAPS.get(0)));
		State behind = new State();
		between.leave(behind, List.of(early), new State());
		assertEquals(Optional.of(GeneratedStates.GAPS.get(0)), behind.knowledge().unknownOrder());
	}

	@Test
	void anEndThatIsNotReachedSaysNothing() {
		BetweenTrips between = new BetweenTrips(machine, with(4), HERE);
		State ended = with(2);
		ended.leave();
		assertFalse(between.collect(ended));
		assertEquals(Optional.of(Ints.of(4)), between.start(new State()).threadLimit());
	}
}
