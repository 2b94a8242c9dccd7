/* What the parts of the recorder share: the state of the process, that of a thread, and how code enters and leaves the recorder. */
#ifndef RACELENS_RECORDER_H
#define RACELENS_RECORDER_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "format.h"

#define EXPORTED __attribute__((visibility("default")))
/* What a program may define itself, such as an allocator of its own: its definition counts, and ours is left out. */
#define INTERPOSED __attribute__((visibility("default"), weak))
#define LIKELY(condition) __builtin_expect(!!(condition), 1)
#define UNLIKELY(condition) __builtin_expect(!!(condition), 0)
/* Where the program called the recorder: the address of the call, which is in the line of the call even if nothing follows it. */
#define CODE_ADDRESS ((uintptr_t)__builtin_return_address(0) - 1)

/* A call after which nothing is left to do, and nothing of ours on the stack. */
#ifdef __clang__
#define LAST_CALL __attribute__((musttail)) return
#else
#define LAST_CALL return
#endif

/* Sizes that bound the memory of a thread. */
#define RUN_BITS 12
#define RUN_SLOTS (1u << RUN_BITS)
#define RUN_WAYS 4
#define ROW_LIMIT 4096 /* rows in one record */
#define SEEN_SLOTS (1u << 14)
#define SET_BITS 11
#define SET_WAYS 2
#define SET_SLOTS (SET_WAYS << SET_BITS)
#define FRAME_LIMIT (1u << 20)
#define NODE_BITS 20
#define NODE_LIMIT (1u << NODE_BITS)
#define NODE_SLOTS (NODE_LIMIT * 2)
#define BUFFER_BYTES (1u << 16)
#define IMPLICIT_LIMIT 64
#define HELD_LIMIT 16
#define RELAXED_LIMIT 4
#define UNSEEN_LIMIT 32

/* A function that runs: what lies below its highest address, and not below that of a function it called, is in its frame. */
struct rl_frame {
	_Atomic uint64_t number; /* never given again in this struct rl_thread, 0 when the thread has ended */
	uintptr_t top;           /* one past its highest address, 0 if it could not be found */
	uint32_t node;           /* its call stack */
};

/* A call stack: a return address on top of another call stack. */
struct rl_node {
	uintptr_t code;
	uint32_t caller;
	uint32_t log;        /* number of the log that defines it */
	uint32_t last_child; /* what was called from it last; a guess that is mostly right */
};

/* Accesses at base, base + stride, … below end, all by the instruction at `code` under the call stack in `tag`. What nearly all accesses need comes first. */
struct rl_run {
	uintptr_t code;
	uint64_t tag;     /* segment and call stack, as in the thread */
	uintptr_t expect; /* where the next access is, if it goes on as before */
	uintptr_t end;    /* that of the last access plus stride; base + 1 while there is no stride */
	intptr_t stride;  /* 0 while it is one address */
	uint64_t shape;   /* size << 4 | flags, but for ACCESS_STACK */
	const struct rl_frame *frame;
	uintptr_t base;
	uintptr_t low, high; /* an address out of these is of another object */
	uint64_t frame_number;
	uint64_t kin;       /* a fingerprint of what its sets have in common */
	uint32_t owner;     /* the thread whose stack it is */
	uint16_t breaks;    /* how many short runs of it have ended one after the other */
	uint16_t scattered; /* so many accesses more go to sets, whatever they are */
} __attribute__((aligned(64)));

/* How often a run has come again at the same distance: count of them, the first at base. */
struct rl_rows {
	uintptr_t base;
	intptr_t stride;    /* within a run */
	intptr_t distance;  /* from one run to the next, while there are two */
	uint64_t run_count; /* accesses of one run */
	uint64_t count;     /* 0: there are none */
};

/* Accesses of one instruction that follow no stride, to a block of memory, as they are told; which of its elements they are is in the mark of the set. */
struct rl_set {
	uintptr_t code;
	uint64_t tag;
	uintptr_t block;
	uint64_t shape; /* that of a run, and ACCESS_STACK */
	uint64_t frame_number;
	uint64_t kin;
	uint32_t owner;
	bool is_used; /* it is one of used_sets */
} __attribute__((aligned(64)));

/* What nearly all accesses of a set need, in little memory. */
struct rl_mark {
	uint64_t key;  /* a fingerprint of the set: of 64 bits, so that two of a thread are never the same */
	uint64_t mask; /* bit i is the element at block + i * size; 0: the place is free */
};

/* The number of what stands for a frame that holds the program's thread-local variables. */
#define VARIABLES_FRAME 1

