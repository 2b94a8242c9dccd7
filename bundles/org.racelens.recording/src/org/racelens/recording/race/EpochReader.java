package org.racelens.recording.race;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** Collects the accesses of each epoch, hands them on when the epoch is complete, and forgets them. */
final class EpochReader implements RunListener {
	private final RunStructure structure;
	private final long most;
	private final Consumer<AccessTable> complete;
	/** The segments of each epoch that have not ended yet. */
	private final int[] segments;
	private final Map<Integer, AccessTable> tables = new HashMap<>();
	private final Map<Integer, Integer> openSegments = new HashMap<>();
	private final TreeMap<Integer, Large> large = new TreeMap<>();
	private long held;
	private long mostHeld;

	/**
	 * An epoch that is too large.
	 *
	 * @param records that can be held, if all are like those that were
	 */
	private record Large(AddressSample sample, long records) {
	}

	/** @param most what the tables may weigh that are held at a time */
	EpochReader(RunStructure structure, long most, Consumer<AccessTable> complete) {
		this.structure = structure;
		this.most = most;
		this.complete = complete;
		this.segments = new int[structure.epochs()];
		for (int i = 0; i < structure.segments(); i++) {
			if (structure.epoch(i) >= 0) {
				segments[structure.epoch(i)]++;
			}
		}
	}

	/** The epochs that are too large to be held, each with the ranges of addresses in which it may not be. */
	Map<Integer, List<AddressRange>> large() {
		TreeMap<Integer, List<AddressRange>> ranges = new TreeMap<>();
		large.forEach((epoch, found) -> ranges.put(epoch, found.sample().parts(AddressRange.ALL, found.records())));
		return ranges;
	}

	/** What was held at once, at most. */
	long mostHeld() {
		return mostHeld;
	}

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		// known to the structure
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		rows(thread, segment, run, 0, 1);
	}

	@Override
	public void rows(int thread, int segment, AccessRun first, long distance, int rows) {
		openSegments.put(thread, segment);
		int epoch = structure.epoch(segment);
		if (!Relevance.isRelevant(structure, segment, first)) {
			return;
		}
		Large known = large.get(epoch);
		if (known != null) {
			known.sample().add(first.address());
			return;
		}
		AccessTable table = tables.computeIfAbsent(epoch, e -> new AccessTable());
		held -= table.weight();
		table.add(segment, first, distance, rows);
		held += table.weight();
		if (held > most) {
			held -= tables.remove(epoch).weight();
			large.put(epoch, new Large(table.sample(), table.records(most)));
		}
		mostHeld = Math.max(mostHeld, held);
	}

	@Override
	public void event(int thread, Event event) {
		endSegment(thread);
	}

	@Override
	public void ended(int thread, LogEnd end) {
		endSegment(thread);
	}

	private void endSegment(int thread) {
		Integer segment = openSegments.remove(thread);
		int epoch = segment == null ? -1 : structure.epoch(segment);
		if (epoch >= 0 && --segments[epoch] == 0) {
			AccessTable table = tables.remove(epoch);
			if (table != null) {
				held -= table.weight();
				complete.accept(table);
			}
		}
	}
}
