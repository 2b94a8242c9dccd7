package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.recording.log.Construct;

/**
 * A task that was created in the run. Its positions count its events and segments from 0, in their order. An implicit or initial task is
 * the root of the tasks that it and they create.
 */
public final class Task {
	private static final int NEVER = Integer.MAX_VALUE;

	private final long number;
	private final Team team;
	private final Task parent;
	private final int creation;
	private final int depth;
	private final int threadNumber;
	private final long code;
	private final long contentionGroup;
	private final Executor executor;

	/** Who executes a task. */
	private enum Executor {
		/** the thread of an implicit or initial task */
		OWN_THREAD,
		/** any thread of the team */
		TEAM,
		/** a thread that was started for it, by another way than OpenMP */
		STARTED_THREAD
	}

	/** The id of the global thread of an implicit task. */
	int globalThread;
	/** The phase of an explicit task. */
	int phase;
	boolean undeferred;
	/** Of a thread that the program has started itself: where others go on after its end, once they do. */
	Optional<Point> join = Optional.empty();
	/** The innermost taskgroup around its creation. */
	TaskGroup group;
	/** The innermost one that it has begun itself and not ended. */
	TaskGroup openGroup;
	int position;
	/** The ordered region that it is in, null for none. */
	OrderedEntry orderedEntry;
	/** Worksharing constructs it has encountered. */
	int constructs;
	/** The parts of worksharing constructs that it was given. */
	final Chunks chunks = new Chunks(this);
	final IntList barriers = new IntList();
	/** From when on what it accesses may depend on the thread that executes it; {@link #NEVER} where it does not. */
	private int asked = NEVER;
	/** Whether it is at a barrier of which only the runtime knows. */
	boolean isAtInnerBarrier;
	final IntList taskwaits = new IntList();
	/** Those it has to wait for, reduced to the last ones. */
	List<Task> predecessors = List.of();
	/** The length of the longest chain of dependences that leads to it. */
	int dependenceLevel;
	/** Children that wait for others and that it waits for at once, or by a taskgroup that the others are not in. */
	List<Task> waitingChildren = List.of();
	/** The last users of each item among its children. */
	Map<Long, ItemUsers> items;
	final HeldLocks locks;
	final Clocks clocks = new Clocks();
	/** What was done before an event was fulfilled that its end, or that of a descendant, waits for. */
	Map<Long, Clocks.Release> fulfilled = Map.of();

	private Task(long number, Team team, Task parent, int creation, int threadNumber, long code, HeldLocks locks, Executor executor) {
		this.executor = executor;
		this.contentionGroup = team.construct() == Construct.TEAMS ? parent == null ? number : parent.contentionGroup
				: team.host() == null ? 0 : team.host().contentionGroup;
		this.number = number;
		this.team = team;
		this.parent = parent;
		this.creation = creation;
		this.depth = parent == null ? 0 : parent.depth + 1;
		this.threadNumber = threadNumber;
		this.code = code;
		this.locks = locks;
	}

	static Task root(long number, Team team, int threadNumber, HeldLocks locks) {
		return new Task(number, team, null, 0, threadNumber, team.code(), locks, Executor.OWN_THREAD);
	}

	static Task explicit(long number, Task parent, long code, HeldLocks locks) {
		return new Task(number, parent.team, parent, parent.position, parent.threadNumber, code, locks, Executor.TEAM);
	}

	/** What a thread executes that a task of a region has started itself. Barriers, and taskwaits, do not wait for it. */
	static Task ofStartedThread(long number, Task parent, long code) {
		return new Task(number, parent.team, parent, parent.position, parent.threadNumber, code, HeldLocks.none(), Executor.STARTED_THREAD);
	}

	/** The name of the task in the log. */
	public long number() {
		return number;
	}

	/** The team that executes it. */
	public Team team() {
		return team;
	}

	/** Whether the task has asked for the number of its thread, as far as the log says so. */
	public boolean hasAskedForThread() {
		return asked != NEVER;
	}

	boolean hasAskedBefore(int at) {
		return asked <= at;
	}

	void asksForThread() {
		asked = Math.min(asked, position);
	}

	/**
	 * The threads that its locks and critical constructs keep apart: the initial thread of a league's team and the threads of the regions
	 * that it encounters, by the task of that thread; 0 for those that are in no league.
	 */
	long contentionGroup() {
		return contentionGroup;
	}

	/** The task that created it, null for implicit and initial tasks. */
	Task parent() {
		return parent;
	}

	/** The position in its parent at which it was created. */
	int creation() {
		return creation;
	}

	int depth() {
		return depth;
	}

	/** The number in its team of the thread of an implicit task. */
	public int threadNumber() {
		return threadNumber;
	}

	/** Where the region or the task stands in the code. */
	public long code() {
		return code;
	}

	/** Whether a construct for tasks made it. */
	public boolean isExplicit() {
		return executor == Executor.TEAM;
	}

	/** Whether a thread executes it that the program has started itself. */
	boolean isOfStartedThread() {
		return executor == Executor.STARTED_THREAD;
	}

	Task root() {
		Task task = this;
		while (task.parent != null) {
			task = task.parent;
		}
		return task;
	}

	/** The phase of what it executes now. */
	int now() {
		return parent != null ? phase : team.phaseAfter(barriers.size());
	}

	void waitsWith(Task child) {
		if (waitingChildren.isEmpty()) {
			waitingChildren = new ArrayList<>();
		}
		waitingChildren.add(child);
	}
}
