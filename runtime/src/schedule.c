/*
 * A schedule that a run is led along, where RACELENS_SCHEDULE has one: "TEAM@CODE,CODE STEP STEP …", with the regions that can be led. A step, as
 * "1u2a40,2a58", is the number of a thread, what it does there (r reads, w writes, u updates atomically; l sets a lock or enters a critical region, t
 * tests a lock, x unsets or leaves it) and, of atomic operations, the addresses in the program's file of calls that may be it. Whoever is not next
 * waits before the operation, never within it. The first of the regions that comes to a step with a team of that size is led. Where the program does
 * something else threads wait in vain, for some time; from then on nobody waits any more.
 */
#include "place.h"

#include <link.h>
#include <stdlib.h>

#define MOST_STEPS 64
#define MOST_CODES 512
#define MOST_CALLS 3 /* around an operation */
#define MOST_REGIONS 64 /* that are executed at once */

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
static unsigned region_code_count; /* the first ones of the codes */
static _Atomic uint64_t can_lead[MOST_REGIONS];
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

/* Reads addresses up to the end of a word; null where the text is none. */
static const char *read_codes(const char *text) {
	while (*text && *text != ' ') {
		char *next;
		uintptr_t code = strtoul(text, &next, 16);
		if (next == text || code_count == MOST_CODES) {
			return NULL;
		}
		codes[code_count++] = code;
		text = next + (*next == ',');
	}
	return text;
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
	text = read_codes(end);
	step->count = code_count - step->first;
	return text;
}

/* Before there are threads. */
void rl_prepare_schedule(void) {
	const char *text = getenv("RACELENS_SCHEDULE");
	if (!text || !*text) {
		return;
	}
	char *end;
	team = (unsigned)strtoul(text, &end, 10);
	text = *end == '@' ? read_codes(end + 1) : NULL;
	region_code_count = code_count;
	while (text && *text == ' ') {
		text = read_step(text + 1);
	}
	dl_iterate_phdr(note_bias, NULL);
	atomic_store(&rl_is_led, text && team && step_count);
}

static bool has(unsigned first, unsigned count, uintptr_t address) {
	for (unsigned i = 0; i < count; i++) {
		if (codes[first + i] == address - bias) {
			return true;
		}
	}
	return false;
}

static bool has_address(const struct step *step, uintptr_t address) {
	return has(step->first, step->count, address);
}

/* A region begins. */
void rl_note_led_region(uint64_t region, uintptr_t code) {
	if (has(0, region_code_count, code)) {
		atomic_store(&can_lead[region % MOST_REGIONS], region);
	}
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
	return region ? region == here->region : atomic_load(&can_lead[here->region % MOST_REGIONS]) == here->region;
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

/* A lock is about to be set, tested or unset, or a critical region to be entered or left. */
static void before_lock(char what) {
	unsigned number;
	if (!is_in_team(&number)) {
		return;
	}
	struct step *step = next_of(number);
	if (!step) {
		come_after_all();
	} else if (step->what == what && is_led()) {
		wait_until_done((unsigned)(step - steps));
	}
}

static void after_lock(char what) {
	unsigned number;
	struct step *step = is_in_team(&number) ? next_of(number) : NULL;
	if (step && step->what == what) {
		finish(step);
	}
}

/* The runtime tells it. */
void rl_before_led_lock(void) {
	before_lock('l');
}

/* It was set or entered, or unset or left. */
void rl_after_led_lock(bool is_release) {
	after_lock(is_release ? 'x' : 'l');
}

/* The runtime tells neither the end of a test in vain nor the beginning of a release. */
#define TESTS(name) \
	INTERPOSED int name(void *lock); \
	int name(void *lock) { \
		if (LIKELY(!atomic_load_explicit(&rl_is_led, memory_order_relaxed))) { \
			LAST_CALL REAL(name)(lock); \
		} \
		before_lock('t'); \
		int is_set = REAL(name)(lock); \
		IF_LED(after_lock('t')); \
		return is_set; \
	}

#define RELEASES(name, parameters, arguments) \
	INTERPOSED void name parameters; \
	void name parameters { \
		IF_LED(before_lock('x')); \
		REAL(name) arguments; \
	}

TESTS(omp_test_lock)
TESTS(omp_test_nest_lock)
RELEASES(omp_unset_lock, (void *lock), (lock))
RELEASES(omp_unset_nest_lock, (void *lock), (lock))
RELEASES(__kmpc_end_critical, (void *where, int32_t thread, void *lock), (where, thread, lock))
RELEASES(GOMP_critical_end, (void), ())
RELEASES(GOMP_critical_name_end, (void **lock), (lock))

/* How far the run was led, at its end. */
void rl_tell_schedule(void) {
	if (step_count && rl_is_this_process()) {
		char value[24];
		rl_append_number(value, 0, sizeof value, done(), 10);
		rl_note("schedule", value);
	}
}
