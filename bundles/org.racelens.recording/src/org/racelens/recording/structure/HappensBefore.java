package org.racelens.recording.structure;

import java.util.Optional;

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
		return lifted(first, second).map(points -> compare(points)).orElse(Order.UNRELATED);
	}

	/** Whether a thread executes one of two different tasks of a team only as it happens to be free. */
	boolean areOfFreeTasks(Point first, Point second) {
		return lifted(first, second).filter(points -> points.a.task() != points.b.task())
				.filter(points -> points.a.task().isExplicit() || points.b.task().isExplicit()).isPresent();
	}

	/**
	 * Whether two points of one thread of a team are in different parts of its loops, which nothing but the schedule has put in an order:
	 * not where iterations of the team's loops wait for each other, nor where a barrier is between them.
	 */
	boolean areOfChunks(Point first, Point second) {
		return lifted(first, second).filter(points -> HappensBefore.areOfChunks(points)).isPresent();
	}

	private static boolean areOfChunks(Pair points) {
		Task root = points.a.task().root();
		Team team = root.team();
		if (root != points.b.task().root() || !team.ordered.isEmpty() || !team.doacross.arrows.isEmpty()) {
			return false;
		}
		int first = positionInRoot(points.a);
		int second = positionInRoot(points.b);
		return root.chunks.areApart(first, second) && Point.segment(root, first).phase() == Point.segment(root, second).phase();
	}

	/** Where the point is in its implicit task, or where the task was created there that it, or an ancestor of it, is. */
	private static int positionInRoot(Point point) {
		int position = point.at() / 2;
		for (Task task = point.task(); task.parent() != null; task = task.parent()) {
			position = task.creation();
		}
		return position;
	}

	/** The innermost team that two points have in common. */
	Optional<Team> commonTeam(Point first, Point second) {
		return lifted(first, second).map(points -> points.a.task().team());
	}

	/** Two points of one team. */
	private record Pair(Point a, Point b) {
	}

	private static Optional<Pair> lifted(Point first, Point second) {
		Point a = first;
		Point b = second;
		while (a.task().team() != b.task().team()) {
			int left = a.task().team().level();
			int right = b.task().team().level();
			if (left == 0 && right == 0) {
				return Optional.empty();
			}
			a = left >= right ? a.encounter() : a;
			b = right >= left ? b.encounter() : b;
		}
		return Optional.of(new Pair(a, b));
	}

	private Order compare(Pair pair) {
		Point a = pair.a;
		Point b = pair.b;
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
