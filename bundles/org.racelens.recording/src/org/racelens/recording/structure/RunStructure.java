package org.racelens.recording.structure;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.racelens.recording.log.LogEnd;

/**
 * The structure of a run: its segments, which are numbered as the reader numbers them, and how they are ordered. Not for several threads at
 * once, as it remembers answers; see {@link #forAnotherThread}.
 */
public final class RunStructure {
	/** See {@link #object}. */
	public static final long SEVERAL_OBJECTS = Objects.SEVERAL;
	private static final int MOST_TASKS_PER_ANSWER = 20_000;

	private final Segments segments;
	private final Locksets locksets;
	private final RunContext run;
	private final StackTable stacks;
	private final ForeignFrames foreign;
	private final Map<Integer, LogEnd> ends;
	private final HappensBefore order = new HappensBefore(MOST_TASKS_PER_ANSWER);
	private final Objects objects;

	RunStructure(Segments segments, Locksets locksets, RunContext run, StackTable stacks, ForeignFrames foreign,
			Map<Integer, LogEnd> ends) {
		this.segments = segments;
		this.locksets = locksets;
		this.run = run;
		this.stacks = stacks;
		this.foreign = foreign;
		this.ends = Map.copyOf(ends);
		this.objects = new Objects(run.allocations);
	}

	/** The same structure for another thread. */
	public RunStructure forAnotherThread() {
		return new RunStructure(segments, locksets, run, stacks, foreign, ends);
	}

	/** The number of segments with accesses. */
	public int segments() {
		return segments.size();
	}

	/** The number of epochs; see {@link #epoch}. */
	public int epochs() {
		return run.epochs();
	}

	/**
	 * The epoch of a segment: two segments of different epochs are ordered, or have no team in common. -1 outside of all regions, and where
	 * the task is not known.
	 */
	public int epoch(int segment) {
		return segments.epoch(segment);
	}

	/** The task of a segment of an epoch. */
	public Task task(int segment) {
		return segments.task(segment);
	}

	/** The thread of the process that executed the segment. */
	public int thread(int segment) {
		return segments.thread(segment);
	}

	/** A number for the global thread of a segment of an epoch. */
	public int globalThread(int segment) {
		return segments.host(segment).globalThread;
	}

	/** In which teams and leagues of several, made by the program, the thread of a segment of an epoch is, from the outermost inwards. */
	public List<Membership> memberships(int segment) {
		Deque<Membership> chain = new ArrayDeque<>();
		for (Task host = segments.host(segment); host.team().host() != null; host = host.team().host()) {
			if ((host.team().size() > 1 || host.isOfStartedThread()) && host.team().code() != 0) {
				chain.push(Membership.of(host));
			}
		}
		return List.copyOf(chain);
	}

	/** The team, or league, of the outermost region around a segment of an epoch. */
	public Team outermostTeam(int segment) {
		Team team = segments.host(segment).team();
		while (team.level() > 1) {
			team = team.host().team();
		}
		return team;
	}

	/** The innermost team that two segments of one epoch have in common; that of the first where they have none. */
	public Team commonTeam(int first, int second) {
		return order.commonTeam(segments.point(first), segments.point(second)).orElseGet(() -> task(first).team());
	}

	/** A number for the locks held in a segment. */
	public int lockset(int segment) {
		return segments.lockset(segment);
	}

	/** The stamp of the event that ended a segment, the greatest number where the log ended first. */
	public long end(int segment) {
		return segments.end(segment);
	}

	/** Whether the runtime combined copies of a reduction in the segment. */
	public boolean isReducing(int segment) {
		return segments.isReducing(segment);
	}

	/** How two segments are ordered. */
	public Order order(int first, int second) {
		return order.compare(segments.point(first), segments.point(second));
	}

	/** Whether two segments of one global thread could as well be of two: they belong to different tasks, which any thread may execute. */
	public boolean areOfFreeTasks(int first, int second) {
		return order.areOfFreeTasks(segments.point(first), segments.point(second));
	}

	/** Whether two segments are of different parts of loops, between the same barriers, that one thread was given. */
	public boolean areOfChunks(int first, int second) {
		return run.hasChunks && order.areOfChunks(segments.point(first), segments.point(second));
	}

