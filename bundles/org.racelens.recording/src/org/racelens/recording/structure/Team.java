package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The threads that execute one region, or the one thread of an initial task. */
public final class Team {
	private static final int MOST_NAMES = 64;
	private static final int NO_EPOCH = -1;

	private final long number;
	private final Task encountering;
	private final int fork;
	private final int level;
	private final long code;
	/** The global thread that encountered the region. */
	final int globalThread;
	/** The epoch of a nested team, which is that of the task that encountered it. */
	private final int outerEpoch;
	private final IntList epochs = new IntList();
	private final Set<String> unobserved = new TreeSet<>();
	/** What orders iterations: in the order in which each was entered. */
	final List<OrderedEntry> ordered = new ArrayList<>();
	final Doacross doacross = new Doacross();
	/** The barriers, counted from 0, at which the runtime only combines copies of a reduction. */
	private final IntList reductionBarriers = new IntList();
	private int size;

	private Team(long number, Task encountering, long code, int globalThread, int outerEpoch) {
		this.number = number;
		this.encountering = encountering;
		this.fork = encountering == null ? 0 : encountering.position;
		this.level = encountering == null ? 0 : encountering.team().level + 1;
		this.code = code;
		this.globalThread = globalThread;
		this.outerEpoch = outerEpoch;
		this.size = encountering == null ? 1 : 0;
	}

	static Team initial(int globalThread) {
		return new Team(0, null, 0, globalThread, NO_EPOCH);
	}

	static Team of(long region, Task encountering, long code, int globalThread, int outerEpoch) {
		return new Team(region, encountering, code, globalThread, outerEpoch);
	}

	/** The name of the region in the log, 0 for an initial task. */
	public long number() {
		return number;
	}

	/** Where the region stands in the code. */
	public long code() {
		return code;
	}

	/** The threads of the team. */
	public int size() {
		return size;
	}

	/** The regions around it and itself. */
	public int level() {
		return level;
	}

	/** Calls inside that were not observed, by name. */
	public Set<String> unobserved() {
		return Set.copyOf(unobserved);
	}

	/** The task that encountered the region, null for the team of an initial task. */
	Task encountering() {
		return encountering;
	}

	/** The position in that task. */
	int fork() {
		return fork;
	}

	/** The runtime combines copies of a reduction while the team is at the barrier with this number: the program has asked for none. */
	void combinesAt(int barrier) {
		if (reductionBarriers.countBelow(barrier + 1) == reductionBarriers.countBelow(barrier)) {
			reductionBarriers.add(barrier);
		}
	}

	/** The phase after a number of barriers: only those that the program asks for count. */
	int phaseAfter(int barriers) {
		return barriers - reductionBarriers.countBelow(barriers);
	}

	void hasSize(int threads) {
		size = Math.max(size, threads);
	}

	void calls(String name) {
		if (unobserved.size() < MOST_NAMES) {
			unobserved.add(name);
		}
	}

	/**
	 * The epoch of a phase: what runs in different epochs of one team at the outermost level, or in different ones of those, is ordered.
	 *
	 * @param next the number of a new epoch
	 */
	int epoch(int phase, int next) {
		if (level != 1) {
			return outerEpoch;
		}
		while (epochs.size() <= phase) {
			epochs.add(NO_EPOCH);
		}
		if (epochs.get(phase) == NO_EPOCH) {
			epochs.set(phase, next);
		}
		return epochs.get(phase);
	}
}
