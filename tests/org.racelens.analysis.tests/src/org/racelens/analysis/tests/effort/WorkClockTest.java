package org.racelens.analysis.tests.effort;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.racelens.model.effort.WorkClock;

/** What stands still on purpose is not late by that: the {@link WorkClock} of a thread leaves its pauses out. */
class WorkClockTest {
	private static final long LONG = TimeUnit.MILLISECONDS.toNanos(50);

	@Test
	void aPauseThatHasEndedCountsForNothing() {
		long before = System.nanoTime();
		WorkClock clock = new WorkClock();
		WorkClock.pause(WorkClockTest::waitLong);
		WorkClock.pause(WorkClockTest::waitLong);
		long passed = clock.passed();
		assertTrue(passed <= System.nanoTime() - before - 2 * LONG, () -> passed + " ns");
	}

	@Test
	void aPauseInAPauseIsLeftOutOnce() {
		long before = System.nanoTime();
		WorkClock clock = new WorkClock();
		WorkClock.pause(() -> WorkClock.pause(WorkClockTest::waitLong));
		waitLong();
		long passed = clock.passed();
		assertTrue(passed >= LONG, () -> passed + " ns");
		assertTrue(passed <= System.nanoTime() - before - LONG, () -> passed + " ns");
	}

	@Test
	void theClockStandsWhileTheThreadDoesWhoeverAsks() {
		WorkClock clock = new WorkClock();
		List<Long> asked = new ArrayList<>();
		WorkClock.pause(() -> {
			asked.add(clock.passed());
			waitLong();
			asked.add(CompletableFuture.supplyAsync(clock::passed).join());
		});
		assertEquals(asked.get(0), asked.get(1));
	}

	@Test
	void thePausesOfOthersAndThoseFromBeforeCount() {
		WorkClock.pause(WorkClockTest::waitLong);
		WorkClock clock = new WorkClock();
		CompletableFuture.runAsync(() -> WorkClock.pause(WorkClockTest::waitLong)).join();
		assertTrue(clock.passed() >= LONG, () -> clock.passed() + " ns");
	}

	private static void waitLong() {
		long begun = System.nanoTime();
		while (System.nanoTime() - begun < LONG) {
			Thread.onSpinWait();
		}
	}
}
