package org.racelens.recording.structure;

/**
 * The order of two points (semantics.md §10): lifts them to the innermost team that they have in common, where a region inside is one point
 * of the task that encountered it; there compares barriers, and between the same ones tasks.
 */
final class HappensBefore {
	private final TaskOrder tasks;

	/** @param limit tasks to be looked at for one answer */
	HappensBefore(int limit) {
		this.tasks = new TaskOrder(limit);
	}

	Order compare(Point first, Point second) {
		Point a = first;
		Point b = second;
		while (a.task().team() != b.task().team()) {
			int left = a.task().team().level();
			int right = b.task().team().level();
			if (left == 0 && right == 0) {
				return Order.UNRELATED;
			}
			a = left >= right ? a.encounter() : a;
			b = right >= left ? b.encounter() : b;
		}
		if (a.task() == b.task()) {
			return a.at() == b.at() ? Order.UNORDERED : a.at() < b.at() ? Order.BEFORE : Order.AFTER;
		}
		int phases = Integer.compare(a.phase(), b.phase());
		return phases == 0 ? inPhase(a, b) : phases < 0 ? Order.BEFORE : Order.AFTER;
	}

	private Order inPhase(Point a, Point b) {
		Answer before = tasks.isBefore(a, b);
		if (before == Answer.YES) {
			return Order.BEFORE;
		}
		Answer after = tasks.isBefore(b, a);
		if (after == Answer.YES) {
			return Order.AFTER;
		}
		return before == Answer.UNDECIDED || after == Answer.UNDECIDED ? Order.UNDECIDED : Order.UNORDERED;
	}
}
