package org.racelens.openmp.syntax;

import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a lock routine does with its lock: those of OpenMP, and those of POSIX threads and C++ that are like them. OpenMP 5.2 §18.9 */
public enum LockRoutine {
	/** writes the variable: no one may use the lock meanwhile */
	INITIALISES,
	/** waits for the lock; a task that holds it never gets it */
	SETS,
	/** waits for the lock; a task that holds it gets it once more */
	SETS_NESTED,
	/** gets the lock or not: the result is 0 where not */
	TESTS,
	/** gets the lock or not: the result is 0 where it does */
	TRIES,
	/** gives the lock back */
	UNSETS;

	private static final Map<String, LockRoutine> ROUTINES = Map.ofEntries(
			Map.entry("omp_init_lock", INITIALISES),
			Map.entry("omp_init_lock_with_hint", INITIALISES),
			Map.entry("omp_init_nest_lock", INITIALISES),
			Map.entry("omp_init_nest_lock_with_hint", INITIALISES),
			Map.entry("omp_destroy_lock", INITIALISES),
			Map.entry("omp_destroy_nest_lock", INITIALISES),
			Map.entry("omp_set_lock", SETS),
			Map.entry("omp_set_nest_lock", SETS_NESTED),
			Map.entry("omp_unset_lock", UNSETS),
			Map.entry("omp_unset_nest_lock", UNSETS),
			Map.entry("omp_test_lock", TESTS),
			Map.entry("omp_test_nest_lock", TESTS),
			Map.entry("pthread_mutex_init", INITIALISES),
			Map.entry("pthread_mutex_destroy", INITIALISES),
			Map.entry("pthread_mutex_lock", SETS_NESTED),
			Map.entry("pthread_mutex_unlock", UNSETS),
			Map.entry("pthread_mutex_trylock", TRIES),
			Map.entry("pthread_spin_init", INITIALISES),
			Map.entry("pthread_spin_destroy", INITIALISES),
			Map.entry("pthread_spin_lock", SETS),
			Map.entry("pthread_spin_unlock", UNSETS),
			Map.entry("pthread_spin_trylock", TRIES),
			Map.entry("mutex::lock", SETS),
			Map.entry("mutex::unlock", UNSETS),
			Map.entry("mutex::try_lock", TESTS),
			Map.entry("recursive_mutex::lock", SETS_NESTED),
			Map.entry("recursive_mutex::unlock", UNSETS),
			Map.entry("recursive_mutex::try_lock", TESTS));

	/** Those of OpenMP that give back a lock, which only the task may do that has set it. OpenMP 5.2 §18.9.5 */
	private static final Set<String> OF_TASKS = Set.of("omp_unset_lock", "omp_unset_nest_lock");

	/** Whether a function gives back a lock that belongs to a task. */
	public static boolean isOfTasks(String function) {
		return OF_TASKS.contains(function);
	}

	/** What a function does, if it is one of the routines. */
	public static Optional<LockRoutine> of(String function) {
		return Optional.ofNullable(ROUTINES.get(function));
	}

	/** Whether the caller of a function may hold a lock behind the call. */
	public static boolean mayTake(String function) {
		return of(function).filter(r -> r != INITIALISES && r != UNSETS).isPresent();
	}
}
