package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sets of locks of a run, each with a number; 0 is the empty one. */
final class Locksets {
	static final Comparator<HeldLock> ORDER = Comparator.comparing(HeldLock::kind).thenComparingLong(HeldLock::identity)
			.thenComparingLong(HeldLock::scope).thenComparingLong(HeldLock::holder);
	private final Map<List<HeldLock>, Integer> numbers = new HashMap<>();
	private final List<List<HeldLock>> sets = new ArrayList<>();

	Locksets() {
		number(List.of());
	}

	int number(List<HeldLock> locks) {
		List<HeldLock> sorted = locks.stream().distinct().sorted(ORDER).toList();
		return numbers.computeIfAbsent(sorted, set -> {
			sets.add(set);
			return sets.size() - 1;
		});
	}

	/** Whether two tasks cannot be inside of both sets at once: they have one lock in common, each for itself. */
	boolean exclude(int left, Task leftTask, int right, Task rightTask) {
		if (left == 0 || right == 0) {
			return false;
		}
		for (HeldLock a : sets.get(left)) {
			for (HeldLock b : sets.get(right)) {
				if (a.excludes(b) && holder(a, leftTask) != holder(b, rightTask)) {
					return true;
				}
			}
		}
		return false;
	}

	/** Whether any two tasks cannot be inside of both sets at once, as each would hold one lock itself. */
	boolean excludeAlways(int left, int right) {
		if (left == 0 || right == 0) {
			return false;
		}
		return sets.get(left).stream().anyMatch(a -> a.holder() == 0 && a.excludes(a) && sets.get(right).contains(a));
	}

	private static long holder(HeldLock lock, Task task) {
		return lock.holder() == 0 ? task.number() : lock.holder();
	}
}
