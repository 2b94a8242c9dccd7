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
	/** The region, code and kind of one end: functions are called in several regions. */
	record End(long region, long code, AccessKind kind) implements Comparable<End> {
		private static final Comparator<End> ORDER = Comparator.comparingLong(End::code).thenComparing(End::kind)
				.thenComparingLong(End::region);

		@Override
		public int compareTo(End other) {
			return ORDER.compare(this, other);
		}
	}

	private record Key(End low, End high) implements Comparable<Key> {
		static Key of(End a, End b) {
			return a.compareTo(b) <= 0 ? new Key(a, b) : new Key(b, a);
		}

		@Override
		public int compareTo(Key other) {
			return low.equals(other.low) ? high.compareTo(other.high) : low.compareTo(other.low);
		}
	}

	private final int most;
	private final TreeMap<Key, RacingPairs> races = new TreeMap<>();
	private final TreeMap<Key, RacingPairs> handOvers = new TreeMap<>();
	private final TreeMap<Key, RacingPairs> onOneThread = new TreeMap<>();
	private final TreeMap<Long, Set<Doubt>> doubts = new TreeMap<>();

	/** @param most groups to be kept */
	PairCollector(int most) {
		this.most = most;
	}

	/** Whether no more races of these ends are wanted. */
	boolean hasEnoughRaces(Supplier<End> a, Supplier<End> b) {
		return !races.isEmpty() && isFull(races.get(Key.of(a.get(), b.get())));
	}

	/** Whether no more pairs of these ends on one thread are wanted. */
	boolean hasEnoughOnOneThread(Supplier<End> a, Supplier<End> b) {
		return !onOneThread.isEmpty() && isFull(onOneThread.get(Key.of(a.get(), b.get())));
	}

	private static boolean isFull(RacingPairs known) {
		return known != null && known.pairs() >= RacingPairs.MOST_PAIRS;
	}

	void race(End a, End b, Supplier<RacingPairs> pair) {
		add(races, Key.of(a, b), pair);
	}

	void handOver(End a, End b, Supplier<RacingPairs> pair) {
		add(handOvers, Key.of(a, b), pair);
	}

	void onOneThread(End a, End b, Supplier<RacingPairs> pair) {
		add(onOneThread, Key.of(a, b), pair);
	}

	private void add(Map<Key, RacingPairs> groups, Key key, Supplier<RacingPairs> pair) {
		RacingPairs known = groups.get(key);
		if (known != null) {
			groups.put(key, new RacingPairs(known.first(), known.second(), Math.min(known.pairs() + 1, RacingPairs.MOST_PAIRS)));
			return;
		}
		RacingPairs found = pair.get();
		if (groups.size() < most) {
			groups.put(key, found);
		} else {
			doubt(found.first().regionCode(), Doubt.TOO_MANY_RACES);
		}
	}

	void doubt(long region, Doubt doubt) {
		doubts.computeIfAbsent(region, r -> EnumSet.noneOf(Doubt.class)).add(doubt);
	}

	Detection found() {
		return new Detection(List.copyOf(races.values()), List.copyOf(handOvers.values()), List.copyOf(onOneThread.values()), doubts);
	}
}
