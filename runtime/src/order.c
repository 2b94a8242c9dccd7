/*
 * What orders or names threads outside of the instrumentation: who makes a static object of C++ hands it over to all who find it made, and who asks for
 * the number of its thread may do what no other thread does.
 */
#include "recorder.h"

EXPORTED int __cxa_guard_acquire(void *guard);
EXPORTED void __cxa_guard_release(void *guard);
EXPORTED int omp_get_thread_num(void);
EXPORTED void __kmpc_flush(void *place);
EXPORTED void *__kmpc_taskred_modifier_init(void *place, int thread, int is_worksharing, int count, void *data);
EXPORTED void __kmpc_task_reduction_modifier_fini(void *place, int thread, int is_worksharing);
EXPORTED void *__kmpc_task_reduction_get_th_data(int thread, void *group, void *original);
EXPORTED void *__kmpc_threadprivate_cached(void *place, int thread, void *original, size_t bytes, void ***cache);
EXPORTED void GOMP_task_reduction_remap(size_t count, size_t originals, void **addresses);

int __cxa_guard_acquire(void *guard) {
	static int (*real)(void *);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__cxa_guard_acquire");
	}
	int is_first = real(guard);
	if (!is_first) {
		EVENT(RECORD_ATOMIC, ATOMIC_LOAD, ORDER_ACQUIRE, (uintptr_t)guard, 1);
	}
	return is_first;
}

void __cxa_guard_release(void *guard) {
	static void (*real)(void *);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__cxa_guard_release");
	}
	EVENT(RECORD_ATOMIC, ATOMIC_STORE, ORDER_RELEASE, (uintptr_t)guard, 1);
	real(guard);
}

static void ask(void) {
	if (rl_is_recording()) {
		EVENT0(RECORD_THREAD_NUMBER);
	}
}

int omp_get_thread_num(void) {
	static int (*real)(void);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("omp_get_thread_num");
	}
	ask();
	return real();
}

/* Each thread has a copy of what tasks reduce, and of what is threadprivate. */
void *__kmpc_task_reduction_get_th_data(int thread, void *group, void *original) {
	static void *(*real)(int, void *, void *);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__kmpc_task_reduction_get_th_data");
	}
	ask();
	return real(thread, group, original);
}

void *__kmpc_threadprivate_cached(void *place, int thread, void *original, size_t bytes, void ***cache) {
	static void *(*real)(void *, int, void *, size_t, void ***);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__kmpc_threadprivate_cached");
	}
	ask();
	return real(place, thread, original, bytes, cache);
}

void GOMP_task_reduction_remap(size_t count, size_t originals, void **addresses) {
	static void (*real)(size_t, size_t, void **);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("GOMP_task_reduction_remap");
	}
	ask();
	real(count, originals, addresses);
}

/* The flush construct. */
void __kmpc_flush(void *place) {
	static void (*real)(void *);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__kmpc_flush");
	}
	real(place);
	if (rl_is_recording()) {
		rl_fence(ORDER_SEQUENTIAL);
	}
}

/* reduction(task, …): the first thread of the team that comes here makes the copies of all, */
void *__kmpc_taskred_modifier_init(void *place, int thread, int is_worksharing, int count, void *data) {
	static void *(*real)(void *, int, int, int, void *);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__kmpc_taskred_modifier_init");
	}
	rl_tell_reduction(RECORD_REDUCTION_BEGIN);
	void *group = real(place, thread, is_worksharing, count, data);
	rl_tell_reduction(RECORD_REDUCTION_END);
	return group;
}

/* and the last one that comes here combines them. */
void __kmpc_task_reduction_modifier_fini(void *place, int thread, int is_worksharing) {
	static void (*real)(void *, int, int);
	if (UNLIKELY(!real)) {
		*(void **)&real = rl_next("__kmpc_task_reduction_modifier_fini");
	}
	uint64_t before = rl_combine_at_group_end(rl_is_recording() ? rl_current_task() : 0);
	real(place, thread, is_worksharing);
	rl_combine_at_group_end(before);
}
