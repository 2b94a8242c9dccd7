package org.racelens.race.explore;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Region;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.model.source.SourceRange;

/** Where a thread of a region surely gives back a lock that it has not set: by then it has set none. OpenMP 5.2 §18.9 */
public final class StrayReleases {
	private static final List<Long> TEAMS = List.of(1L, 2L, 4L);

	private final Set<BoolExpr> facts;
	private final Set<SourceRange> places;
	private boolean hasSet;

	private StrayReleases(Set<BoolExpr> facts, Set<SourceRange> places) {
		this.facts = facts;
		this.places = places;
	}

	/** The places, for teams of some sizes; none where something of the region was not understood. */
	public static Set<SourceRange> of(Region region) {
		Set<SourceRange> places = new LinkedHashSet<>();
		if (region.gaps().isEmpty() && region.items().stream().anyMatch(StrayReleases::mayBeStray)) {
			for (long size : TEAMS) {
				Bindings team = Bindings.of(Map.of(region.teamSize(), size), new Dealing(size, Map.of()));
				for (long number = 0; number < size && team.apply(region.assumptions()).equals(Bools.TRUE); number++) {
					new StrayReleases(region.facts(), places).walk(region.items(), team.with(region.thread(), Math.toIntExact(number)),
							true);
				}
			}
		}
		return places;
	}

	private static boolean mayBeStray(Item item) {
		return isOfTask(item) || item.inside().stream().anyMatch(StrayReleases::mayBeStray);
	}

	private static boolean isOfTask(Item item) {
		return item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.ReleasedForOther r && r.owner() == OrderMark.Owner.TASK;
	}

	/** @param isSure whether the thread surely comes by */
	private void walk(List<Item> items, Bindings thread, boolean isSure) {
		for (Item item : items) {
			BoolExpr guard = guard(item, thread);
			boolean isMet = isSure && guard.equals(Bools.TRUE);
			if (item instanceof Item.Loop loop && !guard.equals(Bools.FALSE)) {
				Bindings first = thread.with(loop.trip(), 0);
				walk(loop.header(), first, false);
				walk(loop.body(), first, isMet && first.apply(loop.domain()).equals(Bools.TRUE));
			} else if (isOfTask(item) && isMet && !hasSet) {
				places.add(((Item.OrderPoint) item).range());
			} else if (item instanceof Item.OrderPoint p && p.mark() instanceof OrderMark.Acquired a && a.lock().kind() == Lock.Kind.LOCK) {
				hasSet |= !guard.equals(Bools.FALSE);
			}
		}
	}

	private BoolExpr guard(Item item, Bindings thread) {
		return Bools.and(Bools.conjuncts(item.guard()).stream().filter(c -> !facts.contains(c)).map(thread::apply).toList());
	}
}
