package org.racelens.race.phase;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Barrier;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.Stop;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.PhaseStamp.Choice;

/**
 * Computes phase stamps (PolyOMP algorithm 2, extended to imperfect nests, several barriers in a loop, guards and zero-trip loops;
 * semantics §4). The next barrier of a point is found by going on from it:
 * <ol>
 * <li>through the rest of its list of items: a barrier is the next one under its guard, a loop's first barrier if it has a trip that meets
 * one;
 * <li>at the end of a loop's body: the first barrier of a later trip, if there is one;
 * <li>behind the loop in the list around it, and so on to the region's end.
 * </ol>
 * Where the trip that meets the next barrier is not the very next one, it is an auxiliary unknown m with the condition that no trip before
 * it meets a barrier; that condition is exact for up to 24 trips and dropped beyond.
 */
public final class PhaseStamps {
	private final List<Item> region;
	private final Class<? extends Stop> kind;
	private final SymbolBounds bounds;
	/** of each list the positions of the points and of the loops with such, in order: most items are neither */
	private final Map<List<Item>, List<Integer>> stops = new IdentityHashMap<>();
	private int auxiliaries;

	/** @param assumptions what holds of the region's inputs */
	public PhaseStamps(List<Item> region, BoolExpr assumptions) {
		this(region, Barrier.class, assumptions);
	}

	/**
	 * Stamps of one task's sequence.
	 *
	 * @param task what the task executes
	 * @param kind which points count: barriers, or taskwaits
	 */
	PhaseStamps(List<Item> task, Class<? extends Stop> kind, BoolExpr assumptions) {
		region = task;
		this.kind = kind;
		bounds = SymbolBounds.of(assumptions, task);
	}

	/** One loop on the way from the region to a point: item number {@code index} of {@code items} is {@code loop}. */
	record Step(List<Item> items, int index, Loop loop) {
	}

	/** Choices found so far, under which condition none of them is taken, and whether that is exact. */
	private record Ahead(List<Choice> choices, BoolExpr none, boolean exact) {
		static Ahead nothing() {
			return new Ahead(List.of(), Bools.TRUE, true);
		}

		Ahead then(Ahead next) {
			List<Choice> all = new ArrayList<>(choices);
			for (Choice c : next.choices) {
				BoolExpr guard = Bools.and(none, c.guard());
				if (!guard.equals(Bools.FALSE)) {
					all.add(new Choice(guard, c.barrier(), c.line(), c.trips()));
				}
			}
			return new Ahead(all, Bools.and(none, next.none), exact && next.exact);
		}

		boolean isComplete() {
			return none.equals(Bools.FALSE);
		}
	}

	/**
	 * The stamp of a point.
	 *
	 * @param items the list around it
	 * @param position of the point in the list; -1 for a point before it
	 * @param path the loops around it, outermost first
	 * @param header whether the point is in the header of the innermost loop, whose body is {@code items}
	 */
	PhaseStamp at(List<Item> items, int position, List<Step> path, boolean header) {
		List<IntExpr> trips = new ArrayList<>(path.stream().map(s -> (IntExpr) s.loop().trip()).toList());
		Ahead ahead = rest(items, position + 1, trips);
		if (header) {
			BoolExpr enters = path.get(path.size() - 1).loop().domain();
			ahead = guarded(enters, ahead);
		}
		for (int depth = path.size() - 1; depth >= 0 && !ahead.isComplete(); depth--) {
			Step step = path.get(depth);
			List<IntExpr> outer = trips.subList(0, depth);
			if (!stops(step.loop().body()).isEmpty()) {
				ahead = ahead.then(first(step.loop(), Ints.add(step.loop().trip(), 1), outer));
			}
			ahead = ahead.then(rest(step.items(), step.index() + 1, outer));
		}
		List<Choice> choices = new ArrayList<>(ahead.choices);
		if (!ahead.isComplete()) {
			choices.add(new Choice(ahead.none, PhaseStamp.END, 0, List.of()));
		}
		return new PhaseStamp(choices, ahead.exact);
	}

	private static Ahead guarded(BoolExpr guard, Ahead ahead) {
		List<Choice> choices = ahead.choices.stream().map(c -> new Choice(Bools.and(guard, c.guard()), c.barrier(), c.line(), c.trips()))
				.toList();
		return new Ahead(choices, Bools.or(Bools.not(guard), ahead.none), ahead.exact);
	}

	/** The first barrier among a list's items from a position on. */
	private Ahead rest(List<Item> items, int from, List<IntExpr> trips) {
		Ahead ahead = Ahead.nothing();
		List<Integer> positions = stops(items);
		int next = Collections.binarySearch(positions, from);
		for (int n = next < 0 ? -next - 1 : next; n < positions.size() && !ahead.isComplete(); n++) {
			int i = positions.get(n);
			if (kind.isInstance(items.get(i))) {
				Stop b = kind.cast(items.get(i));
				ahead = ahead.then(new Ahead(List.of(new Choice(b.guard(), b.id(), b.range().line(), trips)), Bools.not(b.guard()), true));
			} else if (items.get(i) instanceof Loop l) {
				ahead = ahead.then(guarded(l.guard(), first(l, Ints.ZERO, trips)));
			}
		}
		return ahead;
	}

