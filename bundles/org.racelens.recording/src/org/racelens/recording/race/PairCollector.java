package org.racelens.recording.race;

import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Groups what is found. */
final class PairCollector {
	/** The code and kind of one end. */
	record End(long code, AccessKind kind) implements Comparable<End> {
		private static final Comparator<End> ORDER = Comparator.comparingLong(End::code).thenComparing(End::kind);

		@Override
		public int compareTo(End other) {
			return ORDER.compare(this, other);
		}
	}

	/** Two ends in one region, the innermost that both are in: functions are called in several, and teams are inside of others. */
	record Ends(long region, End low, End high) implements Comparable<Ends> {
		private static final Comparator<Ends> ORDER = Comparator.comparing(Ends::low).thenComparing(Ends::high)
				.thenComparingLong(Ends::region);

		static Ends of(long region, End a, End b) {
			return a.compareTo(b) <= 0 ? new Ends(region, a, b) : new Ends(region, b, a);
		}

		@Override
		public int compareTo(Ends other) {
			return ORDER.compare(this, other);
		}
	}

	private final int most;
	private final TreeMap<Ends, RacingPairs> races = new TreeMap<>();
	private final TreeMap<Ends, RacingPairs> handOvers = new TreeMap<>();
	private final TreeMap<Ends, RacingPairs> onOneThread = new TreeMap<>();
	private final TreeMap<Ends, RacingPairs> apparent = new TreeMap<>();
	private final TreeMap<Long, Set<Doubt>> doubts = new TreeMap<>();

	/** @param most groups to be kept */
	PairCollector(int most) {
		this.most = most;
	}

	/** Whether no more races of these ends are wanted. */
	boolean hasEnoughRaces(Supplier<Ends> ends) {
		return !races.isEmpty() && isFull(races.get(ends.get()));
	}

	/** Whether no more pairs of these ends on one thread are wanted. */
	boolean hasEnoughOnOneThread(Supplier<Ends> ends) {
		return !onOneThread.isEmpty() && isFull(onOneThread.get(ends.get()));
	}

	/** Whether no more pairs of these ends in loops are wanted. */
	boolean hasEnoughApparent(Supplier<Ends> ends) {
		return !apparent.isEmpty() && isFull(apparent.get(ends.get()));
	}

	private static boolean isFull(RacingPairs known) {
		return known != null && known.pairs() >= RacingPairs.MOST_PAIRS;
	}

	void race(Ends ends, Supplier<RacingPairs> pair) {
		add(races, ends, pair);
	}

	void handOver(Ends ends, Supplier<RacingPairs> pair) {
		add(handOvers, ends, pair);
	}

	void onOneThread(Ends ends, Supplier<RacingPairs> pair) {
		add(onOneThread, ends, pair);
	}

	void apparent(Ends ends, Supplier<RacingPairs> pair) {
		add(apparent, ends, pair);
	}

	private void add(Map<Ends, RacingPairs> groups, Ends ends, Supplier<RacingPairs> pair) {
		RacingPairs known = groups.get(ends);
		add(groups, ends, known == null ? pair.get() : new RacingPairs(known.first(), known.second(), 1));
	}

	/** Adds what another one has found later. */
	void add(PairCollector later) {
		later.races.forEach((ends, pairs) -> add(races, ends, pairs));
		later.handOvers.forEach((ends, pairs) -> add(handOvers, ends, pairs));
		later.onOneThread.forEach((ends, pairs) -> add(onOneThread, ends, pairs));
		later.apparent.forEach((ends, pairs) -> add(apparent, ends, pairs));
		later.doubts.forEach((region, found) -> found.forEach(doubt -> doubt(region, doubt)));
	}

	private void add(Map<Ends, RacingPairs> groups, Ends ends, RacingPairs found) {
		RacingPairs known = groups.get(ends);
		if (known != null) {
			long pairs = Math.min(known.pairs() + found.pairs(), RacingPairs.MOST_PAIRS);
			groups.put(ends, new RacingPairs(known.first(), known.second(), pairs));
		} else if (groups.size() < most) {
			groups.put(ends, found);
		} else {
			doubt(found.first().regionCode(), Doubt.TOO_MANY_RACES);
		}
	}

	void doubt(long region, Doubt doubt) {
		doubts.computeIfAbsent(region, r -> EnumSet.noneOf(Doubt.class)).add(doubt);
	}

	/** @param held see {@link Detection#mostHeld} */
	Detection found(long held) {
		return new Detection(List.copyOf(races.values()), List.copyOf(handOvers.values()), List.copyOf(onOneThread.values()),
				apparent.entrySet().stream().filter(e -> !races.containsKey(e.getKey()) && !onOneThread.containsKey(e.getKey()))
						.map(Map.Entry::getValue).toList(),
				doubts, held);
	}
}
