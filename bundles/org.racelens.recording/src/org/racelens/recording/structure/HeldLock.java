package org.racelens.recording.structure;

/**
 * What excludes others while a task has it.
 *
 * @param identity of the lock, the item, or 0
 * @param scope where the identity holds: the parent of tasks with an item, the team of a reduction, the contention group of a lock of
 * OpenMP, 0 for other locks
 * @param holder the task that has it, 0 for the one whose accesses it protects
 */
record HeldLock(Kind kind, long identity, long scope, long holder) {
	/** What it is. */
	enum Kind {
		LOCK,
		/** A lock that others may have as well, as long as they only read. */
		SHARED_LOCK,
		ITEM, REDUCTION
	}

	/** One of POSIX, C or C++, which excludes whoever holds it. */
	static HeldLock lock(long identity) {
		return new HeldLock(Kind.LOCK, identity, 0, 0);
	}

	/** A lock or critical construct of OpenMP, which excludes within a contention group. */
	static HeldLock ofGroup(long identity, long group) {
		return new HeldLock(Kind.LOCK, identity, group, 0);
	}

	static HeldLock sharedLock(long identity) {
		return new HeldLock(Kind.SHARED_LOCK, identity, 0, 0);
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

	/** Whether both are one lock, which not both can have at once. */
	boolean excludes(HeldLock other) {
		boolean isOne = kind == other.kind ? kind != Kind.SHARED_LOCK : isLock() && other.isLock();
		return isOne && identity == other.identity && scope == other.scope;
	}

	private boolean isLock() {
		return kind == Kind.LOCK || kind == Kind.SHARED_LOCK;
	}
}
