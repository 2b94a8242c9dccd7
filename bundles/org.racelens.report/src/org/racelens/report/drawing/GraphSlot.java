package org.racelens.report.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** A place in a row of a graph that is being laid out: for a step, or for an edge that passes the row. */
final class GraphSlot {
	final int row;
	/** where it stands in its row: among the numbers of the steps */
	final double key;
	/** the step; empty for an edge that passes */
	final OptionalInt node;
	/** the slots in the row above from which lines come, the ones that are preferred for a straight line first */
	final List<GraphSlot> above = new ArrayList<>();
	/** how far it extends on both sides of its line */
	int left;
	int right;
	/** of its line */
	int x;

	private GraphSlot(int row, double key, OptionalInt node) {
		this.row = row;
		this.key = key;
		this.node = node;
	}

	static GraphSlot ofStep(int row, int node) {
		return new GraphSlot(row, node, OptionalInt.of(node));
	}

	static GraphSlot passing(int row, double key) {
		return new GraphSlot(row, key, OptionalInt.empty());
	}

	void widen(int toLeft, int toRight) {
		left = Math.max(left, toLeft);
		right = Math.max(right, toRight);
	}
}
