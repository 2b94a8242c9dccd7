package org.racelens.recording;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.racelens.recording.log.LogEnd;
import org.racelens.recording.race.Detection;
import org.racelens.recording.race.Doubt;
import org.racelens.recording.race.RacingPairs;
import org.racelens.recording.structure.Team;

/**
 * What a recorded run shows.
 *
 * @param races pairs of accesses that race
 * @param handOvers pairs that the model leaves unordered, and that atomic operations, or values under locks, ordered in this run
 * @param onOneThread pairs of tasks that nothing orders and that one thread executed in this run; see {@link Detection}
 * @param apparent pairs of different parts of a loop that one thread executed in this run; see {@link Detection}
 * @param regions the regions that were executed, by the addresses of their code
 * @param earlyEnds the threads whose logs did not end as they should, and how they ended
 * @param unknownSegments pieces of execution that were left out, as the log does not say of which task they are
 */
public record RunJudgement(List<RacingPairs> races, List<RacingPairs> handOvers, List<RacingPairs> onOneThread,
		List<RacingPairs> apparent, List<ExecutedRegion> regions, Map<Integer, LogEnd> earlyEnds, int unknownSegments) {
	/** Keeps its own collections. */
	public RunJudgement {
		races = List.copyOf(races);
		handOvers = List.copyOf(handOvers);
		onOneThread = List.copyOf(onOneThread);
		apparent = List.copyOf(apparent);
		regions = List.copyOf(regions);
		earlyEnds = Map.copyOf(earlyEnds);
	}

	static RunJudgement of(RecordedRun run, Detection found) {
		TreeMap<Long, ExecutedRegion> regions = new TreeMap<>();
		// what stands nowhere in the program is a team of the runtime's own: for the tasks of devices, and in each team of a league
		for (Team team : run.structure().teams().stream().filter(t -> t.code() != 0).toList()) {
			Set<Doubt> doubts = new TreeSet<>(found.undecided().getOrDefault(team.code(), Set.of()));
			if (!team.isEnded()) {
				doubts.add(Doubt.NOT_ENDED);
			}
			ExecutedRegion region = new ExecutedRegion(team.construct(), team.code(), 1, team.size(), team.size(), doubts,
					team.unobserved(), team.loops());
			regions.merge(team.code(), region, RunJudgement::both);
		}
		Map<Integer, LogEnd> ends = new TreeMap<>(run.structure().ends());
		ends.values().removeIf(end -> end == LogEnd.COMPLETE);
		return new RunJudgement(found.races(), found.handOvers(), found.onOneThread(), found.apparent(), List.copyOf(regions.values()),
				ends,
				run.structure().unknownSegments());
	}

	private static ExecutedRegion both(ExecutedRegion a, ExecutedRegion b) {
		Set<Doubt> doubts = new TreeSet<>(a.doubts());
		doubts.addAll(b.doubts());
		Set<String> unobserved = new TreeSet<>(a.unobserved());
		unobserved.addAll(b.unobserved());
		return new ExecutedRegion(a.construct(), a.code(), a.executions() + b.executions(), Math.min(a.fewest(), b.fewest()),
				Math.max(a.most(), b.most()),
				doubts, unobserved, a.loops().max(b.loops()));
	}

	/** Whether all that the threads did is in the logs and could be placed. */
	public boolean isComplete() {
		return earlyEnds.isEmpty() && unknownSegments == 0;
	}
}
