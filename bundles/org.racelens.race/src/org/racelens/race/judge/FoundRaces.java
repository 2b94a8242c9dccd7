package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.MemoryObject;
import org.racelens.model.source.SourceRange;
import org.racelens.race.pair.AccessPair;
import org.racelens.race.verdict.Confidence;
import org.racelens.race.verdict.Race;

/**
 * The races of a region, one for each variable and pair of places. Of a variable that many pairs race on, not all are listed: n updates of
 * one scalar make n² pairs. Every place that races is the end of a listed race; what else there is is counted.
 */
final class FoundRaces {
	/** So many races of a variable are listed before any is left out. */
	private static final int LISTED = 24;

	private final Map<Key, Race> races = new LinkedHashMap<>();
	private final Map<String, OfVariable> variables = new HashMap<>();

	/** What is one race for the user: two places and a variable, on whatever paths of calls. */
	record Key(String variable, SourceRange first, SourceRange second) {
		private static final Comparator<Key> BY_PLACES = Comparator.comparing(Key::first).thenComparing(Key::second);

		static Key of(AccessPair pair) {
			SourceRange a = pair.first().access().range();
			SourceRange b = pair.second().access().range();
			MemoryObject object = pair.first().access().place().object();
			String variable = object.variable().map(v -> "variable " + v.id()).orElse(object.key().text());
			return new Key(variable, a.compareTo(b) <= 0 ? a : b, a.compareTo(b) <= 0 ? b : a);
		}

		/** Whether it is another race of the same variable and comes first in the source. */
		boolean leads(Key other) {
			return variable.equals(other.variable) && BY_PLACES.compare(this, other) < 0;
		}

		boolean isOnePlace() {
			return first.equals(second);
		}
	}

	/** The definite races of one variable. */
	private static final class OfVariable {
		private final Map<SourceRange, Integer> numbers = new HashMap<>();
		/** the places that race with themselves */
		private final Set<SourceRange> alone = new HashSet<>();
		private final List<BitSet> unlisted = new ArrayList<>();
		private int listed;
		private int further;
		private Optional<Key> first = Optional.empty();

		void add(Key key) {
			listed++;
			number(key.first());
			number(key.second());
			if (key.isOnePlace()) {
				alone.add(key.first());
			}
			first = first.or(() -> Optional.of(key));
		}

		/** Both ends race in other pairs, and one of them with itself: whoever accepts that accepts this, too. */
		boolean standsFor(Key key) {
			return listed >= LISTED && !key.isOnePlace() && numbers.containsKey(key.first()) && numbers.containsKey(key.second())
					&& (alone.contains(key.first()) || alone.contains(key.second()));
		}

		void count(Key key) {
			BitSet partners = unlisted.get(number(key.first()));
			int second = number(key.second());
			if (!partners.get(second)) {
				partners.set(second);
				further++;
			}
		}

		private int number(SourceRange place) {
			return numbers.computeIfAbsent(place, p -> {
				unlisted.add(new BitSet());
				return numbers.size();
			});
		}
	}

	/** Whether a pair need not be decided: it is known as a definite race, or one of those that are only counted. */
	boolean isSettled(Key key) {
		if (races.containsKey(key) && races.get(key).confidence() == Confidence.DEFINITE) {
			return true;
		}
		OfVariable variable = variables.get(key.variable());
		if (variable == null || races.containsKey(key) || !variable.standsFor(key)) {
			return false;
		}
		variable.count(key);
		return true;
	}

	/** Whether a race between the places is known. */
	boolean has(Key key) {
		return races.containsKey(key);
	}

	/** Whether a race of the variable is known that comes first in the source: that one leads the finding, with a small witness. */
	boolean isLed(Key key) {
		return races.keySet().stream().anyMatch(k -> k.leads(key));
	}

	/** Of several races between two places the first one is kept, unless a later one is definite. */
	void add(Key key, Race race) {
		boolean isDefinite = race.confidence() == Confidence.DEFINITE;
		if (isDefinite || !has(key)) {
			races.put(key, race);
		}
		if (isDefinite) {
			variables.computeIfAbsent(key.variable(), k -> new OfVariable()).add(key);
		}
	}

	/** In source order. */
	List<Race> sorted() {
		Map<Key, Race> counted = new LinkedHashMap<>(races);
		variables.values().stream().filter(v -> v.further > 0)
				.forEach(v -> counted.computeIfPresent(v.first.orElseThrow(), (key, race) -> race.standingFor(v.further)));
		List<Race> sorted = new ArrayList<>(counted.values());
		sorted.sort(Comparator.comparing((Race r) -> r.first().place()).thenComparing(r -> r.second().place()));
		return sorted;
	}
}
