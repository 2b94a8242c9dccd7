package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.List;

/** The tasks that depend on one item: the last ones that may run side by side, and those right before them. */
final class ItemUsers {
	private ItemUse use = ItemUse.OUT;
	private List<Task> last = List.of();
	private List<Task> before = List.of();

	/** Adds the task that is generated next, and yields those that it has to wait for. */
	List<Task> add(Task task, ItemUse next) {
		if (last.contains(task)) {
			return List.of();
		}
		if (last.isEmpty() || next != use || next == ItemUse.OUT) {
			before = last;
			last = new ArrayList<>();
			use = next;
		}
		last.add(task);
		return before;
	}
}
