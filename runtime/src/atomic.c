/* Atomic operations of the program. They are done as sequentially consistent ones, whatever they ask for. */
#include "recorder.h"

#include <sched.h>

#define LOCKS 256
#define TURNS 1000

typedef unsigned __int128 uint128;

/* Operations on one address that acquire or release are stamped in the order in which they take place. */
static atomic_flag locks[LOCKS];

static atomic_flag *lock_of(uintptr_t address) {
	return &locks[rl_mix(address >> 4) & (LOCKS - 1)];
}

/* A signal handler may wait for the thread that it stopped: the order of stamps is not worth more than some turns. */
static atomic_flag *take_lock(uintptr_t address) {
	atomic_flag *lock = lock_of(address);
	for (int turn = 0; turn < TURNS; turn++) {
		if (!atomic_flag_test_and_set_explicit(lock, memory_order_acquire)) {
			return lock;
		}
		if (turn > TURNS / 10) {
			sched_yield();
		}
	}
	return NULL;
}

static void give_lock(atomic_flag *lock) {
	if (lock) {
		atomic_flag_clear_explicit(lock, memory_order_release);
	}
}

/* An event for what was done; a load that found again what the event before it, a load as well, has found is not told: waiting threads do nothing else. */
static void tell(int operation, uint32_t order, uintptr_t address, uint64_t size, uint64_t value) {
	struct rl_thread *self = rl_self;
	if (operation == ATOMIC_LOAD && self && self->last_load.address == address && self->last_load.value == value
			&& self->last_load.order == order && self->used_count <= 1) {
		return;
	}
	struct rl_thread *thread = rl_event_begin();
	if (!thread) {
		return;
	}
	rl_event(thread, RECORD_ATOMIC, (const uint64_t[]){(uint64_t)operation, order, address, size}, 4);
	if (operation == ATOMIC_LOAD) {
		thread->last_load.address = address;
		thread->last_load.value = value;
		thread->last_load.order = order;
	}
	rl_event_end(thread);
}

/*
 * Fences order by the relaxed operations around them: what this thread writes after a fence that releases is told as a release, and where a fence
 * acquires, the last relaxed loads before it are told as acquisitions.
 */
static uint32_t order_after_fence(uintptr_t address) {
	struct rl_thread *thread = rl_self;
	if (!thread || !thread->has_released) {
		return ORDER_RELAXED;
	}
	for (int i = 0; i < RELAXED_LIMIT; i++) {
		if (thread->released[i] == address) {
			return ORDER_RELAXED;
		}
	}
	thread->released[thread->released_count++ % RELAXED_LIMIT] = address;
	return ORDER_RELEASE;
}

static void note_relaxed_load(uintptr_t address, uint64_t bytes, uint64_t value) {
	struct rl_thread *thread = rl_self;
	for (int i = 0; thread && i < RELAXED_LIMIT; i++) {
		if (thread->relaxed[i].address == address || i == RELAXED_LIMIT - 1) {
			int at = thread->relaxed[i].address == address ? i : (int)(thread->relaxed_count++ % RELAXED_LIMIT);
			thread->relaxed[at].address = address;
			thread->relaxed[at].bytes = bytes;
			thread->relaxed[at].value = value;
			return;
		}
	}
}

void rl_fence(uint32_t order) {
	struct rl_thread *thread = rl_self;
	if (!thread || order == ORDER_RELAXED) {
		return;
	}
	for (int i = 0; order != ORDER_RELEASE && i < RELAXED_LIMIT; i++) {
		if (thread->relaxed[i].address) {
			tell(ATOMIC_LOAD, ORDER_ACQUIRE, thread->relaxed[i].address, thread->relaxed[i].bytes, thread->relaxed[i].value);
			thread->relaxed[i].address = 0;
		}
	}
	if (order >= ORDER_RELEASE) {
		thread->has_released = true;
		rl_clear(thread->released, sizeof thread->released);
	}
}

/* How each operation is done: OPERATION is an expression that gives the result. */
#define DO(operation, given, address, bytes, type, flags, EXPRESSION, VALUE) \
	if (!rl_is_recording()) { \
		return EXPRESSION; \
	} \
	IF_LED(rl_before_led_operation(CODE_ADDRESS)); \
	rl_access((uintptr_t)(address), CODE_ADDRESS, bytes, flags); \
	uint32_t order = (uint32_t)(given); \
	bool is_relaxed = order == ORDER_RELAXED; \
	if (is_relaxed && operation != ATOMIC_LOAD) { \
		order = order_after_fence((uintptr_t)(address)); \
	} \
	atomic_flag *lock = order == ORDER_RELAXED ? NULL : take_lock((uintptr_t)(address)); \
	type result = EXPRESSION; \
	if (order != ORDER_RELAXED) { \
		tell(operation, order, (uintptr_t)(address), bytes, (uint64_t)(VALUE)); \
	} \
	give_lock(lock); \
	if (is_relaxed) { \
		note_relaxed_load((uintptr_t)(address), bytes, (uint64_t)(VALUE)); \
	} \
	IF_LED(rl_after_led_operation(CODE_ADDRESS, operation)); \
	return result;

