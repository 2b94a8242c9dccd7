package org.racelens.recording.structure;

import java.util.HashMap;
import java.util.Map;

/** Numbers for the global threads of a run; thread 0 of a team is the one that encountered the region. */
final class GlobalThreads {
	/** A thread of the teams that another one has made at a level. */
	private record Member(int encountering, int level, int number) {
	}

	private final Map<Member, Integer> members = new HashMap<>();
	private int count;

	/** A thread that no region has made. */
	int initial() {
		return count++;
	}

	int member(int encountering, int level, int number) {
		return number == 0 ? encountering : members.computeIfAbsent(new Member(encountering, level, number), m -> count++);
	}
}
