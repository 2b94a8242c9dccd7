/* Allocations: what an address is depends on them. A release is told before it happens, an allocation after it, so that their stamps are in order. */
#include "recorder.h"

#include <malloc.h>
#include <stdlib.h>

#define EARLY_BYTES 16384

static struct {
	void *(*malloc)(size_t);
	void *(*calloc)(size_t, size_t);
	void *(*realloc)(void *, size_t);
	void (*free)(void *);
	void *(*memalign)(size_t, size_t);
	int (*posix_memalign)(void **, size_t, size_t);
	void *(*aligned_alloc)(size_t, size_t);
	size_t (*usable)(void *);
} real;
static _Atomic int is_resolved;
static __thread bool is_resolving __attribute__((tls_model("initial-exec")));

/* What is asked for while the real functions are looked up; never given back. */
static _Alignas(16) char early[EARLY_BYTES];
static _Atomic size_t early_used;

static void *allocate_early(size_t bytes) {
	size_t at = atomic_fetch_add(&early_used, (bytes + 15) & ~(size_t)15);
	return at + bytes <= sizeof early ? early + at : NULL;
}

static bool is_early(const void *memory) {
	return (uintptr_t)memory - (uintptr_t)early < sizeof early;
}

/* False while they are being looked up. */
static bool resolve(void) {
	if (atomic_load_explicit(&is_resolved, memory_order_acquire)) {
		return true;
	}
	if (is_resolving) {
		return false;
	}
	is_resolving = true;
	*(void **)&real.malloc = rl_next("malloc");
	*(void **)&real.calloc = rl_next("calloc");
	*(void **)&real.realloc = rl_next("realloc");
	*(void **)&real.free = rl_next("free");
	*(void **)&real.memalign = rl_next("memalign");
	*(void **)&real.posix_memalign = rl_next("posix_memalign");
	*(void **)&real.aligned_alloc = rl_next("aligned_alloc");
	*(void **)&real.usable = rl_next("malloc_usable_size");
	is_resolving = false;
	atomic_store_explicit(&is_resolved, 1, memory_order_release);
	return true;
}

void rl_resolve(void) {
	resolve();
}

static void *told(void *memory, size_t bytes) {
	if (memory && rl_is_recording()) {
		EVENT(RECORD_ALLOCATED, (uintptr_t)memory, bytes, MEMORY_HEAP);
	}
	return memory;
}

INTERPOSED void *malloc(size_t bytes) {
	return LIKELY(resolve()) ? told(real.malloc(bytes), bytes) : allocate_early(bytes);
}

INTERPOSED void *calloc(size_t count, size_t bytes) {
	return LIKELY(resolve()) ? told(real.calloc(count, bytes), count * bytes) : allocate_early(count * bytes);
}

/*
 * Who gives a block back ends all that is in it: for others that is as if it were written. The libraries of C++ jump from delete to free, so that the code is
 * that of who deletes; delete itself is left alone, as a program may have its own, whose blocks malloc does not know, and as it may be linked statically.
 */
static void end_block(void *memory, uintptr_t code) {
	if (memory && rl_is_recording() && rl_is_instrumented(code) && resolve() && real.usable && !is_early(memory)) {
		size_t bytes = real.usable(memory);
		if (bytes) {
			rl_access((uintptr_t)memory, code, bytes, ACCESS_WRITE);
		}
	}
}

INTERPOSED void free(void *memory) {
	if (!memory || is_early(memory)) {
		return;
	}
	end_block(memory, CODE_ADDRESS);
	if (rl_is_recording()) {
		EVENT(RECORD_FREED, (uintptr_t)memory);
	}
	if (resolve()) {
		real.free(memory);
	}
}

INTERPOSED void *realloc(void *memory, size_t bytes) {
	if (!resolve() || is_early(memory)) {
		void *copy = malloc(bytes);
		if (copy && memory) {
			size_t room = (size_t)(early + sizeof early - (char *)memory);
			rl_copy(copy, memory, bytes < room ? bytes : room);
		}
		return copy;
	}
	if (!rl_is_recording() || !memory) {
		return told(real.realloc(memory, bytes), bytes);
	}
	size_t before = real.usable ? real.usable(memory) : 0;
	end_block(memory, CODE_ADDRESS);
	EVENT(RECORD_FREED, (uintptr_t)memory);
	void *result = real.realloc(memory, bytes);
	if (!result && bytes) {
		told(memory, before);
	}
	return told(result, bytes);
}

INTERPOSED void *reallocarray(void *memory, size_t count, size_t bytes) {
	size_t all;
	if (__builtin_mul_overflow(count, bytes, &all)) {
		errno = ENOMEM;
		return NULL;
	}
	return realloc(memory, all);
}

INTERPOSED void *memalign(size_t alignment, size_t bytes) {
	return resolve() ? told(real.memalign(alignment, bytes), bytes) : NULL;
}

INTERPOSED void *aligned_alloc(size_t alignment, size_t bytes) {
	return resolve() ? told(real.aligned_alloc(alignment, bytes), bytes) : NULL;
}

INTERPOSED int posix_memalign(void **memory, size_t alignment, size_t bytes) {
	int result = resolve() ? real.posix_memalign(memory, alignment, bytes) : ENOMEM;
	if (result == 0) {
		told(*memory, bytes);
	}
	return result;
}
