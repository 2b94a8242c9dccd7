package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.Item.Team;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseStamp;
import org.racelens.race.phase.TaskPoint;

/**
 * PO, CR, UND, TW, TG, DEP, TWD, BAR and FJ of semantics §10, as in the extended series-parallel graphs of OMPRacer (EOSPG) over symbolic
 * task instances. Two instances go down together from the region's implicit tasks to the last task instance that is around both. There one
 * of the two comes first in that task's sequence; it is ordered before the other one if it is complete by then.
 * <p>
 * Two implicit tasks of one team are ordered by their barriers alone; so a pair is unordered only if, in each team around both, the same
 * barrier instance is the next one for both.
 *
 * @param aligned whether all threads of the region's team surely meet its barriers equally often; else they order nothing here
 * @param ways what counts as an order by dependences
 */
public record TaskOrder(boolean aligned, Ways ways) implements OrderRule {
	/** What counts as an order by dependences. */
	enum Ways {
		/** the ways that are found */
		FOUND,
		/** also the ways that are conceivable, where not all are found */
		CONCEIVABLE
	}

	private static final Substitution SAME = Substitution.of(java.util.Map.of());
	private static final Substitution PRIMED = Substitution.priming();

	public TaskOrder(boolean aligned) {
		this(aligned, Ways.FOUND);
	}

	/** All ways of dependences that are conceivable count as order. */
	@Override
	public Optional<BoolExpr> strictlyUnordered(Flattened first, Flattened second) {
		return isExact(first) && isExact(second) ? Optional.of(new TaskOrder(aligned, Ways.CONCEIVABLE).unordered(first, second))
				: Optional.empty();
	}

	@Override
	public BoolExpr unordered(Flattened first, Flattened second) {
		return inTeam(0, End.of(first, SAME), End.of(second, PRIMED));
	}

	/** Both are in the team at a depth of tasks: in different implicit tasks of it, or in the same. */
	private BoolExpr inTeam(int depth, End s, End t) {
		TeamLevel team = team(depth, s);
		BoolExpr otherThread = Bools.notEqual(s.own(team.number()), t.own(team.number()));
		BoolExpr samePhase = depth == 0 && !aligned ? Bools.TRUE : meet(s.point(depth).barriers(), s, t.point(depth).barriers(), t);
		return Bools.and(samePhase, Bools.or(otherThread, inTask(depth, s, t)));
	}

	/** The team whose implicit task is at a depth. */
	private static TeamLevel team(int depth, End end) {
		int inner = (int) end.points().subList(0, depth).stream().filter(p -> p.item() instanceof Team).count();
		return end.context().chain().get(inner);
	}

	private static BoolExpr meet(Optional<PhaseStamp> first, End s, Optional<PhaseStamp> second, End t) {
		return first.isPresent() && second.isPresent()
				? End.meet(first.get(), s.instance(), second.get(), t.instance())
				: Bools.TRUE;
	}

	/** Both are in the same instance of the task at a depth, or in tasks that it generates. */
	private BoolExpr inTask(int depth, End s, End t) {
		TaskPoint a = s.point(depth);
		TaskPoint b = t.point(depth);
		List<BoolExpr> ways = new ArrayList<>();
		if (a.item() == b.item() && !(a.item() instanceof Item.Access)) {
			ways.add(Bools.and(sameTrips(depth, s, t), inSame(a.item(), depth + 1, s, t)));
		}
		ways.add(Bools.and(before(depth, s, t), Bools.not(complete(depth, s, t, "way on " + depth + "#"))));
		ways.add(Bools.and(before(depth, t, s), Bools.not(complete(depth, t, s, "way back " + depth + "#"))));
		return Bools.or(ways);
	}

	private BoolExpr inSame(Item item, int depth, End s, End t) {
		if (item instanceof Team team) {
			BoolExpr sameSize = Bools.equal(s.own(team.size()), t.own(team.size()));
			return Bools.and(sameSize, inTeam(depth, s, t));
		}
		return inTask(depth, s, t);
	}

	static BoolExpr sameTrips(int depth, End s, End t) {
		List<BoolExpr> equal = new ArrayList<>();
		List<IntExpr> k = s.trips(depth);
		List<IntExpr> m = t.trips(depth);
		for (int i = 0; i < Math.min(k.size(), m.size()); i++) {
			equal.add(Bools.equal(k.get(i), m.get(i)));
		}
		return Bools.and(equal);
	}

	private static BoolExpr before(int depth, End s, End t) {
		return Sequence.before(s.point(depth).steps(), s.trips(depth), t.point(depth).steps(), t.trips(depth));
	}

