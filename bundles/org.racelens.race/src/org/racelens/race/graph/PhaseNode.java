package org.racelens.race.graph;

import org.racelens.model.source.SourceRange;

/**
 * One step of a region's threads.
 *
 * @param id its position in the graph's list of nodes
 * @param code the construct as it is written, clauses that matter included: {@code for schedule(static)}, {@code if (n > 0)},
 * {@code critical (sum)}; for an implied barrier the construct that ends with it; empty for plain code and the join
 * @param detail a loop's header, the text of plain code or a section, the constructs inside a called function; may be empty
 * @param place where to look: the directive, the statement, the end of a construct with an implied barrier
 * @param extent all of its text; the extents of nodes may be inside each other
 */
public record PhaseNode(int id, Kind kind, String code, String detail, SourceRange place, SourceRange extent) {
	/** What sort of step. */
	public enum Kind {
		/** a team begins */
		FORK,
		/** the region begins with one thread: a device's initial thread, or the one that executes the first task */
		START,
		/** a league of teams begins; what is inside each team's initial thread executes */
		TEAMS,
		/** iterations are shared among the teams of a league */
		DISTRIBUTE,
		/** code that each thread executes */
		CODE,
		/** iterations are shared among the threads */
		WORKSHARING_LOOP,
		/** the sections behind it are shared among the threads */
		SECTIONS, SECTION,
		/** one thread executes it */
		SINGLE,
		/** a certain thread executes it */
		MASKED,
		/** one thread at a time executes it */
		CRITICAL,
		/** an explicit task is generated; what it does hangs from it */
		TASK,
		/** iterations are tasks */
		TASKLOOP,
		/** a device executes what is inside, and the thread waits */
		TARGET,
		/** a device executes what is inside, and the thread goes on: nothing waits for it yet */
		TARGET_TASK,
		/** tasks are waited for */
		TASKWAIT,
		/** every thread waits for all others */
		BARRIER,
		/** the same at the end of a construct */
		IMPLIED_BARRIER,
		/** the head of a loop that each thread executes, with constructs inside */
		LOOP,
		/** a decision with constructs behind it */
		BRANCH,
		/** a call of a function with constructs inside */
		CALL,
		/** a region inside this one; it has a graph of its own */
		NESTED_REGION,
		/** any other directive */
		DIRECTIVE,
		/** the team ends, after a barrier */
		JOIN;

		/** Whether one thread executes what is inside. */
		boolean isForOne() {
			return this == SECTION || this == SINGLE || this == MASKED || this == START;
		}

		/** Whether several threads may execute what is inside at the same time. */
		boolean isForMany() {
			return this == FORK || this == TEAMS || this == SECTIONS || isSharedLoop();
		}

		/** Whether threads, teams or tasks have iterations of it. */
		boolean isSharedLoop() {
			return this == WORKSHARING_LOOP || this == DISTRIBUTE || this == TASKLOOP;
		}

		/** Whether what is inside is a task of its own, so that in a loop there may be several at a time. */
		boolean isTask() {
			return this == TASK || this == TARGET_TASK;
		}

		/** Whether no thread passes it before all threads have come there. */
		public boolean isBarrier() {
			return this == BARRIER || this == IMPLIED_BARRIER || this == JOIN;
		}
	}
}
