package org.racelens.race.order;

import java.util.List;
import java.util.Map;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item.Task;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.Flattened;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.phase.TaskPoint.Sibling;

/** Whether {@link Dependences} may have missed a way of dependences between tasks. */
final class MissedWays {
	private MissedWays() {
	}

	/** Whether no way of dependences between the tasks of two accesses can have been missed. */
	static boolean isExact(Flattened first, Flattened second) {
		for (int depth = 0; depth < Math.min(first.points().size(), second.points().size()); depth++) {
			if (areOpen(first.points().get(depth), second.points().get(depth))) {
				return false;
			}
		}
		return true;
	}

	/** Whether ways between two tasks of one task can have been missed. */
	static boolean areOpen(TaskPoint first, TaskPoint second) {
		List<Sibling> siblings = first.body().dependent();
		boolean both = Dependences.isDependent(first) && Dependences.isDependent(second);
		boolean waited = siblings.stream().filter(MissedWays::isWaitedFor)
				.anyMatch(
						s -> Dependences.isDependent(first) && mayBeBetween(first, s, second)
								|| Dependences.isDependent(second) && mayBeBetween(second, s, first));
		return (both || waited) && !(isComplete(siblings) && areDecided(siblings));
	}

	/** Whether a sibling may be generated behind a task and before a later point, as far as the text tells. */
	private static boolean mayBeBetween(TaskPoint task, Sibling sibling, TaskPoint later) {
		List<IntExpr> trips = named(sibling.trips(), "@sibling");
		List<IntExpr> last = named(later.trips(), "@later");
		return !Sequence.before(task.steps(), named(task.trips(), ""), sibling.steps(), trips).equals(Bools.FALSE)
				&& !Sequence.before(sibling.steps(), trips, later.steps(), last).equals(Bools.FALSE);
	}

	private static List<IntExpr> named(List<Symbol> trips, String copy) {
		return trips.stream().<IntExpr>map(t -> Symbol.of(t.name().then(copy), Symbol.Role.AUXILIARY)).toList();
	}

	/** Whether something else than a task may follow the sibling: its undeferred end, or the end of a taskgroup. */
	static boolean isWaitedFor(Sibling sibling) {
		return !sibling.task().deferred().equals(Bools.TRUE) || !sibling.task().groups().isEmpty();
	}

	/**
	 * Whether all ways among siblings are found. A way that stays at one address is one step or two; it is longer only where it changes the
	 * address at a sibling with several locators.
	 */
	private static boolean isComplete(List<Sibling> siblings) {
		return isFoundByAddress(siblings) || Dependences.instances(siblings, Substitution.of(Map.of())).isPresent();
	}

	static boolean isFoundByAddress(List<Sibling> siblings) {
		if (Dependences.isFlat(siblings)) {
			return siblings.size() <= Dependences.MOST_SIBLINGS;
		}
		List<Sibling> changing = siblings.stream().filter(s -> hasSeveralLocators(s.task()) && isLinked(s, siblings)).toList();
		return changing.isEmpty() || changing.size() == 1 && Dependences.isFlat(changing);
	}

	private static boolean hasSeveralLocators(Task task) {
		return task.dependences().size() > 1 || task.dependences().stream().anyMatch(d -> !d.ranges().isEmpty());
	}

	/** Whether one locator of a sibling may have the address of another one, of itself or of others. */
	private static boolean isLinked(Sibling sibling, List<Sibling> siblings) {
		DependentTask any = any(sibling, Substitution.of(Map.of()));
		return siblings.stream().anyMatch(s -> {
			DependentTask other = any(s, Substitution.priming());
			List<Dependence> mine = sibling.task().dependences();
			List<Dependence> others = s.task().dependences();
			for (int i = 0; i < mine.size(); i++) {
				for (int j = 0; j < others.size(); j++) {
					boolean one = s == sibling && i == j && mine.get(i).ranges().isEmpty();
					if (!one && any.sameAddress(mine.get(i), other, others.get(j)).filter(Bools.FALSE::equals).isEmpty()) {
						return true;
					}
				}
			}
			return false;
		});
	}

	/** Whether it is found for all siblings for which values one depends on another. */
	private static boolean areDecided(List<Sibling> siblings) {
		return siblings.stream().allMatch(s -> siblings.stream()
				.allMatch(t -> any(s, Substitution.of(Map.of())).isDecided(any(t, Substitution.priming()))));
	}

	/** An instance of a sibling of which nothing else is known. */
	private static DependentTask any(Sibling sibling, Substitution around) {
		return new DependentTask(sibling.task(), sibling.steps(), List.of(), around, Map.of(), Bools.TRUE);
	}
}
