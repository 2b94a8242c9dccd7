package org.racelens.recording.structure;

/**
 * Something that a task did.
 *
 * @param subject the segment, the created task, or the region; 0 for the others
 */
public record Moment(Kind kind, long subject) {
	/** What it did. */
	public enum Kind {
		/** It executed a segment with accesses. */
		SEGMENT,
		/** It created a task. */
		TASK,
		/** It encountered a region, and went on after its end. */
		REGION,
		/** It waited for its team. */
		BARRIER,
		/** It waited for its children. */
		TASKWAIT,
		/** It began a taskgroup. */
		GROUP_BEGIN,
		/** It waited for a taskgroup. */
		GROUP_END
	}
}
