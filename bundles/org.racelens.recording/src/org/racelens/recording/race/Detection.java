package org.racelens.recording.race;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was found in a run.
 *
 * @param races pairs that nothing orders
 * @param handOvers pairs that the model does not order, and atomic operations did in this run
 * @param undecided why pairs were not decided, by the code of the regions whose teams executed them
 */
public record Detection(List<RacingPairs> races, List<RacingPairs> handOvers, Map<Long, Set<Doubt>> undecided) {
	/** Keeps its own collections. */
	public Detection {
		races = List.copyOf(races);
		handOvers = List.copyOf(handOvers);
		undecided = Map.copyOf(undecided);
	}
}
