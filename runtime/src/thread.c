/* Threads: when they are seen first and when they end, and the table of their stacks and their own variables. */
#include "recorder.h"

#include <limits.h>
#include <link.h>
#include <pthread.h>

#define STACK_LIMIT 4096
#define FIRST_SEGMENT (STACK_MASK + 1)

struct stack {
	_Atomic uintptr_t low, high;
	struct rl_thread *_Atomic thread; /* null: the place is free */
};

__thread struct rl_thread *rl_self __attribute__((tls_model("initial-exec")));
/* A thread whose end was recorded: what its last destructors do is not recorded. */
static __thread bool has_ended __attribute__((tls_model("initial-exec")));

_Atomic uint32_t rl_stacks_version = 1;
static struct stack stacks[STACK_LIMIT];
static _Atomic uint32_t stack_count;
static struct rl_thread *free_threads;
static uint32_t next_number;
static uint32_t next_log = 1;
static atomic_flag table_lock = ATOMIC_FLAG_INIT;
static pthread_key_t end_key;
static bool has_key;

static void lock_table(void) {
	while (atomic_flag_test_and_set_explicit(&table_lock, memory_order_acquire)) {
		sched_yield();
	}
}

static void unlock_table(void) {
	atomic_flag_clear_explicit(&table_lock, memory_order_release);
}

/* Whose stack an address is on, or else the addresses around it where there is none. */
bool rl_find_stack(uintptr_t address, struct rl_thread **owner, uintptr_t *low, uintptr_t *high) {
	uintptr_t below = 0;
	uintptr_t above = UINTPTR_MAX;
	uint32_t count = atomic_load_explicit(&stack_count, memory_order_acquire);
	for (uint32_t i = 0; i < count; i++) {
		struct rl_thread *thread = atomic_load_explicit(&stacks[i].thread, memory_order_acquire);
		if (!thread) {
			continue;
		}
		uintptr_t first = atomic_load_explicit(&stacks[i].low, memory_order_relaxed);
		uintptr_t end = atomic_load_explicit(&stacks[i].high, memory_order_relaxed);
		if (address >= first && address < end) {
			*owner = thread;
			return true;
		}
		if (end <= address && end > below) {
			below = end;
		}
		if (first > address && first < above) {
			above = first;
		}
	}
	*low = below;
	*high = above;
	return false;
}

/* The headers of the program itself, as the linker names them. */
extern const ElfW(Ehdr) __ehdr_start __attribute__((visibility("hidden")));

/* The program's own thread-local variables end where the thread pointer points to, those of libraries are before or elsewhere. */
static void find_own_variables(struct rl_thread *thread) {
	const ElfW(Phdr) *headers = (const ElfW(Phdr) *)((uintptr_t)&__ehdr_start + __ehdr_start.e_phoff);
	thread->variables_low = 0;
	thread->variables_high = 0;
	for (unsigned i = 0; i < __ehdr_start.e_phnum; i++) {
		if (headers[i].p_type == PT_TLS && headers[i].p_memsz > 0) {
			uintptr_t align = headers[i].p_align ? headers[i].p_align : 1;
			uintptr_t bytes = (headers[i].p_memsz + align - 1) / align * align;
			thread->variables_high = (uintptr_t)__builtin_thread_pointer();
			thread->variables_low = thread->variables_high - bytes;
		}
	}
}

static void find_own_stack(struct rl_thread *thread) {
	pthread_attr_t attributes;
	void *low = NULL;
	size_t bytes = 0;
	if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
		pthread_attr_getstack(&attributes, &low, &bytes);
		pthread_attr_destroy(&attributes);
	}
	thread->stack_low = (uintptr_t)low;
	thread->stack_high = (uintptr_t)low + bytes;
}

static bool allocate(struct rl_thread *thread) {
	thread->frames = rl_map(FRAME_LIMIT * sizeof *thread->frames);
	thread->nodes = rl_map(NODE_LIMIT * sizeof *thread->nodes);
	thread->node_slots = rl_map(NODE_SLOTS * sizeof *thread->node_slots);
	thread->runs = rl_map(RUN_SLOTS * sizeof *thread->runs);
	thread->rows = rl_map(RUN_SLOTS * sizeof *thread->rows);
	thread->used = rl_map(RUN_SLOTS * sizeof *thread->used);
	thread->seen = rl_map(SEEN_SLOTS * sizeof *thread->seen);
	thread->sets = rl_map(SET_SLOTS * sizeof *thread->sets);
	thread->marks = rl_map(SET_SLOTS * sizeof *thread->marks);
	thread->used_sets = rl_map(SET_SLOTS * sizeof *thread->used_sets);
	thread->buffer = rl_map(BUFFER_BYTES);
	thread->filled = BLOCK_HEADER_BYTES;
	thread->tag = FIRST_SEGMENT;
	thread->next_frame = VARIABLES_FRAME;
	return thread->frames && thread->nodes && thread->node_slots && thread->runs && thread->rows && thread->used && thread->seen && thread->sets && thread->marks
			&& thread->used_sets && thread->buffer;
}

