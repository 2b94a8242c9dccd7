package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.recording.log.Construct;
import org.racelens.recording.log.Event;

/** The threads that execute one region, the initial threads of a league, or the one thread of an initial task. */
public final class Team {
	private static final int MOST_NAMES = 64;
	private static final int NO_EPOCH = -1;

	private final long number;
	private final Construct construct;
	private final Task encountering;
	/** The implicit or initial task of the thread that encountered the region. */
	private final Task host;
	private final int fork;
	private final int level;
	private final long code;
	/** The epoch of a nested team, which is that of the task that encountered it. */
	private final int outerEpoch;
	private final Set<Long> codesAround;
	private final IntList epochs = new IntList();
	private final Set<String> unobserved = new TreeSet<>();
	/** What orders iterations: in the order in which each was entered. */
	final List<OrderedEntry> ordered = new ArrayList<>();
	final Doacross doacross = new Doacross();
	final Chunks.Starts starts = new Chunks.Starts();
	/** The barriers, counted from 0, at which the runtime only combines copies of a reduction. */
	private final IntList reductionBarriers = new IntList();
	private int size;
	private boolean isEnded;
	/**
	 * By their numbers: the loops that its threads have encountered, those that were told one iteration at a time, and those that were not.
	 */
	private final BitSet loops = new BitSet();
	private final BitSet single = new BitSet();
	private final BitSet coarse = new BitSet();

	private Team(long number, Construct construct, Task encountering, Task host, long code, int outerEpoch) {
		this.number = number;
		this.construct = construct;
		this.encountering = encountering;
		this.host = host;
		this.fork = encountering == null ? 0 : encountering.position;
		this.level = encountering == null ? 0 : encountering.team().level + 1;
		this.code = code;
		this.outerEpoch = outerEpoch;
		this.codesAround = codesAround(encountering, code);
		this.size = encountering == null ? 1 : 0;
	}

	static Team initial() {
		return new Team(0, Construct.PARALLEL, null, null, 0, NO_EPOCH);
	}

	/**
	 * The team of a region that was met.
	 *
	 * @param host the implicit or initial task of the thread that executes the encountering one
	 */
	static Team of(Event.ParallelBegun begun, Task encountering, Task host, int outerEpoch) {
		return new Team(begun.region(), begun.construct(), encountering, host, begun.code(), outerEpoch);
	}

	/** The name of the region in the log, 0 for an initial task. */
	public long number() {
		return number;
	}

	/** Whether its members are the threads of a parallel region or the initial threads of a league. */
	public Construct construct() {
		return construct;
	}

	/**
	 * Where the region stands in the code; 0 where the program has none there: the runtime makes one for the initial thread of a league.
	 */
	public long code() {
		return code;
	}

	private static Set<Long> codesAround(Task encountering, long code) {
		if (encountering == null) {
			return Set.of();
		}
		Set<Long> codes = new TreeSet<>(encountering.team().codesAround);
		codes.add(code);
		return Set.copyOf(codes);
	}

	/** Where the region, and those that it was encountered in, stand in the code. */
	public Set<Long> codesAround() {
		return codesAround;
	}

	/** The loops that its threads have encountered. */
	public LoopCount loops() {
		BitSet told = (BitSet) single.clone();
		told.andNot(coarse);
		return new LoopCount(loops.cardinality(), loops.cardinality() - told.cardinality());
	}

	void encounters(int loop) {
		loops.set(loop);
	}

	void hands(int loop, long iterations) {
		(iterations == 1 ? single : coarse).set(loop);
	}

	void ends() {
		isEnded = true;
	}

	/** Whether the thread that has encountered the region has gone on behind it. */
	public boolean isEnded() {
		return isEnded;
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

	/** The implicit or initial task of the thread that encountered the region, null for the team of an initial task. */
	Task host() {
		return host;
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
