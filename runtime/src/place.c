/*
 * Places the iterations of loops that are scheduled dynamically, one at a time: with RACELENS_PLACE=b the iteration k, from 0, is executed by the thread
 * whose number is bit b of k. Two iterations are on different threads for one b at least, so that no schedule hides what races between them. Whoever
 * has created a task, or begins one, waits a moment for another thread to take the next; who was given a single region, a section or a part of another
 * loop leaves the next one to others, for odd bits all of every other construct.
 */
#include "recorder.h"

#include <sched.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

#define LOOPS 256
#define NESTED 8
#define MOST_BITS 32
#define FIRST_ITEMS 512
#define MICROSECONDS 50 /* with what it takes to sleep and wake, a look is about 0.1 ms; it is longer where others have the processors */
#define LOOKS 25
#define FIRST_LOOKS 500 /* 50 ms: other programs may have the processors, and threads may sleep */
#define FIRST_WAITS 16
#define MOST_WAITING 2000000000 /* nanoseconds, of all threads of a process */

/* What the runtime hands out. */
struct item {
	int64_t low, high, stride;
	int last;
};

/* Items that wait for a thread, the oldest first. */
struct queue {
	struct item *items;
	size_t first, end, room;
};

/* A loop that a team executes. */
struct loop {
	uint64_t region; /* 0 where the place is free */
	uint64_t ordinal;
	int64_t start, step; /* of the loop variable; 0 where only the order of what is handed out tells */
	uint64_t handed;
	unsigned beginning; /* threads that may be given an item which is in no queue yet */
	unsigned left;
	bool is_cancelled; /* then the place is kept until the region ends, in which no other loop is placed */
	struct queue queues[2];
};

/* Where this thread is in the loops of a region. */
struct position {
	uint64_t region;
	unsigned size, number; /* of the team, and of this thread in it */
	uint64_t ordinal;
	unsigned constructs; /* that this thread has begun in the region */
	struct loop *loop; /* null outside of loops, and where there is no place for one more */
	bool is_inside;
	bool is_exhausted;
};

typedef bool ask_function(void *context, struct item *item);

static struct loop loops[LOOPS];
static unsigned used_loops;
static atomic_flag busy = ATOMIC_FLAG_INIT;
static __thread struct position positions[NESTED] __attribute__((tls_model("initial-exec")));
static __thread unsigned depth __attribute__((tls_model("initial-exec"))); /* of the regions that this thread is in */
static bool is_full; /* no loop gets a place any more that has none */

/* Less than MOST_BITS, -1 where there is none. */
static int number(const char *text) {
	int value = text && *text ? 0 : -1;
	for (; value >= 0 && value < MOST_BITS && *text; text++) {
		value = *text >= '0' && *text <= '9' ? 10 * value + *text - '0' : -1;
	}
	return value < MOST_BITS ? value : -1;
}

static int place_bit(void) {
	static _Atomic int known = -2;
	int bit = atomic_load(&known);
	if (bit == -2) {
		bit = number(getenv("RACELENS_PLACE"));
		atomic_store(&known, bit);
	}
	return bit;
}

static void release(struct queue *queue) {
	if (queue->items) {
		munmap(queue->items, queue->room * sizeof *queue->items);
	}
}

static void forget(struct loop *loop) {
	release(&loop->queues[0]);
	release(&loop->queues[1]);
	*loop = (struct loop){0};
	used_loops--;
}

static void lock(void) {
	while (atomic_flag_test_and_set(&busy)) {
		sched_yield();
	}
}

static void unlock(void) {
	atomic_flag_clear(&busy);
}

/* Whether or not the process is still recorded: all threads of a team must answer the same. */
void rl_enter_region(uint64_t region, unsigned size, unsigned number) {
	if (depth < NESTED) {
		positions[depth] = (struct position){.region = region, .size = size, .number = number};
	}
	depth++;
}