	/** Whether the log tells of parts of loops. */
	public boolean hasChunks() {
		return run.hasChunks;
	}

	/** Whether what a segment accesses may depend on the thread that has executed it, as far as the log says so. */
	public boolean dependsOnThread(int segment) {
		int position = segments.point(segment).at() / 2;
		Task task = segments.task(segment);
		while (task.parent() != null && !task.hasAskedBefore(position)) {
			position = task.creation();
			task = task.parent();
		}
		return task.hasAskedBefore(position);
	}

	/** Whether tasks were created in the run. */
	public boolean hasTasks() {
		return run.hasTasks;
	}

	/** Whether locks, or items of mutexinoutset, keep the two from being executed at once. */
	public boolean exclude(int first, int second) {
		return locksets.exclude(segments.lockset(first), segments.task(first), segments.lockset(second), segments.task(second));
	}

	/** Whether two segments are of one contention group: of one team of a league, or in no league. */
	public boolean areOfOneContentionGroup(int first, int second) {
		return task(first).contentionGroup() == task(second).contentionGroup();
	}

	/** Whether any two tasks exclude each other while they hold these sets of locks. */
	public boolean excludeAlways(int lockset, int other) {
		return locksets.excludeAlways(lockset, other);
	}

	/** Whether, in this run, atomic operations, or values under locks, handed over from one of the segments to the other one. */
	public boolean isHandedOver(int first, int second) {
		return isHandedTo(segments.point(first), segments.point(second)) || isHandedTo(segments.point(second), segments.point(first));
	}

	private boolean isHandedTo(Point from, Point to) {
		for (Point p = to; p != null; p = before(p)) {
			for (Clocks.Release release : p.task().clocks.at(p.at()).values()) {
				Point end = Point.segment(release.task(), release.position());
				if (from.task() == end.task() ? from.at() <= end.at() : order.compare(from, end) == Order.BEFORE) {
					return true;
				}
			}
		}
		return false;
	}

	/** Where the task of a point was created; null for an initial task. */
	private static Point before(Point point) {
		Task task = point.task();
		if (task.parent() != null) {
			return Point.segment(task.parent(), task.creation());
		}
		return task.team().encountering() == null ? null : point.encounter();
	}

	/** Whether a byte is of the same object in two segments, as far as memory was given. */
	public Identity identity(long address, int first, int second) {
		return objects.compare(address, segments.begin(first), segments.end(first), segments.begin(second), segments.end(second));
	}

	/**
	 * A number for the object that holds all bytes of a range in a segment, as far as memory was given: objects with different numbers are
	 * different; {@link #SEVERAL_OBJECTS} where it may not be one.
	 */
	public long object(long low, long high, int segment) {
		return objects.object(low, high, segments.begin(segment), segments.end(segment));
	}

	/** Whether no object of the run begins or ends within a range. */
	public boolean isOneObject(long low, long high) {
		return objects.isOne(low, high);
	}

	/** The object that holds a byte at a stamp, as {@link #object} has it; -1 for memory that was not given. */
	public long objectAt(long address, long stamp) {
		return objects.object(address, address + 1, stamp, stamp);
	}

	/** Whether a byte is of memory that was given in the run. */
	public boolean isAllocated(long address, int segment) {
		return objects.holds(address, segments.end(segment));
	}

	/** Whether others than its own thread, or several tasks, may have accessed a frame of a stack. */
	public boolean isShared(int owner, long frame) {
		return foreign.holds(owner, frame);
	}

	/** The return addresses of a call stack of a thread, innermost first. */
	public List<Long> callers(int thread, int stack) {
		return stacks.returnAddresses(thread, stack);
	}

	/** The executions of parallel regions, in the order in which they began. */
	public List<Team> teams() {
		return List.copyOf(run.executed);
	}

	/** What the tasks of a team and of those inside did, as far as they made accesses or created such that did; by their numbers. */
	public List<TaskOutline> outlines(Team team) {
		return Outlines.of(team, segments);
	}

	/** How the log of each thread ended. */
	public Map<Integer, LogEnd> ends() {
		return ends;
	}

	/** Segments with accesses whose tasks are not in the log. */
	public int unknownSegments() {
		return run.unknownSegments;
	}
}
