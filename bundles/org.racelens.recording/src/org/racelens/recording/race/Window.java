package org.racelens.recording.race;

import org.racelens.recording.structure.RunStructure;

/** The runs of accesses of a table that meet a range of addresses: the rows of its records one by one. */
final class Window {
	private final AccessTable table;
	private final AddressRange range;
	private final long[] lows;
	private final long[] objects;
	private final int[] records;
	private int size;
	private boolean isCut;

	/** @param most runs; of more some are left out */
	Window(AccessTable table, AddressRange range, int most, RunStructure structure) {
		this.table = table;
		this.range = range;
		int count = (int) Math.min(most, count(table, range));
		lows = new long[count];
		objects = new long[count];
		records = new int[count];
		for (int record = 0; record < table.size(); record++) {
			add(record, structure);
		}
	}

	/** The runs of a table that meet a range. */
	static long count(AccessTable table, AddressRange range) {
		if (range.equals(AddressRange.ALL)) {
			return table.rows();
		}
		long count = 0;
		for (int record = 0; record < table.size(); record++) {
			count += table.rowsIn(record, range);
		}
		return count;
	}

	private void add(int record, RunStructure structure) {
		Shape shape = table.shape(record);
		long base = table.base(record);
		int segment = table.segment(record);
		int from = shape.firstBehind(base, range.low());
		int to = shape.before(base, range.high());
		boolean isOne = to - from > 1 && !shape.isOnStack()
				&& structure.isOneObject(base + shape.distance() * from, base + shape.distance() * (to - 1) + shape.span());
		for (int row = from; row < to; row++) {
			if (size == lows.length) {
				isCut = true;
				return;
			}
			lows[size] = base + shape.distance() * row;
			objects[size] = isOne && row > from ? objects[size - 1] : Relevance.object(structure, segment, shape, lows[size]);
			records[size++] = record;
		}
	}

	/** Whether runs were left out, as they are too many. */
	boolean isCut() {
		return isCut;
	}

	/** Whether a run begins in the range, not before it. */
	boolean beginsWithin(int run) {
		return range.holds(lows[run]);
	}

	int size() {
		return size;
	}

	int records() {
		return table.size();
	}

	int record(int run) {
		return records[run];
	}

	Shape shape(int run) {
		return table.shape(records[run]);
	}

	int segment(int run) {
		return table.segment(records[run]);
	}

	/** The size of atomic accesses to multiples of it that a run consists of, 0 for others. */
	long atomicUnit(int run) {
		return shape(run).atomicUnit(table.base(records[run]));
	}

	long low(int run) {
		return lows[run];
	}

	long end(int run) {
		return lows[run] + shape(run).span();
	}

	long object(int run) {
		return objects[run];
	}

	Overlap.Strided strided(int run) {
		Shape shape = shape(run);
		return new Overlap.Strided(lows[run], shape.stride(), shape.count(), shape.size());
	}

	long element(int run, long index) {
		return lows[run] + shape(run).stride() * index;
	}

	/** The runs by their lowest addresses; those of one address in the order in which they came. */
	int[] byAddress() {
		return new RunOrder(new long[size], lows).sorted(size);
	}

	/** The runs by their objects, and by their lowest addresses. */
	int[] byObject() {
		return new RunOrder(objects, lows).sorted(size);
	}
}
