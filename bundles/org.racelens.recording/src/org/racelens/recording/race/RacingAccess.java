package org.racelens.recording.race;

import java.util.List;

/**
 * One access of a pair.
 *
 * @param code the address of the call of its instrumentation
 * @param callers the return addresses of the functions around it, innermost first
 * @param globalThread the numbers in their teams of the thread and of those that it descends from; empty for the first thread of all
 * @param threadNumber in its team
 * @param task its name in the log
 * @param isExplicitTask whether a construct for tasks made the task
 * @param region the name in the log of the region whose team executes the task
 * @param regionCode where the region stands in the code
 * @param address of the first byte
 * @param size in bytes
 */
public record RacingAccess(long code, List<Long> callers, List<Integer> globalThread, int threadNumber, long task, boolean isExplicitTask,
		long region, long regionCode, long address, long size, AccessKind kind) {
	/** Keeps its own lists. */
	public RacingAccess {
		callers = List.copyOf(callers);
		globalThread = List.copyOf(globalThread);
	}
}
