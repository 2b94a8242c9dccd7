package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Region;
import org.racelens.exploration.skeleton.Statement;

/** The threads of a team of one size, each gone through. */
final class Walks {
	private final long size;
	private final SharedPlaces places;
	private final DataAccesses data;
	private final StepOrigins origins = new StepOrigins();
	private final List<List<Statement>> threads = new ArrayList<>();
	private final Set<String> cuts = new HashSet<>();
	private final Map<String, BoundedLoop> bounded = new HashMap<>();
	private boolean isWidened;

	Walks(Region region, long size) throws NotFollowedException {
		this.size = size;
		places = SharedPlaces.of(region);
		if (!SharedPlaces.synchronise(places, region.items())) {
			throw new NotFollowedException("nothing to wait for");
		}
		data = new DataAccesses(places);
	}

	/** Goes through all threads, to which parts of the region are dealt out. */
	void walk(Region region, Dealing dealing) throws NotFollowedException {
		for (long number = 0; number < size; number++) {
			ThreadWalk walk = new ThreadWalk(places, data, origins, region.facts());
			threads.add(walk.all(region.items(), Bindings.of(Map.of(region.thread(), number, region.teamSize(), size), dealing)));
			cuts.addAll(walk.cuts());
			bounded.putAll(walk.bounded());
			isWidened |= walk.isWidened();
		}
	}

	long size() {
		return size;
	}

	SharedPlaces places() {
		return places;
	}

	DataAccesses data() {
		return data;
	}

	StepOrigins origins() {
		return origins;
	}

	/** What each thread does. */
	List<List<Statement>> threads() {
		return threads;
	}

	/** Where what comes next is not said: the labels of waits that stand there. */
	Set<String> cuts() {
		return cuts;
	}

	/** Of these, the ones behind the trips of a loop of which it is not known how many there are. */
	Map<String, BoundedLoop> bounded() {
		return bounded;
	}

	/** Whether there may be more trips than in the program, so that no race is sure. */
	boolean isWidened() {
		return isWidened;
	}
}
