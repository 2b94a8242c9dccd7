package org.racelens.recording.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.AskedCondition;
import org.racelens.recording.RecordedRun;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LoadedModule;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.LogLimits;
import org.racelens.recording.log.Modules;
import org.racelens.recording.log.ProcessInfo;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.log.Watch;

/** Logs are read as far as they are whole, in the order of their stamps, and nothing in them is trusted. */
class LogReaderTest {
	private static final long HIGHEST = 1L << 56;

	@TempDir
	private Path folder;

	/** Everything that a listener was told, as text. */
	private static final class Told implements RunListener {
		final List<String> lines = new ArrayList<>();
		final List<AccessRun> runs = new ArrayList<>();
		final List<LogEnd> ends = new ArrayList<>();

		@Override
		public void stack(int thread, int number, int caller, long returnAddress) {
			lines.add("stack " + thread + " " + number + " " + caller + " " + Long.toHexString(returnAddress));
		}

		@Override
		public void accesses(int thread, int segment, AccessRun run) {
			lines.add("access " + thread + " in " + segment);
			runs.add(run);
		}

		@Override
		public void event(int thread, Event event) {
			lines.add(thread + " " + event);
		}

		@Override
		public void ended(int thread, LogEnd end) {
			ends.add(end);
		}
	}

	private Told read() throws IOException {
		Told told = new Told();
		RunLogs.in(folder, LogLimits.DEFAULT).read(told, Cancellation.NEVER);
		return told;
	}

	private Told read(byte[] file) throws IOException {
		Files.write(folder.resolve("thread-0.log"), file);
		return read();
	}

	private static LogWriter twoThreads(LogWriter writer) {
		writer.on(0).initial(1).stack(0, 0x400100).accesses(1, 8, 0x400200, 1, 0x1000, -8, 4).endBlock();
		writer.on(1).event(0x10, 0x7000, 0x8000).event(0x72, 0x400300, 3).raw('a', 'b', 'c');
		writer.on(0).accesses(LogWriter.ON_STACK, 4, 0x400210, 0, 0x7ff0, 0, 1, 1, 5).fork(1, 1, 0x400220);
		return writer;
	}

	@Test
	void recordsOfAllThreadsComeInTheOrderOfTheirStamps() throws IOException {
		twoThreads(LogWriter.plain()).write(folder);
		Told told = read();
		List<String> expected = List.of("0 InitialBegun[stamp=1, task=1]", "stack 0 1 0 400100", "access 0 in 0", "access 0 in 0",
				"1 ThreadBegun[stamp=2, stackLow=28672, stackHigh=32768]", "1 Unobserved[stamp=3, code=4195072, name=abc]",
				"0 ParallelBegun[stamp=4, construct=PARALLEL, region=1, task=1, requested=0, code=4194848]");
		assertEquals(expected, told.lines);
		assertEquals(new AccessRun(1, 8, 0x400200, 1, 0x1000 - 24, 8, 4, 0, 0), told.runs.get(0));
		assertEquals(new AccessRun(4, 4, 0x400210, 0, 0x7ff0, 0, 1, 1, 5), told.runs.get(1));
		assertEquals(List.of(LogEnd.COMPLETE, LogEnd.COMPLETE), told.ends);
	}

	@Test
	void conditionsAreCounted() throws IOException {
		LogWriter writer = LogWriter.plain();
		writer.on(0).initial(1).event(0x78, 4, 1, 0).event(0x78, 4, 0, 2, -3, 7).event(0x78, 4, 0, 2, 5, 5).event(0x78, 4, 2, 0);
		writer.on(1).initial(2).event(0x78, 9, 1, 1, 8);
		writer.write(folder);
		Map<Integer, AskedCondition> conditions = RecordedRun.read(folder, LogLimits.DEFAULT, Cancellation.NEVER)
				.conditions(Watch.of(Cancellation.NEVER));
		assertEquals(Map.of(4, new AskedCondition(1, 2, 1, List.of(-3L, 7L)), 9, new AskedCondition(1, 0, 0, List.of())), conditions);
	}

	@Test
	void pointersAreApartWhereTheyLeadToDifferentBlocks() throws IOException {
		LogWriter writer = LogWriter.plain();
		writer.on(0).initial(1).event(0x70, 0x1000, 64, 0).event(0x70, 0x2000, 64, 0).event(0x78, 0, 3, 2, 0x1000, 0x2008)
				.event(0x78, 0, 3, 2, 0x1000, 0x9000).event(0x78, 1, 3, 2, 0x1000, 0x1010).event(0x78, 1, 3, 2, 0x8000, 0x9000)
				.event(0x78, 2, 3, 2, 0x1000, 0x1000).event(0x78, 3, 4, 2, 0x1000, 0x1000).event(0x78, 4, 3, 2, 0, 0);
		writer.write(folder);
		Map<Integer, AskedCondition> conditions = RecordedRun.read(folder, LogLimits.DEFAULT, Cancellation.NEVER)
				.conditions(Watch.of(Cancellation.NEVER));
		assertEquals(Map.of(0, new AskedCondition(1, 0, 1, List.of()), 1, new AskedCondition(0, 0, 2, List.of()), 2,
				new AskedCondition(0, 1, 0, List.of(0x1000L, 0x1000L)), 3, new AskedCondition(1, 0, 0, List.of()), 4,
				new AskedCondition(0, 0, 1, List.of())), conditions);
	}

