package org.racelens.logic.decide;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.racelens.model.effort.Effort;

/** Shrinks the intervals of cells until nothing moves, and takes that back on demand. */
final class Propagation {
	private final ArrayDeque<Cell> queue = new ArrayDeque<>();
	private final List<Change> trail = new ArrayList<>();
	private long revisions;

	/** What an interval was. */
	private record Change(Cell cell, long low, long high) {
	}

	/** Intersects a cell's interval; {@code false} when nothing is left. */
	boolean narrow(Cell cell, long low, long high) {
		long newLow = Math.max(cell.low, Bound.lower(low));
		long newHigh = Math.min(cell.high, Bound.upper(high));
		if (newLow > newHigh) {
			return false;
		}
		if (newLow != cell.low || newHigh != cell.high) {
			trail.add(new Change(cell, cell.low, cell.high));
			cell.low = newLow;
			cell.high = newHigh;
			enqueue(cell);
			cell.users.forEach(this::enqueue);
		}
		return true;
	}

	/** Makes two cells have the same interval. */
	boolean unify(Cell a, Cell b) {
		return narrow(a, b.low, b.high) && narrow(b, a.low, a.high);
	}

	/** Removes a value at either end of a cell's interval. */
	boolean exclude(Cell cell, long value) {
		return (cell.low != value || narrow(cell, value + 1, cell.high)) && (cell.high != value || narrow(cell, cell.low, value - 1));
	}

	void enqueueAll(Collection<? extends Cell> cells) {
		cells.forEach(this::enqueue);
	}

	/**
	 * Revises until nothing moves or the limit is reached.
	 *
	 * @return {@code false} when some cell has no value left
	 */
	boolean run(int limit) {
		boolean consistent = true;
		long before = revisions;
		for (int steps = 0; consistent && steps < limit && !queue.isEmpty(); steps++) {
			Cell cell = queue.poll();
			cell.queued = false;
			revisions++;
			consistent = cell.revise(this);
		}
		queue.forEach(c -> c.queued = false);
		queue.clear();
		Effort.spend(revisions - before);
		return consistent;
	}

	/** How much work was done so far. */
	long revisions() {
		return revisions;
	}

	int mark() {
		return trail.size();
	}

	void undo(int mark) {
		for (int k = trail.size() - 1; k >= mark; k--) {
			Change change = trail.remove(k);
			change.cell.low = change.low;
			change.cell.high = change.high;
		}
	}

	private void enqueue(Cell cell) {
		if (!cell.queued) {
			cell.queued = true;
			queue.add(cell);
		}
	}
}
