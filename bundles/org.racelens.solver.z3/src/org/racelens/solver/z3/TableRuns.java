package org.racelens.solver.z3;

import java.util.ArrayList;
import java.util.List;

/**
 * A constant table cut into runs of equal steps. Index arrays of real programs are mostly of few long runs, which become few linear pieces
 * instead of one case for each element.
 *
 * @param runs in order of their first index, without holes; empty for an empty table
 */
record TableRuns(List<Run> runs) {
	/** {@code value(i) = base + step·i} for {@code first ≤ i < end}. */
	record Run(int first, int end, long base, long step) {
	}

	TableRuns {
		runs = List.copyOf(runs);
	}

	/** Greedy: each run is as long as it can be. Exact: a run whose line would leave 64 bits is cut to single elements. */
	static TableRuns of(List<Long> values) {
		List<Run> runs = new ArrayList<>();
		int first = 0;
		while (first < values.size()) {
			int end = endOfRun(values, first);
			runs.add(run(values, first, end));
			first = runs.get(runs.size() - 1).end();
		}
		return new TableRuns(runs);
	}

	private static int endOfRun(List<Long> values, int first) {
		if (first + 1 >= values.size()) {
			return values.size();
		}
		long step = values.get(first + 1) - values.get(first);
		int end = first + 2;
		while (end < values.size() && values.get(end) - values.get(end - 1) == step) {
			end++;
		}
		return end;
	}

	private static Run run(List<Long> values, int first, int end) {
		try {
			long step = end - first < 2 ? 0 : Math.subtractExact(values.get(first + 1), values.get(first));
			long base = Math.subtractExact(values.get(first), Math.multiplyExact(step, (long) first));
			Math.addExact(values.get(first), Math.multiplyExact(step, (long) end - 1 - first));
			return new Run(first, end, base, step);
		} catch (ArithmeticException e) {
			return new Run(first, first + 1, values.get(first), 0);
		}
	}
}
