package org.racelens.recording.race;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What was found in a run.
 *
 * @param races pairs that nothing orders
 * @param handOvers pairs that the model does not order, and atomic operations did in this run
 * @param onOneThread pairs of tasks that nothing orders and one thread executed in this run: races where another one could have executed
 * one of them, and what they access does not depend on which one does
 * @param apparent pairs of different parts of a loop that one thread executed in this run, one after the other, and that are in none of the
 * other lists; only by {@link Relation#LOGICAL}
 * @param mostHeld the sum of what was held at most: records of epochs that are read, those that wait or are compared, and their runs
 * @param undecided why pairs were not decided, by the code of the regions whose teams executed them
 */
public record Detection(List<RacingPairs> races, List<RacingPairs> handOvers, List<RacingPairs> onOneThread,
		List<RacingPairs> apparent, Map<Long, Set<Doubt>> undecided, long mostHeld) {
	/** Keeps its own collections. */
	public Detection {
		races = List.copyOf(races);
		handOvers = List.copyOf(handOvers);
		onOneThread = List.copyOf(onOneThread);
		apparent = List.copyOf(apparent);
		undecided = Map.copyOf(undecided);
	}
}
