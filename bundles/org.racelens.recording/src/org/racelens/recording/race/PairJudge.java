package org.racelens.recording.race;

import java.util.Optional;
import org.racelens.recording.structure.Identity;
import org.racelens.recording.structure.Order;
import org.racelens.recording.structure.RunStructure;
import org.racelens.recording.structure.Task;
import org.racelens.recording.structure.Team;

/** Judges two runs of accesses of different global threads or tasks, one of which writes (semantics.md §10, the race formula). */
final class PairJudge {
	private final RunStructure structure;
	private final PairCollector collector;
	private final OrderCache orders;

	PairJudge(RunStructure structure, PairCollector collector) {
		this.structure = structure;
		this.collector = collector;
		this.orders = new OrderCache(structure);
	}

	void judge(AccessTable table, int a, int b) {
		if (!table.isSameFrame(a, b) || !couldBeOfTwoThreads(table.segment(a), table.segment(b))) {
			return;
		}
		Optional<Overlap> overlap = Overlap.of(table.strided(a), table.strided(b));
		if (overlap.isEmpty() || isExcludedByAtomicity(table, a, b, overlap.get())) {
			return;
		}
		Order order = orders.order(table.segment(a), table.segment(b));
		if (order == Order.UNDECIDED) {
			collector.doubt(region(table.segment(a), table.segment(b)), Doubt.ORDER);
		}
		if (order == Order.UNORDERED && !structure.exclude(table.segment(a), table.segment(b))) {
			unordered(table, a, b, overlap.get());
		}
	}

	private boolean couldBeOfTwoThreads(int first, int second) {
		return structure.globalThread(first) != structure.globalThread(second) || structure.areOfFreeTasks(first, second);
	}

	/** Atomic accesses exclude each other at one place and of one size; where no instruction makes them, in one contention group only. */
	private boolean isExcludedByAtomicity(AccessTable table, int a, int b, Overlap overlap) {
		long address = table.element(a, overlap.first());
		return table.kind(a).isAtomic() && table.kind(b).isAtomic() && table.width(a) == table.width(b)
				&& address == table.element(b, overlap.second()) && (AccessTable.isOfOneInstruction(address, table.width(a))
						|| structure.areOfOneContentionGroup(table.segment(a), table.segment(b)));
	}

	private void unordered(AccessTable table, int a, int b, Overlap overlap) {
		long address = Math.max(table.element(a, overlap.first()), table.element(b, overlap.second()));
		if (!isOneObject(table, a, b, address)) {
			return;
		}
		PairCollector.Ends ends = ends(table, a, b);
		if (structure.isHandedOver(table.segment(a), table.segment(b))) {
			collector.handOver(ends, () -> pair(table, a, b, overlap));
		} else if (structure.globalThread(table.segment(a)) == structure.globalThread(table.segment(b))) {
			onOneThread(table, a, b, overlap);
		} else {
			collector.race(ends, () -> pair(table, a, b, overlap));
		}
	}

	private void onOneThread(AccessTable table, int a, int b, Overlap overlap) {
		Task first = structure.task(table.segment(a));
		if (first.hasAskedForThread() || structure.task(table.segment(b)).hasAskedForThread() || table.isOfThreadsVariables(a)) {
			collector.doubt(region(table.segment(a), table.segment(b)), Doubt.THREAD_NUMBER);
		} else {
			collector.onOneThread(ends(table, a, b), () -> pair(table, a, b, overlap));
		}
	}

	private boolean isOneObject(AccessTable table, int a, int b, long address) {
		int first = table.segment(a);
		int second = table.segment(b);
		boolean isReducing = structure.isReducing(first) || structure.isReducing(second);
		if (!table.isOnStack(a) && isReducing && structure.isAllocated(address, first)) {
			// copies of a reduction that are too large for a stack
			return false;
		}
		Identity identity = table.isOnStack(a) ? table.isOfUnknownFrame(a) ? Identity.UNCERTAIN : Identity.SAME
				: structure.identity(address, first, second);
		if (identity == Identity.UNCERTAIN) {
			collector.doubt(region(first, second), Doubt.OBJECT);
		}
		return identity == Identity.SAME;
	}

	PairCollector.Ends ends(AccessTable table, int a, int b) {
		return PairCollector.Ends.of(region(table.segment(a), table.segment(b)), end(table, a), end(table, b));
	}

	private static PairCollector.End end(AccessTable table, int run) {
		return new PairCollector.End(table.code(run), table.kind(run));
	}

	private long region(int first, int second) {
		return structure.commonTeam(first, second).code();
	}

	private RacingPairs pair(AccessTable table, int a, int b, Overlap overlap) {
		Team common = structure.commonTeam(table.segment(a), table.segment(b));
		RacingAccess first = access(table, a, overlap.first(), common);
		RacingAccess second = access(table, b, overlap.second(), common);
		boolean inOrder = end(table, a).compareTo(end(table, b)) <= 0;
		return inOrder ? new RacingPairs(first, second, 1) : new RacingPairs(second, first, 1);
	}

	private RacingAccess access(AccessTable table, int run, long element, Team common) {
		int segment = table.segment(run);
		Task task = structure.task(segment);
		return new RacingAccess(table.code(run), structure.callers(structure.thread(segment), table.stack(run)),
				structure.memberships(segment), segment, task.number(), task.isExplicit(), common.number(), common.code(),
				table.element(run, element), table.width(run), table.kind(run));
	}
}
