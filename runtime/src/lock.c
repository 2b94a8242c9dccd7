/* Locks of POSIX, C and C++ (whose std::mutex calls those of POSIX). An acquisition is told after it, a release before it. */
#include "recorder.h"

#include <pthread.h>
#include <threads.h>
#include <time.h>

/* The function that ours stands before. */
#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

/* What the runtime of OpenMP locks for itself says nothing of the program. */
#define CALLED_BY_PROGRAM (rl_is_recording() && !rl_is_openmp(CODE_ADDRESS))

static int acquired(int result, const volatile void *lock, bool is_told, uint64_t kind) {
	if (is_told && result == 0) {
		EVENT(RECORD_ACQUIRED, kind, (uintptr_t)lock);
	}
	return result;
}

static void releases(const volatile void *lock, bool is_told, uint64_t kind) {
	if (is_told) {
		EVENT(RECORD_RELEASED, kind, (uintptr_t)lock);
	}
}

#define DEFINE_LOCK(function, type, kind) \
	INTERPOSED int function(type *lock) { \
		return acquired(REAL(function)(lock), lock, CALLED_BY_PROGRAM, kind); \
	}

#define DEFINE_UNLOCK(function, type) \
	INTERPOSED int function(type *lock) { \
		releases(lock, CALLED_BY_PROGRAM, LOCK_EXCLUSIVE); \
		return REAL(function)(lock); \
	}

#define DEFINE_TIMED(function, type, kind) \
	INTERPOSED int function(type *lock, const struct timespec *until) { \
		return acquired(REAL(function)(lock, until), lock, CALLED_BY_PROGRAM, kind); \
	}

#define DEFINE_CLOCKED(function, type, kind) \
	INTERPOSED int function(type *lock, clockid_t clock, const struct timespec *until) { \
		return acquired(REAL(function)(lock, clock, until), lock, CALLED_BY_PROGRAM, kind); \
	}

/* A robust mutex whose owner died is acquired as well. */
static int acquired_mutex(int result, const void *mutex, bool is_told) {
	acquired(result == EOWNERDEAD ? 0 : result, mutex, is_told, LOCK_EXCLUSIVE);
	return result;
}

INTERPOSED int pthread_mutex_lock(pthread_mutex_t *mutex) {
	return acquired_mutex(REAL(pthread_mutex_lock)(mutex), mutex, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_mutex_trylock(pthread_mutex_t *mutex) {
	return acquired_mutex(REAL(pthread_mutex_trylock)(mutex), mutex, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_mutex_timedlock(pthread_mutex_t *mutex, const struct timespec *until) {
	return acquired_mutex(REAL(pthread_mutex_timedlock)(mutex, until), mutex, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_mutex_clocklock(pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until) {
	return acquired_mutex(REAL(pthread_mutex_clocklock)(mutex, clock, until), mutex, CALLED_BY_PROGRAM);
}

DEFINE_UNLOCK(pthread_mutex_unlock, pthread_mutex_t)
DEFINE_LOCK(mtx_lock, mtx_t, LOCK_EXCLUSIVE)
DEFINE_LOCK(mtx_trylock, mtx_t, LOCK_EXCLUSIVE)
DEFINE_TIMED(mtx_timedlock, mtx_t, LOCK_EXCLUSIVE)
DEFINE_UNLOCK(mtx_unlock, mtx_t)
DEFINE_LOCK(pthread_spin_lock, pthread_spinlock_t volatile, LOCK_EXCLUSIVE)
DEFINE_LOCK(pthread_spin_trylock, pthread_spinlock_t volatile, LOCK_EXCLUSIVE)
DEFINE_UNLOCK(pthread_spin_unlock, pthread_spinlock_t volatile)
DEFINE_LOCK(pthread_rwlock_rdlock, pthread_rwlock_t, LOCK_SHARED)
DEFINE_LOCK(pthread_rwlock_tryrdlock, pthread_rwlock_t, LOCK_SHARED)
DEFINE_TIMED(pthread_rwlock_timedrdlock, pthread_rwlock_t, LOCK_SHARED)
DEFINE_CLOCKED(pthread_rwlock_clockrdlock, pthread_rwlock_t, LOCK_SHARED)

/* Locks that a thread holds to write: what unlocks does not say how the lock was held. */
static int acquired_to_write(int result, const void *lock, bool is_told) {
	struct rl_thread *thread = rl_self;
	acquired(result, lock, is_told, LOCK_EXCLUSIVE);
	for (int i = 0; result == 0 && is_told && thread && i < HELD_LIMIT; i++) {
		if (!thread->write_locked[i]) {
			thread->write_locked[i] = lock;
			break;
		}
	}
	return result;
}

static bool was_held_to_write(const void *lock) {
	struct rl_thread *thread = rl_self;
	for (int i = 0; thread && i < HELD_LIMIT; i++) {
		if (thread->write_locked[i] == lock) {
			thread->write_locked[i] = NULL;
			return true;
		}
	}
	return false;
}

INTERPOSED int pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
	return acquired_to_write(REAL(pthread_rwlock_wrlock)(lock), lock, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_rwlock_trywrlock(pthread_rwlock_t *lock) {
	return acquired_to_write(REAL(pthread_rwlock_trywrlock)(lock), lock, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_rwlock_timedwrlock(pthread_rwlock_t *lock, const struct timespec *until) {
	return acquired_to_write(REAL(pthread_rwlock_timedwrlock)(lock, until), lock, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_rwlock_clockwrlock(pthread_rwlock_t *lock, clockid_t clock, const struct timespec *until) {
	return acquired_to_write(REAL(pthread_rwlock_clockwrlock)(lock, clock, until), lock, CALLED_BY_PROGRAM);
}

INTERPOSED int pthread_rwlock_unlock(pthread_rwlock_t *lock) {
	if (CALLED_BY_PROGRAM) {
		releases(lock, true, was_held_to_write(lock) ? LOCK_EXCLUSIVE : LOCK_SHARED);
	}
	return REAL(pthread_rwlock_unlock)(lock);
}

/* Who waits for a condition does not hold the mutex meanwhile. */
#define WAIT(function, ...) \
	bool is_told = CALLED_BY_PROGRAM; \
	releases(mutex, is_told, LOCK_EXCLUSIVE); \
	int result = REAL(function)(condition, mutex, ##__VA_ARGS__); \
	acquired(0, mutex, is_told, LOCK_EXCLUSIVE); \
	return result;

INTERPOSED int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
	WAIT(pthread_cond_wait)
}

INTERPOSED int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *until) {
	WAIT(pthread_cond_timedwait, until)
}

INTERPOSED int pthread_cond_clockwait(pthread_cond_t *condition, pthread_mutex_t *mutex, clockid_t clock, const struct timespec *until) {
	WAIT(pthread_cond_clockwait, clock, until)
}

INTERPOSED int cnd_wait(cnd_t *condition, mtx_t *mutex) {
	WAIT(cnd_wait)
}

INTERPOSED int cnd_timedwait(cnd_t *condition, mtx_t *mutex, const struct timespec *until) {
	WAIT(cnd_timedwait, until)
}
