package org.racelens.exploration.answer;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.racelens.exploration.skeleton.Conflict;

/** The races and standstills met so far; of those for the same accesses or places, the one of fewest doubts and moves, then the first. */
public final class Findings {
	private static final Comparator<Race> CLEARER = Comparator.<Race>comparingInt(race -> race.doubts().size())
			.thenComparingInt(race -> race.schedule().size());
	private static final Comparator<Standstill> EASIER = Comparator.<Standstill>comparingInt(still -> still.doubts().size())
			.thenComparingInt(still -> still.schedule().size());

	private final Map<Set<String>, Race> races = new LinkedHashMap<>();
	private final Map<List<Standstill.Waiting>, Standstill> standstills = new LinkedHashMap<>();

	/** Keeps a race if none is known that shows the same more easily. */
	public void add(Race race) {
		races.merge(key(race), race, (known, found) -> CLEARER.compare(found, known) < 0 ? found : known);
	}

	/** Keeps a standstill if none is known that shows the same more easily. */
	public void add(Standstill standstill) {
		standstills.merge(standstill.waiting(), standstill, (known, found) -> EASIER.compare(found, known) < 0 ? found : known);
	}

	/** Whether a race of the accesses is known that has no doubts and at most so many moves. */
	public boolean isClear(Conflict conflict, int moves) {
		Race known = races.get(key(conflict));
		return known != null && known.doubts().isEmpty() && known.schedule().size() <= moves;
	}

	/** Whether a race of the accesses is known that has no more doubts. */
	public boolean isKnown(Conflict conflict, Set<Doubt> doubts) {
		Race known = races.get(key(conflict));
		return known != null && known.doubts().size() <= doubts.size();
	}

	private static Set<String> key(Race race) {
		return key(race.conflict());
	}

	private static Set<String> key(Conflict conflict) {
		return conflict.first().id().equals(conflict.second().id()) ? Set.of(conflict.first().id())
				: Set.of(conflict.first().id(), conflict.second().id());
	}

	/** The races, by the names of their accesses. */
	public List<Race> races() {
		Map<String, Race> sorted = new TreeMap<>();
		races.values().forEach(race -> sorted.put(String.join("\n", key(race).stream().sorted().toList()), race));
		return List.copyOf(sorted.values());
	}

	/** The standstills, in the order in which they were met first. */
	public List<Standstill> standstills() {
		return List.copyOf(standstills.values());
	}
}
