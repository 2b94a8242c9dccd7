package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.structure.RunStructure;

/**
 * Finds the runs of one epoch that may have bytes in common: goes up the addresses and compares each run with those that have begun and not
 * ended. These are kept by thread, locks, code and kind, so that what cannot race is passed over together.
 */
final class Sweep {
	private static final int RUNS_BETWEEN_QUESTIONS = 1024;

	/**
	 * What runs that are alike have in common.
	 *
	 * @param unit the size of atomic accesses to multiples of it, 0 for others
	 */
	private record Likeness(int globalThread, int lockset, PairCollector.End end, long unit) {
	}

	/** Runs that are alike and have begun. */
	private static final class Group {
		final Likeness likeness;
		int[] runs = new int[4];
		int size;
		/** The highest end of all. */
		long end;
		boolean isActive;
		int sizeToClean = 16;

		Group(Likeness likeness) {
			this.likeness = likeness;
		}
	}

	private final AccessTable table;
	private final RunStructure structure;
	private final PairCollector collector;
	private final PairJudge judge;
	private final AddressRange range;
	private final Map<Likeness, Group> groups = new HashMap<>();
	private final List<Group> active = new ArrayList<>();
	private boolean isOfSeveral;
	private long left;

	/** @param pairs that may be compared */
	Sweep(AccessTable table, RunStructure structure, PairCollector collector, PairJudge judge, AddressRange range, long pairs) {
		this.table = table;
		this.structure = structure;
		this.collector = collector;
		this.judge = judge;
		this.range = range;
		this.left = pairs;
	}

	/** Compares all pairs that begin to overlap in the range. */
	void run(Cancellation cancellation) {
		int[] order = table.byObject();
		boolean hasSeveral = false;
		for (int i = 0; i < order.length && !isTooMuch(order[i]); i++) {
			stopIf(i, cancellation);
			if (table.object(order[i]) == RunStructure.SEVERAL_OBJECTS) {
				hasSeveral = true;
				continue;
			}
			if (i > 0 && table.object(order[i]) != table.object(order[i - 1])) {
				forget();
			}
			add(order[i]);
		}
		if (hasSeveral) {
			forget();
			ofSeveral(cancellation);
		}
	}

	/** Compares what may be of several objects with all others. */
	private void ofSeveral(Cancellation cancellation) {
		isOfSeveral = true;
		int[] order = table.byAddress();
		for (int i = 0; i < order.length && !isTooMuch(order[i]); i++) {
			stopIf(i, cancellation);
			add(order[i]);
		}
	}

	private static void stopIf(int index, Cancellation cancellation) {
		if (index % RUNS_BETWEEN_QUESTIONS == 0 && cancellation.isCancelled()) {
			throw new CancellationException();
		}
	}

	private boolean isTooMuch(int run) {
		if (left < 0) {
			collector.doubt(structure.task(table.segment(run)).team().code(), Doubt.TOO_MANY_PAIRS);
		}
		return left < 0;
	}

	private void forget() {
		while (!active.isEmpty()) {
			retire(active.size() - 1);
		}
	}

	private void add(int run) {
		int segment = table.segment(run);
		Likeness likeness = new Likeness(structure.globalThread(segment), structure.lockset(segment), judge.end(table, run),
				table.atomicUnit(run));
		if (range.holds(table.low(run))) {
			for (int i = active.size() - 1; i >= 0; i--) {
				Group group = active.get(i);
				if (group.end <= table.low(run)) {
					retire(i);
				} else if (mayRace(group.likeness, likeness)) {
					compare(group, run);
				}
			}
		}
		Group group = groups.computeIfAbsent(likeness, Group::new);
		if (!group.isActive) {
			group.isActive = true;
			active.add(group);
		}
		keep(group, run);
	}

	private void retire(int index) {
		Group group = active.get(index);
		group.isActive = false;
		group.size = 0;
		group.end = 0;
		active.set(index, active.get(active.size() - 1));
		active.remove(active.size() - 1);
	}

	private boolean mayRace(Likeness a, Likeness b) {
		if (!a.end().kind().conflictsWith(b.end().kind()) || a.unit() != 0 && a.unit() == b.unit()
				|| structure.excludeAlways(a.lockset(), b.lockset())) {
			return false;
		}
		return a.globalThread() != b.globalThread() ? !collector.hasEnoughRaces(a.end(), b.end())
				: structure.hasTasks() && !collector.hasEnoughOnOneThread(a.end(), b.end());
	}

	private void compare(Group group, int run) {
		long low = table.low(run);
		int kept = 0;
		for (int i = 0; i < group.size; i++) {
			int other = group.runs[i];
			if (table.end(other) > low) {
				group.runs[kept++] = other;
				left--;
				if (!isOfSeveral || mayBeOfSeveral(other) || mayBeOfSeveral(run)) {
					judge.judge(table, other, run);
				}
			}
		}
		group.size = kept;
	}

	private boolean mayBeOfSeveral(int run) {
		return table.object(run) == RunStructure.SEVERAL_OBJECTS;
	}

	private void keep(Group group, int run) {
		if (group.size >= group.sizeToClean) {
			clean(group, table.low(run));
		}
		if (group.size == group.runs.length) {
			group.runs = Arrays.copyOf(group.runs, group.size * 2);
		}
		group.runs[group.size++] = run;
		group.end = Math.max(group.end, table.end(run));
	}

	private void clean(Group group, long low) {
		int kept = 0;
		for (int i = 0; i < group.size; i++) {
			if (table.end(group.runs[i]) > low) {
				group.runs[kept++] = group.runs[i];
			}
		}
		group.size = kept;
		group.sizeToClean = Math.max(16, 2 * kept);
	}
}