	private List<Integer> stops(List<Item> items) {
		List<Integer> known = stops.get(items);
		if (known == null) {
			known = IntStream.range(0, items.size())
					.filter(i -> kind.isInstance(items.get(i)) || items.get(i) instanceof Loop l && !stops(l.body()).isEmpty()).boxed()
					.toList();
			stops.put(items, known);
		}
		return known;
	}

	/** The first barrier that a loop meets in trip {@code from} or later. */
	private Ahead first(Loop loop, IntExpr from, List<IntExpr> outer) {
		List<IntExpr> trips = new ArrayList<>(outer);
		trips.add(loop.trip());
		Ahead body = rest(loop.body(), 0, trips);
		BoolExpr exists = at(loop, from, loop.domain());
		Ahead now = guarded(exists, at(loop, from, body));
		if (!isDealtOut(loop) && (body.isComplete() || !mentions(body.none, loop.trip()))) {
			// either every trip meets a barrier or, with a condition that does not depend on the trip, none does
			return new Ahead(now.choices, now.none, now.exact && body.exact);
		}
		return later(loop, from, body);
	}

	/** Whether a thread executes some of the loop's trips only. */
	private static boolean isDealtOut(Loop loop) {
		return Atoms.applications(loop.domain()).stream().anyMatch(a -> a.function().isOwner());
	}

	/** A trip m ≥ from that is the first one to meet a barrier, or no such trip. */
	private Ahead later(Loop loop, IntExpr from, Ahead body) {
		Symbol m = Symbol.of(loop.trip().name().then("@next" + ++auxiliaries), Symbol.Role.AUXILIARY);
		// a loop whose domain is a superset may end before the trip that the condition speaks of
		Optional<Integer> most = loop.weakened().isEmpty() ? bounds.trips(loop) : Optional.empty();
		BoolExpr some = Bools.and(Bools.lessEqual(from, m), at(loop, m, loop.domain()), Bools.not(at(loop, m, body.none)));
		List<BoolExpr> skipped = new ArrayList<>(List.of(some));
		List<BoolExpr> none = new ArrayList<>();
		for (int j = 0; j < most.orElse(0); j++) {
			IntExpr k = Ints.of(j);
			BoolExpr quiet = Bools.or(Bools.less(k, from), Bools.not(at(loop, k, loop.domain())), at(loop, k, body.none));
			skipped.add(Bools.or(Bools.lessEqual(m, k), quiet));
			none.add(quiet);
		}
		BoolExpr reached = Bools.and(skipped);
		Ahead inBody = at(loop, m, body);
		List<Choice> choices = inBody.choices.stream().map(c -> new Choice(Bools.and(reached, c.guard()), c.barrier(), c.line(), c.trips()))
				.toList();
		return new Ahead(choices, most.isPresent() ? Bools.and(none) : Bools.TRUE, most.isPresent() && body.exact);
	}

	private static Ahead at(Loop loop, IntExpr trip, Ahead body) {
		Substitution s = Substitution.of(Map.of(loop.trip(), trip));
		return new Ahead(body.choices.stream()
				.map(c -> new Choice(s.apply(c.guard()), c.barrier(), c.line(), c.trips().stream().map(s::apply).toList())).toList(),
				s.apply(body.none), body.exact);
	}

	private static BoolExpr at(Loop loop, IntExpr trip, BoolExpr condition) {
		return Substitution.of(Map.of(loop.trip(), trip)).apply(condition);
	}

	private static boolean mentions(BoolExpr e, Symbol symbol) {
		return Atoms.symbols(e).contains(symbol);
	}

	/** The team's barriers that some threads may not meet, or not equally often. */
	public List<Barrier> misaligned() {
		List<Barrier> result = new ArrayList<>();
		collectMisaligned(region, true, result);
		return result;
	}

	/** The same for the teams that are made inside. */
	public static List<Barrier> misalignedInside(List<Item> items) {
		List<Barrier> result = new ArrayList<>();
		for (Item item : items) {
			if (item instanceof Item.Team t) {
				collectMisaligned(t.body(), true, result);
			}
			result.addAll(misalignedInside(item.inside()));
		}
		return result;
	}

	private static void collectMisaligned(List<Item> items, boolean uniform, List<Barrier> result) {
		for (Item item : items) {
			if (item instanceof Barrier b && !(uniform && b.uniform())) {
				result.add(b);
			}
			collectMisaligned(item.passed(), uniform && !(item instanceof Loop l && !l.uniform()), result);
		}
	}
}
