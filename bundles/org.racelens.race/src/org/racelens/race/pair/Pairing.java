package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.Region;
import org.racelens.model.effort.Effort;
import org.racelens.race.order.IterationOrder;
import org.racelens.race.order.LoopLengths;
import org.racelens.race.order.OrderRule;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.SynchronisationOrder;
import org.racelens.race.order.TaskOrder;
import org.racelens.race.order.Tickets;
import org.racelens.race.pair.OverlappingItems.Overlap;
import org.racelens.race.phase.FlatRegion;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.Meeting;
import org.racelens.race.phase.PhaseInterval;
import org.racelens.race.phase.PhaseStamps;
import org.racelens.race.phase.SymbolBounds;

/**
 * The pairs of accesses of a region that may conflict: same or possibly same object, at least one writes. Every access is paired with
 * itself too.
 *
 * @param pairs in textual order
 * @param complete whether these are all; else they are the ones of the first accesses, since there are too many
 * @param apart pairs that would be among these if it were not assumed that their objects are different, by what is assumed
 * @param phases what phase intervals tell of the pairs
 * @param hulls groups of accesses that may be asked about together
 * @param misaligned the barriers that not all threads of their team surely meet equally often
 * @param overlapping items of {@code depend} clauses that may overlap others in part, each with an access that is paired with itself
 * @param outside accesses that leave the section that a copy is of, each paired with itself
 */
public record Pairing(List<AccessPair> pairs, boolean complete, Map<Apart, List<AccessPair>> apart, PhaseEngine phases,
		Hulls hulls, List<Barrier> misaligned,
		Map<Overlap, AccessPair> overlapping, List<AccessPair> outside) {

	/** This part of the effort is left to decide the pairs. */
	private static final int RESERVE = 8;

	/** The pairs of a region that conflict. */
	public static Pairing of(Region region) {
		List<Barrier> misaligned = new PhaseStamps(region.items(), region.assumptions()).misaligned();
		Map<Access, PhaseInterval> intervals = PhaseInterval.of(region.items());
		FlatRegion flat = FlatRegion.of(region.items(), region.assumptions(), region.context());
		List<Flattened> all = flat.accesses().stream().filter(f -> !isOutside(f)).toList();
		ProgramOrder program = new ProgramOrder(region, flat.orderPoints());
		List<OrderRule> order = order(region, program, misaligned);
		Tickets tickets = Tickets.of(region, all, program, misaligned);
		Sureness sureness = new Sureness(region, program);
		LazyPairs pairs = new LazyPairs(all, (s, t) -> new AccessPair(region, s, t, order, tickets, sureness));
		Map<Apart, List<AccessPair>> apart = new LinkedHashMap<>();
		Meeting meeting = new Meeting(all);
		long reserve = Effort.left() / RESERVE;
		int looked = 0;
		for (; looked < all.size() && Effort.left() > reserve; looked++) {
			int i = looked;
			Flattened s = all.get(i);
			meeting.from(i).forEach(j -> {
				Effort.spend(1);
				Flattened t = all.get(j);
				boolean mayMeet = mayMeet(region, s.access(), t.access());
				Optional<Apart> assumed = assumedApart(region, s.access(), t.access());
				if (!mayMeet && assumed.isEmpty()
						|| !misaligned.isEmpty() && areOrdered(intervals.get(s.access()), intervals.get(t.access()))) {
					return;
				}
				if (mayMeet) {
					pairs.add(i, j);
				}
				assumed.ifPresent(a -> apart.computeIfAbsent(a, k -> new ArrayList<>())
						.add(new AccessPair(region, s, t, order, tickets, sureness)));
			});
		}
		List<Barrier> everywhere = new ArrayList<>(misaligned);
		everywhere.addAll(PhaseStamps.misalignedInside(region.items()));
		Function<Flattened, AccessPair> alone = f -> new AccessPair(region, f, f, order, tickets, sureness);
		Map<Overlap, AccessPair> overlapping = new LinkedHashMap<>();
		OverlappingItems.in(all).forEach(o -> overlapping.put(o, alone.apply(o.access())));
		return new Pairing(pairs, looked == all.size(), apart, new PhaseEngine(intervals, misaligned.isEmpty()), new Hulls(all),
				List.copyOf(everywhere), overlapping, flat.accesses().stream().filter(Pairing::isOutside).map(alone).toList());
	}

	private static boolean isOutside(Flattened f) {
		return f.access().purpose() == Item.Purpose.OUTSIDE_SECTION;
	}

	private static List<OrderRule> order(Region region, ProgramOrder program, List<Barrier> misaligned) {
		List<OrderRule> order = new ArrayList<>(List.of(new TaskOrder(misaligned.isEmpty())));
		IterationOrder iterations = new IterationOrder(program,
				new LoopLengths(SymbolBounds.of(region.assumptions(), region.items())));
		if (!iterations.isEmpty()) {
			order.add(iterations);
		}
		SynchronisationOrder synchronisation = new SynchronisationOrder(program, region);
		if (!synchronisation.isEmpty()) {
			order.add(synchronisation);
		}
		return order;
	}

	private static Optional<Apart> assumedApart(Region region, Access s, Access t) {
		return s.assumedApart(t).filter(a -> !region.keepsApart(s.place().object(), t.place().object()));
	}

	private static boolean areOrdered(PhaseInterval s, PhaseInterval t) {
		return s.isDisjointFrom(t);
	}

	private static boolean mayMeet(Region region, Access s, Access t) {
		if (s.purpose() == Item.Purpose.END_OF_LIFE || t.purpose() == Item.Purpose.END_OF_LIFE) {
			return s.purpose() != t.purpose() && s.place().object().equals(t.place().object());
		}
		MemoryObject a = s.place().object();
		MemoryObject b = t.place().object();
		return a.equals(b) || s.mayMeet(t) && !region.keepsApart(a, b);
	}
}
