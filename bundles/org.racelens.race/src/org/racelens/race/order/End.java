package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.execution.region.InstanceContext;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.PhaseStamp;
import org.racelens.race.phase.TaskPoint;

/**
 * One of the two instances of a pair, or of a point that order leads over.
 *
 * @param points where it stands in the sequence of each task around it, from the implicit task of the region on
 * @param context the teams around it
 * @param instance turns the region's terms into those of the instance
 */
record End(List<TaskPoint> points, InstanceContext context, Substitution instance) {
	static End of(Flattened access, Substitution instance) {
		return new End(access.points(), access.context(), instance);
	}

	/** Where it stands in the sequence of the task at a depth. */
	TaskPoint point(int depth) {
		return points.get(depth);
	}

	/** The trip numbers of the task at a depth that lead to it. */
	List<IntExpr> trips(int depth) {
		return point(depth).trips().stream().map(t -> instance.apply((IntExpr) t)).toList();
	}

	Symbol own(Symbol symbol) {
		return (Symbol) instance.apply((IntExpr) symbol);
	}

	/** That both meet the same instance of a barrier or taskwait next. */
	static BoolExpr meet(PhaseStamp first, Substitution inFirst, PhaseStamp second, Substitution inSecond) {
		List<BoolExpr> common = new ArrayList<>();
		for (PhaseStamp.Choice s : first.choices()) {
			for (PhaseStamp.Choice t : second.choices()) {
				if (s.barrier().equals(t.barrier())) {
					List<BoolExpr> equal = new ArrayList<>(List.of(inFirst.apply(s.guard()), inSecond.apply(t.guard())));
					for (int i = 0; i < s.trips().size(); i++) {
						equal.add(Bools.equal(inFirst.apply(s.trips().get(i)), inSecond.apply(t.trips().get(i))));
					}
					common.add(Bools.and(equal));
				}
			}
		}
		return Bools.or(common);
	}
}
