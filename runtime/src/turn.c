/*
 * What the runtime hands out and is not placed is taken by turns, where RACELENS_PLACE says so: who was given a single region, a section or a part of
 * another loop leaves the next one to others, for odd bits all of every other construct. Whoever has created a task, or begins one, waits a moment for
 * another thread to take the next.
 */
#include "place.h"

#include <time.h>
#include <unistd.h>

#define MICROSECONDS 50 /* with what it takes to sleep and wake, a look is about 0.1 ms; it is longer where others have the processors */
#define LOOKS 25
#define FIRST_LOOKS 500 /* 50 ms: other programs may have the processors, and threads may sleep */
#define FIRST_WAITS 16
#define MOST_WAITING 2000000000 /* nanoseconds, of all threads of a process */

static _Atomic uint32_t waits;
static _Atomic int64_t waited; /* nanoseconds */

/* The program has not called for the time. */
static int64_t now(void) {
	struct timespec time;
	struct rl_thread *self = rl_self;
	int inside = self ? self->inside : 0;
	if (self) {
		self->inside = 1;
	}
	int error = clock_gettime(CLOCK_MONOTONIC, &time);
	if (self) {
		self->inside = inside;
	}
	return error ? 0 : time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/* Whether a number changes, for which some time is given. */
bool rl_has_changed(const _Atomic uint64_t *number, uint64_t before) {
	int error = errno;
	int some = atomic_fetch_add(&waits, 1) < FIRST_WAITS ? FIRST_LOOKS : LOOKS;
	for (int i = 0; i < some && atomic_load(number) == before && atomic_load(&waited) < MOST_WAITING; i++) {
		int64_t start = now();
		usleep(MICROSECONDS);
		atomic_fetch_add(&waited, now() - start);
	}
	errno = error;
	return atomic_load(number) != before;
}

/* Whether no time is left in which anybody waits. */
bool rl_is_out_of_patience(void) {
	return atomic_load(&waited) >= MOST_WAITING;
}

/* The thread that was the last one to be given a single region, a section or a part of a loop that is not placed. */
static _Atomic uint64_t last_taker;
/* How many it has been given since others were, and how many all threads have. */
static _Atomic uint32_t taken;
static _Atomic uint64_t given_to_all;

static uint64_t this_thread(void) {
	static __thread char own __attribute__((tls_model("initial-exec")));
	return (uintptr_t)&own;
}

/* Whether a thread leaves a construct to others: for odd bits each has every other one. */
static bool is_for_others(void) {
	return ((unsigned)rl_place_bit() / 2 + rl_here()->constructs + rl_here()->number) % 2 == 1;
}

/* Whether it is the turn of others, for even bits: of each, one, then two, then four at once. */
static bool is_turn_of_others(void) {
	uint64_t last = 0;
	if (atomic_compare_exchange_strong(&last_taker, &last, this_thread())) {
		return false;
	}
	bool was_all = atomic_load(&taken) >= UINT32_C(1) << (unsigned)rl_place_bit() / 2 % 8;
	return (last == this_thread()) == was_all;
}

/* Before a thread asks for the next one: one of the others may have it. */
void rl_take_turns(void) {
	if (rl_place_bit() % 2 == 1) {
		if (is_for_others()) {
			rl_has_changed(&last_taker, atomic_load(&last_taker));
		}
		return;
	}
	uint64_t before = atomic_load(&given_to_all);
	while (is_turn_of_others() && rl_has_changed(&given_to_all, before)) {
		before = atomic_load(&given_to_all);
	}
}

bool rl_took(bool is_any) {
	if (is_any) {
		uint64_t last = atomic_exchange(&last_taker, this_thread());
		atomic_store(&taken, last == this_thread() ? atomic_load(&taken) + 1 : 1);
		atomic_fetch_add(&given_to_all, 1);
	}
	return is_any;
}

/* A loop begins that is not placed. */
void rl_begin_other(void) {
	if (rl_is_placing()) {
		rl_here()->ordinal++;
		rl_here()->constructs++;
		rl_here()->is_inside = false;
	}
}

#define IN_TURNS(name, is_begin, type, parameters, arguments) \
	EXPORTED type name parameters; \
	type name parameters { \
		if (!IS_PLACED) { \
			return FOR(CODE_ADDRESS, REAL(name) arguments); \
		} \
		rl_here()->constructs += is_begin; \
		rl_take_turns(); \
		type given = FOR(CODE_ADDRESS, REAL(name) arguments); \
		rl_took(given != 0); \
		return given; \
	}

IN_TURNS(__kmpc_single, 1, int32_t, (void *where, int32_t thread), (where, thread))
IN_TURNS(GOMP_single_start, 1, bool, (void), ())
IN_TURNS(GOMP_sections_start, 1, unsigned, (unsigned count), (count))
IN_TURNS(GOMP_sections_next, 0, unsigned, (void), ())

static _Atomic uint64_t begun_tasks;

/* Whether another thread has begun a task, for which some time is given. */
static bool has_come(void) {
	return rl_has_changed(&begun_tasks, atomic_load(&begun_tasks));
}

/* Until another thread has begun a task, or nobody seems to want one. */
void rl_wait_for_thief(void) {
	has_come();
}

/* For odd bits others execute all tasks that a thread has created. */
static bool are_tasks_for_others(void) {
	return rl_place_bit() % 2 == 1;
}

/* Until nobody begins tasks any more, or another thread has begun one. */
void rl_wait_for_thieves(void) {
	while (has_come() && are_tasks_for_others()) {
	}
}

void rl_task_begins(void) {
	if (UNLIKELY(rl_is_placing())) {
		atomic_fetch_add(&begun_tasks, 1);
		if (!are_tasks_for_others()) {
			rl_wait_for_thief();
		}
	}
}

/* clang's creation of tasks; that of gcc is in task.c */
EXPORTED int __kmpc_omp_task(void *where, int32_t thread, void *task);
EXPORTED int __kmpc_omp_task_with_deps(void *where, int32_t thread, void *task, int32_t count, void *list, int32_t more, void *others);

int __kmpc_omp_task(void *where, int32_t thread, void *task) {
	if (!IS_PLACED) {
		LAST_CALL REAL(__kmpc_omp_task)(where, thread, task);
	}
	rl_note_task(CODE_ADDRESS);
	int result = REAL(__kmpc_omp_task)(where, thread, task);
	rl_note_task(0);
	rl_wait_for_thief();
	return result;
}

int __kmpc_omp_task_with_deps(void *where, int32_t thread, void *task, int32_t count, void *list, int32_t more, void *others) {
	if (!IS_PLACED) {
		LAST_CALL REAL(__kmpc_omp_task_with_deps)(where, thread, task, count, list, more, others);
	}
	rl_note_task(CODE_ADDRESS);
	int result = REAL(__kmpc_omp_task_with_deps)(where, thread, task, count, list, more, others);
	rl_note_task(0);
	rl_wait_for_thief();
	return result;
}
