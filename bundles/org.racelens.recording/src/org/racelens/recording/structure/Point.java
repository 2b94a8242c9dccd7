package org.racelens.recording.structure;

/**
 * A place in a task: {@code 2 * p} for its segments at position p, {@code 2 * p + 1} for what happens inside of the region that is
 * encountered there.
 */
record Point(Task task, int at) {
	static Point segment(Task task, int position) {
		return new Point(task, 2 * position);
	}

	/** Where the team of the task was made. */
	Point encounter() {
		return new Point(task.team().encountering(), 2 * task.team().fork() + 1);
	}

	/** The barriers of the team that come before the point. */
	int phase() {
		return task.parent() != null ? task.phase : task.team().phaseAfter(task.barriers.countBelow((at + 1) / 2));
	}
}
