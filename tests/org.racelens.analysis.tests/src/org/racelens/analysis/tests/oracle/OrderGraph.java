package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Happens-before as a graph: the points of an execution, and its order as edges whose transitive closure is taken. */
final class OrderGraph {
	private final List<List<Integer>> successors = new ArrayList<>();

	/** A new point after the given ones. */
	int after(int... predecessors) {
		int point = successors.size();
		successors.add(new ArrayList<>());
		for (int predecessor : predecessors) {
			order(predecessor, point);
		}
		return point;
	}

	/** One point comes before another. */
	void order(int first, int second) {
		successors.get(first).add(second);
	}

	/**
	 * For each point all that come after it.
	 *
	 * @throws IllegalArgumentException if the order is not one, because the execution waits for itself
	 */
	List<BitSet> closure() {
		List<BitSet> reached = new ArrayList<>(successors.stream().map(point -> (BitSet) null).toList());
		for (int point = 0; point < successors.size(); point++) {
			reach(point, reached, new BitSet());
		}
		return reached;
	}

	private BitSet reach(int point, List<BitSet> reached, BitSet open) {
		if (reached.get(point) != null) {
			return reached.get(point);
		}
		if (open.get(point)) {
			throw new IllegalArgumentException("the execution waits for itself");
		}
		open.set(point);
		BitSet later = new BitSet();
		for (int successor : successors.get(point)) {
			later.set(successor);
			later.or(reach(successor, reached, open));
		}
		reached.set(point, later);
		return later;
	}
}
