package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** All legal ways to give the iterations of one encounter of a distributed construct to the threads of a team. */
final class Owners {
	private final Schedule schedule;
	private final int team;
	private final int most;
	private final List<int[]> found = new ArrayList<>();

	private Owners(Schedule schedule, int team, int most) {
		this.schedule = schedule;
		this.team = team;
		this.most = most;
	}

	/** The owner of each iteration, in all ways; an incomplete list, longer than {@code most}, if there are more ways than that. */
	static List<int[]> all(Schedule schedule, int iterations, int team, int most) {
		Owners owners = new Owners(schedule, team, most);
		owners.extend(new int[iterations], 0, Set.of());
		return owners.found;
	}

	/** Gives the next chunk, of every legal size, to every legal thread. */
	private void extend(int[] owner, int from, Set<Integer> used) {
		if (found.size() > most) {
			return;
		}
		if (from == owner.length) {
			found.add(owner.clone());
			return;
		}
		for (int size = 1; from + size <= owner.length; size++) {
			if (!isLegalChunk(size, from + size == owner.length, owner.length)) {
				continue;
			}
			for (int thread = 0; thread < team; thread++) {
				if (schedule.kind() == Schedule.Kind.STATIC && used.contains(thread)) {
					continue;
				}
				Arrays.fill(owner, from, from + size, thread);
				Set<Integer> more = new TreeSet<>(used);
				more.add(thread);
				extend(owner, from + size, more);
			}
		}
	}

	private boolean isLegalChunk(int size, boolean last, int iterations) {
		int chunk = schedule.chunk().orElse(1);
		return switch (schedule.kind()) {
			case STATIC -> size <= (iterations + team - 1) / team;
			case DYNAMIC -> size == chunk || last && size < chunk;
			case GUIDED -> size >= chunk || last;
			case AUTO, RUNTIME, UNSPECIFIED -> size == 1;
		};
	}
}
