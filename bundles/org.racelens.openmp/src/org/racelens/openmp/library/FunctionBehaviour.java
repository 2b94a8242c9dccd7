package org.racelens.openmp.library;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What a user may say of a function whose code is not seen. Of all of them holds: the function reads and writes no variable of the program
 * but as said here, calls nothing of the program, keeps no pointer, and orders and excludes threads only as said here. What a pointer leads
 * to is the whole object that it points into, and what pointers in that object lead to.
 */
public enum FunctionBehaviour {
	/** the result depends on the arguments, and on what pointers among them lead to; nothing is written */
	PURE,
	/** any result, at each call another one; nothing of the program is touched */
	INPUT,
	/** nothing that matters here; the result may be anything */
	NOTHING,
	/** reads what its pointer arguments lead to */
	READS_ARGUMENTS,
	/** reads and writes what its pointer arguments lead to */
	WRITES_ARGUMENTS,
	/** reads the one element that each of its pointer arguments points to: {@code *p} */
	READS_ELEMENTS,
	/** reads and writes the one element that each of its pointer arguments points to */
	WRITES_ELEMENTS,
	/** as {@code memset}: writes as many bytes behind its first argument as its third says */
	FILLS_BYTES,
	/** as {@code memcpy}: reads as many bytes behind its second argument as its third says, and writes them behind the first */
	COPIES_BYTES,
	/** as {@code memcmp}: reads as many bytes behind its first two arguments as its third says */
	COMPARES_BYTES,
	/** as {@code malloc}: yields a new object of unknown contents that nothing else leads to */
	ALLOCATES,
	/** as {@code calloc}: the new object is filled with zeros */
	ALLOCATES_ZEROED,
	/** as {@code free}: ends the life of the block that its first argument points to */
	FREES,
	/** as {@code realloc}: ends the life of the block that its first argument points to, and yields a new one with its contents */
	REALLOCATES,
	/** as {@code omp_get_thread_num}: yields the number of the calling thread in its team */
	THREAD_NUMBER,
	/** as {@code omp_get_num_threads}: yields how many threads the team of the calling thread has */
	TEAM_SIZE,
	/** as the directive {@code barrier}: all threads of the team wait for each other */
	BARRIER,
	/** as {@code omp_set_lock}: waits for the lock that its first argument points to, and takes it */
	LOCKS,
	/** as {@code omp_unset_lock}: gives back the lock that its first argument points to */
	UNLOCKS,
	/** as {@code omp_test_lock}: takes the lock that its first argument points to, or yields 0 */
	TRIES_LOCK,
	/** does not return */
	EXITS;

	/** Whether calls can change places without anyone noticing, if the memory they touch allows it: some behaviours may hide output. */
	public boolean isFreeOfOrder() {
		return switch (this) {
			case PURE, FILLS_BYTES, COPIES_BYTES, COMPARES_BYTES, ALLOCATES, ALLOCATES_ZEROED -> true;
			case INPUT, NOTHING, READS_ARGUMENTS, WRITES_ARGUMENTS, READS_ELEMENTS, WRITES_ELEMENTS, FREES, REALLOCATES, THREAD_NUMBER,
					TEAM_SIZE,
					BARRIER, LOCKS, UNLOCKS, TRIES_LOCK, EXITS ->
				false;
		};
	}

	/** Whether the function is one of a runtime layer: it tells threads apart, orders or excludes them. */
	public boolean isOfRuntime() {
		return switch (this) {
			case THREAD_NUMBER, TEAM_SIZE, BARRIER, LOCKS, UNLOCKS, TRIES_LOCK -> true;
			case PURE, INPUT, NOTHING, READS_ARGUMENTS, WRITES_ARGUMENTS, READS_ELEMENTS, WRITES_ELEMENTS, FILLS_BYTES, COPIES_BYTES,
					COMPARES_BYTES, ALLOCATES, ALLOCATES_ZEROED, FREES, REALLOCATES, EXITS ->
				false;
		};
	}

	/** How the user writes it: {@code writes-arguments}. */
	public String word() {
		return name().toLowerCase(Locale.ROOT).replace('_', '-');
	}

	/** In the order of this page. */
	public static List<String> words() {
		return Arrays.stream(values()).map(FunctionBehaviour::word).toList();
	}

	static Optional<FunctionBehaviour> of(String word) {
		return Arrays.stream(values()).filter(b -> b.word().equals(word)).findFirst();
	}
}