	@Test
	void rowsAndSetsAreTheirRuns() throws IOException {
		LogWriter writer = LogWriter.plain();
		writer.on(0).rows(8, 0x400200, 0x1000, -16, 3, -0x100, 2).set(4, 0x400210, 0x2000, 0x8000_0000_0000_001dL)
				.set(1, 0x400210, 0x2000, -1).rows(8, 0x400200, 0x1000, 0, 1, 8, 1);
		writer.write(folder);
		Told told = read();
		assertEquals(List.of(LogEnd.COMPLETE), told.ends);
		assertEquals(
				List.of(run(8, 0x400200, 0x1000 - 32, 16, 3), run(8, 0x400200, 0x1000 - 32 - 0x100, 16, 3), run(4, 0x400210, 0x2000, 0, 1),
						run(4, 0x400210, 0x2008, 4, 3), run(4, 0x400210, 0x20fc, 0, 1), run(1, 0x400210, 0x2000, 1, 64),
						run(8, 0x400200, 0x1000, 0, 1)),
				told.runs);
	}

	private static AccessRun run(long size, long code, long address, long stride, long count) {
		return new AccessRun(AccessRun.WRITE, size, code, 0, address, stride, count, 0, 0);
	}

	@Test
	void rowsAndSetsThatCannotBeEndTheLog() throws IOException {
		for (long[] rows : new long[][] { { 64, 8, 1, -64, 3 }, { HIGHEST, 8, 1, HIGHEST, 3 }, { 64, 8, 0, 8, 1 }, { 64, 8, 1, 8, 0 },
				{ 64, 8, 1, 8, 4097 }, { 64, 8, 2, Long.MAX_VALUE / 2, 3 } }) {
			LogWriter writer = LogWriter.plain();
			writer.on(0).rows(8, 0x400200, rows[0], rows[1], rows[2], rows[3], rows[4]);
			assertEquals(List.of(LogEnd.DAMAGED_RECORD), read(writer.bytes(0)).ends, Arrays.toString(rows));
		}
		for (long[] set : new long[][] { { 64, 0 }, { 2 * HIGHEST - 8, 3 }, { -8, 1 } }) {
			LogWriter writer = LogWriter.plain();
			writer.on(0).set(8, 0x400200, set[0], set[1]);
			assertEquals(List.of(LogEnd.DAMAGED_RECORD), read(writer.bytes(0)).ends, Arrays.toString(set));
		}
	}

	@Test
	void packedBlocksAreTheSame() throws IOException {
		twoThreads(LogWriter.plain()).write(folder);
		List<String> plain = read().lines;
		twoThreads(LogWriter.packed()).write(folder);
		assertEquals(plain, read().lines);
	}

	@Test
	void aLogIsReadUpToTheBlockThatIsNotWhole() throws IOException {
		byte[] whole = twoThreads(LogWriter.plain()).bytes(0);
		Told told = read(Arrays.copyOf(whole, whole.length - 1));
		assertEquals(List.of("0 InitialBegun[stamp=1, task=1]", "stack 0 1 0 400100", "access 0 in 0"), told.lines);
		assertEquals(List.of(LogEnd.CUT_OFF), told.ends);
	}

