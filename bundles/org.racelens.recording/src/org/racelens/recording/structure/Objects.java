package org.racelens.recording.structure;

import java.util.Map;
import java.util.TreeMap;

/**
 * Which objects memory belongs to. Not for several threads at once, as it remembers what it has looked up: programs access few places far
 * more often than they are given memory.
 */
final class Objects {
	static final long NONE = ObjectHistory.NONE;
	static final long SEVERAL = -2;
	private static final int MOST_KEPT = 1 << 20;

	private final Allocations allocations;
	/** By their first bytes. */
	private final TreeMap<Long, ObjectHistory> histories = new TreeMap<>();
	private int kept;
	private ObjectHistory last = new ObjectHistory(0, 0, new long[0]);

	Objects(Allocations allocations) {
		this.allocations = allocations;
	}

	/** Whether a byte has been given at all. */
	boolean holds(long address, long stamp) {
		return history(address).last(NONE, stamp) != NONE;
	}

	/** Whether a byte is of the same object in two spans of time, each from one stamp to another one. */
	Identity compare(long address, long begin, long end, long otherBegin, long otherEnd) {
		ObjectHistory history = history(address);
		long first = history.last(NONE, begin);
		long second = history.last(NONE, otherBegin);
		long within = history.last(begin, end);
		long otherWithin = history.last(otherBegin, otherEnd);
		if (within == NONE && otherWithin == NONE) {
			return first == second ? Identity.SAME : Identity.DIFFERENT;
		}
		boolean meet = Math.max(within, first) >= second && Math.max(otherWithin, second) >= first;
		return meet ? Identity.UNCERTAIN : Identity.DIFFERENT;
	}

	/**
	 * The object that holds all bytes of a range in a span of time: the stamp of its allocation, {@link #NONE} for memory that was not
	 * given, {@link #SEVERAL} where it may not be the same one for all.
	 */
	long object(long low, long high, long begin, long end) {
		long found = history(low).last(NONE, end);
		boolean isSame = found <= begin && (last.holds(high - 1) || history(high - 1).last(NONE, end) == found);
		return isSame ? found : SEVERAL;
	}

	/** Whether all bytes of a range were always given together, or never. */
	boolean isOne(long low, long high) {
		return history(low).holds(high - 1);
	}

	private ObjectHistory history(long address) {
		if (!last.holds(address)) {
			Map.Entry<Long, ObjectHistory> before = histories.floorEntry(address);
			last = before != null && before.getValue().holds(address) ? before.getValue() : found(address);
		}
		return last;
	}

	private ObjectHistory found(long address) {
		ObjectHistory found = allocations.history(address);
		kept += 1 + found.stamps().length;
		if (kept > MOST_KEPT) {
			histories.clear();
			kept = 1 + found.stamps().length;
		}
		histories.put(found.low(), found);
		return found;
	}
}
