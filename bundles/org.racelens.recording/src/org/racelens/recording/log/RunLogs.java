package org.racelens.recording.log;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PrimitiveIterator;
import java.util.PriorityQueue;
import java.util.concurrent.CancellationException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.racelens.model.source.Cancellation;

/** The logs of the threads of one process, which can be read as often as one likes. */
public final class RunLogs {
	private static final Pattern NAME = Pattern.compile("thread-(\\d{1,9})\\.log");
	private static final int EVENTS_BETWEEN_QUESTIONS = 1024;

	private final List<Path> files;
	private final LogLimits limits;

	private RunLogs(List<Path> files, LogLimits limits) {
		this.files = List.copyOf(files);
		this.limits = limits;
	}

	/** The logs in a folder, in the order of their threads. */
	public static RunLogs in(Path folder, LogLimits limits) throws IOException {
		try (Stream<Path> all = Files.list(folder)) {
			return new RunLogs(all.filter(file -> number(file) >= 0).sorted(Comparator.comparingInt(RunLogs::number))
					.limit(limits.threads()).toList(), limits);
		}
	}

	private static int number(Path file) {
		Matcher name = NAME.matcher(file.getFileName().toString());
		return name.matches() ? Integer.parseInt(name.group(1)) : -1;
	}

	/** How many threads have logs. */
	public int threads() {
		return files.size();
	}

	/** The bytes of all logs. */
	public long bytes() throws IOException {
		long bytes = 0;
		for (Path file : files) {
			bytes += Files.size(file);
		}
		return bytes;
	}

	/**
	 * Reads all logs.
	 *
	 * @return where the segments are
	 * @throws CancellationException when cancelled
	 */
	public SegmentIndex read(RunListener listener, Cancellation cancellation) throws IOException {
		return read(listener, Watch.of(cancellation));
	}

	/** The same, being watched. */
	public SegmentIndex read(RunListener listener, Watch watch) throws IOException {
		Merge merge = new Merge(listener, watch);
		try {
			for (Path file : files) {
				merge.add(number(file), ThreadLog.open(file, limits, bytes -> blockRead(watch, bytes)));
			}
			merge.run();
			return merge.index;
		} finally {
			merge.close();
		}
	}

	/**
	 * Reads some segments again, which come as they have come before; of their threads' other records nothing is told.
	 *
	 * @param index of an earlier reading
	 * @param segments their numbers, which rise
	 * @throws CancellationException when cancelled
	 */
	public void readAgain(SegmentIndex index, IntStream segments, RunListener listener, Watch watch) throws IOException {
		Map<Integer, SegmentCursor> cursors = new HashMap<>();
		try {
			for (Path file : files) {
				cursors.put(number(file), new SegmentCursor(file, limits, index.blocks(number(file)), bytes -> blockRead(watch, bytes)));
			}
			for (PrimitiveIterator.OfInt wanted = segments.iterator(); wanted.hasNext();) {
				int segment = wanted.nextInt();
				int thread = index.thread(segment);
				stopIfCancelled(watch);
				cursors.get(thread).read(index.ordinal(segment),
						(first, distance, rows) -> listener.rows(thread, segment, first, distance, rows));
			}
		} finally {
			for (SegmentCursor cursor : cursors.values()) {
				cursor.close();
			}
		}
	}

	private static void blockRead(Watch watch, long bytes) {
		stopIfCancelled(watch);
		watch.reads(bytes);
	}

	private static void stopIfCancelled(Watch watch) {
		if (watch.isCancelled()) {
			throw new CancellationException();
		}
	}

	/** A thread's log with the event that it has come to. */
	private record Head(int thread, ThreadLog log, Event event) {
	}

	private final class Merge {
		private final RunListener listener;
		private final Watch watch;
		private final List<ThreadLog> open = new ArrayList<>();
		private final PriorityQueue<Head> heads = new PriorityQueue<>(
				Comparator.comparingLong((Head head) -> head.event().stamp()).thenComparingInt(Head::thread));
		private final SegmentIndex index = new SegmentIndex();

		Merge(RunListener listener, Watch watch) {
			this.listener = listener;
			this.watch = watch;
		}

		void add(int thread, ThreadLog log) {
			open.add(log);
			index.log(thread, log.index());
			if (log.end().isEmpty() && log.thread() != thread) {
				log.stop(LogEnd.FOREIGN);
			}
			advance(thread, log);
		}

		private void advance(int thread, ThreadLog log) {
			log.next(new Segment(thread, log)).ifPresentOrElse(event -> heads.add(new Head(thread, log, event)),
					() -> listener.ended(thread, log.end().orElse(LogEnd.COMPLETE)));
		}

		void run() {
			for (long events = 0; !heads.isEmpty(); events++) {
				stopIf(events % EVENTS_BETWEEN_QUESTIONS == 0);
				Head head = heads.remove();
				listener.event(head.thread(), head.event());
				advance(head.thread(), head.log());
			}
		}

		private void stopIf(boolean isToAsk) {
			if (isToAsk) {
				stopIfCancelled(watch);
			}
		}

		void close() throws IOException {
			for (ThreadLog log : open) {
				log.close();
			}
		}

		/** Gives the segment its number when its first access comes. */
		private final class Segment implements RecordSink {
			private final int thread;
			private final ThreadLog log;
			private int number = -1;

			Segment(int thread, ThreadLog log) {
				this.thread = thread;
				this.log = log;
			}

			@Override
			public void stack(int stack, int caller, long returnAddress) {
				listener.stack(thread, stack, caller, returnAddress);
			}

			@Override
			public void rows(AccessRun first, long distance, int rows) {
				if (number < 0) {
					if (index.size() == limits.segments()) {
						log.stop(LogEnd.TOO_MUCH);
						return;
					}
					number = index.add(thread);
				}
				listener.rows(thread, number, first, distance, rows);
			}
		}
	}
}
