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

/* A thread was given so many iterations, or with 0 finds none left. */
static int told(int is_any, uint64_t iterations) {
	EVENT(RECORD_CHUNK, is_any ? iterations : 0);
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
			if (!IS_PLACED) { \
				int given = REAL(__kmpc_dispatch_next_##suffix)(where, thread, last, low, high, stride); \
				return UNLIKELY(are_chunks_told()) ? told(given, given ? ((uint64_t)*high - (uint64_t)*low) / (uint64_t)*stride + 1 : 0) : given; \
			} \
			rl_take_turns(); \
			return rl_took(REAL(__kmpc_dispatch_next_##suffix)(where, thread, last, low, high, stride)); \
		} \
		struct rl_item item; \
		struct call_##suffix call = {where, thread}; \
		if (!rl_next_item(position, ask_##suffix, &call, &item)) { \
			return 0; \
		} \
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

/* The loop that a combined region is, which no call begins. */
static bool is_first_of_region(void) {
	return rl_here()->ordinal == 0;
}

/* gcc: the end of an item is excluded, and the first item comes with the beginning of the loop or with that of the region */
#define DEFINE_GOMP(name, type, parameters, arguments) \
	EXPORTED bool GOMP_##name##_start(parameters, type *low, type *high); \
	EXPORTED bool GOMP_##name##_next(type *low, type *high); \
	static bool ask_##name(void *context, struct rl_item *item) { \
		type low, high; \
		(void)context; \
		if (!REAL(GOMP_##name##_next)(&low, &high)) { \
			return false; \
		} \
		*item = (struct rl_item){(int64_t)low, (int64_t)high, 1, 0}; \
		return true; \
	} \
	static bool placed_##name(struct rl_position *position, type *low, type *high) { \
		struct rl_item item; \
		if (!rl_next_item(position, ask_##name, NULL, &item)) { \
			return false; \
		} \
		*low = (type)item.low; \
		*high = (type)item.high; \
		return true; \
	} \
	bool GOMP_##name##_start(parameters, type *low, type *high) { \
		struct rl_position *position = chunk == 1 && IS_PLACED && !rl_placed_loop() ? rl_begin_loop() : NULL; \
		if (!position || !position->loop) { \
			if (!rl_is_openmp(CODE_ADDRESS)) { \
				rl_begin_other(); \
			} \
			return REAL(GOMP_##name##_start)(arguments, low, high); \
		} \
		type first_low = 0, first_high = 0; \
		bool is_any = REAL(GOMP_##name##_start)(arguments, &first_low, &first_high); \
		bool is_kept = is_any && rl_brought_item(position, &(struct rl_item){(int64_t)first_low, (int64_t)first_high, 1, 0}, \
				(int64_t)start, (int64_t)step); \
		rl_begun_loop(position); \
		if (is_any && !is_kept) { \
			*low = first_low; \
			*high = first_high; \
			return true; \
		} \
		position->is_exhausted = !is_any; \
		return placed_##name(position, low, high); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		struct rl_position *position = rl_is_openmp(CODE_ADDRESS) ? NULL : rl_placed_loop(); \
		if (!position && IS_PLACED && is_first_of_region()) { \
			position = rl_begin_loop(); \
			rl_begun_loop(position); \
		} \
		if (!position || !position->loop) { \
			if (!IS_PLACED) { \
				return REAL(GOMP_##name##_next)(low, high); \
			} \
			rl_take_turns(); \
			return rl_took(REAL(GOMP_##name##_next)(low, high)); \
		} \
		return placed_##name(position, low, high); \
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
			return REAL(GOMP_##name##_start)(arguments, low, high); \
		} \
		rl_begin_other(); \
		rl_take_turns(); \
		return rl_took(REAL(GOMP_##name##_start)(arguments, low, high)); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		if (!IS_PLACED) { \
			return REAL(GOMP_##name##_next)(low, high); \
		} \
		rl_take_turns(); \
		return rl_took(REAL(GOMP_##name##_next)(low, high)); \
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
