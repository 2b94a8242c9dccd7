package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.Formation;
import org.racelens.execution.region.Formation.Basis;
import org.racelens.execution.region.Formation.Step;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Item.Purpose;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.race.phase.Flattened;

/**
 * Accesses of straight code at constant distances, each group taken for one access of all bytes from its first to its last one: what does
 * not meet that meets none of them. An unrolled loop over n elements makes n² pairs, of which one tells.
 */
public final class Hulls {
	/** So many pairs are worth one more question. */
	private static final int FEWEST_PAIRS = 4;

	private final Map<Access, Hull> hulls = new IdentityHashMap<>();

	/** @param members how many accesses it stands for */
	private record Hull(Flattened whole, int members) {
	}

	/** All that members of a group have in common. */
	private record Common(Flattened around, Place start, boolean write, Set<Lock> locks, BoolExpr within, BoolExpr kept, Set<Basis> bases,
			List<Step> steps, IntExpr beyond) {
		static Common of(Flattened f) {
			Access a = f.access();
			Formation formed = stripped(a.place().formation());
			Flattened around = new Flattened(null, f.context(), f.domain(), f.stamp(), List.of(), f.trips(), f.concurrent(), f.lanes(),
					List.of(), List.of());
			return new Common(around, a.place().at(varying(a.place().offset())), a.write(), a.locks(), formed.within(), formed.kept(),
					formed.bases(), formed.steps(), varying(formed.beyond()));
		}
	}

	/** @param all the accesses of a region */
	Hulls(List<Flattened> all) {
		Map<Common, List<Flattened>> groups = new HashMap<>();
		all.stream().filter(Hulls::isTaken).forEach(f -> groups.computeIfAbsent(Common.of(f), k -> new ArrayList<>()).add(f));
		groups.values().stream().filter(g -> g.size() > 1).forEach(g -> {
			Hull hull = new Hull(whole(g), g.size());
			g.forEach(f -> hulls.put(f.access(), hull));
		});
	}

	/** Of implicit tasks, since the place in a task's code may matter to what orders it. */
	private static boolean isTaken(Flattened f) {
		Access a = f.access();
		return f.depth() == 0 && a.purpose() == Purpose.ACCESS && !a.atomic() && a.size() instanceof Constant
				&& a.place().bitField().isEmpty();
	}

	/** The pair of the groups that two accesses are in; empty where these are too small, or where more than places counts. */
	public Optional<AccessPair> around(AccessPair pair) {
		Hull s = hulls.get(pair.first().access());
		Hull t = hulls.get(pair.second().access());
		if (pair.isAlias() || s == null && t == null || (s == null ? 1L : s.members) * (t == null ? 1L : t.members) < FEWEST_PAIRS) {
			return Optional.empty();
		}
		// nothing orders the two but barriers: other rules look at the place in the code
		return Optional.of(new AccessPair(pair.region(), s == null ? pair.first() : s.whole, t == null ? pair.second() : t.whole,
				List.of(), pair.tickets(), pair.sureness()));
	}

	private static Flattened whole(List<Flattened> group) {
		Flattened first = group.get(0);
		long from = Long.MAX_VALUE;
		long to = Long.MIN_VALUE;
		for (Flattened f : group) {
			long start = Ints.constantPart(f.access().place().offset());
			from = Math.min(from, start);
			to = Math.max(to, Math.addExact(start, ((Constant) f.access().size()).value()));
			first = start == from ? f : first;
		}
		Access a = first.access();
		Place start = a.place().formed(stripped(a.place().formation()));
		Access whole = new Access(a.site(), a.range(), a.guard(), start, Ints.of(Math.subtractExact(to, from)), a.types(), a.variable(),
				a.write(), a.atomicity(), a.locks(), a.groups(), a.weakened(), a.unknownOrder(), a.unknownExclusion(), a.calls(),
				a.purpose());
		return new Flattened(whole, first.context(), first.domain(), first.stamp(), first.points(), first.trips(), first.concurrent(),
				first.lanes(), first.variables(), first.weakened());
	}

	/** Without the last subscripts that are constants: how far they lead is a number of bytes. */
	private static Formation stripped(Formation f) {
		int left = f.steps().size();
		IntExpr beyond = f.beyond();
		while (left > 0 && f.steps().get(left - 1).index() instanceof Constant index
				&& f.steps().get(left - 1).stride() instanceof Constant) {
			Step last = f.steps().get(--left);
			beyond = Ints.add(beyond, Ints.add(last.from(), Ints.multiply(last.stride(), index.value())));
		}
		return new Formation(f.within(), f.kept(), List.of(), f.steps().subList(0, left), beyond, f.bases());
	}

	private static IntExpr varying(IntExpr e) {
		return Ints.subtract(e, Ints.of(Ints.constantPart(e)));
	}
}
