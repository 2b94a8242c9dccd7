package org.racelens.recording.race;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.log.SegmentIndex;
import org.racelens.recording.log.Watch;
import org.racelens.recording.structure.RunStructure;

/**
 * Finds the races of a run. Steps:
 * <ol>
 * <li>Read the logs once, epoch by epoch; what runs in different epochs is ordered. When an epoch is complete, sweep over its accesses, in
 * windows of addresses, in other threads, while the reading goes on.
 * <li>An epoch with more accesses than may be held is read again, a range of addresses at a time; the ranges are chosen by the addresses
 * that the first reading has met. A range that still has too many is divided again.
 * </ol>
 */
public final class RaceDetector {
	/** A part is divided again only where dividing has helped. */
	private static final double LEAST_GAIN = 0.9;

	/**
	 * A part of the run that is read on its own.
	 *
	 * @param most records of the part that it was cut from
	 */
	private record Part(int epoch, AddressRange range, long most) {
	}

	/**
	 * Who looks for races.
	 *
	 * @param relation what is looked for
	 * @param threads that compare, besides the one that reads
	 * @param watch of the reading; an epoch that is read again is told again
	 */
	public record Work(Relation relation, int threads, Watch watch) {
		/** As many threads as there are processors. */
		public static Work watchedBy(Watch watch, Relation relation) {
			return new Work(relation, Runtime.getRuntime().availableProcessors(), watch);
		}
	}

	private final RunLogs logs;
	private final RunStructure structure;
	private final DetectionLimits limits;
	private final Watch watch;
	private final Sweeps sweeps;
	private long mostRead;

	private RaceDetector(RunLogs logs, RunStructure structure, DetectionLimits limits, Watch watch, Sweeps sweeps) {
		this.logs = logs;
		this.structure = structure;
		this.limits = limits;
		this.watch = watch;
		this.sweeps = sweeps;
	}

	/**
	 * What the logs show, whose structure this is; the same for any number of threads.
	 *
	 * @throws java.util.concurrent.CancellationException when cancelled; no thread is left then
	 */
	public static Detection detect(RunLogs logs, RunStructure structure, DetectionLimits limits, Work work) throws IOException {
		try (Sweeps sweeps = new Sweeps(structure, limits, work.relation(), work.threads(), work.watch())) {
			return new RaceDetector(logs, structure, limits, work.watch(), sweeps).detection();
		}
	}

	private Detection detection() throws IOException {
		EpochReader reader = new EpochReader(structure, limits.runs(), table -> sweeps.add(table, AddressRange.ALL));
		SegmentIndex index = logs.read(reader, watch);
		mostRead = reader.mostHeld();
		Deque<Part> parts = new ArrayDeque<>();
		Map<Integer, List<AddressRange>> large = reader.large();
		watch.expects(logs.bytes() * large.values().stream().mapToInt(List::size).sum());
		large.forEach((epoch, ranges) -> ranges.forEach(range -> parts.add(new Part(epoch, range, Long.MAX_VALUE))));
		while (!parts.isEmpty()) {
			List<Part> smaller = new ArrayList<>(read(parts.remove(), index));
			for (int i = smaller.size() - 1; i >= 0; i--) {
				parts.addFirst(smaller.get(i));
			}
		}
		return sweeps.finish().found(mostRead + sweeps.mostHeld());
	}

	/** Reads one part, and yields those that it has to be divided into, as it has too many accesses. */
	private List<Part> read(Part part, SegmentIndex index) throws IOException {
		RangeReader reader = new RangeReader(structure, part.range(), limits.runs());
		logs.readAgain(index, IntStream.range(0, structure.segments()).filter(s -> structure.epoch(s) == part.epoch()), reader, watch);
		mostRead = Math.max(mostRead, reader.table().weight());
		if (reader.isFull()) {
			List<AddressRange> smaller = reader.parts();
			if (smaller.size() > 1 && reader.count() < LEAST_GAIN * part.most()) {
				return smaller.stream().map(range -> new Part(part.epoch(), range, reader.count())).toList();
			}
			sweeps.found().doubt(structure.task(reader.table().segment(0)).team().code(), Doubt.TOO_MANY_ACCESSES);
		}
		sweeps.add(reader.table(), part.range());
		return List.of();
	}
}
