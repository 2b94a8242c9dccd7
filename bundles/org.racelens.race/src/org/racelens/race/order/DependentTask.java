package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Projection;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.TaskPoint.Step;

/**
 * An instance of a task with dependences.
 *
 * @param steps the way to its generation
 * @param trips of the loops around its generation
 * @param around turns terms of the task into those of the instance that generates it
 * @param own the trips of the instance
 * @param exists whether it is generated
 */
record DependentTask(Task task, List<Step> steps, List<IntExpr> trips, Substitution around, Map<IntExpr, IntExpr> own, BoolExpr exists) {
	/**
	 * A locator of a task.
	 *
	 * @param iterators turns the numbers of its iterators' values into unknowns of its own: both of two tasks may be of one directive
	 */
	private record Locator(DependentTask task, Dependence dependence, Substitution iterators) {
		static Locator first(DependentTask task, Dependence dependence) {
			return new Locator(task, dependence, Substitution.of(Map.of()));
		}

		static Locator second(DependentTask task, Dependence dependence) {
			Map<Symbol, Symbol> others = new LinkedHashMap<>();
			dependence.ranges().forEach(r -> others.put(r.number(), Symbol.of(r.number().name().then("~"), r.number().role())));
			return new Locator(task, dependence, Substitution.of(others));
		}

		BoolExpr apply(BoolExpr e) {
			return task.apply(iterators.apply(e));
		}

		IntExpr apply(IntExpr e) {
			return task.apply(iterators.apply(e));
		}

		List<Symbol> unknowns() {
			return dependence.ranges().stream().map(r -> (Symbol) apply((IntExpr) r.number())).toList();
		}

		BoolExpr domain() {
			return apply(dependence.domain());
		}
	}

	BoolExpr apply(BoolExpr e) {
		return Substitution.of(own).apply(around.apply(e));
	}

	IntExpr apply(IntExpr e) {
		return Substitution.of(own).apply(around.apply(e));
	}

	BoolExpr before(DependentTask later) {
		return Sequence.before(steps, trips, later.steps, later.trips);
	}

	/** That two tasks have locators of the same address whose types order them; where it is not found, that they have none. */
	BoolExpr depends(DependentTask other) {
		List<BoolExpr> common = new ArrayList<>();
		Locators others = new Locators(other.task.dependences());
		for (Dependence d : task.dependences()) {
			for (Dependence e : others.meeting(d)) {
				if (d.orders(e)) {
					BoolExpr same = Bools.and(apply(d.guard()), other.apply(e.guard()), sameAddress(d, other, e).orElse(Bools.FALSE));
					if (same.equals(Bools.TRUE)) {
						return same;
					}
					common.add(same);
				}
			}
		}
		return Bools.or(common);
	}

	/** Whether it is found for which values two tasks have locators of one address that order them. */
	boolean isDecided(DependentTask other) {
		return task.dependences().stream().allMatch(d -> other.task.dependences().stream().filter(d::orders)
				.allMatch(e -> d.ranges().isEmpty() && e.ranges().isEmpty() || sameAddress(d, other, e).isPresent()));
	}

	/** That two locators, for some values of their iterators, have the same address; nothing where that is not found. */
	Optional<BoolExpr> sameAddress(Dependence d, DependentTask other, Dependence e) {
		Locator x = Locator.first(this, d);
		Locator y = Locator.second(other, e);
		if (d.places().isEmpty() || e.places().isEmpty()) {
			return forSome(x, y, Bools.TRUE);
		}
		List<BoolExpr> same = new ArrayList<>();
		for (Place p : d.places().get()) {
			for (Place q : e.places().get()) {
				if (p.object().equals(q.object()) && p.instance().size() == q.instance().size()) {
					Optional<BoolExpr> equal = forSome(x, y, equal(x, p, y, q));
					if (equal.isEmpty()) {
						return Optional.empty();
					}
					same.add(equal.get());
				}
			}
		}
		return Optional.of(Bools.or(same));
	}

	private static BoolExpr equal(Locator x, Place p, Locator y, Place q) {
		List<BoolExpr> equal = new ArrayList<>(
				List.of(x.apply(p.guard()), y.apply(q.guard()), Bools.equal(x.apply(p.offset()), y.apply(q.offset()))));
		for (int i = 0; i < p.instance().size(); i++) {
			equal.add(Bools.equal(x.apply(p.instance().get(i)), y.apply(q.instance().get(i))));
		}
		return Bools.and(equal);
	}

	private static Optional<BoolExpr> forSome(Locator x, Locator y, BoolExpr condition) {
		List<Symbol> unknowns = new ArrayList<>(x.unknowns());
		unknowns.addAll(y.unknowns());
		return unknowns.isEmpty() ? Optional.of(condition) : Projection.exists(unknowns, Bools.and(condition, x.domain(), y.domain()));
	}
}
