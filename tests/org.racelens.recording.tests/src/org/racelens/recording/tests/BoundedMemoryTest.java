package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.RunJudgement;
import org.racelens.recording.log.Watch;
import org.racelens.recording.race.Detection;
import org.racelens.recording.race.DetectionLimits;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RaceDetector;
import org.racelens.recording.race.RaceDetector.Work;
import org.racelens.recording.race.Relation;
import org.racelens.recording.race.RacingPairs;

/** What is found does not depend on how much is held at a time, as long as that suffices. */
class BoundedMemoryTest {
	@TempDir
	private Path folder;

	private static Program random(long seed) {
		Random random = new Random(seed);
		Program program = new Program(3);
		for (int phase = 0; phase < 4; phase++) {
			for (int i = 0; i < 300; i++) {
				long address = Program.X + random.nextInt(3000);
				program.on(random.nextInt(3)).accesses(random.nextInt(2), 1 + random.nextInt(8), 0x400 + random.nextInt(8), 0, address,
						random.nextInt(20), 1 + random.nextInt(6));
			}
			program.barrier();
		}
		return program;
	}

	@Test
	void partsOfTheAddressesGiveTheSameRaces() {
		for (long seed = 0; seed < 10; seed++) {
			RunJudgement whole = random(seed).judge(folder);
			assertTrue(whole.races().size() > 10);
			RunJudgement parts = random(seed).judge(folder, new DetectionLimits(500, Long.MAX_VALUE, 1000));
			assertEquals(counts(whole.races()), counts(parts.races()));
			assertEquals(Set.of(), parts.regions().get(0).doubts());
		}
	}

	private static Detection detect(RecordedRun run, DetectionLimits limits, int threads) throws IOException {
		return RaceDetector.detect(run.logs(), run.structure(), limits,
				new Work(Relation.OF_THREADS, threads, Watch.of(Cancellation.NEVER)));
	}

	/** Each thread goes over rows of its own of a large field, and now and then over its neighbour's. */
	private static Program large() {
		Program program = new Program(3);
		Random random = new Random(11);
		for (int i = 0; i < 30_000; i++) {
			int thread = random.nextInt(3);
			long row = 3 * random.nextInt(2000) + (random.nextInt(500) == 0 ? 0 : thread);
			program.on(thread).rows(8, 0x400 + random.nextInt(4), Program.X + 0x1000 * row, 64, 20, 8, 4).event(0x73);
		}
		return program;
	}

	@Test
	void noMoreIsHeldThanMayBe() throws IOException {
		RecordedRun run = large().run(folder);
		Detection whole = detect(run, DetectionLimits.DEFAULT, 2);
		assertEquals(2 * (30_000 + 8 * 4) + 120_000, whole.mostHeld());
		assertTrue(whole.races().size() > 3);
		for (int runs : List.of(1000, 5000, 20_000, 70_000)) {
			Detection parts = detect(run, new DetectionLimits(runs, Long.MAX_VALUE, 1000), 2);
			assertTrue(parts.mostHeld() <= 3L * runs, parts.mostHeld() + " for " + runs);
			assertEquals(counts(whole.races()), counts(parts.races()));
			assertEquals(Map.of(), parts.undecided());
		}
	}

	@Test
	void theNumberOfThreadsChangesNothing() throws IOException {
		RecordedRun run = large().run(folder);
		for (int runs : List.of(1000, 20_000, 1 << 20)) {
			DetectionLimits limits = new DetectionLimits(runs, 1L << 40, 1000);
			Detection one = detect(run, limits, 1);
			for (int threads : List.of(2, 5)) {
				Detection several = detect(run, limits, threads);
				assertEquals(one.races(), several.races());
				assertEquals(one.undecided(), several.undecided());
			}
		}
	}

	@Test
	void cancellingLeavesNoThread() throws IOException {
		RecordedRun run = large().run(folder);
		for (long asked : List.of(0L, 1L, 10L, 100L)) {
			AtomicLong left = new AtomicLong(asked);
			Work work = new Work(Relation.OF_THREADS, 3, Watch.of(() -> left.getAndDecrement() <= 0));
			assertThrows(CancellationException.class,
					() -> RaceDetector.detect(run.logs(), run.structure(), new DetectionLimits(5000, 1L << 40, 1000), work));
			assertEquals(0, Thread.getAllStackTraces().keySet().stream().filter(t -> t.getName().equals("racelens-sweep")).count());
		}
	}

	@Test
	void allBytesThatAreReadAreTold() throws IOException {
		RecordedRun run = large().run(folder);
		AtomicLong read = new AtomicLong();
		Work work = new Work(Relation.OF_THREADS, 1, new Watch() {
			@Override
			public boolean isCancelled() {
				return false;
			}

			@Override
			public void reads(long bytes) {
				read.addAndGet(bytes);
			}
		});
		RaceDetector.detect(run.logs(), run.structure(), DetectionLimits.DEFAULT, work);
		int headers = 16 * run.logs().threads();
		assertEquals(run.logs().bytes() - headers, read.get());
		RaceDetector.detect(run.logs(), run.structure(), new DetectionLimits(5000, 1L << 40, 1000), work);
		assertTrue(read.get() > 3 * (run.logs().bytes() - headers));
	}

	@Test
	void rowsAreTheirRuns() {
		for (long seed = 0; seed < 20; seed++) {
			Random random = new Random(seed);
			Program rows = new Program(3);
			Program single = new Program(3);
			for (int i = 0; i < 100; i++) {
				int thread = random.nextInt(3);
				int code = 0x400 + random.nextInt(8);
				long address = Program.X + 0x4000 + random.nextInt(0x4000);
				int stride = random.nextInt(100);
				int count = 1 + random.nextInt(5);
				int distance = random.nextInt(1000) - 500;
				int number = distance == 0 ? 1 : 1 + random.nextInt(20);
				rows.on(thread).rows(4, code, address, stride, count, distance, number);
				for (int row = 0; row < number; row++) {
					single.on(thread).accesses(LogWriter.WRITE, 4, code, 0, address + (long) row * distance, stride, count);
				}
			}
			List<List<Long>> expected = counts(single.judge(folder).races());
			assertTrue(expected.size() > 10);
			assertEquals(expected, counts(rows.judge(folder).races()));
		}
	}

	private static List<List<Long>> counts(List<RacingPairs> races) {
		return races.stream().map(race -> List.of(race.first().code(), race.second().code(), race.pairs())).toList();
	}

	@Test
	void limitsThatDoNotSufficeAreSaid() {
		assertEquals(Set.of(Doubt.TOO_MANY_PAIRS),
				random(1).judge(folder, new DetectionLimits(10_000, 10, 1000)).regions().get(0).doubts());
		assertEquals(Set.of(Doubt.TOO_MANY_RACES),
				random(1).judge(folder, new DetectionLimits(10_000, 1L << 40, 3)).regions().get(0).doubts());
		Program one = new Program(2);
		for (int i = 0; i < 50; i++) {
			one.on(0).write(0x400 + i, Program.X);
		}
		one.on(1).read(0x300, Program.X);
		assertEquals(Set.of(Doubt.TOO_MANY_ACCESSES), one.judge(folder, new DetectionLimits(20, 1L << 40, 1000)).regions().get(0).doubts());
	}
}