	/**
	 * That an instance is complete where the region's implicit task around it comes to a point that follows its generation, as far as is
	 * known. To be denied only, since unknowns say that it is not so.
	 *
	 * @param name of such unknowns
	 */
	static BoolExpr isComplete(End s, End point, String name) {
		return new TaskOrder(true).complete(0, s, point, name + "#");
	}

	/** Whether {@link #isComplete} tells precisely. */
	static boolean isCompletionExact(End s, End point) {
		return s.points().stream().allMatch(p -> p.waits().exact()) && point.point(0).waits().exact()
				&& !MissedWays.areOpen(s.point(0), point.point(0));
	}

	/** That an instance is complete where the task at a depth, which is around both, comes to a later point. */
	private BoolExpr complete(int depth, End s, End later, String name) {
		TaskPoint a = s.point(depth);
		TaskPoint b = later.point(depth);
		if (!(a.item() instanceof Task task)) {
			return Bools.TRUE;
		}
		BoolExpr waited = Bools.not(End.meet(a.waits(), s.instance(), b.waits(), later.instance()));
		BoolExpr undeferred = Bools.not(s.instance().apply(task.deferred()));
		BoolExpr inside = Bools.and(beforeEnd(depth + 1, s), Bools.or(waited, undeferred, ordered(depth, s, later, name)));
		return Bools.or(leftGroup(a.groups(), s, b.groups(), later), inside);
	}

	private BoolExpr ordered(int depth, End s, End later, String name) {
		boolean conceivable = ways == Ways.CONCEIVABLE && MissedWays.areOpen(s.point(depth), later.point(depth));
		return conceivable ? Bools.TRUE : Dependences.order(depth, s, later, name);
	}

	/** That a taskgroup region around the first point ended before the second one. */
	private static BoolExpr leftGroup(List<Grouping> around, End s, List<Grouping> groups, End t) {
		List<BoolExpr> left = new ArrayList<>();
		for (Grouping g : around) {
			List<BoolExpr> still = new ArrayList<>();
			groups.stream().filter(h -> h.id().equals(g.id())).forEach(h -> still.add(sameInstance(g, s, h, t)));
			left.add(Bools.not(Bools.or(still)));
		}
		return Bools.or(left);
	}

	private static BoolExpr sameInstance(Grouping g, End s, Grouping h, End t) {
		List<BoolExpr> equal = new ArrayList<>();
		for (int i = 0; i < g.instance().size(); i++) {
			equal.add(Bools.equal(s.instance().apply(g.instance().get(i)), t.instance().apply(h.instance().get(i))));
		}
		return Bools.and(equal);
	}

	/** That an instance happens before the end of the explicit task at a depth around it. */
	private static BoolExpr beforeEnd(int depth, End s) {
		TaskPoint p = s.point(depth);
		if (!(p.item() instanceof Task task) || !p.groups().isEmpty()) {
			return Bools.TRUE;
		}
		List<BoolExpr> notWaited = p.waits().choices().stream().filter(c -> c.barrier().equals(PhaseStamp.END))
				.map(c -> s.instance().apply(c.guard())).toList();
		BoolExpr joined = Bools.or(Bools.not(Bools.or(notWaited)), Bools.not(s.instance().apply(task.deferred())));
		return Bools.and(joined, beforeEnd(depth + 1, s));
	}

	/** That both stand under the same instance of the task at a depth. */
	static BoolExpr sameTask(int depth, Flattened first, Flattened second) {
		End s = End.of(first, SAME);
		End t = End.of(second, PRIMED);
		if (first.depth() < depth || second.depth() < depth) {
			return Bools.FALSE;
		}
		List<BoolExpr> same = new ArrayList<>();
		for (int i = 0; i <= depth; i++) {
			if (i > 0) {
				if (s.point(i - 1).item() != t.point(i - 1).item()) {
					return Bools.FALSE;
				}
				same.add(sameTrips(i - 1, s, t));
			}
			if (i == 0 || s.point(i - 1).item() instanceof Team) {
				Symbol number = team(i, s).number();
				same.add(Bools.equal(s.own(number), t.own(number)));
			}
		}
		return Bools.and(same);
	}

	@Override
	public boolean isExact(Flattened first, Flattened second) {
		return isExact(first) && isExact(second) && MissedWays.isExact(first, second);
	}

	private static boolean isExact(Flattened f) {
		return f.points().stream().allMatch(p -> p.waits().exact() && p.barriers().map(PhaseStamp::exact).orElse(true));
	}
}
