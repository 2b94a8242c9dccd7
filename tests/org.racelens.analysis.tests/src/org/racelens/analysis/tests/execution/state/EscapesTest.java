package org.racelens.analysis.tests.execution.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.execution.GeneratedStates;
import org.racelens.analysis.tests.execution.Seeds;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.state.Escapes;

/** What is known of objects that tasks of a region share: it grows until nothing is new, and what is not known is not said. */
class EscapesTest {
	private static final int SEEDS = 300;
	private static final MemoryObject A = GeneratedStates.OBJECTS.get(0);
	private static final MemoryObject B = GeneratedStates.OBJECTS.get(1);

	private static Escapes escapes(int seed) {
		Random random = Seeds.random(seed);
		Escapes escapes = new Escapes();
		for (int i = 0; i < random.nextInt(6); i++) {
			MemoryObject object = GeneratedStates.OBJECTS.get(random.nextInt(GeneratedStates.OBJECTS.size()));
			switch (random.nextInt(6)) {
				case 0 -> escapes.addTasks(object);
				case 1 -> escapes.addWriter(object, "part" + random.nextInt(2));
				case 2 -> escapes.addHandingOn("part" + random.nextInt(2));
				case 3 -> escapes.addRead(object);
				case 4 -> escapes.addWriteBelow(object);
				default -> escapes.addWrite(object);
			}
		}
		return escapes;
	}

	@Test
	void whatWasAddedIsNoNewsTheSecondTime() {
		for (int seed = 0; seed < SEEDS; seed++) {
			Escapes all = escapes(seed);
			all.addAll(escapes(seed + SEEDS));
			assertFalse(all.addAll(escapes(seed + SEEDS)), "seed " + seed);
			assertFalse(all.addAll(escapes(seed)), "seed " + seed);
		}
	}

	@Test
	void eachKindOfNewsIsNews() {
		Escapes all = new Escapes();
		for (int kind = 0; kind < 6; kind++) {
			Escapes more = new Escapes();
			switch (kind) {
				case 0 -> more.addTasks(A);
				case 1 -> more.addWriter(A, "p");
				case 2 -> more.addHandingOn("p");
				case 3 -> more.addRead(A);
				case 4 -> more.addWriteBelow(A);
				default -> more.addWrite(A);
			}
			assertTrue(all.addAll(more), "kind " + kind);
			assertFalse(all.addAll(more), "kind " + kind);
		}
	}

	@Test
	void anObjectIsHandedOnIfAllThatWritesItIs() {
		Escapes escapes = new Escapes();
		assertFalse(escapes.isHandedOn(A));
		escapes.addWriter(A, "p");
		assertFalse(escapes.isHandedOn(A));
		assertTrue(escapes.isWrittenOnlyIn(A, "p"));
		escapes.addHandingOn("p");
		assertTrue(escapes.isHandedOn(A));
		assertTrue(escapes.handsOn());
		assertFalse(escapes.isHandedOn(B));
		escapes.addWriter(A, "");
		assertFalse(escapes.isHandedOn(A));
		assertFalse(escapes.isWrittenOnlyIn(A, "p"));
		assertEquals(Set.of(A), escapes.writtenIn("p"));
	}

	@Test
	void onlyWhatTasksReachChangesMeanwhileByItsMaker() {
		Escapes escapes = new Escapes();
		escapes.addWrite(A);
		assertTrue(escapes.isWritten(A));
		assertFalse(escapes.isChangedMeanwhile(A));
		assertFalse(escapes.isReached(A));
		escapes.addTasks(A);
		assertTrue(escapes.isChangedMeanwhile(A));
		escapes.addWriteBelow(B);
		assertTrue(escapes.isChangedMeanwhile(B));
		assertTrue(escapes.isReached(B));
		assertTrue(escapes.isWritten(B));
	}
}