struct rl_thread {
	uint64_t tag;  /* number of the segment, then NODE_BITS + 4 bits of the current call stack */
	uint64_t salt; /* what the current call stack adds to the place of a run */
	volatile int inside; /* the recorder is at work: what it calls is not recorded */
	uint32_t number;
	uint32_t depth;
	struct rl_frame *frames;
	uint64_t next_frame;
	uintptr_t stack_low, stack_high;
	uintptr_t variables_low, variables_high; /* the program's thread-local variables */
	uintptr_t gap_low, gap_high; /* no stack of a thread was here, as of version gap_version of the table of stacks */
	uint32_t gap_version;
	struct rl_run *runs;
	struct rl_rows *rows; /* for each of the runs */
	uint32_t next_run;
	uint32_t *used; /* the runs of this segment */
	uint32_t used_count;
	uint64_t *seen; /* fingerprints of runs that were written */
	struct rl_set *sets;
	struct rl_mark *marks; /* for each of the sets */
	uint16_t *used_sets; /* those of this segment */
	uint32_t used_set_count;
	uint32_t next_victim;
	struct rl_node *nodes;
	uint32_t *node_slots;
	uint32_t node_count;
	uint8_t *buffer; /* a block; its first bytes are room for the headers */
	volatile uint32_t filled; /* up to the last whole record */
	uint32_t last_byte;       /* up to what was put */
	uint32_t events;
	int64_t flushed_at; /* second of the clock */
	int saved_errno;
	atomic_flag writing;
	uint32_t log; /* number of the log in all of this process and those it was forked from */
	uintptr_t last_code, last_address;
	struct { const void *data; uint64_t task, region, around; } implicit[IMPLICIT_LIMIT];
	uint32_t implicit_count;
	const void *write_locked[HELD_LIMIT];
	void (*task_copy)(void *, void *);
	size_t task_bytes;
	struct { uintptr_t address; uint64_t value; uint32_t order; } last_load;
	struct { uintptr_t address; uint64_t bytes, value; } relaxed[RELAXED_LIMIT]; /* relaxed loads that no fence has followed */
	uint32_t relaxed_count;
	bool has_released;                  /* a fence that releases has been */
	uintptr_t released[RELAXED_LIMIT];  /* what was written after it */
	uint32_t released_count;
	uint32_t unseen[UNSEEN_LIMIT]; /* calls that were told since the thread went over to another task */
	uint32_t unseen_count;
	int ending;
	bool is_held; /* while the process tries to become another program */
	struct rl_thread *next_free;
};

#define STACK_BITS (NODE_BITS + 4)
#define STACK_MASK ((UINT64_C(1) << STACK_BITS) - 1)

/* process.c */
extern _Atomic int rl_recording;
extern _Atomic uint64_t rl_stamp;
void rl_start(void);
void rl_stop(const char *reason);
void rl_finish(const char *key, int number, bool is_signal);
const char *rl_folder(void);
const char *rl_program(void);
bool rl_is_this_process(void);
bool rl_may_ask_loader(void);
bool rl_begin_replacement(const char *path);
void rl_end_replacement(int error);
void rl_note(const char *key, const char *value);

/* memory.c: allocation that no one else sees */
void *rl_map(size_t bytes);
size_t rl_append(char *text, size_t at, size_t limit, const char *more);
size_t rl_append_number(char *text, size_t at, size_t limit, uint64_t number, unsigned base);
size_t rl_append_escaped(char *text, size_t at, size_t limit, const char *value);
void rl_copy(void *to, const void *from, size_t bytes);
void rl_clear(void *memory, size_t bytes);
uint64_t rl_mix(uint64_t value);

/* thread.c */
extern __thread struct rl_thread *rl_self __attribute__((tls_model("initial-exec")));
extern _Atomic uint32_t rl_stacks_version;
struct rl_thread *rl_register(void);
void rl_prepare_threads(void);
void rl_for_each_thread(void (*action)(struct rl_thread *));
void rl_keep_only(struct rl_thread *thread);

/* stack.c: call stacks and frames */
void rl_begin_stack(struct rl_thread *thread);
void rl_resume_stack(struct rl_thread *thread);
struct rl_place {
	const struct rl_frame *frame; /* null outside of stacks */
	uint64_t frame_number;
	uint32_t owner;
	uintptr_t low, high;
};
void rl_locate(struct rl_thread *thread, uintptr_t address, struct rl_place *place);
bool rl_find_stack(uintptr_t address, struct rl_thread **owner, uintptr_t *low, uintptr_t *high);
void rl_write_node(struct rl_thread *thread, uint32_t node);

/* run.c */
void rl_access_slowly(uintptr_t address, uintptr_t code, uint64_t size, uint32_t flags);
void rl_close_runs(struct rl_thread *thread);

/* set.c */
bool rl_scatter(struct rl_thread *thread, const struct rl_run *run, uintptr_t address);
void rl_close_sets(struct rl_thread *thread);

/* log.c */
struct rl_thread *rl_event_begin(void);
void rl_event(struct rl_thread *thread, enum record_kind kind, const uint64_t *numbers, size_t count);
void rl_event_end(struct rl_thread *thread);
void rl_reserve(struct rl_thread *thread, size_t bytes);
void rl_put_kind(struct rl_thread *thread, enum record_kind kind);
void rl_commit(struct rl_thread *thread);
void rl_flush(struct rl_thread *thread);

/* file.c: each file is opened for each writing, so that no descriptor of ours is there when the program looks at its own */
int rl_append_file(const char *name, const void *start, size_t start_bytes, const void *bytes, size_t count);
bool rl_make_folder(const char *path);

