package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.List;

/** Divides a range of addresses so that the runs of a table that meet a part can be held. It knows the table only, not who asks. */
final class WindowPlan {
	/** A part is divided again only where dividing has helped. */
	private static final double LEAST_GAIN = 0.9;

	/** A part of the range, and the runs that meet it. */
	record Part(AddressRange range, long runs) {
	}

	private final AccessTable table;
	private final long most;

	private WindowPlan(AccessTable table, long most) {
		this.table = table;
		this.most = most;
	}

	/** The parts, by their addresses, with at most so many runs where there is a way. */
	static List<Part> of(AccessTable table, AddressRange range, long most) {
		List<Part> parts = new ArrayList<>();
		new WindowPlan(table, most).divide(new Part(range, Window.count(table, range)), Long.MAX_VALUE, parts);
		return parts;
	}

	private void divide(Part part, long before, List<Part> parts) {
		List<AddressRange> smaller = part.runs <= most || part.runs >= LEAST_GAIN * before ? List.of() : smaller(part);
		if (smaller.size() < 2) {
			parts.add(part);
			return;
		}
		long[] runs = new long[smaller.size()];
		for (int record = 0; record < table.size(); record++) {
			for (int i = first(smaller, table.base(record)); i < runs.length && smaller.get(i).low() < end(record); i++) {
				runs[i] += table.rowsIn(record, smaller.get(i));
			}
		}
		for (int i = 0; i < runs.length; i++) {
			divide(new Part(smaller.get(i), runs[i]), part.runs, parts);
		}
	}

	private long end(int record) {
		return table.base(record) + table.shape(record).extent();
	}

	/** The first range that ends behind an address. */
	private static int first(List<AddressRange> ranges, long address) {
		int low = 0;
		int high = ranges.size();
		while (low < high) {
			int middle = low + high >>> 1;
			if (ranges.get(middle).high() <= address) {
				low = middle + 1;
			} else {
				high = middle;
			}
		}
		return low;
	}

	private List<AddressRange> smaller(Part part) {
		AddressSample sample = new AddressSample();
		for (int record = 0; record < table.size(); record++) {
			Shape shape = table.shape(record);
			long base = table.base(record);
			int to = shape.before(base, part.range.high());
			for (int row = shape.firstBehind(base, part.range.low()); row < to; row++) {
				sample.add(base + shape.distance() * row);
			}
		}
		return sample.parts(part.range, most);
	}
}
