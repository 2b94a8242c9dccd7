package org.racelens.recording.structure;

/** An instance of a taskgroup. */
final class TaskGroup {
	static final int OPEN = Integer.MAX_VALUE;
	final Task owner;
	/** The one around it, which may belong to an ancestor of the owner; null for none. */
	final TaskGroup outer;
	/** The position in the owner at which it began. */
	final int begin;
	/** The position in the owner at which it ended. */
	int end = OPEN;

	TaskGroup(Task owner, TaskGroup outer) {
		this.owner = owner;
		this.outer = outer;
		this.begin = owner.position++;
	}
}
