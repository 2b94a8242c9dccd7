package org.racelens.exploration.skeleton;

import java.util.List;

/**
 * The synchronisation of a team.
 *
 * @param threads the program of each thread, by its number
 */
public record Skeleton(List<Location> locations, List<List<Statement>> threads) {
	/** Keeps its own lists. */
	public Skeleton {
		locations = List.copyOf(locations);
		threads = threads.stream().map(List::copyOf).toList();
	}
}
