package org.racelens.recording.race;

import java.util.List;
import java.util.stream.IntStream;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.log.Event;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.log.RunListener;
import org.racelens.recording.structure.RunStructure;

/** Collects the accesses of one epoch to a range of addresses, as far as they can be held, and counts the others. */
final class RangeReader implements RunListener {
	/** Parts are made smaller than they may be, as accesses are not spread evenly. */
	private static final double FILLED = 0.6;
	private static final int MOST_PARTS = 1 << 12;

	private final RunStructure structure;
	private final AddressRange range;
	private final int most;
	private final AccessTable table = new AccessTable();
	private long count;

	RangeReader(RunStructure structure, AddressRange range, int most) {
		this.structure = structure;
		this.range = range;
		this.most = most;
	}

	AccessTable table() {
		return table;
	}

	long count() {
		return count;
	}

	boolean isFull() {
		return count > table.size();
	}

	/** The range in parts, by the addresses of those that are held; one where they all begin at one address. */
	List<AddressRange> parts() {
		int parts = (int) Math.min(MOST_PARTS, Math.max(2, count / (most * FILLED)));
		int[] order = table.byAddress();
		return range.split(IntStream.range(1, parts).mapToObj(i -> table.low(order[(int) ((long) i * order.length / parts)])).toList());
	}

	@Override
	public void stack(int thread, int number, int caller, long returnAddress) {
		// known to the structure
	}

	@Override
	public void accesses(int thread, int segment, AccessRun run) {
		if (range.meets(run.address(), run.end()) && Relevance.isRelevant(structure, segment, run)) {
			count++;
			if (table.size() < most) {
				table.add(segment, run, Relevance.object(structure, segment, run));
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
