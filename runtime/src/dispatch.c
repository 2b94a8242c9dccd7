/* Entry points by which programs of clang and of gcc are given parts of loops: those that are placed, those taken by turns, and parts that the log tells. */
#include "place.h"

#include <stdlib.h>

/* Whether the log is to tell which parts of a loop a thread was given: each ends a segment, which makes logs longer. */
static bool are_chunks_told(void) {
	static _Atomic int known = -1;
	int told = atomic_load(&known);
	if (told < 0) {
		told = getenv("RACELENS_CHUNKS") != NULL;
		atomic_store(&known, told);
	}
	return told;
}

__thread uintptr_t rl_asked_from __attribute__((tls_model("initial-exec")));

/* Where a part is asked for that waits for another thread, or may do so: it is told when a thread is given it. */
#define NOBODY UINTPTR_MAX

static uint64_t zigzag(int64_t value) {
	return (uint64_t)value << 1 ^ (uint64_t)(value >> 63);
}

/* A thread was given so many iterations, or with 0 finds none left. */
static void tell_part(uint64_t iterations, int64_t first, int64_t step, uintptr_t code) {
	uintptr_t place = !rl_is_openmp(code) ? code : rl_asked_from;
	if (place != NOBODY) {
		EVENT(RECORD_CHUNK, iterations, zigzag(iterations ? first : 0), zigzag(iterations ? step : 0), place);
	}
}

/* The same of what the runtime has answered, with the last iteration. */
static int told(int is_any, int64_t first, int64_t last, int64_t step, uintptr_t code) {
	if (UNLIKELY(are_chunks_told())) {
		int64_t steps = is_any && step ? (int64_t)((uint64_t)last - (uint64_t)first) / step : 0;
		tell_part(is_any ? (uint64_t)steps + 1 : 0, first, step, code);
	}
	return is_any;
}

/* kmp_sch_dynamic_chunked, monotonic */
#define ONE_AT_A_TIME (35 | 1 << 29)