/* The first thread leaves when no other one is in a loop any more: those that were cancelled have not been left by all. */
void rl_leave_region(void) {
	depth -= depth > 0;
	if (UNLIKELY(place_bit() >= 0) && depth < NESTED && positions[depth].number == 0) {
		lock();
		for (unsigned i = 0; used_loops > 0 && i < LOOPS; i++) {
			if (loops[i].region && loops[i].region == positions[depth].region) {
				forget(&loops[i]);
			}
		}
		unlock();
	}
}

/* Whether this thread is in a region where anything can be placed: not where it is alone. */
bool rl_is_placing(void) {
	return UNLIKELY(place_bit() >= 0) && depth > 0 && depth <= NESTED && positions[depth - 1].size > 1;
}

/* The position in the region that this thread is in. */
static struct position *here(void) {
	return &positions[depth - 1];
}

/* The position in a loop whose items are placed. */
static struct position *placed_loop(void) {
	return rl_is_placing() && here()->is_inside && here()->loop ? here() : NULL;
}

/*
 * This thread cancels a loop. There is a barrier behind it, so that all threads know when they begin the next one. Items that wait for threads which do not ask any
 * more are not executed, as a cancelled loop may have it.
 */
void rl_cancel_loop(void) {
	struct position *position = placed_loop();
	if (position) {
		lock();
		position->loop->is_cancelled = true;
		unlock();
		position->is_inside = false;
	}
}

static struct loop *find(uint64_t region, uint64_t ordinal) {
	struct loop *free_place = NULL, *found = NULL;
	for (unsigned i = 0; i < LOOPS; i++) {
		if (loops[i].region == region && loops[i].is_cancelled) {
			return NULL;
		}
		if (loops[i].region == region && loops[i].ordinal == ordinal) {
			found = &loops[i];
		}
		if (!loops[i].region) {
			free_place = &loops[i];
		}
	}
	is_full |= !found && !free_place;
	if (found || is_full) {
		return found;
	}
	*free_place = (struct loop){.region = region, .ordinal = ordinal};
	used_loops++;
	return free_place;
}

static struct position *begin(void) {
	struct position *position = here();
	position->ordinal++;
	position->constructs++;
	position->is_inside = true;
	position->is_exhausted = false;
	lock();
	position->loop = find(position->region, position->ordinal);
	if (position->loop) {
		position->loop->beginning++;
	}
	unlock();
	return position;
}

/* All that this thread was given so far is in a queue. */
static void begun(struct position *position) {
	if (position->loop) {
		lock();
		position->loop->beginning--;
		unlock();
	}
}

/* The last thread of the team leaves nothing behind. */
static void leave(struct position *position) {
	struct loop *loop = position->loop;
	position->is_inside = false;
	if (loop && ++loop->left == position->size && !loop->is_cancelled) {
		forget(loop);
	}
}

/* The thread that an item is for. The highest bit stands for whole loops, of which each thread has every other one. */
static unsigned target_of(struct loop *loop, const struct item *item) {
	if (place_bit() == MOST_BITS - 1) {
		return loop->ordinal & 1;
	}
	uint64_t k = loop->step ? (uint64_t)((item->low - loop->start) / loop->step) : loop->handed++;
	return k >> place_bit() & 1;
}

static bool put(struct queue *queue, const struct item *item) {
	if (queue->end == queue->room) {
		size_t room = queue->room ? 2 * queue->room : FIRST_ITEMS;
		struct item *more = rl_map(room * sizeof *more);
		if (!more) {
			return false;
		}
		rl_copy(more, queue->items + queue->first, (queue->end - queue->first) * sizeof *more);
		release(queue);
		*queue = (struct queue){more, 0, queue->end - queue->first, room};
	}
	queue->items[queue->end++] = *item;
	return true;
}

/* An item for this thread, under the lock: what the runtime hands out for the other one waits for it. Without room it is taken here. */
static bool take(struct position *position, ask_function *ask, void *context, struct item *item) {
	unsigned number = position->number;
	struct loop *loop = position->loop;
	while (!(number < 2 && loop->queues[number].first < loop->queues[number].end)) {
		if (position->is_exhausted || !ask(context, item)) {
			position->is_exhausted = true;
			return false;
		}
		unsigned target = target_of(loop, item);
		if (target == number || !put(&loop->queues[target], item)) {
			return true;
		}
	}
	*item = loop->queues[number].items[loop->queues[number].first++];
	return true;
}

