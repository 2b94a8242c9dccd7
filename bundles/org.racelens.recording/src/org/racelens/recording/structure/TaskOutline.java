package org.racelens.recording.structure;

import java.util.List;

/**
 * What a task did, in its order.
 *
 * @param isWaitedForAtOnce whether its parent waited for it when it created it
 * @param waitsFor the tasks that it waited for by its depend clause, the last ones of each item
 */
public record TaskOutline(Task task, boolean isWaitedForAtOnce, List<Long> waitsFor, List<Moment> moments) {
	/** Keeps its own lists. */
	public TaskOutline {
		waitsFor = List.copyOf(waitsFor);
		moments = List.copyOf(moments);
	}
}
