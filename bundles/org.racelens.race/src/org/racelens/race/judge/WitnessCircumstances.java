package org.racelens.race.judge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.LoopVariable;
import org.racelens.execution.region.Succession;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.PhaseBound;
import org.racelens.model.source.PhaseBound.Edge;
import org.racelens.race.phase.PhaseStamp;
import org.racelens.race.verdict.Circumstances;
import org.racelens.race.verdict.LoopReport;
import org.racelens.race.verdict.LoopReport.Extent;
import org.racelens.race.verdict.LoopReport.Neighbours;

/**
 * Finds where an access of a witness stands: the iterations of the loops around it, those beside them, and the barriers around its phase.
 * What the witness does not settle is said to be unknown.
 */
final class WitnessCircumstances {
	/** How many iterations are told on each side. */
	private static final int NEIGHBOURS = 2;
	/** How far they are looked for. */
	private static final int REACH = 64;

	private final ItemPaths paths;
	private final KnownValues values;

	WitnessCircumstances(ItemPaths paths, KnownValues values) {
		this.paths = paths;
		this.values = values;
	}

	/**
	 * @param next the choice of the access's stamp that the witness takes
	 */
	Circumstances of(Access access, PhaseStamp.Choice next) {
		Optional<ItemPath> path = paths.to(access);
		return path.map(way -> {
			Map<Symbol, IntExpr> trips = new LinkedHashMap<>();
			List<LoopReport> loops = new ArrayList<>();
			for (Loop loop : way.loops()) {
				if (!loop.range().isBuiltIn()) {
					loops.add(report(loop, trips));
				}
				values.value(loop.trip(), Map.of()).ifPresent(k -> trips.put(values.own(loop.trip()), Ints.of(k)));
			}
			return new Circumstances(new LastBarrier(paths, values).before(way.inRegionsTask(), trips), end(next), loops);
		}).orElse(new Circumstances(Edge.UNKNOWN, end(next), List.of()));
	}

	private PhaseBound end(PhaseStamp.Choice next) {
		if (next.barrier().equals(PhaseStamp.END)) {
			return Edge.REGION;
		}
		return paths.toBarrier(next.barrier()).map(way -> {
			Map<Symbol, IntExpr> trips = new LinkedHashMap<>();
			List<Loop> loops = way.loops();
			for (int i = 0; i < loops.size(); i++) {
				Symbol trip = values.own(loops.get(i).trip());
				values.value(next.trips().get(i), Map.of()).ifPresent(k -> trips.put(trip, Ints.of(k)));
			}
			return bound(way, trips, values);
		}).orElse(Edge.UNKNOWN);
	}

	/** The barrier at the end of a way. */
	static PhaseBound bound(ItemPath way, Map<Symbol, IntExpr> trips, KnownValues values) {
		ItemPath.Step last = way.steps().get(way.steps().size() - 1);
		Barrier barrier = (Barrier) last.items().get(last.index());
		Map<String, String> iteration = new LinkedHashMap<>();
		way.loops().forEach(loop -> iteration.putAll(variables(loop, trips, values)));
		return new PhaseBound.Barrier(barrier.range(), barrier.kind(), iteration);
	}

	private static Map<String, String> variables(Loop loop, Map<Symbol, IntExpr> trips, KnownValues values) {
		Map<String, String> result = new LinkedHashMap<>();
		for (LoopVariable v : loop.variables()) {
			values.value(v.value(), trips).ifPresent(value -> result.put(v.name(), v.shown(value)));
		}
		return result;
	}

	private LoopReport report(Loop loop, Map<Symbol, IntExpr> outer) {
		Optional<Long> trip = values.value(loop.trip(), Map.of());
		Map<String, String> own = variables(loop, outer, values);
		if (trip.isEmpty() || own.isEmpty() || !loop.weakened().isEmpty() || isDealtOut(loop)
				|| loop.order() instanceof Succession.Lanes) {
			return new LoopReport(loop.range(), trip.orElse(0L), own, Neighbours.UNKNOWN, Neighbours.UNKNOWN);
		}
		Neighbours earlier = neighbours(loop, outer, trip.get(), -1);
		List<String> inOrder = new ArrayList<>(earlier.values());
		Collections.reverse(inOrder);
		return new LoopReport(loop.range(), trip.get(), own, new Neighbours(inOrder, earlier.extent()),
				neighbours(loop, outer, trip.get(), 1));
	}

	/** The nearest iterations in one direction, nearest first. */
	private Neighbours neighbours(Loop loop, Map<Symbol, IntExpr> outer, long trip, int direction) {
		List<String> found = new ArrayList<>();
		for (int step = 1; step <= REACH; step++) {
			long k = trip + (long) direction * step;
			if (k < 0) {
				return new Neighbours(found, Extent.COMPLETE);
			}
			Map<Symbol, IntExpr> trips = new LinkedHashMap<>(outer);
			trips.put(values.own(loop.trip()), Ints.of(k));
			if (values.holds(withoutOwners(loop.domain()), trips).filter(exists -> !exists).isPresent()) {
				return new Neighbours(found, Extent.COMPLETE);
			}
			Optional<Boolean> executed = values.holds(loop.domain(), trips);
			Optional<Long> value = values.value(loop.variables().get(0).value(), trips);
			if (executed.isEmpty() || value.isEmpty()) {
				return new Neighbours(found, Extent.UNKNOWN);
			}
			if (executed.get() && found.size() == NEIGHBOURS) {
				return new Neighbours(found, Extent.MORE);
			}
			if (executed.get()) {
				found.add(loop.variables().get(0).shown(value.get()));
			}
		}
		return new Neighbours(found, Extent.UNKNOWN);
	}

	/** Whether it is an outer loop of a nest whose iterations are dealt out together: the inner loop tells who executes which. */
	private static boolean isDealtOut(Loop loop) {
		return !loop.uniform() && loop.body().size() == 1 && loop.body().get(0) instanceof Loop inner
				&& (!withoutOwners(inner.domain()).equals(inner.domain()) || isDealtOut(inner));
	}

	/** Which trips there are, whoever executes them. */
	private static BoolExpr withoutOwners(BoolExpr domain) {
		return Bools.and(Bools.conjuncts(domain).stream()
				.filter(part -> Atoms.applications(part).stream().noneMatch(a -> a.function().isExecutor())).toList());
	}
}
