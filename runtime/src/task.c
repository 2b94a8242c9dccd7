/*
 * Descriptors of tasks: the runtime of OpenMP uses their memory again and again, and tells no one. What creates tasks is called as the last thing
 * here, so that it returns to the program: the runtime tells the place of a task by its own return address.
 */
#include "recorder.h"

typedef int (*task_entry)(int thread, void *task);
typedef void *(*task_alloc)(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry);
typedef void *(*target_task_alloc)(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry, int64_t device);
typedef void (*task_duplicate)(void *to, void *from, int is_last);
typedef void (*taskloop)(void *place, int thread, void *task, int condition, uint64_t *first, uint64_t *last, int64_t step, int no_group,
		int schedule, uint64_t grain, task_duplicate duplicate);
typedef void (*gomp_copy)(void *to, void *from);
typedef void (*gomp_task)(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags,
		void **depend, int priority, void *detach);
typedef void (*gomp_taskloop)(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, unsigned flags, unsigned long tasks,
		int priority, uint64_t first, uint64_t end, uint64_t step);

EXPORTED void *__kmpc_omp_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry);
EXPORTED void *__kmpc_omp_target_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry,
		int64_t device);
EXPORTED void __kmpc_taskloop(void *place, int thread, void *task, int condition, uint64_t *first, uint64_t *last, int64_t step, int no_group,
		int schedule, uint64_t grain, task_duplicate duplicate);
EXPORTED void GOMP_task(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags, void **depend,
		int priority, void *detach);
EXPORTED void GOMP_taskloop(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, unsigned flags, unsigned long tasks,
		int priority, uint64_t first, uint64_t end, uint64_t step);
EXPORTED void GOMP_taskloop_ull(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, unsigned flags, unsigned long tasks,
		int priority, uint64_t first, uint64_t end, uint64_t step);

#define REAL(type, name) \
	({ \
		static type found; \
		if (!found) { \
			*(void **)&found = rl_next(name); \
		} \
		found; \
	})

static void tell(void *memory, size_t bytes) {
	EVENT(RECORD_ALLOCATED, (uintptr_t)memory, bytes, MEMORY_TASK);
}

static void *told(void *task, size_t bytes, size_t shared_bytes) {
	if (task && rl_is_recording()) {
		size_t all = ((bytes + sizeof(void *) - 1) & ~(sizeof(void *) - 1)) + shared_bytes;
		tell(task, all);
		if (rl_self) {
			rl_self->task_bytes = all;
		}
	}
	return task;
}

void *__kmpc_omp_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry) {
	return told(REAL(task_alloc, "__kmpc_omp_task_alloc")(place, thread, flags, bytes, shared_bytes, entry), bytes, shared_bytes);
}

void *__kmpc_omp_target_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry, int64_t device) {
	target_task_alloc real = REAL(target_task_alloc, "__kmpc_omp_target_task_alloc");
	return told(real(place, thread, flags, bytes, shared_bytes, entry, device), bytes, shared_bytes);
}

/*
 * The tasks of a taskloop are copies of one. Where they are, only the function that copies is told, maybe in another thread: it stands in for that
 * of the program, and there are several, each for another one of the program's. What needs more than these is not told.
 */
#define STAND_INS 32

static struct stand_in {
	void *real;
	size_t bytes;
} copies[STAND_INS], duplicates[STAND_INS];
static uint32_t copy_count, duplicate_count;
static atomic_flag stand_in_lock = ATOMIC_FLAG_INIT;

static void copy_by(int number, void *to, void *from) {
	tell(to, copies[number].bytes);
	if (copies[number].real) {
		((gomp_copy)copies[number].real)(to, from);
	}
}

static void duplicate_by(int number, void *to, void *from, int is_last) {
	tell(to, duplicates[number].bytes);
	if (duplicates[number].real) {
		((task_duplicate)duplicates[number].real)(to, from, is_last);
	}
}

#define EIGHT(define, first) \
	define(first##0) define(first##1) define(first##2) define(first##3) define(first##4) define(first##5) define(first##6) define(first##7)
#define ALL(define) EIGHT(define, 0) EIGHT(define, 01) EIGHT(define, 02) EIGHT(define, 03)
#define DEFINE(number) \
	static void copy_##number(void *to, void *from) { \
		copy_by(number, to, from); \
	} \
	static void duplicate_##number(void *to, void *from, int is_last) { \
		duplicate_by(number, to, from, is_last); \
	}
#define NAME_COPY(number) copy_##number,
#define NAME_DUPLICATE(number) duplicate_##number,

ALL(DEFINE)
static const gomp_copy copy_functions[STAND_INS] = {ALL(NAME_COPY)};
static const task_duplicate duplicate_functions[STAND_INS] = {ALL(NAME_DUPLICATE)};

