/* Call stacks and frames, kept by what the compilers call where functions begin and end. */
#include "recorder.h"

#define WORDS_SEARCHED 256
#define NODE_FACTOR UINT64_C(0xd6e8feb86659fd93)

/* What is in a stack but in no function that is known: thread-local variables of libraries, functions that are not instrumented. */
static const struct rl_frame no_frame;
static const struct rl_frame variables = {.number = VARIABLES_FRAME};

static bool is_on(const struct rl_thread *thread, uintptr_t address) {
	return address - thread->stack_low < thread->stack_high - thread->stack_low;
}

/* One past the highest address of a frame. By its frame pointer, if there is one that leads to the return address; or else by a search for that. */
static uintptr_t find_top(const struct rl_thread *thread, const uintptr_t *own, uintptr_t code) {
	uintptr_t pointer = own[0];
	if (!is_on(thread, (uintptr_t)own)) {
		return 0;
	}
	if (pointer > (uintptr_t)own && pointer % sizeof(void *) == 0 && pointer < thread->stack_high - 2 * sizeof(void *)
			&& ((const uintptr_t *)pointer)[1] == code) {
		return pointer + 2 * sizeof(void *);
	}
	const uintptr_t *end = (const uintptr_t *)thread->stack_high;
	for (const uintptr_t *word = own + 2; word < own + 2 + WORDS_SEARCHED && word < end; word++) {
		if (*word == code) {
			return (uintptr_t)(word + 1);
		}
	}
	return 0;
}

static uint32_t find_node(struct rl_thread *thread, uint32_t caller, uintptr_t code) {
	uint32_t guess = thread->nodes[caller].last_child;
	if (LIKELY(guess && thread->nodes[guess].code == code)) {
		return guess;
	}
	uint32_t slot = (uint32_t)(rl_mix(code + caller * NODE_FACTOR) & (NODE_SLOTS - 1));
	uint32_t node = thread->node_slots[slot];
	while (node && (thread->nodes[node].code != code || thread->nodes[node].caller != caller)) {
		slot = (slot + 1) & (NODE_SLOTS - 1);
		node = thread->node_slots[slot];
	}
	if (!node) {
		if (thread->node_count + 1 >= NODE_LIMIT) {
			return caller;
		}
		node = ++thread->node_count;
		thread->nodes[node].code = code;
		thread->nodes[node].caller = caller;
		thread->node_slots[slot] = node;
	}
	thread->nodes[caller].last_child = node;
	return node;
}

static void set_node(struct rl_thread *thread, uint32_t node) {
	thread->tag = (thread->tag & ~STACK_MASK) | node;
	thread->salt = node * NODE_FACTOR;
}

static uint32_t node_at(const struct rl_thread *thread, uint32_t depth) {
	return depth == 0 ? 0 : thread->frames[(depth < FRAME_LIMIT ? depth : FRAME_LIMIT) - 1].node;
}

static void enter(struct rl_thread *thread, const uintptr_t *own, uintptr_t code) {
	uintptr_t top = find_top(thread, own, code);
	uint32_t depth = thread->depth;
	/* functions that were left by longjmp lie where this one is */
	while (top && depth > 0 && depth <= FRAME_LIMIT && thread->frames[depth - 1].top && thread->frames[depth - 1].top <= top) {
		depth--;
	}
	uint32_t caller = depth == thread->depth ? (uint32_t)(thread->tag & STACK_MASK) : node_at(thread, depth);
	uint32_t node = find_node(thread, caller, code);
	thread->depth = depth;
	if (depth < FRAME_LIMIT) {
		struct rl_frame *frame = &thread->frames[depth];
		atomic_store_explicit(&frame->number, ++thread->next_frame, memory_order_relaxed);
		frame->top = top;
		frame->node = node;
	}
	atomic_signal_fence(memory_order_seq_cst);
	thread->depth = depth + 1;
	set_node(thread, node);
}

EXPORTED void __tsan_func_entry(void *code);
EXPORTED void __tsan_func_exit(void);

void __tsan_func_entry(void *code) {
	if (!rl_is_recording()) {
		return;
	}
	struct rl_thread *thread = rl_self ? rl_self : rl_register();
	if (thread && !thread->inside) {
		enter(thread, __builtin_frame_address(0), (uintptr_t)code);
	}
}

void __tsan_func_exit(void) {
	struct rl_thread *thread = rl_self;
	if (rl_is_recording() && thread && !thread->inside && thread->depth > 0) {
		uint32_t depth = --thread->depth;
		set_node(thread, node_at(thread, depth));
	}
}

/* A task begins: whatever its thread was at, and waits in, has not called it. */
void rl_begin_stack(struct rl_thread *thread) {
	set_node(thread, 0);
}

/* The thread goes on where it was before that. */
void rl_resume_stack(struct rl_thread *thread) {
	set_node(thread, node_at(thread, thread->depth));
}

/* Defines a call stack, and those it consists of, where this log has not. */
void rl_write_node(struct rl_thread *thread, uint32_t node) {
	while (node && thread->nodes[node].log != thread->log) {
		uint32_t next = node; /* the outermost one that is not defined */
		while (thread->nodes[next].caller && thread->nodes[thread->nodes[next].caller].log != thread->log) {
			next = thread->nodes[next].caller;
		}
		rl_reserve(thread, 40);
		rl_put_kind(thread, RECORD_STACK);
		rl_put(thread, next);
		rl_put(thread, thread->nodes[next].caller);
		rl_put(thread, thread->nodes[next].code);
		rl_commit(thread);
		thread->nodes[next].log = thread->log;
	}
}

/* The frame that holds an address of the owner's stack: the innermost that ends above it. Those that run change only further inside. */
static void find_frame(struct rl_thread *owner, uintptr_t address, struct rl_place *place) {
	uint32_t depth = owner->depth < FRAME_LIMIT ? owner->depth : FRAME_LIMIT;
	atomic_thread_fence(memory_order_acquire);
	uintptr_t low = owner->stack_low;
	place->owner = owner->number;
	if (address - owner->variables_low < owner->variables_high - owner->variables_low) {
		place->frame = &variables;
		place->frame_number = VARIABLES_FRAME;
		place->low = owner->variables_low;
		place->high = owner->variables_high;
		return;
	}
	for (uint32_t i = depth; i-- > 0;) {
		const struct rl_frame *frame = &owner->frames[i];
		if (frame->top > address) {
			place->frame = frame;
			place->frame_number = atomic_load_explicit(&frame->number, memory_order_relaxed);
			place->low = low;
			place->high = frame->top;
			return;
		}
		if (frame->top) {
			low = frame->top;
		}
	}
	place->frame = &no_frame;
	place->frame_number = 0;
	place->low = low;
	place->high = owner->stack_high;
}

/* What an address is part of, as far as stacks are concerned. */
void rl_locate(struct rl_thread *thread, uintptr_t address, struct rl_place *place) {
	struct rl_thread *owner = thread;
	if (!is_on(thread, address)) {
		uint32_t version = atomic_load_explicit(&rl_stacks_version, memory_order_acquire);
		bool is_gap = version == thread->gap_version && address - thread->gap_low < thread->gap_high - thread->gap_low;
		if (is_gap || !rl_find_stack(address, &owner, &thread->gap_low, &thread->gap_high)) {
			thread->gap_version = version;
			*place = (struct rl_place){.low = thread->gap_low, .high = thread->gap_high};
			return;
		}
		thread->gap_version = version - 1; /* what was found is a stack, not a gap */
	}
	find_frame(owner, address, place);
}
