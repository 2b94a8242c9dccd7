package org.racelens.race.induction;

import java.util.HashSet;
import java.util.List;
import org.racelens.execution.region.Item;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;

/** Whether all tasks that code generates, and those below them, have ended when the code has. */
final class Joining {
	private Joining() {
	}

	/** A task ends after its code; what it generates itself has to end there, too. */
	static boolean isComplete(List<Item> items) {
		for (int i = 0; i < items.size(); i++) {
			Item item = items.get(i);
			List<Item> rest = items.subList(i + 1, items.size());
			if (item instanceof Item.Task t && !isJoined(t, rest) || item instanceof Item.Loop l && !isJoined(l, rest)) {
				return false;
			}
		}
		return true;
	}

	private static boolean isJoined(Item.Task task, List<Item> rest) {
		return !task.groups().isEmpty()
				|| isComplete(task.body()) && (task.deferred().equals(Bools.FALSE) || isWaitedFor(task.guard(), rest));
	}

	private static boolean isJoined(Item.Loop loop, List<Item> rest) {
		return isComplete(loop.body())
				|| isWaitedFor(loop.guard(), rest) && loop.body().stream().allMatch(Joining::isCompleteInside);
	}

	private static boolean isCompleteInside(Item item) {
		return item instanceof Item.Task t
				? isComplete(t.body())
				: item.passed().stream().allMatch(Joining::isCompleteInside);
	}

	/** Whether a {@code taskwait} follows wherever the code before it ran. */
	private static boolean isWaitedFor(BoolExpr guard, List<Item> rest) {
		return rest.stream().anyMatch(
				i -> i instanceof Item.Taskwait w && new HashSet<>(Bools.conjuncts(guard)).containsAll(Bools.conjuncts(w.guard())));
	}
}
