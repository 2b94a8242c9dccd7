/* What the parts that decide who executes what have in common: where a thread is in its region, and what the runtime hands out. */
#ifndef RACELENS_PLACE_H
#define RACELENS_PLACE_H

#include "recorder.h"

#define RL_MOST_BITS 32

/* What the runtime hands out. */
struct rl_item {
	int64_t low, high, stride;
	int last;
};

struct rl_loop;

/* Where this thread is in the loops of a region. */
struct rl_position {
	uint64_t region;
	unsigned size, number; /* of the team, and of this thread in it */
	uint64_t ordinal;
	unsigned constructs;  /* that this thread has begun in the region */
	struct rl_loop *loop; /* null outside of loops, and where there is no place for one more */
	bool is_inside;
	bool is_exhausted;
};

typedef bool rl_ask_function(void *context, struct rl_item *item);

/* place.c */
int rl_place_bit(void);
struct rl_position *rl_here(void);
const struct rl_position *rl_where(void);

/* queue.c: loops whose iterations are placed */
struct rl_position *rl_placed_loop(void);
struct rl_position *rl_begin_loop(void);
void rl_begun_loop(struct rl_position *position);
bool rl_next_item(struct rl_position *position, rl_ask_function *ask, void *context, struct rl_item *item);
bool rl_brought_item(struct rl_position *position, const struct rl_item *item, int64_t start, int64_t step);
void rl_forget_loops_of(uint64_t region);
void rl_forget_loops(void);

/* turn.c: what is not placed */
void rl_take_turns(void);
bool rl_took(bool is_any);
void rl_begin_other(void);
bool rl_has_changed(const _Atomic uint64_t *number, uint64_t before);
bool rl_is_out_of_patience(void);

/* Where the program asks for a part of a loop, while the runtime looks for one by a function that ours stands before; 0 otherwise. */
extern __thread uintptr_t rl_asked_from __attribute__((tls_model("initial-exec")));

/* What the runtime answers to a call of the program. */
#define FOR(code, call) \
	({ \
		rl_asked_from = code; \
		__auto_type answer = call; \
		rl_asked_from = 0; \
		answer; \
	})

/* What the runtime calls of itself is not placed once more. */
#define IS_PLACED (UNLIKELY(rl_place_bit() >= 0) && !rl_is_openmp(CODE_ADDRESS) && rl_is_placing())

/* The function that ours stands before. */
#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

#endif
