package org.racelens.recording.race;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.log.RunLogs;
import org.racelens.recording.log.SegmentIndex;
import org.racelens.recording.structure.RunStructure;

/**
 * Finds the races of a run. Steps:
 * <ol>
 * <li>Read the logs once, epoch by epoch; what runs in different epochs is ordered. When an epoch is complete, sweep over its accesses.
 * <li>An epoch with more accesses than may be held is read again, a range of addresses at a time. A range that still has too many is
 * divided at the addresses that were seen.
 * </ol>
 */
public final class RaceDetector {
	/** A part is divided again only where dividing has helped. */
	private static final double LEAST_GAIN = 0.9;

	/**
	 * A part of the run that is read on its own.
	 *
	 * @param most accesses of the part that it was cut from
	 */
	private record Part(int epoch, AddressRange range, long most) {
	}

	private final RunLogs logs;
	private final RunStructure structure;
	private final DetectionLimits limits;
	private final PairCollector collector;
	private final PairJudge judge;
	private SegmentIndex index;

	private RaceDetector(RunLogs logs, RunStructure structure, DetectionLimits limits) {
		this.logs = logs;
		this.structure = structure;
		this.limits = limits;
		this.collector = new PairCollector(limits.groups());
		this.judge = new PairJudge(structure, collector);
	}

	/** What the logs show, whose structure this is. */
	public static Detection detect(RunLogs logs, RunStructure structure, DetectionLimits limits, Cancellation cancellation)
			throws IOException {
		RaceDetector detector = new RaceDetector(logs, structure, limits);
		Deque<Part> parts = new ArrayDeque<>();
		for (int epoch : detector.allEpochs(cancellation)) {
			parts.add(new Part(epoch, AddressRange.ALL, Long.MAX_VALUE));
		}
		while (!parts.isEmpty()) {
			Part part = parts.remove();
			List<Part> smaller = detector.read(part, cancellation);
			for (int i = smaller.size() - 1; i >= 0; i--) {
				parts.addFirst(smaller.get(i));
			}
		}
		return detector.collector.found();
	}

	/** Reads all epochs, and yields those that were too large. */
	private List<Integer> allEpochs(Cancellation cancellation) throws IOException {
		EpochReader reader = new EpochReader(structure, limits.runs(), (epoch, table) -> sweep(table, AddressRange.ALL, cancellation));
		index = logs.read(reader, cancellation);
		return reader.large();
	}

	/** Reads one part, and yields those that it has to be divided into, as it has too many accesses. */
	private List<Part> read(Part part, Cancellation cancellation) throws IOException {
		RangeReader reader = new RangeReader(structure, part.range(), limits.runs());
		logs.readAgain(index, IntStream.range(0, structure.segments()).filter(s -> structure.epoch(s) == part.epoch()), reader,
				cancellation);
		if (reader.isFull()) {
			List<AddressRange> smaller = reader.parts();
			if (smaller.size() > 1 && reader.count() < LEAST_GAIN * part.most()) {
				return smaller.stream().map(range -> new Part(part.epoch(), range, reader.count())).toList();
			}
			collector.doubt(structure.task(reader.table().segment(0)).team().code(), Doubt.TOO_MANY_ACCESSES);
		}
		sweep(reader.table(), part.range(), cancellation);
		return List.of();
	}

	private void sweep(AccessTable table, AddressRange range, Cancellation cancellation) {
		new Sweep(table, structure, collector, judge, range, limits.pairs()).run(cancellation);
	}
}
