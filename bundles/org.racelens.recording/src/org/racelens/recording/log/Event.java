package org.racelens.recording.log;

import java.util.List;

/** A record that ends a segment of its thread. Tasks and regions are numbers from 1, which are never given again in a process. */
public sealed interface Event {
	/** The place of the event in the order of all events of the process. */
	long stamp();

	void accept(EventVisitor visitor);

	/** A thread begins; its stack is between the addresses. */
	record ThreadBegun(long stamp, long stackLow, long stackHigh) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadBegun(this);
		}
	}

	/** A thread ends. */
	record ThreadEnded(long stamp) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadEnded(this);
		}
	}

	/** A thread starts another one by itself, which executes a task of its own. */
	record ThreadStarting(long stamp, long task, long code) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadStarting(this);
		}
	}

	/** The thread is the one that was started to execute a task. */
	record ThreadStarted(long stamp, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadStarted(this);
		}
	}

	/** A thread has waited for the end of the one that was started to execute a task. */
	record ThreadJoined(long stamp, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadJoined(this);
		}
	}

	/** A task encounters a parallel region, or that of a league. */
	record ParallelBegun(long stamp, Construct construct, long region, long task, long requested, long code) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitParallelBegun(this);
		}
	}

	/** The encountering task goes on. */
	record ParallelEnded(long stamp, long region, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitParallelEnded(this);
		}
	}

	/** A thread of a team begins to execute its region. */
	record ImplicitBegun(long stamp, long region, long task, int size, int number) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitImplicitBegun(this);
		}
	}

	/** A thread of a team has left its region; workers may say so much later. */
	record ImplicitEnded(long stamp, long region, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitImplicitEnded(this);
		}
	}

	/** A thread that no region has made begins its task. */
	record InitialBegun(long stamp, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitInitialBegun(this);
		}
	}

	/** A task creates another one; the flags are those of {@code ompt_task_flag_t}. */
	record TaskCreated(long stamp, long parent, long task, long flags, long code) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitTaskCreated(this);
		}
	}

	/** What a task depends on. */
	record Dependences(long stamp, long task, List<Dependence> items) implements Event {
		/** Keeps its own list. */
		public Dependences {
			items = List.copyOf(items);
		}

		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitDependences(this);
		}
	}

	/** A thread leaves a task for another one; the status is that of {@code ompt_task_status_t}. */
	record TaskSwitched(long stamp, long left, int status, long entered) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitTaskSwitched(this);
		}
	}

	/** A barrier, taskwait or taskgroup; the kind is that of {@code ompt_sync_region_t}. */
	record Synchronising(long stamp, Edge edge, int kind, long region, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitSynchronising(this);
		}
	}

	/** The runtime combines the copies of a reduction. */
	record Reducing(long stamp, Edge edge, int kind, long region, long task) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitReducing(this);
		}
	}

	/** A lock is acquired or released; the kind is that of {@code ompt_mutex_t}, or 100. */
	record LockChanged(long stamp, Edge edge, int kind, long identity) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitLockChanged(this);
		}
	}

	/** An atomic operation that orders: 1 loads, 2 stores, 3 does both. */
	record AtomicDone(long stamp, int operation, int order, long address, long size) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitAtomicDone(this);
		}
	}

	/** A worksharing construct; the kind is that of {@code ompt_work_t}. */
	record Working(long stamp, Edge edge, int kind, long region, long task, long count) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitWorking(this);
		}
	}

	/**
	 * A thread was given a part of the loop, or of the sections, that it has encountered last.
	 *
	 * @param part of 0 iterations where nothing is left for the thread
	 */
	record ChunkBegun(long stamp, LoopPart part) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitChunkBegun(this);
		}
	}

	/** A thread has for itself what the compiler has shared out, of the loop or the sections that it has encountered last. */
	record ShareBegun(long stamp, LoopPart part) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitShareBegun(this);
		}
	}

	/** Memory is given: 0 on the heap, 1 for the descriptor of a task. */
	record Allocated(long stamp, long address, long size, int kind) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitAllocated(this);
		}
	}

	/** Memory is given back. */
	record Freed(long stamp, long address) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitFreed(this);
		}
	}

	/** A call whose accesses are not in the log. */
	record Unobserved(long stamp, long code, String name) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitUnobserved(this);
		}
	}

	/**
	 * A condition that was written into the source was evaluated, with the numbers in it.
	 *
	 * @param condition its number
	 * @param state 0 where it does not hold, 1 where it does, 2 where memory that it speaks of cannot be read, 3 and 4 where its numbers
	 * are pointers that have to lead to different objects, or with 4 may be equal
	 */
	record ConditionAsked(long stamp, int condition, int state, List<Long> values) implements Event {
		/** Keeps its own list. */
		public ConditionAsked {
			values = List.copyOf(values);
		}

		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitConditionAsked(this);
		}
	}

	/** A task has asked for the number of its thread. */
	record ThreadNumberAsked(long stamp) implements Event {
		@Override
		public void accept(EventVisitor visitor) {
			visitor.visitThreadNumberAsked(this);
		}
	}
}
