package org.racelens.recording.structure;

/** The execution of one ordered region. */
final class OrderedEntry {
	final Task task;
	/** The loop: worksharing constructs that the task has encountered. */
	final int construct;
	final int phase;
	final int entered;
	/** Where it was left; beyond all positions while it is not. */
	int left = Integer.MAX_VALUE / 2;

	OrderedEntry(Task task, int entered) {
		this.task = task;
		this.construct = task.constructs;
		this.phase = task.now();
		this.entered = entered;
	}
}
