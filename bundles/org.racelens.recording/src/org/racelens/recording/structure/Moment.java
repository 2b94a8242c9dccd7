package org.racelens.recording.structure;

/**
 * Something that a task did.
 *
 * @param subject the segment, the created task, the region, or the index of the part in {@link TaskOutline#parts}; 0 for the others
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
		/** It began a part of a loop or of sections, and has ended the one before. */
		PART,
		/** It had no more part of the loop or of the sections. */
		PARTS_END,
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
