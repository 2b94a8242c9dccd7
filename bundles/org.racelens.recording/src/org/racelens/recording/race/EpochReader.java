package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** Collects the accesses of each epoch, hands them on when the epoch is complete, and forgets them. */
final class EpochReader implements RunListener {
	private final RunStructure structure;
	private final int most;
	private final BiConsumer<Integer, AccessTable> complete;
	/** The segments of each epoch that have not ended yet. */
	private final int[] segments;
	private final Map<Integer, AccessTable> tables = new HashMap<>();
	private final Map<Integer, Integer> openSegments = new HashMap<>();
	private final TreeSet<Integer> large = new TreeSet<>();
	private int held;

	/** @param most runs that are held at a time */
	EpochReader(RunStructure structure, int most, BiConsumer<Integer, AccessTable> complete) {
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

	/** The epochs that are too large to be held. */
	List<Integer> large() {
		return new ArrayList<>(large);
	}

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		// known to the structure
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		openSegments.put(thread, segment);
		int epoch = structure.epoch(segment);
		if (large.contains(epoch) || !Relevance.isRelevant(structure, segment, run)) {
			return;
		}
		tables.computeIfAbsent(epoch, e -> new AccessTable()).add(segment, run, Relevance.object(structure, segment, run));
		held++;
		if (held > most) {
			held -= tables.remove(epoch).size();
			large.add(epoch);
		}
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
				held -= table.size();
				complete.accept(epoch, table);
			}
		}
	}
}
