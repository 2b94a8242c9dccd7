package org.racelens.exploration.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Move;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.graph.GraphExplorer;
import org.racelens.exploration.graph.Reading;
import org.racelens.exploration.interleaving.InterleavingExplorer;
import org.racelens.exploration.interleaving.SequentialSubset;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/** Programs of hand-made synchronisation have the races and standstills that shapes/programs.txt reasons, for each size of the team. */
class ProgramsTest {
	@TestFactory
	Stream<DynamicTest> programs() throws IOException {
		return Shape.of("programs.txt").stream().flatMap(shape -> shape.sizes().stream()
				.map(size -> DynamicTest.dynamicTest(shape.name() + ", " + size + " threads", () -> check(shape, size))));
	}

	private static void check(Shape shape, int size) {
		Skeleton skeleton = shape.skeleton(size);
		if (!shape.isEndless()) {
			check(shape, size, GraphExplorer.explore(skeleton, Conflicts.BY_LOCATION, Reading.WEAKER, Limits.USUAL, Cancellation.NEVER,
					Endings.UNHEARD));
		}
		if (SequentialSubset.contains(skeleton)) {
			check(shape, size, InterleavingExplorer.explore(skeleton, Conflicts.BY_LOCATION, Limits.USUAL, Cancellation.NEVER,
					Endings.UNHEARD));
		}
		if (shape.isSmall()) {
			Enumerator.Result expected = Enumerator.of(skeleton).weaker();
			assertEquals(shape.races(size), Shape.data(expected.races()));
			assertEquals(shape.waits(size), !expected.standstills().isEmpty());
		}
	}

	private static void check(Shape shape, int size, Exploration found) {
		assertEquals(Coverage.End.EXHAUSTED, found.coverage().end(), () -> found.coverage().toString());
		assertTrue(!shape.isComplete() || found.coverage().isComplete(), () -> found.coverage().toString());
		assertEquals(shape.races(size), Shape.data(Explored.races(found)), () -> found.races().toString());
		assertEquals(shape.waits(size), !found.standstills().isEmpty(), () -> found.standstills().toString());
		found.races().forEach(ProgramsTest::checkSchedule);
		found.races().forEach(race -> assertTrue(Replay.reaches(shape.skeleton(size), race.schedule()), race::toString));
	}

	/** The last move is an access, each reads from what came before, and what is read is what was written there. */
	private static void checkSchedule(Race race) {
		assertEquals(Set.of(), race.doubts());
		List<Move> schedule = race.schedule();
		assertTrue(schedule.get(schedule.size() - 1) instanceof Move.Accessed);
		assertEquals(2, schedule.stream().filter(Move.Accessed.class::isInstance).count());
		for (int i = 0; i < schedule.size(); i++) {
			if (schedule.get(i) instanceof Move.Operated move && move.readsFrom().isPresent() && move.read().isPresent()) {
				assertTrue(move.readsFrom().getAsInt() < i, schedule::toString);
				Move.Operated source = (Move.Operated) schedule.get(move.readsFrom().getAsInt());
				assertEquals(source.written(), move.read());
				assertEquals(source.location(), move.location());
			}
		}
	}
}
