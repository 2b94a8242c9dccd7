package org.racelens.recording.structure;

/** Whether equal addresses are of one object. */
public enum Identity {
	/** It is one. */
	SAME,
	/** Memory was given again between. */
	DIFFERENT,
	/** It was given again while one of the segments was executed. */
	UNCERTAIN
}
