package org.racelens.recording.race;

import org.racelens.recording.log.AccessRun;

/** What an access does. */
public enum AccessKind {
	/** It reads. */
	READ,
	/** It writes. */
	WRITE,
	/** It reads atomically. */
	ATOMIC_READ,
	/** It writes atomically, and may read too. */
	ATOMIC_WRITE;

	/** What some accesses do. */
	public static AccessKind of(AccessRun run) {
		return of(run.flags());
	}

	static AccessKind of(int flags) {
		boolean isWrite = (flags & AccessRun.WRITE) != 0;
		if ((flags & AccessRun.ATOMIC) != 0) {
			return isWrite ? ATOMIC_WRITE : ATOMIC_READ;
		}
		return isWrite ? WRITE : READ;
	}

	/** Whether it writes. */
	public boolean isWrite() {
		return this == WRITE || this == ATOMIC_WRITE;
	}

	/** Whether it is atomic. */
	public boolean isAtomic() {
		return this == ATOMIC_READ || this == ATOMIC_WRITE;
	}

	/** Whether two accesses of one place and size conflict. */
	boolean conflictsWith(AccessKind other) {
		return isWrite() || other.isWrite();
	}
}
