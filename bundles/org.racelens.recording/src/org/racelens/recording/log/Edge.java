package org.racelens.recording.log;

/** The two ends of what takes time. */
public enum Edge {
	/** It begins; a lock is acquired. */
	BEGIN,
	/** It ends; a lock is released. */
	END
}
