package org.racelens.race.graph;

/**
 * What a thread may do next.
 *
 * @param from id of a node
 * @param to id of a node
 * @param label of a case: {@code case 3}; empty for the other ways
 */
public record PhaseEdge(int from, int to, Way way, String label) {
	/** When a thread goes this way. */
	public enum Way {
		/** always */
		NEXT,
		/** where the condition holds */
		YES,
		/** where it does not hold */
		NO,
		/** in one case of a {@code switch} */
		CASE,
		/** in each iteration that is the thread's */
		ITERATION,
		/** back, to the next iteration */
		AGAIN,
		/** after the last iteration */
		DONE,
		/** if the thread is the one that executes the block */
		CHOSEN,
		/** if it is another one */
		OTHERS,
		/** what the task does that is generated here */
		TASK,
		/** the task is complete there */
		JOINED,
		/** the task has to be complete before */
		DEPENDS
	}

	/** Whether it leads back; without these edges the graph has no cycle. */
	public boolean isBack() {
		return way == Way.AGAIN;
	}
}