	@Test
	void whatCannotBeEndsTheLogAndIsSaid() throws IOException {
		assertEquals(List.of(LogEnd.FOREIGN), read("no log at all, surely".getBytes(StandardCharsets.UTF_8)).ends);
		assertEquals(List.of(LogEnd.FOREIGN), read(LogWriter.plain().bytes(3)).ends);
		assertEquals(LogEnd.UNKNOWN_RECORD, endOf(0x7f, 9));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x20, 5));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x24, 5, 0x80));
		assertEquals(LogEnd.STAMPS_FALL, endOf(0x24, 5, 1, 0x24, 5, 2));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x31, 5, 1, 0xff, 0xff, 0xff, 0x7f));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x80, 1, 1, 0));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x81, 0, 4, 0, 7, 8, 0, 1));
		assertEquals(LogEnd.DAMAGED_RECORD, endOf(0x81, 0, 4, 0, 0, 8, 0, 0));
	}

	@Test
	void runsThatLeaveTheAddressSpaceAreDamage() throws IOException {
		for (long[] run : new long[][] { { HIGHEST, HIGHEST, 4 }, { 8, -8, 4 }, { 64, Long.MAX_VALUE / 2, 3 }, { -64, 8, 2 },
				{ HIGHEST, 1L << 40, 1L << 40 } }) {
			LogWriter writer = LogWriter.plain();
			writer.on(0).accesses(0, 4, 0x400000, 0, run[0], run[1], run[2]);
			assertEquals(List.of(LogEnd.DAMAGED_RECORD), read(writer.bytes(0)).ends, Arrays.toString(run));
		}
	}

	private LogEnd endOf(int... record) throws IOException {
		LogWriter writer = LogWriter.plain();
		writer.on(0).raw(record);
		return read(writer.bytes(0)).ends.get(0);
	}

	@Test
	void blocksThatClaimTooMuchCostNothing() throws IOException {
		byte[] large = LogWriter.plain().bytes(0);
		large[16 + 4 + 3] = 0x7f;
		assertEquals(List.of(LogEnd.LARGE_BLOCK), read(large).ends);
		byte[] claimed = LogWriter.plain().bytes(0);
		claimed[16 + 4 + 2] = 0x10;
		assertEquals(List.of(LogEnd.CUT_OFF), read(claimed).ends);
		LogWriter writer = LogWriter.packed();
		writer.on(0).initial(1);
		byte[] longer = writer.bytes(0);
		longer[16 + 8]++;
		assertEquals(List.of(LogEnd.PACKED_BADLY), read(longer).ends);
	}

	@Test
	void changedBytesNeverDoMoreThanEndTheLog() throws IOException {
		Random random = new Random(34);
		int early = 0;
		for (int i = 0; i < 2000; i++) {
			byte[] bytes = RandomTasks.of(i % 20).log.bytes(0);
			for (int n = 0; n < 3; n++) {
				bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
			}
			Told told = read(bytes);
			assertEquals(1, told.ends.size());
			early += told.ends.get(0) == LogEnd.COMPLETE ? 0 : 1;
		}
		assertTrue(early > 100, early + " logs ended early");
	}

	@Test
	void readingEndsWhenItIsCancelled() throws IOException {
		twoThreads(LogWriter.plain()).write(folder);
		RunLogs logs = RunLogs.in(folder, LogLimits.DEFAULT);
		assertThrows(CancellationException.class, () -> logs.read(new Told(), () -> true));
	}

	/** Also where no event comes for long. */
	@Test
	void oneLongSegmentIsCancelled() throws IOException {
		LogWriter writer = LogWriter.plain();
		for (int i = 0; i < 1000; i++) {
			writer.on(0).rows(8, 0x400200, 0x1000, 8, 4, 64, 1000);
		}
		writer.on(0).initial(1);
		writer.write(folder);
		Told told = new Told();
		RunLogs logs = RunLogs.in(folder, LogLimits.DEFAULT);
		assertThrows(CancellationException.class, () -> logs.read(told, () -> true));
		assertTrue(told.runs.size() < 100_000, told.runs.size() + " runs");
	}

	@Test
	void textFilesSayWhatTheProcessWas() throws IOException {
		LogWriter.plain().write(folder);
		assertEquals(new ProcessInfo(7, 1, "/tmp/a b", Optional.of("exit 0"), Optional.empty(), OptionalInt.empty()),
				ProcessInfo.in(folder, LogLimits.DEFAULT));
		Files.writeString(folder.resolve("modules.txt"), "400000 500000 3ff000 12ab /x%0Ay z\nnonsense\n1 0 0 - /less\n500000 ");
		LoadedModule module = new LoadedModule(0x400000, 0x500000, 0x3ff000, Optional.of("12ab"), "/x\ny z");
		assertEquals(List.of(module), Modules.in(folder, LogLimits.DEFAULT).all());
		assertEquals(Optional.of(module), Modules.in(folder, LogLimits.DEFAULT).at(0x4fffff));
		assertEquals(0x1234, module.inFile(0x400234));
		Files.writeString(folder.resolve("process.txt"), "format=1\npid=7\nparent=1\nstopped=ENOSPC\nend=exit 0\nschedule=4\n");
		assertEquals(OptionalInt.of(4), ProcessInfo.in(folder, LogLimits.DEFAULT).led());
		assertEquals(Optional.of("ENOSPC"), ProcessInfo.in(folder, LogLimits.DEFAULT).stopped());
		Files.writeString(folder.resolve("process.txt"), "format=1\nend=exec ./a%20b\n");
		assertEquals(Optional.of("exec ./a b"), ProcessInfo.in(folder, LogLimits.DEFAULT).end());
		// it has not become another program, and was killed then, or came to its own end
		Files.writeString(folder.resolve("process.txt"), "format=1\nend=exec ./b\nend=\n");
		assertEquals(Optional.empty(), ProcessInfo.in(folder, LogLimits.DEFAULT).end());
		Files.writeString(folder.resolve("process.txt"), "format=1\nend=exec ./b\nend=\nend=exit 3\n");
		assertEquals(Optional.of("exit 3"), ProcessInfo.in(folder, LogLimits.DEFAULT).end());
		Files.delete(folder.resolve("process.txt"));
		assertEquals(new ProcessInfo(0, 0, "", Optional.empty(), Optional.empty(), OptionalInt.empty()),
				ProcessInfo.in(folder, LogLimits.DEFAULT));
	}
}
