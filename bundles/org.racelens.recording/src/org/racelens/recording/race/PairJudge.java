package org.racelens.recording.race;

import java.util.Optional;
import org.racelens.recording.log.AccessRun;
import org.racelens.recording.structure.Identity;
import org.racelens.recording.structure.Order;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.Task;
import org.racelens.recording.structure.Team;

/** Judges two runs of accesses of different global threads or tasks, one of which writes (semantics.md §10, the race formula). */
final class PairJudge {
	/** The part of a stack of which no frame is known. */
	private static final long UNKNOWN_FRAME = 0;
	private final RunStructure structure;
	private final PairCollector collector;
	private final OrderCache orders;
	private final Relation relation;

	/** @param orders of the same structure */
	PairJudge(RunStructure structure, OrderCache orders, Relation relation, PairCollector collector) {
		this.relation = relation;
		this.structure = structure;
		this.collector = collector;
		this.orders = orders;
	}

	void judge(Window window, int a, int b) {
		if (!window.shape(a).isSameFrame(window.shape(b)) || !couldBeOfTwoThreads(window.segment(a), window.segment(b))) {
			return;
		}
		Optional<Overlap> overlap = Overlap.of(window.strided(a), window.strided(b));
		if (overlap.isEmpty() || isExcludedByAtomicity(window, a, b, overlap.get())) {
			return;
		}
		Order order = orders.order(window.segment(a), window.segment(b));
		if (order == Order.UNDECIDED) {
			collector.doubt(region(window.segment(a), window.segment(b)), Doubt.ORDER);
		}
		if (order == Order.UNORDERED && !structure.exclude(window.segment(a), window.segment(b))) {
			unordered(window, a, b, overlap.get());
		} else if ((order == Order.BEFORE || order == Order.AFTER) && areOfChunks(window.segment(a), window.segment(b))) {
			apparent(window, a, b, overlap.get());
		}
	}

	private boolean couldBeOfTwoThreads(int first, int second) {
		return structure.globalThread(first) != structure.globalThread(second) || structure.areOfFreeTasks(first, second)
				|| areOfChunks(first, second);
	}

	private boolean areOfChunks(int first, int second) {
		return relation == Relation.LOGICAL && structure.areOfChunks(first, second);
	}

	/** Accesses of one thread; a lock that it held at both would be held by two others as well, one after the other. */
	private void apparent(Window window, int a, int b, Overlap overlap) {
		int first = window.segment(a);
		int second = window.segment(b);
		long address = Math.max(window.element(a, overlap.first()), window.element(b, overlap.second()));
		boolean isExcluded = structure.exclude(first, second)
				|| structure.excludeAlways(structure.lockset(first), structure.lockset(second));
		if (isExcluded || !isOneObject(window, a, b, address)) {
			return;
		}
		if (structure.dependsOnThread(first) || structure.dependsOnThread(second) || isOfThreadsVariables(window.shape(a))) {
			collector.doubt(region(first, second), Doubt.THREAD_NUMBER_IN_LOOP);
		} else {
			collector.apparent(ends(window, a, b), () -> pair(window, a, b, overlap));
		}
	}

	/** Atomic accesses exclude each other at one place and of one size; where no instruction makes them, in one contention group only. */
	private boolean isExcludedByAtomicity(Window window, int a, int b, Overlap overlap) {
		Shape one = window.shape(a);
		Shape other = window.shape(b);
		long address = window.element(a, overlap.first());
		return one.kind().isAtomic() && other.kind().isAtomic() && one.size() == other.size()
				&& address == window.element(b, overlap.second()) && (Shape.isOfOneInstruction(address, one.size())
						|| structure.areOfOneContentionGroup(window.segment(a), window.segment(b)));
	}

	private void unordered(Window window, int a, int b, Overlap overlap) {
		long address = Math.max(window.element(a, overlap.first()), window.element(b, overlap.second()));
		if (!isOneObject(window, a, b, address)) {
			return;
		}
		PairCollector.Ends ends = ends(window, a, b);
		if (structure.isHandedOver(window.segment(a), window.segment(b))) {
			collector.handOver(ends, () -> pair(window, a, b, overlap));
		} else if (structure.globalThread(window.segment(a)) == structure.globalThread(window.segment(b))) {
			onOneThread(window, a, b, overlap);
		} else {
			collector.race(ends, () -> pair(window, a, b, overlap));
		}
	}

	private void onOneThread(Window window, int a, int b, Overlap overlap) {
		Task first = structure.task(window.segment(a));
		if (first.hasAskedForThread() || structure.task(window.segment(b)).hasAskedForThread() || isOfThreadsVariables(window.shape(a))) {
			collector.doubt(region(window.segment(a), window.segment(b)), Doubt.THREAD_NUMBER);
		} else {
			collector.onOneThread(ends(window, a, b), () -> pair(window, a, b, overlap));
		}
	}

	private static boolean isOfThreadsVariables(Shape shape) {
		return shape.isOnStack() && shape.frame() == AccessRun.VARIABLES_FRAME;
	}

	private boolean isOneObject(Window window, int a, int b, long address) {
		int first = window.segment(a);
		int second = window.segment(b);
		Shape shape = window.shape(a);
		boolean isReducing = structure.isReducing(first) || structure.isReducing(second);
		if (!shape.isOnStack() && isReducing && structure.isAllocated(address, first)) {
			// copies of a reduction that are too large for a stack
			return false;
		}
		Identity identity = shape.isOnStack() ? shape.frame() == UNKNOWN_FRAME ? Identity.UNCERTAIN : Identity.SAME
				: structure.identity(address, first, second);
		if (identity == Identity.UNCERTAIN) {
			collector.doubt(region(first, second), Doubt.OBJECT);
		}
		return identity == Identity.SAME;
	}

	PairCollector.Ends ends(Window window, int a, int b) {
		return PairCollector.Ends.of(region(window.segment(a), window.segment(b)), end(window, a), end(window, b));
	}

	private static PairCollector.End end(Window window, int run) {
		return new PairCollector.End(window.shape(run).code(), window.shape(run).kind());
	}

	private long region(int first, int second) {
		return structure.commonTeam(first, second).code();
	}

	private RacingPairs pair(Window window, int a, int b, Overlap overlap) {
		Team common = structure.commonTeam(window.segment(a), window.segment(b));
		RacingAccess first = access(window, a, overlap.first(), common);
		RacingAccess second = access(window, b, overlap.second(), common);
		boolean inOrder = end(window, a).compareTo(end(window, b)) <= 0;
		return inOrder ? new RacingPairs(first, second, 1) : new RacingPairs(second, first, 1);
	}

	private RacingAccess access(Window window, int run, long element, Team common) {
		int segment = window.segment(run);
		Shape shape = window.shape(run);
		Task task = structure.task(segment);
		return new RacingAccess(shape.code(), structure.callers(structure.thread(segment), shape.stack()),
				structure.memberships(segment), segment, task.number(), task.isExplicit(), common.number(), common.code(),
				window.element(run, element), shape.size(), shape.kind());
	}
}
