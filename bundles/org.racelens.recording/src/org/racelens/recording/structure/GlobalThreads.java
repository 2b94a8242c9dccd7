package org.racelens.recording.structure;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The global threads of a run: chains of thread numbers, in which thread 0 of a team is the one that encountered the region. */
final class GlobalThreads {
	/** A thread of a team that another one has made. */
	private record Member(int encountering, int number) {
	}

	private final List<List<Integer>> chains = new ArrayList<>();
	private final Map<Member, Integer> members = new HashMap<>();

	/** A thread that no region has made. */
	int initial() {
		chains.add(List.of());
		return chains.size() - 1;
	}

	int member(int encountering, int number) {
		return number == 0 ? encountering : members.computeIfAbsent(new Member(encountering, number), m -> {
			List<Integer> chain = new ArrayList<>(chains.get(encountering));
			chain.add(number);
			chains.add(List.copyOf(chain));
			return chains.size() - 1;
		});
	}

	List<Integer> chain(int thread) {
		return chains.get(thread);
	}
}