#define READS ACCESS_ATOMIC
#define WRITES (ACCESS_ATOMIC | ACCESS_WRITE)

#define DEFINE_CHANGE(bits, type, name, EXPRESSION) \
	EXPORTED type __tsan_atomic##bits##_##name(volatile type *address, type value, int order); \
	type __tsan_atomic##bits##_##name(volatile type *address, type value, int given) { \
		DO(ATOMIC_BOTH, given, address, bits / 8, type, WRITES, EXPRESSION, 0) \
	}

/*
 * A comparison that fails is a load of the order that is given for it. IS_DONE says of the result whether it did not fail, FOUND what was found
 * if it did.
 */
#define DO_COMPARE(given, failure, address, bytes, type, EXPRESSION, IS_DONE, FOUND) \
	if (!rl_is_recording()) { \
		return EXPRESSION; \
	} \
	IF_LED(rl_before_led_operation(CODE_ADDRESS)); \
	rl_access((uintptr_t)(address), CODE_ADDRESS, bytes, WRITES); \
	bool may_order = given != ORDER_RELAXED || failure != ORDER_RELAXED || (rl_self && rl_self->has_released); \
	atomic_flag *lock = may_order ? take_lock((uintptr_t)(address)) : NULL; \
	type result = EXPRESSION; \
	bool is_done = IS_DONE; \
	bool is_relaxed = (is_done ? given : failure) == ORDER_RELAXED; \
	uint32_t order = (uint32_t)(is_done ? given : failure); \
	if (is_done && is_relaxed) { \
		order = order_after_fence((uintptr_t)(address)); \
	} \
	if (order != ORDER_RELAXED) { \
		tell(is_done ? ATOMIC_BOTH : ATOMIC_LOAD, order, (uintptr_t)(address), bytes, is_done ? 0 : (uint64_t)(FOUND)); \
	} \
	give_lock(lock); \
	if (is_relaxed) { \
		note_relaxed_load((uintptr_t)(address), bytes, is_done ? 0 : (uint64_t)(FOUND)); \
	} \
	IF_LED(rl_after_led_operation(CODE_ADDRESS, is_done ? ATOMIC_BOTH : ATOMIC_LOAD)); \
	return result;

#define DEFINE_COMPARE(bits, type, name) \
	EXPORTED int __tsan_atomic##bits##_##name(volatile type *address, type *expected, type desired, int order, int failure); \
	int __tsan_atomic##bits##_##name(volatile type *address, type *expected, type desired, int given, int failure) { \
		DO_COMPARE(given, failure, address, bits / 8, int, swap_##bits(address, expected, desired), result, *expected) \
	}

