/* Whether, and for which bit, what a region executes is placed on its threads, and where this thread is in its regions. */
#include "place.h"

#include <stdlib.h>

#define NESTED 8

static __thread struct rl_position positions[NESTED] __attribute__((tls_model("initial-exec")));
static __thread unsigned depth __attribute__((tls_model("initial-exec"))); /* of the regions that this thread is in */

/* Less than RL_MOST_BITS, -1 where there is none. */
static int number(const char *text) {
	int value = text && *text ? 0 : -1;
	for (; value >= 0 && value < RL_MOST_BITS && *text; text++) {
		value = *text >= '0' && *text <= '9' ? 10 * value + *text - '0' : -1;
	}
	return value < RL_MOST_BITS ? value : -1;
}

int rl_place_bit(void) {
	static _Atomic int known = -2;
	int bit = atomic_load(&known);
	if (bit == -2) {
		bit = number(getenv("RACELENS_PLACE"));
		atomic_store(&known, bit);
	}
	return bit;
}

/* Whether or not the process is still recorded: all threads of a team must answer the same. */
void rl_enter_region(uint64_t region, unsigned size, unsigned number) {
	if (depth < NESTED) {
		positions[depth] = (struct rl_position){.region = region, .size = size, .number = number};
	}
	depth++;
}

/* The first thread leaves when no other one is in a loop any more: those that were cancelled have not been left by all. */
void rl_leave_region(void) {
	depth -= depth > 0;
	if (UNLIKELY(rl_place_bit() >= 0) && depth < NESTED && positions[depth].number == 0) {
		rl_forget_loops_of(positions[depth].region);
	}
}

/* Whether this thread is in a region where anything can be placed: not where it is alone. */
bool rl_is_placing(void) {
	return UNLIKELY(rl_place_bit() >= 0) && depth > 0 && depth <= NESTED && positions[depth - 1].size > 1;
}

/* The position in the region that this thread is in. */
struct rl_position *rl_here(void) {
	return &positions[depth - 1];
}

/* The same, null outside of regions. */
const struct rl_position *rl_where(void) {
	return depth > 0 && depth <= NESTED ? rl_here() : NULL;
}

/* A process that was forked has one thread, and is in no region. */
void rl_forget_places(void) {
	depth = 0;
	rl_forget_loops();
}
