package org.racelens.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.racelens.execution.call.SeenCode;
import org.racelens.execution.machine.TeamCalls;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.program.FunctionDefinition;

/**
 * Regions of functions that were executed as if their callers were serial. Where a region of the unit may call such a function, by a call
 * that is not followed, this is not so: teams of several threads execute the region at the same time, and that they do not race is not
 * proved.
 */
final class ToldAlone {
	private final Roots roots;
	private final SeenCode seen;
	private final List<Executed> executed = new ArrayList<>();

	/** The regions that the execution of a function has met, from the first one until the one behind the last. */
	private record Executed(String key, int from, int to) {
	}

	ToldAlone(Roots roots, SeenCode seen) {
		this.roots = roots;
		this.seen = seen;
	}

	/** A function was executed. */
	void add(FunctionDefinition root, int from, int to) {
		executed.add(new Executed(root.key(), from, to));
	}

	/** The regions, with what keeps those from being free that teams may execute at the same time. */
	List<Region> beside(TeamCalls calls, List<Region> regions) {
		Map<String, ModelGap> starts = new LinkedHashMap<>(calls.called());
		calls.unseen().ifPresent(why -> roots.givenAway().forEach(key -> starts.putIfAbsent(key, why)));
		Map<String, ModelGap> reached = calledFrom(starts);
		return IntStream.range(0, regions.size()).mapToObj(i -> executed.stream()
				.filter(e -> e.from <= i && i < e.to && reached.containsKey(e.key)).findFirst()
				.map(e -> regions.get(i).with(List.of(gap(reached.get(e.key))))).orElse(regions.get(i))).toList();
	}

	/** Functions with those that they call, themselves or by others, each with what is said of the first one. */
	private Map<String, ModelGap> calledFrom(Map<String, ModelGap> starts) {
		Map<String, ModelGap> result = new LinkedHashMap<>(starts);
		Deque<String> open = new ArrayDeque<>(starts.keySet());
		while (!open.isEmpty()) {
			String key = open.remove();
			seen.next(key).stream().filter(callee -> result.putIfAbsent(callee, result.get(key)) == null).forEach(open::add);
		}
		return result;
	}

	private static ModelGap gap(ModelGap why) {
		return new ModelGap(why.kind(), why.place(), Unfollowed.TEAM_MAY_EXECUTE_THE_REGION_SEVERAL_TIMES_AT_ONCE.of());
	}
}
