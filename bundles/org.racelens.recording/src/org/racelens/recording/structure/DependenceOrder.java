package org.racelens.recording.structure;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Whether a chain of dependences leads from a task to one of its siblings. */
final class DependenceOrder {
	private final int limit;

	/** @param limit tasks to be looked at for one answer */
	DependenceOrder(int limit) {
		this.limit = limit;
	}

	Answer leads(Task from, Task to) {
		if (from.dependenceLevel == 0 || to.dependenceLevel <= from.dependenceLevel || to.creation() < from.creation()) {
			return Answer.NO;
		}
		Set<Task> seen = new HashSet<>();
		Deque<Task> open = new ArrayDeque<>();
		open.add(to);
		while (!open.isEmpty()) {
			for (Task before : open.remove().predecessors) {
				if (before == from) {
					return Answer.YES;
				}
				if (before.dependenceLevel > from.dependenceLevel && before.creation() > from.creation() && seen.add(before)) {
					if (seen.size() > limit) {
						return Answer.UNDECIDED;
					}
					open.add(before);
				}
			}
		}
		return Answer.NO;
	}
}
