package org.racelens.openmp.library;

import java.util.Optional;
import java.util.Set;

/** What library functions are there to leave running when they return, by their names. glibc has second names with underscores. */
public enum StartingRoutine {
	/** a thread */
	THREAD(Set.of("pthread_create", "thrd_create", "clone", "clone2", "thread::thread", "jthread::jthread", "async")),
	/**
	 * what is done for the caller later: POSIX.1-2017, aio.h, with glibc's names for files of 64 bits; GNU, getaddrinfo_a; OpenMP 5.2
	 * §18.8.7, §18.8.8, and of 6.0 memory that is filled, §25.8
	 */
	REQUEST(Set.of("aio_read", "aio_write", "aio_fsync", "lio_listio", "aio_read64", "aio_write64", "aio_fsync64", "lio_listio64",
			"getaddrinfo_a", "omp_target_memcpy_async", "omp_target_memcpy_rect_async", "omp_target_memset_async")),
	/** a function that an event calls, perhaps in a thread. POSIX.1-2017 §2.4.1 */
	NOTIFICATION(Set.of("timer_create", "mq_notify")),
	/** a signal's handler, which is an argument */
	HANDLER(Set.of("signal", "bsd_signal", "sysv_signal", "ssignal", "sigset")),
	/** a signal's handler, which is in a structure */
	HANDLER_IN_STRUCTURE(Set.of("sigaction"));

	private final Set<String> names;

	StartingRoutine(Set<String> names) {
		this.names = names;
	}

	/** What a function leaves running; empty for functions that are not there for that. */
	public static Optional<StartingRoutine> of(String function) {
		String name = plain(function);
		for (StartingRoutine r : values()) {
			if (r.names.contains(name)) {
				return Optional.of(r);
			}
		}
		return Optional.empty();
	}

	/** Whether a function is one of these. */
	public boolean is(String function) {
		return names.contains(plain(function));
	}

	/** The name that a library's function has in programs. */
	public static String plain(String name) {
		return name.startsWith("__") ? name.substring(2) : name;
	}
}
