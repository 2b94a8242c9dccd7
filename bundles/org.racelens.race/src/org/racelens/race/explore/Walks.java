package org.racelens.race.explore;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map;
import org.racelens.execution.region.Region;
import org.racelens.exploration.skeleton.Statement;
import org.racelens.logic.term.Symbol;

/** The threads of a team of one size, each gone through. */
final class Walks {
	private final long size;
	private final SharedPlaces places;
	private final DataAccesses data;
	private final StepOrigins origins = new StepOrigins();
	private final List<List<Statement>> threads = new ArrayList<>();
	private final Extent extent = new Extent();

	Walks(Region region, long size) throws NotFollowedException {
		this.size = size;
		places = SharedPlaces.of(region);
		if (!SharedPlaces.synchronise(places, region.items())) {
			throw new NotFollowedException("nothing to wait for");
		}
		data = new DataAccesses(places);
	}

	/** Goes through all threads, to which parts of the region are dealt out. */
	void walk(Region region, Dealing dealing, Unrolling unrolling) throws NotFollowedException {
		Map<Symbol, Long> addresses = Addresses.of(region.items());
		for (long number = 0; number < size; number++) {
			Map<Symbol, Long> values = new HashMap<>(addresses);
			values.putAll(Map.of(region.thread(), number, region.teamSize(), size));
			ThreadWalk walk = new ThreadWalk(places, data, origins, region.facts(), unrolling, extent);
			threads.add(walk.all(region.items(), Bindings.of(values, dealing)));
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

	/** How much of what they do is said. */
	Extent extent() {
		return extent;
	}
}
