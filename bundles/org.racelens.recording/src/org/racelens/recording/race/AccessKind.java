package org.racelens.recording.race;

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
