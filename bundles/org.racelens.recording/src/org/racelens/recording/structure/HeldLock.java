package org.racelens.recording.structure;

/**
 * What excludes others while a task has it.
 *
 * @param identity of the lock, the item, or 0
 * @param scope where the identity holds: the parent of tasks with an item, the team of a reduction, 0 for locks
 * @param holder the task that has it, 0 for the one whose accesses it protects
 */
record HeldLock(Kind kind, long identity, long scope, long holder) {
	/** What it is. */
	enum Kind {
		LOCK, ITEM, REDUCTION
	}

	static HeldLock lock(long identity) {
		return new HeldLock(Kind.LOCK, identity, 0, 0);
	}

	static HeldLock item(long address, long parent) {
		return new HeldLock(Kind.ITEM, address, parent, 0);
	}

	static HeldLock reduction(long team) {
		return new HeldLock(Kind.REDUCTION, 0, team, 0);
	}

	/** The same one, in the eyes of a task that has it from another one. */
	HeldLock from(long task) {
		return holder == 0 ? new HeldLock(kind, identity, scope, task) : this;
	}

	/** Whether both are the same lock. */
	boolean isSame(HeldLock other) {
		return kind == other.kind && identity == other.identity && scope == other.scope;
	}
}