/* module.c */
void rl_note_modules(void);
bool rl_note_instrumented(uintptr_t code);
bool rl_is_instrumented(uintptr_t code);
void rl_note_openmp(void);
bool rl_is_openmp(uintptr_t code);
void rl_forget_modules(void);

/* place.c, queue.c and turn.c: what is executed by which thread */
bool rl_is_placing(void);
void rl_enter_region(uint64_t region, unsigned size, unsigned number);
void rl_leave_region(void);
void rl_forget_places(void);
void rl_cancel_loop(void);
void rl_task_begins(void);
void rl_wait_for_thief(void);
void rl_wait_for_thieves(void);

/* schedule.c: a run that is led along a schedule */
extern _Atomic int rl_is_led;
void rl_prepare_schedule(void);
void rl_note_led_region(uint64_t region, uintptr_t code);
void rl_before_led_operation(uintptr_t code);
void rl_after_led_operation(uintptr_t code, int operation);
void rl_before_led_lock(void);
void rl_after_led_lock(bool is_release);
void rl_tell_schedule(void);

#define IF_LED(call) \
	do { \
		if (UNLIKELY(atomic_load_explicit(&rl_is_led, memory_order_relaxed))) { \
			call; \
		} \
	} while (0)

/* openmp.c */
void rl_note_task(uintptr_t code);
void rl_note_taskloop(uintptr_t code);
uint64_t rl_combine_at_group_end(uint64_t task);
uint64_t rl_current_task(void);
void rl_tell_reduction(enum record_kind edge);
uint64_t rl_new_task(void);

/* start.c */
void rl_forget_started(void);

/* atomic.c */
void rl_fence(uint32_t order);

/* unseen.c */
void rl_watch_calls(uintptr_t code);

/* signal.c, leave.c */
void rl_catch_signals(void);
void rl_catch_exits(void);

/* real.c: the functions that ours stand before */
void rl_resolve(void);
void *rl_next(const char *name);

/* Where the region stands that this thread is about to start by a call. */
uint64_t rl_region_code(uint64_t call);

/* An event of the program, where the thread is recorded: EVENT(kind, numbers…). */
#define EVENT(kind, ...) \
	do { \
		struct rl_thread *event_thread = rl_event_begin(); \
		if (event_thread) { \
			const uint64_t event_numbers[] = {__VA_ARGS__}; \
			rl_event(event_thread, kind, event_numbers, sizeof event_numbers / sizeof *event_numbers); \
			rl_event_end(event_thread); \
		} \
	} while (0)

/* An event that is its kind alone. */
#define EVENT0(kind) \
	do { \
		struct rl_thread *event_thread = rl_event_begin(); \
		if (event_thread) { \
			rl_event(event_thread, kind, NULL, 0); \
			rl_event_end(event_thread); \
		} \
	} while (0)

static inline bool rl_is_recording(void) {
	return UNLIKELY(atomic_load_explicit(&rl_recording, memory_order_relaxed));
}

/* Size and flags in one number. */
static inline uint64_t rl_shape(uint64_t size, uint32_t flags) {
	return size << 4 | flags;
}

static inline struct rl_run *rl_run_of(struct rl_thread *thread, uintptr_t code, uint32_t flags) {
	code ^= (uintptr_t)flags << 56;
	return &thread->runs[(uint32_t)((code * UINT64_C(0x9e3779b97f4a7c15) + thread->salt) >> (64 - RUN_BITS))];
}

static inline bool rl_holds(const struct rl_run *run, uintptr_t address) {
	return address - run->low < run->high - run->low
			&& (!run->frame || atomic_load_explicit(&run->frame->number, memory_order_relaxed) == run->frame_number);
}

/* A number of a record; see rl_put_kind. */
static inline void rl_put(struct rl_thread *thread, uint64_t number) {
	uint8_t *to = thread->buffer + thread->last_byte;
	while (number >= 0x80) {
		*to++ = (uint8_t)(number | 0x80);
		number >>= 7;
	}
	*to++ = (uint8_t)number;
	thread->last_byte = (uint32_t)(to - thread->buffer);
}

static inline void rl_put_signed(struct rl_thread *thread, int64_t number) {
	rl_put(thread, ((uint64_t)number << 1) ^ (uint64_t)(number >> 63));
}

/* The way of nearly all accesses: the run of this instruction goes on as it was expected. A thread that is not recorded has no runs. */
static inline void rl_access(uintptr_t address, uintptr_t code, uint64_t size, uint32_t flags) {
	struct rl_thread *thread = rl_self;
	if (LIKELY(thread != NULL)) {
		struct rl_run *run = rl_run_of(thread, code, flags);
		uintptr_t next = address + (uintptr_t)run->stride;
		bool goes_on = run->expect == address;
		if (LIKELY((goes_on || run->expect == next) && run->code == code && run->tag == thread->tag && run->shape == rl_shape(size, flags))
				&& (!run->frame || rl_holds(run, address)) && LIKELY(!thread->inside)) {
			if (goes_on) {
				if (address == run->end) {
					run->end = next;
				}
				run->expect = next;
			} /* or else it is the access before it once more */
			return;
		}
	}
	rl_access_slowly(address, code, size, flags);
}

#endif
