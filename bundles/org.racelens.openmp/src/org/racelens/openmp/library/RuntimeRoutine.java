package org.racelens.openmp.library;

import java.util.Map;
import java.util.Optional;

/** What a routine of OpenMP's runtime is asked for. All names that begin with {@code omp_} are OpenMP's own. OpenMP 5.2 §18 */
public enum RuntimeRoutine {
	/** the number of the calling thread in its team */
	THREAD_NUMBER,
	/** how many threads the team has */
	TEAM_SIZE,
	/** a time, which has nothing to do with threads */
	CLOCK,
	/** something else that the runtime knows */
	OTHER_QUERY,
	/** how many threads later teams are to have */
	SETS_TEAM_SIZE,
	/** an effect: locks, events, memory, settings */
	OTHER_EFFECT;

	private static final Map<String, RuntimeRoutine> KNOWN = Map.of("omp_get_thread_num", THREAD_NUMBER, "omp_get_num_threads", TEAM_SIZE,
			"omp_get_wtime", CLOCK, "omp_get_wtick", CLOCK, "omp_set_num_threads", SETS_TEAM_SIZE);

	/** What a function is asked for; empty where it is no routine of the runtime. */
	public static Optional<RuntimeRoutine> of(String function) {
		return !function.startsWith("omp_") ? Optional.empty()
				: Optional.of(KNOWN.getOrDefault(function, function.startsWith("omp_get_") ? OTHER_QUERY : OTHER_EFFECT));
	}

	/** Whether a function is the routine that is meant. */
	public boolean is(String function) {
		return of(function).filter(this::equals).isPresent();
	}

	/** Whether its result is all that it is called for. */
	public boolean isQuery() {
		return switch (this) {
			case THREAD_NUMBER, TEAM_SIZE, CLOCK, OTHER_QUERY -> true;
			case SETS_TEAM_SIZE, OTHER_EFFECT -> false;
		};
	}
}