static void add_memory(struct rl_thread *thread, uintptr_t low, uintptr_t high) {
	uint32_t count = atomic_load(&stack_count);
	uint32_t place = 0;
	while (place < count && atomic_load(&stacks[place].thread)) {
		place++;
	}
	if (place < STACK_LIMIT) {
		atomic_store(&stacks[place].low, low);
		atomic_store(&stacks[place].high, high);
		atomic_store(&stacks[place].thread, thread);
		if (place == count) {
			atomic_store(&stack_count, count + 1);
		}
	}
}

/* Makes a thread one of this log, with the next number. The table is locked. */
static void number(struct rl_thread *thread) {
	thread->number = next_number++;
	thread->log = next_log++;
	thread->last_code = 0;
	thread->last_address = 0;
	add_memory(thread, thread->stack_low, thread->stack_high);
	if (thread->variables_high) {
		add_memory(thread, thread->variables_low, thread->variables_high);
	}
	atomic_fetch_add(&rl_stacks_version, 1);
}

static void begin(struct rl_thread *thread) {
	rl_clear(thread->relaxed, sizeof thread->relaxed);
	thread->has_released = false;
	const uint64_t numbers[] = {thread->stack_low, thread->stack_high};
	rl_event(thread, RECORD_THREAD_BEGIN, numbers, 2);
}

/* The calling thread becomes one that is recorded. */
struct rl_thread *rl_register(void) {
	static __thread bool is_registering __attribute__((tls_model("initial-exec")));
	if (has_ended || is_registering) {
		return NULL;
	}
	is_registering = true;
	lock_table();
	struct rl_thread *thread = free_threads;
	if (thread) {
		free_threads = thread->next_free;
	}
	unlock_table();
	bool is_new = !thread;
	if (is_new) {
		thread = rl_map(sizeof *thread);
	}
	if (!thread || (is_new && !allocate(thread))) {
		rl_stop("ENOMEM");
		is_registering = false;
		return NULL;
	}
	thread->inside = 1;
	find_own_stack(thread);
	find_own_variables(thread);
	lock_table();
	number(thread);
	unlock_table();
	rl_self = thread;
	if (has_key) {
		pthread_setspecific(end_key, thread);
	}
	begin(thread);
	rl_flush(thread); /* if the process is killed, its threads are known */
	thread->inside = 0;
	is_registering = false;
	return thread;
}

static void remove_stack(const struct rl_thread *thread) {
	uint32_t count = atomic_load(&stack_count);
	for (uint32_t i = 0; i < count; i++) {
		if (atomic_load(&stacks[i].thread) == thread) {
			atomic_store(&stacks[i].thread, NULL);
		}
	}
	atomic_fetch_add(&rl_stacks_version, 1);
}

/* What other destructors of the thread do is recorded as long as the system calls ours again. */
static void end(void *value) {
	struct rl_thread *thread = value;
	if (++thread->ending < PTHREAD_DESTRUCTOR_ITERATIONS) {
		pthread_setspecific(end_key, thread);
		return;
	}
	struct rl_thread *recorded = rl_event_begin();
	if (recorded != thread) {
		return;
	}
	rl_event(thread, RECORD_THREAD_END, NULL, 0);
	rl_flush(thread);
	has_ended = true;
	rl_self = NULL;
	uint32_t depth = thread->depth < FRAME_LIMIT ? thread->depth : FRAME_LIMIT;
	for (uint32_t i = 0; i < depth; i++) {
		atomic_store_explicit(&thread->frames[i].number, 0, memory_order_relaxed);
	}
	thread->depth = 0;
	thread->tag &= ~STACK_MASK;
	thread->salt = 0;
	thread->implicit_count = 0;
	thread->ending = 0;
	rl_event_end(thread);
	lock_table();
	remove_stack(thread);
	thread->next_free = free_threads;
	free_threads = thread;
	unlock_table();
}

void rl_prepare_threads(void) {
	has_key = pthread_key_create(&end_key, end) == 0;
}

void rl_for_each_thread(void (*action)(struct rl_thread *)) {
	uint32_t count = atomic_load(&stack_count);
	for (uint32_t i = 0; i < count; i++) {
		struct rl_thread *thread = atomic_load(&stacks[i].thread);
		if (thread && atomic_load(&stacks[i].low) == thread->stack_low) {
			action(thread);
		}
	}
}

/* In a process that was forked: its only thread begins a log of its own. */
void rl_keep_only(struct rl_thread *thread) {
	atomic_flag_clear(&table_lock);
	for (uint32_t i = 0; i < STACK_LIMIT; i++) {
		atomic_store(&stacks[i].thread, NULL);
	}
	free_threads = NULL;
	next_number = 0;
	if (thread) {
		thread->filled = BLOCK_HEADER_BYTES;
		thread->used_count = 0;
		rl_clear(thread->rows, RUN_SLOTS * sizeof *thread->rows);
		rl_clear(thread->sets, SET_SLOTS * sizeof *thread->sets);
		rl_clear(thread->marks, SET_SLOTS * sizeof *thread->marks);
		thread->used_set_count = 0;
		thread->tag += FIRST_SEGMENT;
		atomic_flag_clear(&thread->writing);
		number(thread);
		begin(thread);
	}
}
