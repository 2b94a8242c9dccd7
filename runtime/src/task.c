/* Descriptors of tasks: the runtime of OpenMP uses their memory again and again, and tells no one. */
#include "recorder.h"

typedef int (*task_entry)(int thread, void *task);
typedef void *(*task_alloc)(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry);
typedef void *(*target_task_alloc)(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry, int64_t device);
typedef void (*gomp_copy)(void *to, void *from);
typedef void (*gomp_task)(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags,
		void **depend, int priority, void *detach);

EXPORTED void *__kmpc_omp_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry);
EXPORTED void *__kmpc_omp_target_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry,
		int64_t device);
EXPORTED void GOMP_task(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags, void **depend,
		int priority, void *detach);

static void *told(void *task, size_t bytes, size_t shared_bytes) {
	if (task && rl_is_recording()) {
		size_t all = ((bytes + sizeof(void *) - 1) & ~(sizeof(void *) - 1)) + shared_bytes;
		EVENT(RECORD_ALLOCATED, (uintptr_t)task, all, MEMORY_TASK);
	}
	return task;
}

void *__kmpc_omp_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry) {
	static task_alloc real;
	if (!real) {
		*(void **)&real = rl_next("__kmpc_omp_task_alloc");
	}
	return told(real(place, thread, flags, bytes, shared_bytes, entry), bytes, shared_bytes);
}

void *__kmpc_omp_target_task_alloc(void *place, int thread, int flags, size_t bytes, size_t shared_bytes, task_entry entry, int64_t device) {
	static target_task_alloc real;
	if (!real) {
		*(void **)&real = rl_next("__kmpc_omp_target_task_alloc");
	}
	return told(real(place, thread, flags, bytes, shared_bytes, entry, device), bytes, shared_bytes);
}

/* Stands in for what fills the argument block of a task of gcc: where the block is, only this function is told. */
static void copy_arguments(void *to, void *from) {
	struct rl_thread *thread = rl_self;
	void (*copy)(void *, void *) = thread->task_copy;
	size_t bytes = thread->task_bytes;
	EVENT(RECORD_ALLOCATED, (uintptr_t)to, bytes, MEMORY_TASK);
	if (copy) {
		copy(to, from);
	} else {
		rl_copy(to, from, bytes);
	}
}

void GOMP_task(void (*body)(void *), void *data, gomp_copy copy, long bytes, long align, bool condition, unsigned flags, void **depend,
		int priority, void *detach) {
	static gomp_task real;
	if (!real) {
		*(void **)&real = rl_next("GOMP_task");
	}
	struct rl_thread *thread = rl_is_recording() ? rl_self : NULL;
	if (thread && bytes > 0) {
		thread->task_copy = copy;
		thread->task_bytes = (size_t)bytes;
		copy = copy_arguments;
	}
	if (thread) {
		thread->task_code = CODE_ADDRESS;
	}
	real(body, data, copy, bytes, align, condition, flags, depend, priority, detach);
	if (thread) {
		thread->task_code = 0;
	}
}
