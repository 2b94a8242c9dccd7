package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** The locks that a task has now: its own, counted, and those that it has from the task that waits for it (semantics.md §6). */
final class HeldLocks {
	private static final int UNKNOWN = -1;
	private List<HeldLock> inherited;
	private final TreeMap<HeldLock, Integer> own = new TreeMap<>(Locksets.ORDER);
	/** The number of the set, where nothing has changed since it was asked for. */
	private int number = UNKNOWN;

	private HeldLocks(List<HeldLock> inherited) {
		this.inherited = inherited;
	}

	static HeldLocks none() {
		return new HeldLocks(List.of());
	}

	/** What a task has from one that waits for it. */
	static HeldLocks from(Task waiting) {
		if (waiting.locks.isEmpty()) {
			return none();
		}
		List<HeldLock> locks = new ArrayList<>(waiting.locks.inherited);
		waiting.locks.own.keySet().forEach(lock -> locks.add(lock.from(waiting.number())));
		return new HeldLocks(List.copyOf(locks));
	}

	boolean isEmpty() {
		return inherited.isEmpty() && own.isEmpty();
	}

	/** Whether it is one of the task's own. */
	boolean has(HeldLock lock) {
		return own.containsKey(lock);
	}

	void acquire(HeldLock lock) {
		own.merge(lock, 1, Integer::sum);
		number = UNKNOWN;
	}

	void release(HeldLock lock) {
		own.computeIfPresent(lock, (l, count) -> count == 1 ? null : count - 1);
		number = UNKNOWN;
	}

	/** The task gives back what one that waits for it has taken. */
	void releaseInherited(HeldLock lock) {
		inherited = inherited.stream().filter(held -> held.kind() != lock.kind() || held.identity() != lock.identity()).toList();
		number = UNKNOWN;
	}

	int number(Locksets sets) {
		if (number == UNKNOWN) {
			List<HeldLock> all = new ArrayList<>(inherited);
			all.addAll(own.keySet());
			number = sets.number(all);
		}
		return number;
	}
}
