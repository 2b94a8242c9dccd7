package org.racelens.recording.race;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.structure.RunStructure;

/**
 * Finds the runs of one epoch that may have bytes in common: goes up the addresses and compares each run with those that have begun and not
 * ended. These are kept by thread, locks and kind, so that what cannot race is passed over together.
 */
final class Sweep {
	private static final int RUNS_BETWEEN_QUESTIONS = 1024;
	private static final int FIRST = 16;

	/**
	 * What decides for all runs of a family whether they can race with those of another one.
	 *
	 * @param unit the size of atomic accesses to multiples of it, 0 for others
	 * @param stride the stride of runs with gaps, 0 for others
	 * @param width the size of one access of runs with gaps, 0 for others
	 */
	private record Traits(int globalThread, int lockset, AccessKind kind, long unit, long stride, long width) {
		/** Whether elements can meet of runs that have this stride, by their residues. */
		boolean meet(long residue, long otherResidue, long otherWidth) {
			long distance = residue - otherResidue;
			return distance >= 0 ? distance < otherWidth || stride - distance < width
					: -distance < width || stride + distance < otherWidth;
		}
	}

	/** Runs of the same traits that have begun. */
	private static final class Family {
		final Traits traits;
		final int number;
		/** Those of them that may be of several objects; null until there is one. */
		Family ofSeveral;
		int[] runs = new int[FIRST];
		long[] ends = new long[FIRST];
		/** Of runs with gaps, their addresses modulo the stride. */
		long[] residues = new long[FIRST];
		int size;
		int sizeToClean = FIRST;
		/** What ends first and last of them. */
		long firstEnd = Long.MAX_VALUE;
		long lastEnd;

		Family(Traits traits, int number) {
			this.traits = traits;
			this.number = number;
		}

		void add(int run, long low, long end) {
			if (size >= sizeToClean) {
				forgetEnded(low);
				sizeToClean = Math.max(FIRST, 2 * size);
			}
			if (size == runs.length) {
				runs = Arrays.copyOf(runs, size * 2);
				ends = Arrays.copyOf(ends, size * 2);
				residues = Arrays.copyOf(residues, size * 2);
			}
			firstEnd = Math.min(firstEnd, end);
			lastEnd = Math.max(lastEnd, end);
			ends[size] = end;
			residues[size] = residue(traits.stride(), low);
			runs[size++] = run;
		}

		static long residue(long stride, long address) {
			return stride == 0 ? 0 : address % stride;
		}

		/** Forgets what has ended. */
		void forgetEnded(long low) {
			if (firstEnd > low) {
				return;
			}
			int kept = 0;
			firstEnd = Long.MAX_VALUE;
			for (int i = 0; i < size; i++) {
				if (ends[i] > low) {
					firstEnd = Math.min(firstEnd, ends[i]);
					ends[kept] = ends[i];
					residues[kept] = residues[i];
					runs[kept++] = runs[i];
				}
			}
			size = kept;
		}

		void forgetAll() {
			size = 0;
			firstEnd = Long.MAX_VALUE;
			lastEnd = 0;
			ofSeveral = null;
		}
	}

	private final AccessTable table;
	private final RunStructure structure;
	private final PairCollector collector;
	private final PairJudge judge;
	private final AddressRange range;
	private final Map<Traits, Family> families = new HashMap<>();
	private final List<Family> inOrder = new ArrayList<>();
	/** Those of them that may have runs that have not ended. */
	private final BitSet begun = new BitSet();
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
		begun.stream().forEach(i -> inOrder.get(i).forgetAll());
		begun.clear();
	}

	private void add(int run) {
		int segment = table.segment(run);
		long stride = table.strideOfGaps(run);
		Traits traits = new Traits(structure.globalThread(segment), structure.lockset(segment), table.kind(run), table.atomicUnit(run),
				stride,
				stride == 0 ? 0 : table.width(run));
		if (range.holds(table.low(run))) {
			compareWithBegun(run, traits);
		}
		Family family = families.computeIfAbsent(traits, this::family);
		family.add(run, table.low(run), table.end(run));
		begun.set(family.number);
		if (isOfSeveral && mayBeOfSeveral(run)) {
			family.ofSeveral = family.ofSeveral == null ? new Family(traits, family.number) : family.ofSeveral;
			family.ofSeveral.add(run, table.low(run), table.end(run));
		}
	}

	private Family family(Traits traits) {
		Family family = new Family(traits, inOrder.size());
		inOrder.add(family);
		return family;
	}

	private void compareWithBegun(int run, Traits traits) {
		long low = table.low(run);
		for (int i = begun.nextSetBit(0); i >= 0; i = begun.nextSetBit(i + 1)) {
			Family family = inOrder.get(i);
			if (family.lastEnd <= low) {
				family.forgetAll();
				begun.clear(i);
			} else if (mayRace(family.traits, traits)) {
				Family wanted = isOfSeveral && !mayBeOfSeveral(run) ? family.ofSeveral : family;
				if (wanted != null) {
					compare(wanted, run, traits);
				}
			}
		}
	}

	private boolean mayRace(Traits a, Traits b) {
		return a.kind().conflictsWith(b.kind()) && (a.globalThread() != b.globalThread() || structure.hasTasks())
				&& (a.unit() == 0 || a.unit() != b.unit()) && !structure.excludeAlways(a.lockset(), b.lockset());
	}

	private void compare(Family family, int run, Traits traits) {
		boolean isOfOneThread = family.traits.globalThread() == traits.globalThread();
		boolean isOfOneStride = traits.stride() != 0 && family.traits.stride() == traits.stride();
		long residue = Family.residue(traits.stride(), table.low(run));
		family.forgetEnded(table.low(run));
		left -= family.size;
		for (int i = 0; i < family.size; i++) {
			int other = family.runs[i];
			boolean meet = !isOfOneStride || traits.meet(residue, family.residues[i], family.traits.width());
			if (meet && !isEnough(other, run, isOfOneThread)) {
				judge.judge(table, other, run);
			}
		}
	}

	/** Whether nothing more is wanted of two instructions. */
	private boolean isEnough(int run, int other, boolean isOfOneThread) {
		return isOfOneThread ? collector.hasEnoughOnOneThread(() -> judge.ends(table, run, other))
				: collector.hasEnoughRaces(() -> judge.ends(table, run, other));
	}

	private boolean mayBeOfSeveral(int run) {
		return table.object(run) == RunStructure.SEVERAL_OBJECTS;
	}
}
