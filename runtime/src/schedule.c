/*
 * A schedule that a run is led along, where RACELENS_SCHEDULE has one: "TEAM STEP STEP …". A step, as "1u2a40,2a58", is the number of a thread, what it
 * does there (r reads, w writes, u updates atomically; l sets a lock or enters a critical region, t tests a lock, x unsets or leaves it) and, of atomic
 * operations, the addresses in the program's file of calls that may be it. Whoever is not next waits before the operation, never within it. The first
 * region that comes to a step with a team of that size is led. Where the program does something else threads wait in vain, for some time; from then on
 * nobody waits any more.
 */
#include "place.h"

#include <link.h>
#include <stdlib.h>

#define MOST_STEPS 64
#define MOST_CODES 512
#define MOST_CALLS 3 /* around an operation */

struct step {
	unsigned thread;
	char what;
	unsigned first, count; /* of its codes */
	_Atomic bool is_done;
};

static struct step steps[MOST_STEPS];
static unsigned step_count;
static uintptr_t codes[MOST_CODES];
static unsigned code_count;
static unsigned team;
static uintptr_t bias;
static _Atomic uint64_t led; /* the region that is led, 0 while none is */
static _Atomic uint64_t done_count;
_Atomic int rl_is_led;

/* The program is the first one. */
static int note_bias(struct dl_phdr_info *info, size_t bytes, void *context) {
	(void)bytes;
	(void)context;
	bias = info->dlpi_addr;
	return 1;
}

/* Reads a step; null where the text is none. */
static const char *read_step(const char *text) {
	char *end;
	unsigned long thread = strtoul(text, &end, 10);
	if (end == text || !*end || step_count == MOST_STEPS) {
		return NULL;
	}
	struct step *step = &steps[step_count++];
	step->thread = (unsigned)thread;
	step->what = *end++;
	step->first = code_count;
	while (*end && *end != ' ') {
		char *next;
		uintptr_t code = strtoul(end, &next, 16);
		if (next == end || code_count == MOST_CODES) {
			return NULL;
		}
		codes[code_count++] = code;
		end = next + (*next == ',');
	}
	step->count = code_count - step->first;
	return end;
}

/* Before there are threads. */
void rl_prepare_schedule(void) {
	const char *text = getenv("RACELENS_SCHEDULE");
	if (!text || !*text) {
		return;
	}
	char *end;
	team = (unsigned)strtoul(text, &end, 10);
	for (text = end; text && *text == ' ';) {
		text = read_step(text + 1);
	}
	dl_iterate_phdr(note_bias, NULL);
	atomic_store(&rl_is_led, text && team && step_count);
}

static bool has_address(const struct step *step, uintptr_t address) {
	for (unsigned i = 0; i < step->count; i++) {
		if (codes[step->first + i] == address - bias) {
			return true;
		}
	}
	return false;
}

/* Whether the operation may be the step: it, or one of the calls around it, as that of a function of std::atomic, is one of its addresses. */
static bool has_code(const struct step *step, uintptr_t code) {
	bool found = has_address(step, code);
	const struct rl_thread *self = rl_self;
	uint32_t node = self ? (uint32_t)(self->tag & STACK_MASK) : 0;
	for (int i = 0; !found && node && i < MOST_CALLS; i++, node = self->nodes[node].caller) {
		found = has_address(step, self->nodes[node].code - 1);
	}
	return found;
}

/* The next step of the thread; null where it has none any more. */
static struct step *next_of(unsigned thread) {
	for (unsigned i = 0; i < step_count; i++) {
		if (steps[i].thread == thread && !atomic_load(&steps[i].is_done)) {
			return &steps[i];
		}
	}
	return NULL;
}

/* Whether this thread is in a region that can be led. */
static bool is_in_team(unsigned *number) {
	const struct rl_position *here = rl_where();
	if (!here || here->size != team || (rl_self && rl_self->inside)) {
		return false;
	}
	*number = here->number;
	uint64_t region = atomic_load(&led);
	return !region || region == here->region;
}

/* Whether the region is the one that is led, which it is from the first step on. */
static bool is_led(void) {
	uint64_t none = 0;
	uint64_t region = rl_where()->region;
	return atomic_compare_exchange_strong(&led, &none, region) || none == region;
}

/* How many steps, from the first one on, are done. */
static unsigned done(void) {
	unsigned i = 0;
	while (i < step_count && atomic_load(&steps[i].is_done)) {
		i++;
	}
	return i;
}

static void wait_until_done(unsigned count) {
	uint64_t before = atomic_load(&done_count);
	while (done() < count && atomic_load(&rl_is_led)) {
		if (!rl_has_changed(&done_count, before) && rl_is_out_of_patience()) {
			atomic_store(&rl_is_led, 0);
		}
		before = atomic_load(&done_count);
	}
}

static void finish(struct step *step) {
	atomic_store(&step->is_done, true);
	atomic_fetch_add(&done_count, 1);
}

/* Whoever has no step any more does nothing that others see until all have done theirs. */
static void come_after_all(void) {
	if (atomic_load(&led)) {
		wait_until_done(step_count);
	}
}

/* An atomic operation is about to be done. */
void rl_before_led_operation(uintptr_t code) {
	unsigned number;
	if (!is_in_team(&number)) {
		return;
	}
	struct step *step = next_of(number);
	if (!step) {
		come_after_all();
	} else if (has_code(step, code) && is_led()) {
		wait_until_done((unsigned)(step - steps));
	}
}

static bool is_done_by(const struct step *step, int operation) {
	return step->what == 'r' || (step->what == 'w' && operation != ATOMIC_LOAD) || (step->what == 'u' && operation == ATOMIC_BOTH);
}

/* An atomic operation was done, which is one of RECORD_ATOMIC. */
void rl_after_led_operation(uintptr_t code, int operation) {
	unsigned number;
	struct step *step = is_in_team(&number) ? next_of(number) : NULL;
	if (step && has_code(step, code) && is_done_by(step, operation)) {
		finish(step);
	}
}

/* A lock is about to be set or tested, or a critical region to be entered. Of a test nobody tells how it ended where it failed. */
void rl_before_led_lock(bool is_test) {
	unsigned number;
	if (!is_in_team(&number)) {
		return;
	}
	struct step *step = next_of(number);
	if (!step) {
		come_after_all();
	} else if (step->what == (is_test ? 't' : 'l') && is_led()) {
		wait_until_done((unsigned)(step - steps));
		if (is_test) {
			finish(step);
		}
	}
}

/* It was set or entered, or unset or left. */
void rl_after_led_lock(bool is_release) {
	unsigned number;
	struct step *step = is_in_team(&number) ? next_of(number) : NULL;
	if (step && step->what == (is_release ? 'x' : 'l')) {
		finish(step);
	}
}

/* How far the run was led, at its end. */
void rl_tell_schedule(void) {
	if (step_count && rl_is_this_process()) {
		char value[24];
		rl_append_number(value, 0, sizeof value, done(), 10);
		rl_note("schedule", value);
	}
}
