package org.racelens.recording.race;

import java.util.BitSet;
import java.util.concurrent.CancellationException;
import org.racelens.model.source.Cancellation;
import org.racelens.recording.structure.RunStructure;

/**
 * Finds the runs of one window that may have bytes in common: goes up the addresses and compares each run with those that have begun and
 * not ended. These are kept by thread, locks and kind, so that what cannot race is passed over together.
 */
final class Sweep {
	private static final int RUNS_BETWEEN_QUESTIONS = 1024;

	private final Window window;
	private final RunStructure structure;
	private final PairCollector collector;
	private final PairJudge judge;
	private final Families families;
	/** The families that may have runs that have not ended. */
	private final BitSet begun = new BitSet();
	private boolean isOfSeveral;
	private final Relation relation;
	private long left;

	/** @param pairs that may be compared */
	Sweep(Window window, RunStructure structure, PairCollector collector, PairJudge judge, Relation relation, long pairs) {
		this.relation = relation;
		this.window = window;
		this.structure = structure;
		this.collector = collector;
		this.judge = judge;
		this.families = new Families(window, structure, relation);
		this.left = pairs;
	}

	/** Compares all pairs that begin to overlap in the window's range. */
	void run(Cancellation cancellation) {
		int[] order = window.byObject();
		boolean hasSeveral = false;
		for (int i = 0; i < order.length && !isTooMuch(order[i]); i++) {
			stopIf(i, cancellation);
			if (window.object(order[i]) == RunStructure.SEVERAL_OBJECTS) {
				hasSeveral = true;
				continue;
			}
			if (i > 0 && window.object(order[i]) != window.object(order[i - 1])) {
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
		int[] order = window.byAddress();
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
			collector.doubt(structure.task(window.segment(run)).team().code(), Doubt.TOO_MANY_PAIRS);
		}
		return left < 0;
	}

	private void forget() {
		begun.stream().forEach(i -> families.get(i).forgetAll());
		begun.clear();
	}

	private void add(int run) {
		Family family = families.of(run);
		if (window.beginsWithin(run)) {
			compareWithBegun(run, family);
		}
		family.add(run, window.low(run), window.end(run));
		begun.set(family.number);
		if (isOfSeveral && mayBeOfSeveral(run)) {
			family.ofSeveral = family.ofSeveral == null ? new Family(family.traits, family.number) : family.ofSeveral;
			family.ofSeveral.add(run, window.low(run), window.end(run));
		}
	}

	private void compareWithBegun(int run, Family family) {
		long low = window.low(run);
		BitSet rivals = family.rivals;
		for (int i = rivals.nextSetBit(0); i >= 0; i = rivals.nextSetBit(i + 1)) {
			Family other = families.get(i);
			if (other.size > 0 && other.lastEnd <= low) {
				other.forgetAll();
				begun.clear(i);
			} else if (other.size > 0) {
				Family wanted = isOfSeveral && !mayBeOfSeveral(run) ? other.ofSeveral : other;
				if (wanted != null) {
					compare(wanted, run, family.traits);
				}
			}
		}
	}

	private void compare(Family family, int run, Traits traits) {
		boolean isOfOneThread = family.traits.globalThread() == traits.globalThread();
		long residue = traits.residue(window.low(run));
		family.forgetEnded(window.low(run));
		left -= family.size;
		for (int i = family.next(0, traits, residue); i < family.size; i = family.next(i + 1, traits, residue)) {
			int other = family.runs[i];
			if (!isEnough(other, run, isOfOneThread)) {
				judge.judge(window, other, run);
			}
		}
	}

	/** Whether nothing more is wanted of two instructions. */
	private boolean isEnough(int run, int other, boolean isOfOneThread) {
		if (!isOfOneThread) {
			return collector.hasEnoughRaces(() -> judge.ends(window, run, other));
		}
		return (!structure.hasTasks() || collector.hasEnoughOnOneThread(() -> judge.ends(window, run, other)))
				&& (relation == Relation.OF_THREADS || collector.hasEnoughApparent(() -> judge.ends(window, run, other)));
	}

	private boolean mayBeOfSeveral(int run) {
		return window.object(run) == RunStructure.SEVERAL_OBJECTS;
	}
}
