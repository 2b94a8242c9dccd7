package org.racelens.recording.graph;

/**
 * What of a run a node stands for.
 *
 * @param number of the segment, of the thread in its team, also of the one that executed a part, or the name in the log of the task or
 * region; 0 for none
 * @param code where a task is created, a region begins or a part is asked for, 0 for others
 */
public record Subject(Kind kind, long number, long code) {
	/** Of a node that stands for nothing in a run. */
	public static final Subject NONE = new Subject(Kind.NONE, 0, 0);

	/** What it can be. */
	public enum Kind {
		/** nothing that the log names */
		NONE,
		/** what a thread did between two events */
		SEGMENT,
		/** a thread of a team */
		THREAD,
		/** an initial thread of a league */
		TEAM,
		/** a task */
		TASK,
		/** a part of a loop or of sections */
		PART,
		/** an execution of a region */
		REGION
	}
}
