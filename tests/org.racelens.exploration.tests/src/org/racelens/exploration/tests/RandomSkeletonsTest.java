package org.racelens.exploration.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.function.LongFunction;
import org.junit.jupiter.api.Test;
import org.racelens.exploration.Explorer;
import org.racelens.exploration.answer.Coverage;
import org.racelens.exploration.answer.Doubt;
import org.racelens.exploration.answer.Endings;
import org.racelens.exploration.answer.Exploration;
import org.racelens.exploration.answer.Limits;
import org.racelens.exploration.answer.Race;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.graph.GraphExplorer;
import org.racelens.exploration.graph.Reading;
import org.racelens.exploration.interleaving.InterleavingExplorer;
import org.racelens.exploration.interleaving.SequentialSubset;
import org.racelens.exploration.skeleton.Conflicts;
import org.racelens.exploration.skeleton.Skeleton;
import org.racelens.model.source.Cancellation;

/**
 * Explorers and brute force agree on random skeletons; how many: {@code -Dracelens.skeletons=20000}, and {@code -Dracelens.seed} the first.
 */
class RandomSkeletonsTest {
	private static final int PROGRAMS = Integer.getInteger("racelens.skeletons", 300);
	private static final long SEED = Long.getLong("racelens.seed", 20261129);
	private static final Limits FAR = new Limits(10_000_000, 10_000_000, 1_000_000);

	@Test
	void graphsAreThoseOfTheEnumerator() {
		int races = 0;
		int standstills = 0;
		int different = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = RandomSkeletons.of(seed);
			Skeleton skeleton = Notation.skeleton(text, 3);
			Enumerator.Results expected = Enumerator.of(skeleton);
			Enumerator.Result weaker = expected.weaker();
			Enumerator.Result stronger = expected.stronger();
			agree(text + seed, skeleton, Reading.WEAKER, weaker);
			agree(text + seed, skeleton, Reading.STRONGER, stronger);
			races += weaker.races().size();
			standstills += weaker.standstills().size();
			different += weaker.equals(stronger) ? 0 : 1;
		}
		assertTrue(races > PROGRAMS / 3 && standstills > PROGRAMS / 100 && different > 0,
				races + " races, " + standstills + " standstills, " + different + " differ by the reading");
	}

	@Test
	void interleavingsAreThoseOfTheEnumeratorAndOfGraphs() {
		int races = 0;
		int standstills = 0;
		for (long seed = SEED; seed < SEED + PROGRAMS; seed++) {
			String text = RandomSkeletons.sequential(seed);
			Skeleton skeleton = Notation.skeleton(text, 3);
			Enumerator.Result expected = Enumerator.of(skeleton).weaker();
			agree(text + seed, skeleton, Reading.WEAKER, expected);
			assertTrue(SequentialSubset.contains(skeleton), text);
			Exploration found = InterleavingExplorer.explore(skeleton, Conflicts.BY_LOCATION, FAR, Cancellation.NEVER, Endings.UNHEARD);
			assertEquals(Coverage.End.EXHAUSTED, found.coverage().end(), text);
			assertEquals(expected.races(), Explored.races(found), text);
			assertEquals(expected.standstills(), Explored.standstills(found), text);
			replay(text + seed, skeleton, found);
			races += expected.races().size();
			standstills += expected.standstills().size();
		}
		assertTrue(races > PROGRAMS / 4 && standstills > PROGRAMS / 100, races + " races, " + standstills + " standstills");
	}

	@Test
	void loadBufferingIsThatOfTheEnumerator() {
		assertBuffered(RandomSkeletons::relaxed, PROGRAMS);
	}

	@Test
	void loadBufferingInSectionsIsThatOfTheEnumerator() {
		// few of them show anything
		assertBuffered(RandomSkeletons::relaxedInSections, 10 * PROGRAMS);
	}

	private static void assertBuffered(LongFunction<String> programs, int count) {
		int byBuffering = 0;
		int left = 0;
		for (long seed = SEED; seed < SEED + count; seed++) {
			String text = programs.apply(seed);
			Skeleton skeleton = Notation.skeleton(text, 3);
			Exploration found = new Explorer(Conflicts.BY_LOCATION, FAR).explore(skeleton, Cancellation.NEVER);
			if (found.coverage().end() == Coverage.End.EXCHANGES) {
				left++;
				continue;
			}
			Enumerator.Results expected = Enumerator.of(skeleton);
			assertEquals(Coverage.End.EXHAUSTED, found.coverage().end(), text);
			assertEquals(expected.buffered().races(), Explored.races(found), text + seed);
			assertEquals(expected.weaker().races(), Explored.races(found.races().stream()
					.filter(race -> !race.doubts().contains(Doubt.LOAD_BUFFERING)).toList()), text + seed);
			byBuffering += expected.buffered().races().equals(expected.weaker().races()) ? 0 : 1;
		}
		assertTrue(byBuffering > 0 && left < count / 2, byBuffering + " have more races, " + left + " are left");
	}

	private static void agree(String text, Skeleton skeleton, Reading reading, Enumerator.Result expected) {
		Explored.Count count = new Explored.Count();
		Exploration found = GraphExplorer.explore(skeleton, Conflicts.BY_LOCATION, reading, FAR, Cancellation.NEVER, count::add);
		assertEquals(Coverage.End.EXHAUSTED, found.coverage().end(), text);
		if (text.contains("test(")) {
			assertEquals(expected.endings().keySet(), count.endings().keySet(), text);
		} else {
			assertEquals(expected.endings(), count.endings(), text);
		}
		assertEquals(expected.races(), Explored.races(found), text);
		assertEquals(expected.standstills(), Explored.standstills(found), text);
		replay(text, skeleton, found);
	}

	private static void replay(String text, Skeleton skeleton, Exploration found) {
		for (Race race : found.races()) {
			assertTrue(Replay.reaches(skeleton, race.schedule()), () -> text + race);
		}
		for (Standstill standstill : found.standstills()) {
			assertTrue(Replay.reaches(skeleton, standstill.schedule()), () -> text + standstill);
		}
	}
}
