package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.log.SegmentIndex;
import org.racelens.recording.log.Watch;

/** Segments that are read again are as they were, wherever blocks begin and end. */
class ReadAgainTest {
	private static final int THREADS = 3;

	@TempDir
	private Path folder;

	private record Told(int thread, int segment, AccessRun run) {
	}

	/** Notes accesses. */
	private static final class Accesses implements RunListener {
		private final List<Told> told = new ArrayList<>();

		@Override
		public void accesses(int thread, int segment, AccessRun run) {
			told.add(new Told(thread, segment, run));
		}

		@Override
		public void stack(int thread, int number, int caller, long returnAddress) {
			// not compared
		}

		@Override
		public void event(int thread, Event event) {
			// not compared
		}

		@Override
		public void ended(int thread, LogEnd end) {
			// not compared
		}
	}

	/** Segments without accesses, in one block and over several ones; the last one of a thread is ended by no event. */
	private RunLogs random(Random random) throws IOException {
		LogWriter writer = random.nextBoolean() ? LogWriter.plain() : LogWriter.packed();
		for (int thread = 0; thread < THREADS; thread++) {
			writer.on(thread).stack(0, 0x400100);
		}
		for (int i = 0; i < 200; i++) {
			LogWriter.OfThread log = writer.on(random.nextInt(THREADS));
			switch (random.nextInt(4)) {
				case 0 -> log.endBlock();
				case 1 -> log.event(0x73);
				default -> log.accesses(0, 8, 0x400200 + i, 1, 0x1000 + random.nextInt(1000), 0, 1);
			}
		}
		return RunLogs.in(writer.write(folder), LogLimits.DEFAULT);
	}

	@Test
	void segmentsComeAsBefore() throws IOException {
		Random random = new Random(7);
		for (int i = 0; i < 200; i++) {
			RunLogs logs = random(random);
			Accesses all = new Accesses();
			SegmentIndex index = logs.read(all, Cancellation.NEVER);
			int segments = all.told.stream().mapToInt(Told::segment).max().orElseThrow() + 1;
			int[] wanted = random.ints(1 + random.nextInt(segments), 0, segments).distinct().sorted().toArray();
			List<Told> expected = all.told.stream().filter(t -> Arrays.binarySearch(wanted, t.segment) >= 0).toList();
			Accesses again = new Accesses();
			logs.readAgain(index, Arrays.stream(wanted), again, Watch.of(Cancellation.NEVER));
			assertTrue(expected.size() >= wanted.length);
			assertEquals(expected, again.told);
		}
	}

	@Test
	void readingAgainIsCancelled() throws IOException {
		RunLogs logs = random(new Random(1));
		SegmentIndex index = logs.read(new Accesses(), Cancellation.NEVER);
		assertThrows(CancellationException.class,
				() -> logs.readAgain(index, IntStream.of(0), new Accesses(), Watch.of(() -> true)));
	}
}
