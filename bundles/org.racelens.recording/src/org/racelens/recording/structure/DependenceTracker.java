package org.racelens.recording.structure;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.recording.log.Dependence;

/** Finds what each task has to wait for by its depend clause (semantics.md §10, DEP and TWD). */
final class DependenceTracker {
	/** Adds a task's items, when it is generated. */
	void add(Task task, List<Dependence> items) {
		Map<Long, ItemUse> uses = new LinkedHashMap<>();
		items.forEach(item -> uses.merge(item.address(), ItemUse.of(item.type()), ItemUse::and));
		Task parent = task.parent();
		if (parent.items == null) {
			parent.items = new HashMap<>();
		}
		Set<Task> before = new LinkedHashSet<>(task.predecessors);
		uses.forEach((address, use) -> before.addAll(parent.items.computeIfAbsent(address, a -> new ItemUsers()).add(task, use)));
		task.predecessors = List.copyOf(before);
		task.dependenceLevel = 1 + before.stream().mapToInt(t -> t.dependenceLevel).max().orElse(0);
		boolean joinsGroup = task.group != null && task.group.owner == parent && before.stream().anyMatch(t -> t.group != task.group);
		if (task.undeferred || joinsGroup) {
			parent.waitsWith(task);
		}
		uses.forEach((address, use) -> {
			if (use == ItemUse.MUTEX_IN_OUT_SET) {
				task.locks.acquire(HeldLock.item(address, parent.number()));
			}
		});
	}
}
