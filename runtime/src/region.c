/*
 * Parallel regions of gcc: the line of the call that starts one is that of some statement before, so the function that gcc has made of the region
 * tells where it stands.
 */
#include "recorder.h"

typedef void (*body)(void *);

/* The region that this thread is about to start. */
static __thread body starting __attribute__((tls_model("initial-exec")));

#define REGION(name, parameters, arguments) \
	EXPORTED void name parameters; \
	void name parameters { \
		static void (*real) parameters; \
		if (!real) { \
			*(void **)&real = rl_next(#name); \
		} \
		starting = region; \
		real arguments; \
		starting = NULL; \
	}

#define LOOP(name) \
	REGION(name, (body region, void *data, unsigned threads, long first, long end, long step, long chunk, unsigned flags), \
			(region, data, threads, first, end, step, chunk, flags))

#define OPEN_LOOP(name) \
	REGION(name, (body region, void *data, unsigned threads, long first, long end, long step, unsigned flags), \
			(region, data, threads, first, end, step, flags))

REGION(GOMP_parallel, (body region, void *data, unsigned threads, unsigned flags), (region, data, threads, flags))
REGION(GOMP_parallel_sections, (body region, void *data, unsigned threads, unsigned count, unsigned flags), (region, data, threads, count, flags))
LOOP(GOMP_parallel_loop_static)
LOOP(GOMP_parallel_loop_dynamic)
LOOP(GOMP_parallel_loop_guided)
LOOP(GOMP_parallel_loop_nonmonotonic_dynamic)
LOOP(GOMP_parallel_loop_nonmonotonic_guided)
OPEN_LOOP(GOMP_parallel_loop_runtime)
OPEN_LOOP(GOMP_parallel_loop_nonmonotonic_runtime)
OPEN_LOOP(GOMP_parallel_loop_maybe_nonmonotonic_runtime)

EXPORTED unsigned GOMP_parallel_reductions(body region, void *data, unsigned threads, unsigned flags);

unsigned GOMP_parallel_reductions(body region, void *data, unsigned threads, unsigned flags) {
	static unsigned (*real)(body, void *, unsigned, unsigned);
	if (!real) {
		*(void **)&real = rl_next("GOMP_parallel_reductions");
	}
	starting = region;
	unsigned team = real(region, data, threads, flags);
	starting = NULL;
	return team;
}

REGION(GOMP_teams_reg, (body region, void *data, unsigned teams, unsigned thread_limit, unsigned flags), (region, data, teams, thread_limit, flags))

uint64_t rl_region_code(uint64_t call) {
	uint64_t code = starting ? (uintptr_t)starting : call;
	starting = NULL;
	return code;
}
