package org.racelens.confirm.observed;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Race;

/** What was seen of the regions that one place of the source stands for, in all processes. */
final class RegionRun {
	private static final int MOST_HAND_OVERS = 10;
	private final Site place;
	private final List<Race> races = new ArrayList<>();
	private final Set<Explanation> doubts = new LinkedHashSet<>();
	private final List<Race> handedOver = new ArrayList<>();
	private final Set<ModelGap> handOvers = new LinkedHashSet<>();
	private final Set<SeenAccess> accesses = new LinkedHashSet<>();
	private int threads;

	RegionRun(Site place) {
		this.place = place;
	}

	Site place() {
		return place;
	}

	/** The threads of the largest team that has executed it. */
	int threads() {
		return threads;
	}

	List<Race> races() {
		return List.copyOf(races);
	}

	/** The pairs that would be races, and that atomic operations have ordered. */
	List<Race> handedOver() {
		return List.copyOf(handedOver);
	}

	/** What keeps an answer from speaking of the whole run. */
	Set<Explanation> doubts() {
		return doubts;
	}

	/** Pairs that only a hand-over has ordered; of many the first ones. */
	Set<ModelGap> handOvers() {
		return handOvers;
	}

	void handOver(ModelGap pair) {
		if (handOvers.size() < MOST_HAND_OVERS) {
			handOvers.add(pair);
		}
	}

	/** What code made that its teams executed. */
	Set<SeenAccess> accesses() {
		return accesses;
	}

	void sees(SeenAccess access) {
		accesses.add(access);
	}

	void executedBy(int team) {
		threads = Math.max(threads, team);
	}

	void add(Race race) {
		races.add(race);
	}

	void addHandedOver(Race race) {
		handedOver.add(race);
	}

	void doubt(Explanation reason) {
		doubts.add(reason);
	}
}
