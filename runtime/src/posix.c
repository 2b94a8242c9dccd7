/* What of POSIX hands over from one thread to another without a lock: told as operations that release and acquire. */
#include "recorder.h"

#include <pthread.h>
#include <semaphore.h>
#include <time.h>

#define BARRIERS 64

/* The function that ours stands before. */
#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

#define CALLED_BY_PROGRAM (rl_is_recording() && !rl_is_openmp(CODE_ADDRESS))

static void releases(uint64_t identity) {
	EVENT(RECORD_ATOMIC, ATOMIC_BOTH, ORDER_RELEASE, identity, 0);
}

static void acquires(uint64_t identity) {
	EVENT(RECORD_ATOMIC, ATOMIC_LOAD, ORDER_ACQUIRE, identity, 0);
}

/* What runs once, for std::call_once as well, is handed over to all who find that it has run. */
static __thread void (*routine_once)(void) __attribute__((tls_model("initial-exec")));
static __thread pthread_once_t *control_once __attribute__((tls_model("initial-exec")));

static void run_once(void) {
	pthread_once_t *control = control_once;
	routine_once();
	releases((uintptr_t)control);
}

INTERPOSED int pthread_once(pthread_once_t *control, void (*routine)(void)) {
	if (!CALLED_BY_PROGRAM) {
		return REAL(pthread_once)(control, routine);
	}
	pthread_once_t *control_before = control_once;
	void (*routine_before)(void) = routine_once;
	control_once = control;
	routine_once = routine;
	int result = REAL(pthread_once)(control, run_once);
	control_once = control_before;
	routine_once = routine_before;
	acquires((uintptr_t)control);
	return result;
}

INTERPOSED int sem_post(sem_t *semaphore) {
	if (CALLED_BY_PROGRAM) {
		releases((uintptr_t)semaphore);
	}
	return REAL(sem_post)(semaphore);
}

#define WAIT(function, ...) \
	bool is_told = CALLED_BY_PROGRAM; \
	int result = REAL(function)(semaphore, ##__VA_ARGS__); \
	if (is_told && result == 0) { \
		acquires((uintptr_t)semaphore); \
	} \
	return result;

INTERPOSED int sem_wait(sem_t *semaphore) {
	WAIT(sem_wait)
}

INTERPOSED int sem_trywait(sem_t *semaphore) {
	WAIT(sem_trywait)
}

INTERPOSED int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
	WAIT(sem_timedwait, until)
}

INTERPOSED int sem_clockwait(sem_t *restrict semaphore, clockid_t clock, const struct timespec *restrict until) {
	WAIT(sem_clockwait, clock, until)
}

/* Each round of a barrier has an identity of its own: who is late to leave one knows nothing of the next. */
static struct barrier {
	const pthread_barrier_t *place;
	unsigned threads;
	uint64_t number; /* never given again */
	uint64_t arrivals;
} barriers[BARRIERS];
static atomic_flag barriers_lock = ATOMIC_FLAG_INIT;
static uint64_t last_barrier;

/* The barrier at a place, or a free entry; null where there are too many. */
static struct barrier *find(const pthread_barrier_t *place) {
	struct barrier *free_one = NULL;
	for (int i = 0; i < BARRIERS; i++) {
		if (barriers[i].place == place) {
			return &barriers[i];
		}
		if (!barriers[i].place && !free_one) {
			free_one = &barriers[i];
		}
	}
	return free_one;
}

static void lock_barriers(void) {
	while (atomic_flag_test_and_set_explicit(&barriers_lock, memory_order_acquire)) {
	}
}

static void unlock_barriers(void) {
	atomic_flag_clear_explicit(&barriers_lock, memory_order_release);
}

INTERPOSED int pthread_barrier_init(pthread_barrier_t *restrict place, const pthread_barrierattr_t *restrict attributes, unsigned threads) {
	int result = REAL(pthread_barrier_init)(place, attributes, threads);
	if (result == 0 && CALLED_BY_PROGRAM) {
		lock_barriers();
		struct barrier *barrier = find(place);
		if (barrier) {
			barrier->place = place;
			barrier->threads = threads;
			barrier->number = ++last_barrier;
			barrier->arrivals = 0;
		}
		unlock_barriers();
	}
	return result;
}

INTERPOSED int pthread_barrier_destroy(pthread_barrier_t *place) {
	int result = REAL(pthread_barrier_destroy)(place);
	lock_barriers();
	struct barrier *barrier = find(place);
	if (barrier && result == 0) {
		barrier->place = NULL;
	}
	unlock_barriers();
	return result;
}

/* The identity of the round that this thread comes to; 0 for a barrier that is not known. */
static uint64_t arrive(const pthread_barrier_t *place) {
	/* addresses of the log have 57 bits */
	static const uint64_t no_address = UINT64_C(1) << 56;
	lock_barriers();
	struct barrier *barrier = find(place);
	uint64_t identity = 0;
	if (barrier && barrier->place) {
		identity = no_address | (barrier->number & 0xffffff) << 32 | (uint32_t)(barrier->arrivals++ / barrier->threads);
	}
	unlock_barriers();
	return identity;
}

INTERPOSED int pthread_barrier_wait(pthread_barrier_t *place) {
	uint64_t identity = CALLED_BY_PROGRAM ? arrive(place) : 0;
	if (identity) {
		releases(identity);
	}
	int result = REAL(pthread_barrier_wait)(place);
	if (identity) {
		acquires(identity);
	}
	return result;
}
