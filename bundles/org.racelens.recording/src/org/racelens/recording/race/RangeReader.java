package org.racelens.recording.race;

import java.util.List;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** Collects the accesses of one epoch to a range of addresses, as far as they can be held, and counts the others. */
final class RangeReader implements RunListener {
	private final RunStructure structure;
	private final AddressRange range;
	private final long most;
	private final AccessTable table = new AccessTable();
	private final AddressSample sample = new AddressSample();

	/** @param most what the table may weigh */
	RangeReader(RunStructure structure, AddressRange range, long most) {
		this.structure = structure;
		this.range = range;
		this.most = most;
	}

	AccessTable table() {
		return table;
	}

	/** The records that have come. */
	long count() {
		return sample.count();
	}

	boolean isFull() {
		return count() > table.size();
	}

	/** The range in parts; one where all accesses begin at one address. */
	List<AddressRange> parts() {
		return sample.parts(range, table.records(most));
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
		long low = first.address() + Math.min(0, distance * (rows - 1));
		long end = first.end() + Math.max(0, distance * (rows - 1));
		if (range.meets(low, end) && Relevance.isRelevant(structure, segment, first)) {
			sample.add(Math.max(low, range.low()));
			if (table.weight() < most) {
				table.add(segment, first, distance, rows);
			}
		}
	}

	@Override
	public void event(int thread, Event event) {
		// segments of one epoch are read
	}

	@Override
	public void ended(int thread, LogEnd end) {
		// the structure has said so
	}
}
