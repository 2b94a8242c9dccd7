package org.racelens.recording.structure;

/** An answer that may be missing. */
enum Answer {
	YES, NO, UNDECIDED
}
