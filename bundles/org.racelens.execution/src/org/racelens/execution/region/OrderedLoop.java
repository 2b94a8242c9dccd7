package org.racelens.execution.region;

import java.util.List;
import java.util.Optional;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Symbol;

/**
 * A loop with an {@code ordered} clause: its iterations, among which ordered regions or {@code doacross} make an order. Two of them are the
 * same textual loop on the same path of calls exactly if they have the same trips.
 *
 * @param trips trip numbers of the associated loops, outermost first; with {@code ordered(n)} there are n at least
 * @param counts how many trips each has, where there is a closed form
 * @param distributed how many of them, from the outside, are dealt out to the threads; the others run in sequence in each iteration
 * @param owner the thread that executes an iteration
 */
public record OrderedLoop(List<Symbol> trips, List<Optional<IntExpr>> counts, int distributed, IntExpr owner) {
	public OrderedLoop {
		trips = List.copyOf(trips);
		counts = List.copyOf(counts);
	}

	/** Whether the iterations form a box. */
	public boolean isRectangular() {
		return counts.stream()
				.allMatch(n -> n.isPresent() && Atoms.symbols(n.get()).stream().noneMatch(trips::contains));
	}
}
