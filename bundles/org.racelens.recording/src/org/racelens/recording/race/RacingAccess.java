package org.racelens.recording.race;

import java.util.List;
import org.racelens.recording.structure.Membership;

/**
 * One access of a pair.
 *
 * @param code the address of the call of its instrumentation
 * @param callers the return addresses of the functions around it, innermost first
 * @param memberships the teams and leagues of several that the thread is in, from the outermost to the innermost
 * @param segment its number in the run
 * @param task its name in the log
 * @param isExplicitTask whether a construct for tasks made the task
 * @param region the name in the log of the innermost region, or league, that both accesses are in
 * @param regionCode where it stands in the code
 * @param address of the first byte
 * @param size in bytes
 */
public record RacingAccess(long code, List<Long> callers, List<Membership> memberships, int segment, long task, boolean isExplicitTask,
		long region, long regionCode, long address, long size, AccessKind kind) {
	/** Keeps its own lists. */
	public RacingAccess {
		callers = List.copyOf(callers);
		memberships = List.copyOf(memberships);
	}
}
