package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
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
	 * What decides for all runs of a family whether they can race with those of another one.
	 *
	 * @param unit the size of atomic accesses to multiples of it, 0 for others
	 */
	private record Traits(int globalThread, int lockset, AccessKind kind, long unit) {
	}

	/** What runs that are alike have in common. */
	private record Likeness(Traits traits, long code) {
		PairCollector.End end() {
			return new PairCollector.End(code, traits.kind());
		}
	}

	/** Groups of the same traits that have begun. */
	private static final class Family {
		final Traits traits;
		final List<Group> active = new ArrayList<>();

		Family(Traits traits) {
			this.traits = traits;
		}

		void retire(int index) {
			Group group = active.get(index);
			group.isActive = false;
			group.size = 0;
			group.end = 0;
			active.set(index, active.get(active.size() - 1));
			active.remove(active.size() - 1);
		}
	}

	/** Runs that are alike and have begun. */
	private static final class Group {
		final PairCollector.End code;
		final Family family;
		int[] runs = new int[4];
		long[] ends = new long[4];
		int size;
		/** The highest end of all. */
		long end;
		boolean isActive;
		int sizeToClean = 16;

		Group(PairCollector.End code, Family family) {
			this.code = code;
			this.family = family;
		}

		void add(int run, long runEnd) {
			if (size == runs.length) {
				runs = Arrays.copyOf(runs, size * 2);
				ends = Arrays.copyOf(ends, size * 2);
			}
			ends[size] = runEnd;
			runs[size++] = run;
			end = Math.max(end, runEnd);
		}

		/** Forgets what has ended. */
		void clean(long low) {
			int kept = 0;
			for (int i = 0; i < size; i++) {
				if (ends[i] > low) {
					ends[kept] = ends[i];
					runs[kept++] = runs[i];
				}
			}
			size = kept;
			sizeToClean = Math.max(16, 2 * kept);
		}
	}

	private final AccessTable table;
	private final RunStructure structure;
	private final PairCollector collector;
	private final PairJudge judge;
	private final AddressRange range;
	private final Map<Likeness, Group> groups = new HashMap<>();
	private final Map<Traits, Family> families = new LinkedHashMap<>();
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
		for (Family family : families.values()) {
			while (!family.active.isEmpty()) {
				family.retire(family.active.size() - 1);
			}
		}
	}

	private void add(int run) {
		int segment = table.segment(run);
		Traits traits = new Traits(structure.globalThread(segment), structure.lockset(segment), table.kind(run), table.atomicUnit(run));
		Likeness likeness = new Likeness(traits, table.code(run));
		Group group = groups.computeIfAbsent(likeness,
				l -> new Group(l.end(), families.computeIfAbsent(l.traits(), Family::new)));
		if (range.holds(table.low(run))) {
			for (Family family : families.values()) {
				if (!family.active.isEmpty() && mayRace(family.traits, traits)) {
					compare(family, group.code, run);
				}
			}
		}
		if (!group.isActive) {
			group.isActive = true;
			group.family.active.add(group);
		}
		if (group.size >= group.sizeToClean) {
			group.clean(table.low(run));
		}
		group.add(run, table.end(run));
	}

	private boolean mayRace(Traits a, Traits b) {
		return a.kind().conflictsWith(b.kind()) && (a.globalThread() != b.globalThread() || structure.hasTasks())
				&& (a.unit() == 0 || a.unit() != b.unit()) && !structure.excludeAlways(a.lockset(), b.lockset());
	}

	private void compare(Family family, PairCollector.End code, int run) {
		boolean isOfOneThread = family.traits.globalThread() == structure.globalThread(table.segment(run));
		long low = table.low(run);
		for (int i = family.active.size() - 1; i >= 0; i--) {
			Group group = family.active.get(i);
			if (group.end <= low) {
				family.retire(i);
			} else if (!(isOfOneThread ? collector.hasEnoughOnOneThread(group.code, code) : collector.hasEnoughRaces(group.code, code))) {
				compare(group, run);
			}
		}
	}

	private void compare(Group group, int run) {
		group.clean(table.low(run));
		left -= group.size;
		for (int i = 0; i < group.size; i++) {
			int other = group.runs[i];
			if (!isOfSeveral || mayBeOfSeveral(other) || mayBeOfSeveral(run)) {
				judge.judge(table, other, run);
			}
		}
	}

	private boolean mayBeOfSeveral(int run) {
		return table.object(run) == RunStructure.SEVERAL_OBJECTS;
	}
}
