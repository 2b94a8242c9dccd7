package org.racelens.recording;

import java.util.Set;
import org.racelens.recording.log.Construct;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.structure.LoopCount;

/**
 * A parallel region, or a league, that was executed, for all its executions.
 *
 * @param construct what its members are
 * @param code where it stands in the code
 * @param executions how often it was executed
 * @param fewest members in an execution
 * @param most members in an execution
 * @param doubts why pairs of its accesses were not decided
 * @param unobserved names of what was called in it and not observed
 * @param loops of the execution with the most
 */
public record ExecutedRegion(Construct construct, long code, long executions, int fewest, int most, Set<Doubt> doubts,
		Set<String> unobserved, LoopCount loops) {
	/** Keeps its own sets. */
	public ExecutedRegion {
		doubts = Set.copyOf(doubts);
		unobserved = Set.copyOf(unobserved);
	}

	/** Whether it was executed by one thread only, so that nothing in it could be judged. */
	public boolean isOfOneThread() {
		return most <= 1;
	}

	/** Whether all that it did was judged. */
	public boolean isJudged() {
		return !isOfOneThread() && doubts.isEmpty() && unobserved.isEmpty();
	}
}
