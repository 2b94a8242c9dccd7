package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * The global thread that executes something, as the chain of thread numbers by which it was made; thread 0 of an inner team is the thread
 * that encountered the region. The thread of a deferred task is any one of its team.
 */
sealed interface ThreadChain {
	/** The thread that runs the program. */
	ThreadChain INITIAL = new Initial();

	/** The thread numbers from the outermost level on, given the thread of each deferred task. */
	List<Integer> numbers(Map<Integer, Integer> threadOfTask);

	/** Puts the deferred tasks on whose threads the chain depends into the map, with the sizes of their teams. */
	void open(Map<Integer, Integer> teamSizes);

	/** Whether two threads are different ones if the deferred tasks run on suitable threads. */
	default boolean mayDifferFrom(ThreadChain other) {
		Map<Integer, Integer> sizes = new LinkedHashMap<>();
		open(sizes);
		other.open(sizes);
		List<Integer> tasks = List.copyOf(sizes.keySet());
		return differs(other, tasks, sizes, new LinkedHashMap<>());
	}

	private boolean differs(ThreadChain other, List<Integer> tasks, Map<Integer, Integer> sizes, Map<Integer, Integer> chosen) {
		if (chosen.size() == tasks.size()) {
			return !trimmed(numbers(chosen)).equals(trimmed(other.numbers(chosen)));
		}
		int task = tasks.get(chosen.size());
		for (int thread = 0; thread < sizes.get(task); thread++) {
			Map<Integer, Integer> more = new LinkedHashMap<>(chosen);
			more.put(task, thread);
			if (differs(other, tasks, sizes, more)) {
				return true;
			}
		}
		return false;
	}

	/** The chain without the threads 0 at its end, which are the thread before them. */
	private static List<Integer> trimmed(List<Integer> chain) {
		int end = chain.size();
		while (end > 0 && chain.get(end - 1) == 0) {
			end--;
		}
		return chain.subList(0, end);
	}

	private static List<Integer> followed(List<Integer> chain, int number) {
		List<Integer> longer = new ArrayList<>(chain);
		longer.add(number);
		return List.copyOf(longer);
	}

	/** See {@link #INITIAL}. */
	record Initial() implements ThreadChain {
		@Override
		public List<Integer> numbers(Map<Integer, Integer> threadOfTask) {
			return List.of();
		}

		@Override
		public void open(Map<Integer, Integer> teamSizes) {
			// nothing is open
		}
	}

	/** A thread of the team that another thread made. */
	record Member(ThreadChain encountering, int number) implements ThreadChain {
		@Override
		public List<Integer> numbers(Map<Integer, Integer> threadOfTask) {
			return followed(encountering.numbers(threadOfTask), number);
		}

		@Override
		public void open(Map<Integer, Integer> teamSizes) {
			encountering.open(teamSizes);
		}
	}

	/** The initial thread of a team of a league. */
	record OfLeague(ThreadChain encountering, int team) implements ThreadChain {
		@Override
		public List<Integer> numbers(Map<Integer, Integer> threadOfTask) {
			return followed(encountering.numbers(threadOfTask), team + 1);
		}

		@Override
		public void open(Map<Integer, Integer> teamSizes) {
			encountering.open(teamSizes);
		}
	}

	/** The thread, any one of the team, that executes a deferred task, until it is settled which one. */
	final class OfTask implements ThreadChain {
		private final ThreadChain encountering;
		private final int task;
		private final int teamSize;
		private OptionalInt settled = OptionalInt.empty();

		OfTask(ThreadChain encountering, int task, int teamSize) {
			this.encountering = encountering;
			this.task = task;
			this.teamSize = teamSize;
		}

		/** The thread number; the first to ask chooses it. */
		int number(IntUnaryOperator choose) {
			if (settled.isEmpty()) {
				settled = OptionalInt.of(choose.applyAsInt(teamSize));
			}
			return settled.getAsInt();
		}

		@Override
		public List<Integer> numbers(Map<Integer, Integer> threadOfTask) {
			return followed(encountering.numbers(threadOfTask), settled.orElseGet(() -> threadOfTask.get(task)));
		}

		@Override
		public void open(Map<Integer, Integer> teamSizes) {
			encountering.open(teamSizes);
			if (settled.isEmpty()) {
				teamSizes.put(task, teamSize);
			}
		}
	}
}
