/*
 * Threads that the program starts itself, by POSIX, C and C++ (whose std::thread calls POSIX): who started a thread, which one it is, and who has
 * waited for its end. What a thread does is told as a task of its own.
 */
#include "recorder.h"

#include <pthread.h>
#include <sched.h>
#include <sys/mman.h>
#include <threads.h>
#include <time.h>

#define STARTED_LIMIT 1024

#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

#define CALLED_BY_PROGRAM (rl_is_recording() && !rl_is_openmp(CODE_ADDRESS))

/* Threads that nobody has waited for. */
static struct started {
	pthread_t handle;
	uint64_t task; /* 0: the place is free */
} all[STARTED_LIMIT];
static atomic_flag all_lock = ATOMIC_FLAG_INIT;

static void lock(void) {
	while (atomic_flag_test_and_set_explicit(&all_lock, memory_order_acquire)) {
		sched_yield();
	}
}

static void unlock(void) {
	atomic_flag_clear_explicit(&all_lock, memory_order_release);
}

/* Where there are too many it is not known who waits for the thread. */
static void add(pthread_t handle, uint64_t task) {
	lock();
	for (int i = 0; i < STARTED_LIMIT; i++) {
		if (!all[i].task) {
			all[i] = (struct started){handle, task};
			break;
		}
	}
	unlock();
}

/* The task of the thread that has ended, which is forgotten; another one may have its handle already. 0 where it is not known. */
static uint64_t take(pthread_t handle) {
	struct started *oldest = NULL;
	lock();
	for (int i = 0; i < STARTED_LIMIT; i++) {
		if (all[i].task && pthread_equal(all[i].handle, handle) && (!oldest || all[i].task < oldest->task)) {
			oldest = &all[i];
		}
	}
	uint64_t task = oldest ? oldest->task : 0;
	if (oldest) {
		oldest->task = 0;
	}
	unlock();
	return task;
}

/* What a thread is to do. */
struct start {
	void *(*routine)(void *);
	int (*function)(void *); /* of C, where there is no routine */
	void *argument;
	uint64_t task;
	bool is_detached;
};

static struct start begin(struct start *given) {
	struct start start = *given;
	munmap(given, sizeof *given);
	if (!start.is_detached) {
		add(pthread_self(), start.task);
	}
	EVENT(RECORD_STARTED, start.task);
	return start;
}

static void *run(void *given) {
	struct start start = begin(given);
	return start.routine(start.argument);
}

static int run_function(void *given) {
	struct start start = begin(given);
	return start.function(start.argument);
}

/* Null where the thread is started as without us. */
static struct start *prepare(uintptr_t code) {
	struct start *start = rl_map(sizeof *start);
	if (start) {
		start->task = rl_new_task();
		EVENT(RECORD_START, start->task, code);
	}
	return start;
}

static bool is_detached(const pthread_attr_t *attributes) {
	int state = PTHREAD_CREATE_JOINABLE;
	return attributes && pthread_attr_getdetachstate(attributes, &state) == 0 && state == PTHREAD_CREATE_DETACHED;
}

INTERPOSED int pthread_create(pthread_t *restrict thread, const pthread_attr_t *restrict attributes, void *(*routine)(void *), void *restrict argument) {
	struct start *start = CALLED_BY_PROGRAM ? prepare(CODE_ADDRESS) : NULL;
	if (!start) {
		return REAL(pthread_create)(thread, attributes, routine, argument);
	}
	start->routine = routine;
	start->argument = argument;
	start->is_detached = is_detached(attributes);
	int result = REAL(pthread_create)(thread, attributes, run, start);
	if (result != 0) {
		munmap(start, sizeof *start);
	}
	return result;
}

INTERPOSED int thrd_create(thrd_t *thread, thrd_start_t function, void *argument) {
	struct start *start = CALLED_BY_PROGRAM ? prepare(CODE_ADDRESS) : NULL;
	if (!start) {
		return REAL(thrd_create)(thread, function, argument);
	}
	start->function = function;
	start->argument = argument;
	int result = REAL(thrd_create)(thread, run_function, start);
	if (result != thrd_success) {
		munmap(start, sizeof *start);
	}
	return result;
}

/* Threads whose handle may be given again are forgotten, whether or not the process is recorded. */
static int joined(int result, pthread_t handle) {
	uint64_t task = result == 0 ? take(handle) : 0;
	if (task) {
		EVENT(RECORD_JOINED, task);
	}
	return result;
}

INTERPOSED int pthread_join(pthread_t thread, void **value) {
	return joined(REAL(pthread_join)(thread, value), thread);
}

INTERPOSED int pthread_tryjoin_np(pthread_t thread, void **value) {
	return joined(REAL(pthread_tryjoin_np)(thread, value), thread);
}

INTERPOSED int pthread_timedjoin_np(pthread_t thread, void **value, const struct timespec *until) {
	return joined(REAL(pthread_timedjoin_np)(thread, value, until), thread);
}

INTERPOSED int pthread_clockjoin_np(pthread_t thread, void **value, clockid_t clock, const struct timespec *until) {
	return joined(REAL(pthread_clockjoin_np)(thread, value, clock, until), thread);
}

INTERPOSED int thrd_join(thrd_t thread, int *value) {
	return joined(REAL(thrd_join)(thread, value), thread);
}

INTERPOSED int pthread_detach(pthread_t thread) {
	take(thread);
	return REAL(pthread_detach)(thread);
}

INTERPOSED int thrd_detach(thrd_t thread) {
	take(thread);
	return REAL(thrd_detach)(thread);
}

/* In a process that was forked there is no other thread. */
void rl_forget_started(void) {
	rl_clear(all, sizeof all);
	atomic_flag_clear(&all_lock);
}