/* clang: the bounds of an item are included */
#define DEFINE_KMPC(suffix, type, stride_type) \
	EXPORTED void __kmpc_dispatch_init_##suffix(void *where, int32_t thread, int32_t schedule, type low, type high, stride_type stride, \
			stride_type chunk); \
	EXPORTED int __kmpc_dispatch_next_##suffix(void *where, int32_t thread, int32_t *last, type *low, type *high, stride_type *stride); \
	void __kmpc_dispatch_init_##suffix(void *where, int32_t thread, int32_t schedule, type low, type high, stride_type stride, \
			stride_type chunk) { \
		bool is_open = schedule == ONE_AT_A_TIME && chunk == 1 && IS_PLACED && !rl_placed_loop(); \
		if (is_open) { \
			rl_begun_loop(rl_begin_loop()); \
		} else if (!rl_is_openmp(CODE_ADDRESS)) { \
			rl_begin_other(); \
		} \
		REAL(__kmpc_dispatch_init_##suffix)(where, thread, schedule, low, high, stride, chunk); \
	} \
	struct call_##suffix { \
		void *where; \
		int32_t thread; \
	}; \
	static bool ask_##suffix(void *context, struct rl_item *item) { \
		struct call_##suffix *call = context; \
		int32_t last = 0; \
		type low, high; \
		stride_type stride = 1; \
		if (!REAL(__kmpc_dispatch_next_##suffix)(call->where, call->thread, &last, &low, &high, &stride)) { \
			return false; \
		} \
		*item = (struct rl_item){(int64_t)low, (int64_t)high, (int64_t)stride, last}; \
		return true; \
	} \
	int __kmpc_dispatch_next_##suffix(void *where, int32_t thread, int32_t *last, type *low, type *high, stride_type *stride) { \
		struct rl_position *position = rl_is_openmp(CODE_ADDRESS) ? NULL : rl_placed_loop(); \
		if (!position) { \
			bool is_in_turn = IS_PLACED; \
			if (is_in_turn) { \
				rl_take_turns(); \
			} \
			int given = REAL(__kmpc_dispatch_next_##suffix)(where, thread, last, low, high, stride); \
			told(given, (int64_t)*low, (int64_t)*high, (int64_t)*stride, CODE_ADDRESS); \
			return is_in_turn ? rl_took(given) : given; \
		} \
		struct rl_item item; \
		struct call_##suffix call = {where, thread}; \
		if (!rl_next_item(position, ask_##suffix, &call, &item)) { \
			return told(0, 0, 0, 0, CODE_ADDRESS); \
		} \
		told(1, item.low, item.high, item.stride, CODE_ADDRESS); \
		*low = (type)item.low; \
		*high = (type)item.high; \
		*stride = (stride_type)item.stride; \
		if (last) { \
			*last = item.last; \
		} \
		return 1; \
	}

DEFINE_KMPC(4, int32_t, int32_t)
DEFINE_KMPC(4u, uint32_t, int32_t)
DEFINE_KMPC(8, int64_t, int64_t)
DEFINE_KMPC(8u, uint64_t, int64_t)

/* kmp_sch_static, kmp_sch_static_chunked; what is not of them */
#define ONE_SHARE 34
#define SHARES_BY_TURNS 33
#define MODIFIERS (3 << 29)

/* What a thread has of a loop whose iterations the compiler shares out: parts of so many iterations at a distance from each other. */
static void tell_share(uint64_t iterations, int64_t first, int64_t step, int64_t distance, uint64_t parts, uintptr_t code) {
	EVENT(RECORD_SHARE, iterations, zigzag(first), zigzag(step), zigzag(distance), parts, code);
}

static uint64_t steps(int64_t from, int64_t to, int64_t step) {
	return (uint64_t)((int64_t)((uint64_t)to - (uint64_t)from) / step);
}

/* clang: the end of the first part of the thread may be behind that of the loop */
#define DEFINE_STATIC(suffix, type, stride_type) \
	EXPORTED void __kmpc_for_static_init_##suffix(void *where, int32_t thread, int32_t schedule, int32_t *last, type *low, type *high, \
			stride_type *stride, stride_type step, stride_type chunk); \
	void __kmpc_for_static_init_##suffix(void *where, int32_t thread, int32_t schedule, int32_t *last, type *low, type *high, \
			stride_type *stride, stride_type step, stride_type chunk) { \
		int32_t kind = schedule & ~MODIFIERS; \
		bool is_told = are_chunks_told() && step && (kind == ONE_SHARE || kind == SHARES_BY_TURNS); \
		if (LIKELY(!is_told)) { \
			LAST_CALL REAL(__kmpc_for_static_init_##suffix)(where, thread, schedule, last, low, high, stride, step, chunk); \
		} \
		type end = *high; \
		REAL(__kmpc_for_static_init_##suffix)(where, thread, schedule, last, low, high, stride, step, chunk); \
		if (step > 0 ? *low <= end && *low <= *high : *low >= end && *low >= *high) { \
			bool is_behind = step > 0 ? *high > end : *high < end; \
			bool is_several = kind == SHARES_BY_TURNS && *stride; \
			tell_share(steps((int64_t)*low, (int64_t)(is_behind ? end : *high), step) + 1, (int64_t)*low, step, is_several ? *stride : 0, \
					is_several ? steps((int64_t)*low, (int64_t)end, *stride) + 1 : 1, CODE_ADDRESS); \
		} \
	}

DEFINE_STATIC(4, int32_t, int32_t)
DEFINE_STATIC(4u, uint32_t, int32_t)
DEFINE_STATIC(8, int64_t, int64_t)
DEFINE_STATIC(8u, uint64_t, int64_t)

/* The loop that a combined region is, which no call begins. */
static bool is_first_of_region(void) {
	return rl_here()->ordinal == 0;
}

/* An iteration of a loop that is placed; its end is excluded. */
static bool told_one(bool is_any, int64_t low, int64_t high, uintptr_t code) {
	return told(is_any, low, low, (int64_t)((uint64_t)high - (uint64_t)low), code);
}

/* gcc: the end of an item is excluded, and the first item comes with the beginning of the loop or with that of the region */
#define DEFINE_GOMP(name, type, parameters, arguments) \
	EXPORTED bool GOMP_##name##_start(parameters, type *low, type *high); \
	EXPORTED bool GOMP_##name##_next(type *low, type *high); \
	static bool ask_##name(void *context, struct rl_item *item) { \
		type low, high; \
		(void)context; \
		if (!FOR(NOBODY, REAL(GOMP_##name##_next)(&low, &high))) { \
			return false; \
		} \
		*item = (struct rl_item){(int64_t)low, (int64_t)high, 1, 0}; \
		return true; \
	} \
	static bool placed_##name(struct rl_position *position, type *low, type *high, uintptr_t code) { \
		struct rl_item item; \
		if (!rl_next_item(position, ask_##name, NULL, &item)) { \
			return told_one(false, 0, 0, code); \
		} \
		*low = (type)item.low; \
		*high = (type)item.high; \
		return told_one(true, item.low, item.high, code); \
	} \
	bool GOMP_##name##_start(parameters, type *low, type *high) { \
		struct rl_position *position = chunk == 1 && IS_PLACED && !rl_placed_loop() ? rl_begin_loop() : NULL; \
		if (!position || !position->loop) { \
			if (!rl_is_openmp(CODE_ADDRESS)) { \
				rl_begin_other(); \
			} \
			return FOR(CODE_ADDRESS, REAL(GOMP_##name##_start)(arguments, low, high)); \
		} \
		type first_low = 0, first_high = 0; \
		bool is_any = FOR(NOBODY, REAL(GOMP_##name##_start)(arguments, &first_low, &first_high)); \
		bool is_kept = is_any && rl_brought_item(position, &(struct rl_item){(int64_t)first_low, (int64_t)first_high, 1, 0}, \
				(int64_t)start, (int64_t)step); \
		rl_begun_loop(position); \
		if (is_any && !is_kept) { \
			*low = first_low; \
			*high = first_high; \
			return told_one(true, (int64_t)first_low, (int64_t)first_high, CODE_ADDRESS); \
		} \
		position->is_exhausted = !is_any; \
		return placed_##name(position, low, high, CODE_ADDRESS); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		struct rl_position *position = rl_is_openmp(CODE_ADDRESS) ? NULL : rl_placed_loop(); \
		if (!position && IS_PLACED && is_first_of_region()) { \
			position = rl_begin_loop(); \
			rl_begun_loop(position); \
		} \
		if (!position || !position->loop) { \
			if (!IS_PLACED) { \
				return FOR(CODE_ADDRESS, REAL(GOMP_##name##_next)(low, high)); \
			} \
			rl_take_turns(); \
			return rl_took(FOR(CODE_ADDRESS, REAL(GOMP_##name##_next)(low, high))); \
		} \
		return placed_##name(position, low, high, CODE_ADDRESS); \
	}

#define SIGNED long start, long end, long step, long chunk
#define UNSIGNED bool up, unsigned long long start, unsigned long long end, unsigned long long step, unsigned long long chunk
#define LIST(...) __VA_ARGS__

DEFINE_GOMP(loop_dynamic, long, LIST(SIGNED), LIST(start, end, step, chunk))
DEFINE_GOMP(loop_ull_dynamic, unsigned long long, LIST(UNSIGNED), LIST(up, start, end, step, chunk))

/* Loops whose iterations threads ask for and that are not placed. */
#define LOOP_IN_TURNS(name, type, parameters, arguments) \
	EXPORTED bool GOMP_##name##_start(parameters, type *low, type *high); \
	EXPORTED bool GOMP_##name##_next(type *low, type *high); \
	bool GOMP_##name##_start(parameters, type *low, type *high) { \
		if (!IS_PLACED) { \
			return FOR(CODE_ADDRESS, REAL(GOMP_##name##_start)(arguments, low, high)); \
		} \
		rl_begin_other(); \
		rl_take_turns(); \
		return rl_took(FOR(CODE_ADDRESS, REAL(GOMP_##name##_start)(arguments, low, high))); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		if (!IS_PLACED) { \
			return FOR(CODE_ADDRESS, REAL(GOMP_##name##_next)(low, high)); \
		} \
		rl_take_turns(); \
		return rl_took(FOR(CODE_ADDRESS, REAL(GOMP_##name##_next)(low, high))); \
	}

#define WITH_CHUNKS(name) \
	LOOP_IN_TURNS(loop_##name, long, LIST(SIGNED), LIST(start, end, step, chunk)) \
	LOOP_IN_TURNS(loop_ull_##name, unsigned long long, LIST(UNSIGNED), LIST(up, start, end, step, chunk))

#define WITHOUT_CHUNKS(name) \
	LOOP_IN_TURNS(loop_##name, long, LIST(long start, long end, long step), LIST(start, end, step)) \
	LOOP_IN_TURNS(loop_ull_##name, unsigned long long, LIST(bool up, unsigned long long start, unsigned long long end, unsigned long long step), \
			LIST(up, start, end, step))

WITH_CHUNKS(nonmonotonic_dynamic)
WITH_CHUNKS(guided)
WITH_CHUNKS(nonmonotonic_guided)
WITH_CHUNKS(ordered_dynamic)
WITH_CHUNKS(ordered_guided)
WITHOUT_CHUNKS(runtime)
WITHOUT_CHUNKS(nonmonotonic_runtime)
WITHOUT_CHUNKS(maybe_nonmonotonic_runtime)
WITHOUT_CHUNKS(ordered_runtime)