#define DEFINE_SIZE(bits, type) \
	static int swap_##bits(volatile type *address, type *expected, type desired) { \
		type found = __sync_val_compare_and_swap(address, *expected, desired); \
		int is_done = found == *expected; \
		if (!is_done) { \
			*expected = found; \
		} \
		return is_done; \
	} \
	EXPORTED type __tsan_atomic##bits##_load(const volatile type *address, int order); \
	type __tsan_atomic##bits##_load(const volatile type *address, int given) { \
		DO(ATOMIC_LOAD, given, address, bits / 8, type, READS, LOAD_##bits(address), result) \
	} \
	EXPORTED void __tsan_atomic##bits##_store(volatile type *address, type value, int order); \
	static int do_store_##bits(volatile type *address, type value, int given, uintptr_t code) { \
		if (!rl_is_recording()) { \
			STORE_##bits(address, value); \
			return 0; \
		} \
		IF_LED(rl_before_led_operation(code)); \
		rl_access((uintptr_t)address, code, bits / 8, WRITES); \
		uint32_t order = given ? (uint32_t)given : order_after_fence((uintptr_t)address); \
		atomic_flag *lock = order ? take_lock((uintptr_t)address) : NULL; \
		if (order) { \
			tell(ATOMIC_STORE, order, (uintptr_t)address, bits / 8, 0); \
		} \
		STORE_##bits(address, value); \
		give_lock(lock); \
		IF_LED(rl_after_led_operation(code, ATOMIC_STORE)); \
		return 0; \
	} \
	void __tsan_atomic##bits##_store(volatile type *address, type value, int order) { \
		do_store_##bits(address, value, order, CODE_ADDRESS); \
	} \
	EXPORTED type __tsan_atomic##bits##_compare_exchange_val(volatile type *address, type expected, type desired, int order, int failure); \
	type __tsan_atomic##bits##_compare_exchange_val(volatile type *address, type expected, type desired, int given, int failure) { \
		DO_COMPARE(given, failure, address, bits / 8, type, __sync_val_compare_and_swap(address, expected, desired), result == expected, result) \
	} \
	DEFINE_COMPARE(bits, type, compare_exchange_strong) \
	DEFINE_COMPARE(bits, type, compare_exchange_weak) \
	DEFINE_CHANGE(bits, type, exchange, EXCHANGE_##bits(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_add, __sync_fetch_and_add(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_sub, __sync_fetch_and_sub(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_and, __sync_fetch_and_and(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_or, __sync_fetch_and_or(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_xor, __sync_fetch_and_xor(address, value)) \
	DEFINE_CHANGE(bits, type, fetch_nand, nand_##bits(address, value))

#define DEFINE_NAND(bits, type) \
	static type nand_##bits(volatile type *address, type value) { \
		for (;;) { \
			type old = LOAD_##bits(address); \
			if (__sync_bool_compare_and_swap(address, old, (type) ~(old & value))) { \
				return old; \
			} \
		} \
	}

#define LOAD(address) __atomic_load_n(address, __ATOMIC_SEQ_CST)
#define STORE(address, value) __atomic_store_n(address, value, __ATOMIC_SEQ_CST)
#define EXCHANGE(address, value) __atomic_exchange_n(address, value, __ATOMIC_SEQ_CST)
#define LOAD_8 LOAD
#define LOAD_16 LOAD
#define LOAD_32 LOAD
#define LOAD_64 LOAD
#define LOAD_128(address) __sync_val_compare_and_swap((volatile uint128 *)(address), 0, 0)
#define STORE_8 STORE
#define STORE_16 STORE
#define STORE_32 STORE
#define STORE_64 STORE
#define STORE_128(address, value) (void)exchange_wide(address, value)
#define EXCHANGE_8 EXCHANGE
#define EXCHANGE_16 EXCHANGE
#define EXCHANGE_32 EXCHANGE
#define EXCHANGE_64 EXCHANGE
#define EXCHANGE_128 exchange_wide

static uint128 exchange_wide(volatile uint128 *address, uint128 value) {
	for (;;) {
		uint128 old = LOAD_128(address);
		if (__sync_bool_compare_and_swap(address, old, value)) {
			return old;
		}
	}
}

DEFINE_NAND(8, uint8_t)
DEFINE_NAND(16, uint16_t)
DEFINE_NAND(32, uint32_t)
DEFINE_NAND(64, uint64_t)
DEFINE_NAND(128, uint128)
DEFINE_SIZE(8, uint8_t)
DEFINE_SIZE(16, uint16_t)
DEFINE_SIZE(32, uint32_t)
DEFINE_SIZE(64, uint64_t)
DEFINE_SIZE(128, uint128)

/* What gcc calls, as racelens cc asks it to, where it would update floating-point numbers by an instruction that nobody is told of. */
#define DEFINE_CALLED_COMPARE(bytes, bits, type) \
	INTERPOSED int rl_compare_##bytes(volatile type *address, type *expected, type desired, int order, int failure) \
			__asm__("__atomic_compare_exchange_" #bytes); \
	int rl_compare_##bytes(volatile type *address, type *expected, type desired, int order, int failure) { \
		LAST_CALL __tsan_atomic##bits##_compare_exchange_strong(address, expected, desired, order, failure); \
	}

DEFINE_CALLED_COMPARE(1, 8, uint8_t)
DEFINE_CALLED_COMPARE(2, 16, uint16_t)
DEFINE_CALLED_COMPARE(4, 32, uint32_t)
DEFINE_CALLED_COMPARE(8, 64, uint64_t)
DEFINE_CALLED_COMPARE(16, 128, uint128)

EXPORTED void __tsan_atomic_thread_fence(int order);
EXPORTED void __tsan_atomic_signal_fence(int order);

void __tsan_atomic_thread_fence(int order) {
	atomic_thread_fence(memory_order_seq_cst);
	if (rl_is_recording()) {
		rl_fence((uint32_t)order);
	}
}

void __tsan_atomic_signal_fence(int order) {
	(void)order;
	atomic_signal_fence(memory_order_seq_cst);
}
