package org.racelens.race.judge;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Item.Loop;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Edge;

/**
 * Finds the barrier instance that a thread met last before a point, by going back from it with the witness's values: through the list of
 * items before the point, then through the earlier trips of the loop around, and so on to the region's start.
 */
final class LastBarrier {
	/** How many trips of a loop are looked through. */
	private static final int REACH = 256;

	private final ItemPaths paths;
	private final KnownValues values;

	LastBarrier(ItemPaths paths, KnownValues values) {
		this.paths = paths;
		this.values = values;
	}

	/** @param trips numbers of the loops around the point, as far as they are known */
	PhaseBound before(ItemPath way, Map<Symbol, IntExpr> trips) {
		List<Loop> loops = way.loops();
		for (int depth = way.steps().size() - 1; depth >= 0; depth--) {
			ItemPath.Step step = way.steps().get(depth);
			Map<Symbol, IntExpr> around = first(depth, loops, trips);
			Optional<PhaseBound> found = last(step.items(), step.index(), around);
			if (found.isEmpty() && depth > 0 && loops.get(depth - 1).hasBarrier()) {
				Loop loop = loops.get(depth - 1);
				Optional<Long> trip = values.value(loop.trip(), Map.of());
				found = trip.isEmpty() ? Optional.of(Edge.UNKNOWN) : back(loop, trip.get(), first(depth - 1, loops, trips));
			}
			if (found.isPresent()) {
				return found.get();
			}
		}
		return Edge.REGION;
	}

	private Map<Symbol, IntExpr> first(int depth, List<Loop> loops, Map<Symbol, IntExpr> trips) {
		Map<Symbol, IntExpr> result = new LinkedHashMap<>();
		for (Loop loop : loops.subList(0, depth)) {
			Symbol trip = values.own(loop.trip());
			Optional.ofNullable(trips.get(trip)).ifPresent(k -> result.put(trip, k));
		}
		return result;
	}

	/** The last barrier among the items before one; empty if there is none. */
	private Optional<PhaseBound> last(List<Item> items, int end, Map<Symbol, IntExpr> trips) {
		for (int i = end - 1; i >= 0; i--) {
			boolean isBarrier = items.get(i) instanceof Barrier;
			if (!isBarrier && !(items.get(i) instanceof Loop l && l.hasBarrier())) {
				continue;
			}
			Optional<Boolean> met = values.holds(items.get(i).guard(), trips);
			if (met.isEmpty()) {
				return Optional.of(Edge.UNKNOWN);
			}
			if (met.get()) {
				Optional<PhaseBound> found = isBarrier ? Optional.of(bound((Barrier) items.get(i), trips))
						: inside((Loop) items.get(i), trips);
				if (found.isPresent()) {
					return found;
				}
			}
		}
		return Optional.empty();
	}

	private PhaseBound bound(Barrier barrier, Map<Symbol, IntExpr> trips) {
		return paths.to(barrier).map(way -> WitnessCircumstances.bound(way, trips, values))
				.orElse(Edge.UNKNOWN);
	}

	private Optional<PhaseBound> inside(Loop loop, Map<Symbol, IntExpr> outer) {
		for (int count = 0; count <= REACH; count++) {
			Optional<Boolean> executed = values.holds(loop.domain(), with(loop, count, outer));
			if (executed.isEmpty() || !loop.weakened().isEmpty()) {
				break;
			}
			if (!executed.get()) {
				return back(loop, count, outer);
			}
		}
		return Optional.of(Edge.UNKNOWN);
	}

	/** The last barrier of the trips before one. */
	private Optional<PhaseBound> back(Loop loop, long trip, Map<Symbol, IntExpr> outer) {
		for (long k = trip - 1; k >= Math.max(0, trip - REACH); k--) {
			Optional<PhaseBound> found = last(loop.body(), loop.body().size(), with(loop, k, outer));
			if (found.isPresent()) {
				return found;
			}
		}
		return trip > REACH ? Optional.of(Edge.UNKNOWN) : Optional.empty();
	}

	private Map<Symbol, IntExpr> with(Loop loop, long trip, Map<Symbol, IntExpr> outer) {
		Map<Symbol, IntExpr> result = new LinkedHashMap<>(outer);
		result.put(values.own(loop.trip()), Ints.of(trip));
		return result;
	}
}
