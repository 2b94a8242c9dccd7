package org.racelens.recording.structure;

import java.util.List;
import org.racelens.recording.log.LoopPart;

/**
 * What a task did, in its order.
 *
 * @param isWaitedForAtOnce whether its parent waited for it when it created it
 * @param parts of loops and sections that it was given
 * @param waitsFor the tasks that it waited for by its depend clause, the last ones of each item
 */
public record TaskOutline(Task task, boolean isWaitedForAtOnce, List<Long> waitsFor, List<Part> parts, List<Moment> moments) {
	/**
	 * A part of a loop, or of sections.
	 *
	 * @param construct the worksharing construct, as each thread counts those that it encounters in the region
	 * @param part as the log has it
	 * @param start the number of the first iteration of the construct that the log tells of
	 */
	public record Part(int construct, LoopPart part, long start) {
		/** The number of its first iteration, when those of the construct are counted from 0. */
		public long first() {
			return part.step() == 0 ? 0 : (part.first() - start) / part.step();
		}

		/** The distance from one of several parts to the next, counted likewise. */
		public long distance() {
			return part.step() == 0 ? 0 : part.distance() / part.step();
		}
	}

	/** Keeps its own lists. */
	public TaskOutline {
		waitsFor = List.copyOf(waitsFor);
		parts = List.copyOf(parts);
		moments = List.copyOf(moments);
	}
}
