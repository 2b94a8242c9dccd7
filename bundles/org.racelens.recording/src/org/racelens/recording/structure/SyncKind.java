package org.racelens.recording.structure;

import java.util.Optional;
import org.racelens.recording.log.Edge;

/** What a task waits for at the kinds of {@code ompt_sync_region_t}. */
enum SyncKind {
	/** All of the team. */
	BARRIER {
		@Override
		void apply(Task task, Edge edge) {
			if (edge == Edge.BEGIN && !task.isExplicit()) {
				task.barriers.add(task.position++);
			}
		}
	},
	/** All of the team, as the runtime needs it: for copyprivate, and for reductions. */
	INNER_BARRIER {
		@Override
		void apply(Task task, Edge edge) {
			BARRIER.apply(task, edge);
			task.isAtInnerBarrier = edge == Edge.BEGIN;
		}
	},
	/** The children that have been created. */
	TASKWAIT {
		@Override
		void apply(Task task, Edge edge) {
			if (edge == Edge.END) {
				task.taskwaits.add(task.position++);
			}
		}
	},
	/** The tasks created inside, and their descendants. */
	TASKGROUP {
		@Override
		void apply(Task task, Edge edge) {
			if (edge == Edge.BEGIN) {
				task.openGroup = new TaskGroup(task, task.openGroup == null ? task.group : task.openGroup);
			} else if (task.openGroup != null) {
				task.openGroup.end = task.position++;
				task.openGroup = task.openGroup.outer != null && task.openGroup.outer.owner == task ? task.openGroup.outer : null;
			}
		}
	};

	abstract void apply(Task task, Edge edge);

	/** Empty for the kind of reductions, which have events of their own, and for what is not known. */
	static Optional<SyncKind> of(int kind) {
		switch (kind) {
			case 1, 2, 3, 8, 9, 10:
				return Optional.of(BARRIER);
			case 4:
				return Optional.of(INNER_BARRIER);
			case 5:
				return Optional.of(TASKWAIT);
			case 6:
				return Optional.of(TASKGROUP);
			default:
				return Optional.empty();
		}
	}
}
