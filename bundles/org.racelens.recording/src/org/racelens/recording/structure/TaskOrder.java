package org.racelens.recording.structure;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Whether a point comes before another one of the same team, between the same two barriers (semantics.md §10: PO, CR, UND, TW, TG, DEP,
 * TWD, and ORD and DOA of §6). Follows the point up the tree of tasks to where the other one's ancestors wait for it: but for dependences,
 * ordered and doacross loops, order comes from there only.
 */
final class TaskOrder {
	private static final int MOST_LEVELS = 1 << 16;
	private static final int CACHED = 16;
	private static final int NEVER = Integer.MAX_VALUE;

	/** A team's phase. */
	private record Phase(Team team, int number) {
	}

	private final DependenceOrder dependences;
	private final Map<Phase, Optional<LoopOrder>> loops = new LinkedHashMap<>() {
		private static final long serialVersionUID = 1;

		@Override
		protected boolean removeEldestEntry(Map.Entry<Phase, Optional<LoopOrder>> eldest) {
			return size() > CACHED;
		}
	};

	TaskOrder(int limit) {
		this.dependences = new DependenceOrder(limit);
	}

	Answer isBefore(Point a, Point b) {
		if (a.task().depth() > MOST_LEVELS || b.task().depth() > MOST_LEVELS) {
			return Answer.UNDECIDED;
		}
		Answer answer = new Climb(a, b).meet();
		if (answer != Answer.YES && isJoinedBefore(a, b)) {
			return Answer.YES;
		}
		Team team = a.task().team();
		boolean loops = !team.ordered.isEmpty() || !team.doacross.arrows.isEmpty();
		Answer other = answer != Answer.YES && loops ? loops(a, b) : Answer.NO;
		return other == Answer.NO ? answer : other;
	}

	/** Whether somebody has waited for the thread of a task, or of one around it, and that comes before. */
	private boolean isJoinedBefore(Point a, Point b) {
		for (Task task = a.task(); task != null; task = task.parent()) {
			if (task.join.filter(join -> join.task() == b.task() ? join.at() < b.at() : isBefore(join, b) == Answer.YES).isPresent()) {
				return true;
			}
		}
		return false;
	}

	/** Order between two implicit tasks. */
	private Answer loops(Point a, Point b) {
		Phase phase = new Phase(a.task().team(), a.phase());
		Optional<LoopOrder> order = loops.computeIfAbsent(phase, p -> LoopOrder.of(p.team(), p.number()));
		if (order.isEmpty()) {
			return Answer.UNDECIDED;
		}
		Task root = b.task().root();
		Climb climb = new Climb(a, new Point(root, NEVER));
		climb.toRoot();
		int at = b.at();
		for (Task task = b.task(); task.parent() != null; task = task.parent()) {
			at = 2 * task.creation();
		}
		boolean found = climb.after != NEVER && order.get().isBefore(climb.task, climb.after, root, at);
		return found ? Answer.YES : climb.isUncertain ? Answer.UNDECIDED : Answer.NO;
	}

	/** The way of a point up the tree: in each task the first point that it comes before. */
	private final class Climb {
		private final Point target;
		/** The task on the way from the target to its root that is as deep as this one; the target's while that is less deep. */
		private Task branch;
		/** The one below it on that way, null for none. */
		private Task below;
		private Task task;
		/** The point in the task after which all comes after the one at which the way began; {@link #NEVER} where nothing does. */
		private int after;
		private boolean isUncertain;

		Climb(Point from, Point target) {
			this.target = target;
			this.task = from.task();
			this.after = from.at();
			this.branch = target.task();
			follow();
		}

		Answer meet() {
			while (branch != task) {
				if (leadsToBranch()) {
					return Answer.YES;
				}
				if (task.parent() == null) {
					return answer(false);
				}
				up();
			}
			return answer(below == null ? after < target.at() : after <= 2 * below.creation());
		}

		private void follow() {
			while (branch.depth() > task.depth()) {
				below = branch;
				branch = branch.parent();
			}
		}

		private Answer answer(boolean isBefore) {
			return isBefore ? Answer.YES : isUncertain ? Answer.UNDECIDED : Answer.NO;
		}

		void toRoot() {
			while (task.parent() != null) {
				up();
			}
		}

		private boolean leadsToBranch() {
			return after != NEVER && task.parent() != null && branch.parent() == task.parent() && leads(task, branch);
		}

		private boolean leads(Task from, Task to) {
			Answer answer = dependences.leads(from, to);
			isUncertain |= answer == Answer.UNDECIDED;
			return answer == Answer.YES;
		}

		/** To the parent: it waits for the task itself or for a taskgroup. */
		private void up() {
			int group = groupJoin(task);
			after = after == NEVER ? group : Math.min(group, ownJoin(group));
			task = task.parent();
			follow();
		}

		/** Where the parent ends the taskgroup around a task. */
		private int groupJoin(Task child) {
			boolean ofParent = child.group != null && child.group.owner == child.parent() && child.group.end != TaskGroup.OPEN;
			return ofParent ? 2 * child.group.end : NEVER;
		}

		/** Where the parent waits for the task, or for one that waits for it. */
		private int ownJoin(int least) {
			if (task.undeferred) {
				return 2 * task.creation();
			}
			if (task.isOfStartedThread()) {
				return NEVER;
			}
			Task parent = task.parent();
			int waits = parent.taskwaits.countBelow(task.creation());
			int join = Math.min(least, waits < parent.taskwaits.size() ? 2 * parent.taskwaits.get(waits) : NEVER);
			for (Task other : parent.waitingChildren) {
				int otherJoin = other.undeferred ? 2 * other.creation() : groupJoin(other);
				if (other.creation() > task.creation() && otherJoin < join && leads(task, other)) {
					join = otherJoin;
				}
			}
			return join;
		}
	}
}
