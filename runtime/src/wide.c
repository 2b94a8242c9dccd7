/* Atomic operations on objects of any size (long double, structures), which compilers leave to libatomic and do not instrument. */
#include "recorder.h"

#include <sched.h>

#define LOCKS 64

/* C has functions of these names that are none; the linker has ours. */
INTERPOSED void rl_load(size_t bytes, const void *address, void *result, int order) __asm__("__atomic_load");
INTERPOSED void rl_store(size_t bytes, void *address, const void *value, int order) __asm__("__atomic_store");
INTERPOSED void rl_exchange(size_t bytes, void *address, const void *value, void *result, int order) __asm__("__atomic_exchange");
INTERPOSED bool rl_compare(size_t bytes, void *address, void *expected, const void *desired, int order, int failure)
		__asm__("__atomic_compare_exchange");

#define REAL(function, name) \
	({ \
		static __typeof__(&function) found; \
		static _Atomic bool was_sought; \
		if (!atomic_load_explicit(&was_sought, memory_order_acquire)) { \
			*(void **)&found = rl_next(name); \
			atomic_store_explicit(&was_sought, true, memory_order_release); \
		} \
		found; \
	})

/* For programs that are not linked with libatomic. */
static atomic_flag locks[LOCKS];

static atomic_flag *lock(const void *address) {
	atomic_flag *lock = &locks[rl_mix((uintptr_t)address >> 4) % LOCKS];
	while (atomic_flag_test_and_set_explicit(lock, memory_order_acquire)) {
		sched_yield();
	}
	return lock;
}

static void unlock(atomic_flag *lock) {
	atomic_flag_clear_explicit(lock, memory_order_release);
}

static void tell(int operation, int order, const void *address, size_t bytes) {
	if (order > 0) {
		EVENT(RECORD_ATOMIC, (uint64_t)operation, (uint64_t)order, (uintptr_t)address, bytes);
	}
}

void rl_load(size_t bytes, const void *address, void *result, int order) {
	__typeof__(&rl_load) real = REAL(rl_load, "__atomic_load");
	rl_access((uintptr_t)address, CODE_ADDRESS, bytes, ACCESS_ATOMIC);
	if (real) {
		real(bytes, address, result, order);
	} else {
		atomic_flag *held = lock(address);
		rl_copy(result, address, bytes);
		unlock(held);
	}
	tell(ATOMIC_LOAD, order, address, bytes);
}

void rl_store(size_t bytes, void *address, const void *value, int order) {
	__typeof__(&rl_store) real = REAL(rl_store, "__atomic_store");
	rl_access((uintptr_t)address, CODE_ADDRESS, bytes, ACCESS_ATOMIC | ACCESS_WRITE);
	tell(ATOMIC_STORE, order, address, bytes);
	if (real) {
		real(bytes, address, value, order);
	} else {
		atomic_flag *held = lock(address);
		rl_copy(address, value, bytes);
		unlock(held);
	}
}

void rl_exchange(size_t bytes, void *address, const void *value, void *result, int order) {
	__typeof__(&rl_exchange) real = REAL(rl_exchange, "__atomic_exchange");
	rl_access((uintptr_t)address, CODE_ADDRESS, bytes, ACCESS_ATOMIC | ACCESS_WRITE);
	if (real) {
		real(bytes, address, value, result, order);
	} else {
		atomic_flag *held = lock(address);
		rl_copy(result, address, bytes);
		rl_copy(address, value, bytes);
		unlock(held);
	}
	tell(ATOMIC_BOTH, order, address, bytes);
}

static bool compare(size_t bytes, void *address, void *expected, const void *desired) {
	atomic_flag *held = lock(address);
	bool is_same = true;
	for (size_t i = 0; i < bytes && is_same; i++) {
		is_same = ((const char *)address)[i] == ((const char *)expected)[i];
	}
	rl_copy(is_same ? address : expected, is_same ? desired : address, bytes);
	unlock(held);
	return is_same;
}

bool rl_compare(size_t bytes, void *address, void *expected, const void *desired, int order, int failure) {
	__typeof__(&rl_compare) real = REAL(rl_compare, "__atomic_compare_exchange");
	rl_access((uintptr_t)address, CODE_ADDRESS, bytes, ACCESS_ATOMIC | ACCESS_WRITE);
	bool is_done = real ? real(bytes, address, expected, desired, order, failure) : compare(bytes, address, expected, desired);
	tell(ATOMIC_BOTH, order, address, bytes);
	return is_done;
}
