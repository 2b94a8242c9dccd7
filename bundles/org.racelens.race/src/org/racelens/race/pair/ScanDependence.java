package org.racelens.race.pair;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.InstanceContext.TeamLevel;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.ScanSeparator;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.TaskPoint;

/**
 * That the part of an iteration behind a {@code scan} directive depends on the part before it, which a program may not count on: no race,
 * but no conforming program either. OpenMP 5.2 §5.6.
 */
public final class ScanDependence {
	private ScanDependence() {
	}

	/** When two accesses of one iteration, on both sides of the directive, meet; empty where there is none between them. */
	public static Optional<RaceConstraint> of(AccessPair pair) {
		return divided(pair).map(trips -> {
			List<BoolExpr> same = new ArrayList<>();
			for (TeamLevel level : pair.first().context().chain()) {
				same.add(Bools.equal(level.number(), level.number().primed()));
			}
			trips.forEach(t -> same.add(Bools.equal(t, t.primed())));
			return pair.formula().inOneTask(Bools.and(same));
		});
	}

	/** The trips of the loops around both, down to the one whose body is divided between them. */
	private static Optional<List<Symbol>> divided(AccessPair pair) {
		List<TaskPoint.Step> first = steps(pair.first().points());
		List<TaskPoint.Step> second = steps(pair.second().points());
		if (pair.first().depth() != pair.second().depth()) {
			return Optional.empty();
		}
		for (int i = 0; i + 1 < Math.min(first.size(), second.size()); i++) {
			Optional<Loop> loop = first.get(i).loop();
			if (loop.isEmpty() || !loop.equals(second.get(i).loop())) {
				return Optional.empty();
			}
			if (isBetween(loop.get(), first.get(i + 1).index(), second.get(i + 1).index())) {
				int last = pair.first().trips().indexOf(loop.get().trip());
				return Optional.of(pair.first().trips().subList(0, last + 1));
			}
		}
		return Optional.empty();
	}

	private static List<TaskPoint.Step> steps(List<TaskPoint> points) {
		return points.get(points.size() - 1).steps();
	}

	private static boolean isBetween(Loop loop, int before, int after) {
		for (int i = Math.min(before, after) + 1; i < Math.max(before, after); i++) {
			if (loop.body().get(i) instanceof ScanSeparator) {
				return true;
			}
		}
		return false;
	}
}