/* The number of what stands in for a function, STAND_INS if there is none. */
static uint32_t stand_in(struct stand_in *list, uint32_t *count, void *real, size_t bytes) {
	while (atomic_flag_test_and_set_explicit(&stand_in_lock, memory_order_acquire)) {
	}
	uint32_t i = 0;
	while (i < *count && (list[i].real != real || list[i].bytes != bytes)) {
		i++;
	}
	if (i == *count && i < STAND_INS) {
		list[i].real = real;
		list[i].bytes = bytes;
		(*count)++;
	}
	atomic_flag_clear_explicit(&stand_in_lock, memory_order_release);
	return i;
}

static gomp_copy copy_of(gomp_copy copy, long bytes) {
	uint32_t i = rl_is_recording() && bytes > 0 ? stand_in(copies, &copy_count, (void *)copy, (size_t)bytes) : STAND_INS;
	return i < STAND_INS ? copy_functions[i] : copy;
}

void __kmpc_taskloop(void *place, int thread, void *task, int condition, uint64_t *first, uint64_t *last, int64_t step, int no_group, int schedule,
		uint64_t grain, task_duplicate duplicate) {
	/* the runtime calls itself as well, for GOMP_taskloop */
	struct rl_thread *self = rl_is_recording() && !rl_is_openmp(CODE_ADDRESS) ? rl_self : NULL;
	uint32_t i = self && self->task_bytes ? stand_in(duplicates, &duplicate_count, (void *)duplicate, self->task_bytes) : STAND_INS;
	if (i < STAND_INS) {
		duplicate = duplicate_functions[i];
	}
	if (self) {
		rl_note_taskloop(CODE_ADDRESS);
	}
	taskloop real = REAL(taskloop, "__kmpc_taskloop");
	if (UNLIKELY(self && no_group && rl_is_placing())) {
		real(place, thread, task, condition, first, last, step, no_group, schedule, grain, duplicate);
		rl_wait_for_thieves();
		return;
	}
	LAST_CALL real(place, thread, task, condition, first, last, step, no_group, schedule, grain, duplicate);
}

void GOMP_taskloop(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, unsigned flags, unsigned long tasks, int priority,
		uint64_t first, uint64_t end, uint64_t step) {
	copy = copy_of(copy, bytes);
	if (rl_is_recording()) {
		rl_note_taskloop(CODE_ADDRESS);
	}
	gomp_taskloop real = REAL(gomp_taskloop, "GOMP_taskloop");
	if (UNLIKELY(rl_is_placing())) {
		real(body, data, copy, bytes, align, flags, tasks, priority, first, end, step);
		rl_wait_for_thieves();
		return;
	}
	LAST_CALL real(body, data, copy, bytes, align, flags, tasks, priority, first, end, step);
}

void GOMP_taskloop_ull(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, unsigned flags, unsigned long tasks, int priority,
		uint64_t first, uint64_t end, uint64_t step) {
	copy = copy_of(copy, bytes);
	if (rl_is_recording()) {
		rl_note_taskloop(CODE_ADDRESS);
	}
	gomp_taskloop real = REAL(gomp_taskloop, "GOMP_taskloop_ull");
	if (UNLIKELY(rl_is_placing())) {
		real(body, data, copy, bytes, align, flags, tasks, priority, first, end, step);
		rl_wait_for_thieves();
		return;
	}
	LAST_CALL real(body, data, copy, bytes, align, flags, tasks, priority, first, end, step);
}

/* Stands in for what fills the argument block of a task of gcc, which is called before GOMP_task goes on. */
static void copy_arguments(void *to, void *from) {
	struct rl_thread *thread = rl_self;
	gomp_copy copy = thread->task_copy;
	size_t bytes = thread->task_bytes;
	tell(to, bytes);
	if (copy) {
		copy(to, from);
	} else {
		rl_copy(to, from, bytes);
	}
}

void GOMP_task(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags, void **depend,
		int priority, void *detach) {
	struct rl_thread *thread = rl_is_recording() ? rl_self : NULL;
	if (thread && bytes > 0) {
		thread->task_copy = copy;
		thread->task_bytes = (size_t)bytes;
		copy = copy_arguments;
	}
	if (UNLIKELY(rl_is_placing())) {
		rl_note_task(CODE_ADDRESS);
		REAL(gomp_task, "GOMP_task")(body, data, copy, bytes, align, condition, flags, depend, priority, detach);
		rl_note_task(0);
		rl_wait_for_thief();
		return;
	}
	LAST_CALL REAL(gomp_task, "GOMP_task")(body, data, copy, bytes, align, condition, flags, depend, priority, detach);
}