static bool next(struct position *position, ask_function *ask, void *context, struct item *item) {
	lock();
	bool is_found = take(position, ask, context, item);
	while (!is_found && position->loop->beginning > 0) {
		unlock();
		sched_yield();
		lock();
		is_found = take(position, ask, context, item);
	}
	if (!is_found) {
		leave(position);
	}
	unlock();
	return is_found;
}

/* An item came with the beginning of the loop: it waits for its turn, unless there is no room for it. */
static bool brought(struct position *position, const struct item *item, int64_t start, int64_t step) {
	struct loop *loop = position->loop;
	if (!loop) {
		return false;
	}
	lock();
	loop->start = start;
	loop->step = step;
	bool is_kept = put(&loop->queues[target_of(loop, item)], item);
	unlock();
	return is_kept;
}

/* What the runtime calls of itself is not placed once more. */
#define IS_PLACED (UNLIKELY(place_bit() >= 0) && !rl_is_openmp(CODE_ADDRESS) && rl_is_placing())

static _Atomic uint32_t waits;
static _Atomic int64_t waited; /* nanoseconds */

/* The program has not called for the time. */
static int64_t now(void) {
	struct timespec time;
	struct rl_thread *self = rl_self;
	int inside = self ? self->inside : 0;
	if (self) {
		self->inside = 1;
	}
	int error = clock_gettime(CLOCK_MONOTONIC, &time);
	if (self) {
		self->inside = inside;
	}
	return error ? 0 : time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

/* Whether a number changes, for which some time is given. */
static bool has_changed(const _Atomic uint64_t *number, uint64_t before) {
	int error = errno;
	int some = atomic_fetch_add(&waits, 1) < FIRST_WAITS ? FIRST_LOOKS : LOOKS;
	for (int i = 0; i < some && atomic_load(number) == before && atomic_load(&waited) < MOST_WAITING; i++) {
		int64_t start = now();
		usleep(MICROSECONDS);
		atomic_fetch_add(&waited, now() - start);
	}
	errno = error;
	return atomic_load(number) != before;
}

/* The thread that was the last one to be given a single region, a section or a part of a loop that is not placed. */
static _Atomic uint64_t last_taker;
/* How many it has been given since others were, and how many all threads have. */
static _Atomic uint32_t taken;
static _Atomic uint64_t given_to_all;

static uint64_t this_thread(void) {
	return (uintptr_t)&depth;
}

/* Whether a thread leaves a construct to others: for odd bits each has every other one. */
static bool is_for_others(void) {
	return ((unsigned)place_bit() / 2 + here()->constructs + here()->number) % 2 == 1;
}

/* Whether it is the turn of others, for even bits: of each, one, then two, then four at once. */
static bool is_turn_of_others(void) {
	uint64_t last = 0;
	if (atomic_compare_exchange_strong(&last_taker, &last, this_thread())) {
		return false;
	}
	bool was_all = atomic_load(&taken) >= UINT32_C(1) << (unsigned)place_bit() / 2 % 8;
	return (last == this_thread()) == was_all;
}

/* Before a thread asks for the next one: one of the others may have it. */
static void take_turns(void) {
	if (place_bit() % 2 == 1) {
		if (is_for_others()) {
			has_changed(&last_taker, atomic_load(&last_taker));
		}
		return;
	}
	uint64_t before = atomic_load(&given_to_all);
	while (is_turn_of_others() && has_changed(&given_to_all, before)) {
		before = atomic_load(&given_to_all);
	}
}

static bool took(bool is_any) {
	if (is_any) {
		uint64_t last = atomic_exchange(&last_taker, this_thread());
		atomic_store(&taken, last == this_thread() ? atomic_load(&taken) + 1 : 1);
		atomic_fetch_add(&given_to_all, 1);
	}
	return is_any;
}

/* A loop begins that is not placed. */
static void begin_other(void) {
	if (rl_is_placing()) {
		here()->ordinal++;
		here()->constructs++;
		here()->is_inside = false;
	}
}

#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

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
		bool is_open = schedule == ONE_AT_A_TIME && chunk == 1 && IS_PLACED && !placed_loop(); \
		if (is_open) { \
			begun(begin()); \
		} else if (!rl_is_openmp(CODE_ADDRESS)) { \
			begin_other(); \
		} \
		REAL(__kmpc_dispatch_init_##suffix)(where, thread, schedule, low, high, stride, chunk); \
	} \
	struct call_##suffix { \
		void *where; \
		int32_t thread; \
	}; \
	static bool ask_##suffix(void *context, struct item *item) { \
		struct call_##suffix *call = context; \
		int32_t last = 0; \
		type low, high; \
		stride_type stride = 1; \
		if (!REAL(__kmpc_dispatch_next_##suffix)(call->where, call->thread, &last, &low, &high, &stride)) { \
			return false; \
		} \
		*item = (struct item){(int64_t)low, (int64_t)high, (int64_t)stride, last}; \
		return true; \
	} \
	int __kmpc_dispatch_next_##suffix(void *where, int32_t thread, int32_t *last, type *low, type *high, stride_type *stride) { \
		struct position *position = rl_is_openmp(CODE_ADDRESS) ? NULL : placed_loop(); \
		if (!position) { \
			if (!IS_PLACED) { \
				int given = REAL(__kmpc_dispatch_next_##suffix)(where, thread, last, low, high, stride); \
				return UNLIKELY(are_chunks_told()) ? told(given, given ? ((uint64_t)*high - (uint64_t)*low) / (uint64_t)*stride + 1 : 0) : given; \
			} \
			take_turns(); \
			return took(REAL(__kmpc_dispatch_next_##suffix)(where, thread, last, low, high, stride)); \
		} \
		struct item item; \
		struct call_##suffix call = {where, thread}; \
		if (!next(position, ask_##suffix, &call, &item)) { \
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
	return here()->ordinal == 0;
}

/* gcc: the end of an item is excluded, and the first item comes with the beginning of the loop or with that of the region */
#define DEFINE_GOMP(name, type, parameters, arguments) \
	EXPORTED bool GOMP_##name##_start(parameters, type *low, type *high); \
	EXPORTED bool GOMP_##name##_next(type *low, type *high); \
	static bool ask_##name(void *context, struct item *item) { \
		type low, high; \
		(void)context; \
		if (!REAL(GOMP_##name##_next)(&low, &high)) { \
			return false; \
		} \
		*item = (struct item){(int64_t)low, (int64_t)high, 1, 0}; \
		return true; \
	} \
	static bool placed_##name(struct position *position, type *low, type *high) { \
		struct item item; \
		if (!next(position, ask_##name, NULL, &item)) { \
			return false; \
		} \
		*low = (type)item.low; \
		*high = (type)item.high; \
		return true; \
	} \
	bool GOMP_##name##_start(parameters, type *low, type *high) { \
		struct position *position = chunk == 1 && IS_PLACED && !placed_loop() ? begin() : NULL; \
		if (!position || !position->loop) { \
			if (!rl_is_openmp(CODE_ADDRESS)) { \
				begin_other(); \
			} \
			return REAL(GOMP_##name##_start)(arguments, low, high); \
		} \
		type first_low = 0, first_high = 0; \
		bool is_any = REAL(GOMP_##name##_start)(arguments, &first_low, &first_high); \
		bool is_kept = is_any && brought(position, &(struct item){(int64_t)first_low, (int64_t)first_high, 1, 0}, \
				(int64_t)start, (int64_t)step); \
		begun(position); \
		if (is_any && !is_kept) { \
			*low = first_low; \
			*high = first_high; \
			return true; \
		} \
		position->is_exhausted = !is_any; \
		return placed_##name(position, low, high); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		struct position *position = rl_is_openmp(CODE_ADDRESS) ? NULL : placed_loop(); \
		if (!position && IS_PLACED && is_first_of_region()) { \
			position = begin(); \
			begun(position); \
		} \
		if (!position || !position->loop) { \
			if (!IS_PLACED) { \
				return REAL(GOMP_##name##_next)(low, high); \
			} \
			take_turns(); \
			return took(REAL(GOMP_##name##_next)(low, high)); \
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
		begin_other(); \
		take_turns(); \
		return took(REAL(GOMP_##name##_start)(arguments, low, high)); \
	} \
	bool GOMP_##name##_next(type *low, type *high) { \
		if (!IS_PLACED) { \
			return REAL(GOMP_##name##_next)(low, high); \
		} \
		take_turns(); \
		return took(REAL(GOMP_##name##_next)(low, high)); \
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

#define IN_TURNS(name, is_begin, type, parameters, arguments) \
	EXPORTED type name parameters; \
	type name parameters { \
		if (!IS_PLACED) { \
			return REAL(name) arguments; \
		} \
		here()->constructs += is_begin; \
		take_turns(); \
		type given = REAL(name) arguments; \
		took(given != 0); \
		return given; \
	}

IN_TURNS(__kmpc_single, 1, int32_t, (void *where, int32_t thread), (where, thread))
IN_TURNS(GOMP_single_start, 1, bool, (void), ())
IN_TURNS(GOMP_sections_start, 1, unsigned, (unsigned count), (count))
IN_TURNS(GOMP_sections_next, 0, unsigned, (void), ())

static _Atomic uint64_t begun_tasks;

/* Whether another thread has begun a task, for which some time is given. */
static bool has_come(void) {
	return has_changed(&begun_tasks, atomic_load(&begun_tasks));
}

/* Until another thread has begun a task, or nobody seems to want one. */
void rl_wait_for_thief(void) {
	has_come();
}

/* For odd bits others execute all tasks that a thread has created. */
static bool are_tasks_for_others(void) {
	return place_bit() % 2 == 1;
}

/* Until nobody begins tasks any more, or another thread has begun one. */
void rl_wait_for_thieves(void) {
	while (has_come() && are_tasks_for_others()) {
	}
}

void rl_task_begins(void) {
	if (UNLIKELY(rl_is_placing())) {
		atomic_fetch_add(&begun_tasks, 1);
		if (!are_tasks_for_others()) {
			rl_wait_for_thief();
		}
	}
}

/* clang's creation of tasks; that of gcc is in task.c */
EXPORTED int __kmpc_omp_task(void *where, int32_t thread, void *task);
EXPORTED int __kmpc_omp_task_with_deps(void *where, int32_t thread, void *task, int32_t count, void *list, int32_t more, void *others);

int __kmpc_omp_task(void *where, int32_t thread, void *task) {
	if (!IS_PLACED) {
		LAST_CALL REAL(__kmpc_omp_task)(where, thread, task);
	}
	rl_note_task(CODE_ADDRESS);
	int result = REAL(__kmpc_omp_task)(where, thread, task);
	rl_note_task(0);
	rl_wait_for_thief();
	return result;
}

int __kmpc_omp_task_with_deps(void *where, int32_t thread, void *task, int32_t count, void *list, int32_t more, void *others) {
	if (!IS_PLACED) {
		LAST_CALL REAL(__kmpc_omp_task_with_deps)(where, thread, task, count, list, more, others);
	}
	rl_note_task(CODE_ADDRESS);
	int result = REAL(__kmpc_omp_task_with_deps)(where, thread, task, count, list, more, others);
	rl_note_task(0);
	rl_wait_for_thief();
	return result;
}

/* A process that was forked has one thread, and is in no loop. */
void rl_forget_loops(void) {
	depth = 0;
	rl_clear(loops, sizeof loops);
	used_loops = 0;
	atomic_flag_clear(&busy);
}
