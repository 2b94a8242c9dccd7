package org.racelens.exploration.interleaving;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.racelens.exploration.answer.Move;

/** An interleaving, as deeds one after the other. */
record Path(List<Deed> deeds) {
	/** All of it. */
	List<Move> moves() {
		BitSet all = new BitSet();
		all.set(0, deeds.size());
		return moves(all);
	}

	/** What the places of two threads at its end depend on. */
	List<Move> moves(int first, int second) {
		BitSet needed = new BitSet();
		Deque<Integer> open = new ArrayDeque<>(List.of(last(first, deeds.size()), last(second, deeds.size())));
		List<Integer> sources = sources();
		while (!open.isEmpty()) {
			int at = open.remove();
			if (at >= 0 && !needed.get(at)) {
				needed.set(at);
				open.add(sources.get(at));
				open.add(last(deeds.get(at).thread(), at));
				addArrivals(at, open);
			}
		}
		return moves(needed);
	}

	/** The last deed of a thread before an index; -1 without. */
	private int last(int thread, int before) {
		int at = before - 1;
		while (at >= 0 && deeds.get(at).thread() != thread) {
			at--;
		}
		return at;
	}

	/** Who has left a barrier, or come to the next operation, needs all that have come to it. */
	private void addArrivals(int at, Deque<Integer> open) {
		Deed deed = deeds.get(at);
		if (!deed.isArrival()) {
			return;
		}
		long episode = arrivals(deed.thread(), at);
		for (int other = 0; other < deeds.size(); other++) {
			if (deeds.get(other).isArrival() && arrivals(deeds.get(other).thread(), other) == episode) {
				open.add(other);
			}
		}
	}

	private long arrivals(int thread, int before) {
		return deeds.subList(0, before).stream().filter(deed -> deed.thread() == thread && deed.isArrival()).count();
	}

	/** By deed, the one whose value it reads; -1 for initial values and for those that read none. */
	private List<Integer> sources() {
		List<Integer> sources = new ArrayList<>();
		Map<Integer, Integer> writers = new HashMap<>();
		for (int i = 0; i < deeds.size(); i++) {
			Deed deed = deeds.get(i);
			sources.add(deed.read().isPresent() ? writers.getOrDefault(deed.location().getAsInt(), -1) : -1);
			if (deed.written().isPresent()) {
				writers.put(deed.location().getAsInt(), i);
			}
		}
		return sources;
	}

	private List<Move> moves(BitSet needed) {
		List<Integer> sources = sources();
		List<Move> moves = new ArrayList<>();
		for (int i = needed.nextSetBit(0); i >= 0; i = needed.nextSetBit(i + 1)) {
			Deed deed = deeds.get(i);
			int source = sources.get(i);
			OptionalInt from = source < 0 ? OptionalInt.empty() : OptionalInt.of(needed.get(0, source).cardinality());
			moves.add(new Move.Operated(deed.thread(), deed.step(), deed.location(), deed.read(), deed.written(), from, List.of()));
		}
		return moves;
	}
}
