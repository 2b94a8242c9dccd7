package org.racelens.confirm.observed;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RaceSentence;
import org.racelens.recording.ExecutedRegion;
import org.racelens.recording.race.Doubt;

/** What was seen of the regions that one place of the source stands for, in all processes. */
final class RegionRun {
	private static final int MOST_HAND_OVERS = 10;
	private final Site place;
	private final List<Race> races = new ArrayList<>();
	private final Set<Explanation> doubts = new LinkedHashSet<>();
	private final List<Race> handedOver = new ArrayList<>();
	private final Set<ModelGap> handOvers = new LinkedHashSet<>();
	private final Set<SeenAccess> accesses = new LinkedHashSet<>();
	private final Set<Long> code = new TreeSet<>();
	private boolean isWhole = true;
	private int threads;
	private int teams;

	RegionRun(Site place) {
		this.place = place;
	}

	Site place() {
		return place;
	}

	/** Where it stands in the file of the program. */
	Set<Long> code() {
		return code;
	}

	void standsAt(long address) {
		code.add(address);
	}

	/** The threads of the largest team, and the teams of the largest league, that have executed it. */
	Map<String, String> sizes() {
		Map<String, String> sizes = new TreeMap<>();
		if (threads > 1 || teams == 0) {
			sizes.put("T", Integer.toString(threads));
		}
		if (teams > 0) {
			sizes.put("num_teams", Integer.toString(teams));
		}
		return sizes;
	}

	/** The threads of the largest team, or the initial ones of the largest league, that have executed it. */
	int members() {
		return Math.max(threads, teams);
	}

	/** Whether several teams of a league have executed it. */
	boolean hasLeague() {
		return teams > 1;
	}

	/** That no race was seen, and by whom. */
	Explanation free() {
		if (members() <= 1) {
			return RaceSentence.ONE_THREAD_HAS_NO_RACES.of();
		}
		return threads > 1 ? RaceSentence.NO_RACE_WAS_SEEN_IN_A_RUN_WITH_X.of(Integer.toString(threads))
				: RaceSentence.NO_RACE_WAS_SEEN_IN_A_RUN_WITH_X_TEAMS.of(Integer.toString(teams));
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

	void executedBy(ExecutedRegion region) {
		switch (region.construct()) {
			case PARALLEL -> threads = Math.max(threads, region.most());
			case TEAMS -> teams = Math.max(teams, region.most());
		}
	}

	void add(Race race) {
		races.add(race);
	}

	void addHandedOver(Race race) {
		handedOver.add(race);
	}

	void doubt(Doubt doubt) {
		if (doubt == Doubt.NOT_ENDED) {
			endedEarly(RunDoubts.explained(doubt));
		} else {
			doubt(RunDoubts.explained(doubt));
		}
	}

	void doubt(Explanation reason) {
		doubts.add(reason);
	}

	/** A log of its runs does not tell of all: that no race was seen would say more than is known. */
	void endedEarly(Explanation reason) {
		isWhole = false;
		doubt(reason);
	}

	/** Whether the logs tell of all that its teams did. */
	boolean isWhole() {
		return isWhole;
	}
}
