/* Accesses that follow no stride (what an index array names, blocks of a matrix): as sets of the elements of blocks, each a record. */
#include "recorder.h"

#define ACCESS_BYTES 128
#define BITS 64
#define FACTOR UINT64_C(0x9e3779b97f4a7c15)

static uintptr_t block_bytes(const struct rl_set *set) {
	return (set->shape >> 4) * BITS;
}

static struct rl_set *first_place(struct rl_thread *thread, uintptr_t code, uintptr_t block) {
	uint64_t hash = (code + block * FACTOR) * FACTOR;
	return &thread->sets[(hash >> (64 - SET_BITS)) * SET_WAYS];
}

static bool is_alike(const struct rl_set *set, const struct rl_set *like) {
	return set->code == like->code && set->tag == like->tag && set->shape == like->shape && set->frame_number == like->frame_number
			&& set->owner == like->owner;
}

/* The set of a block that is otherwise like another one; null if there is none. */
static struct rl_set *find(struct rl_thread *thread, const struct rl_set *like, uintptr_t block) {
	struct rl_set *set = first_place(thread, like->code, block);
	for (int way = 0; way < SET_WAYS; way++) {
		if (set[way].mask && set[way].block == block && is_alike(&set[way], like)) {
			return &set[way];
		}
	}
	return NULL;
}

static bool is_one_run(uint64_t mask) {
	uint64_t ones = mask >> __builtin_ctzll(mask);
	return (ones & (ones + 1)) == 0;
}

static void begin_record(struct rl_thread *thread, const struct rl_set *set, enum record_kind kind, uintptr_t base) {
	uint32_t node = (uint32_t)(set->tag & STACK_MASK);
	rl_write_node(thread, node);
	rl_reserve(thread, ACCESS_BYTES);
	rl_put_kind(thread, kind);
	rl_put(thread, set->shape & 15);
	rl_put(thread, set->shape >> 4);
	rl_put_signed(thread, (int64_t)(set->code - thread->last_code));
	rl_put(thread, node);
	rl_put_signed(thread, (int64_t)(base - thread->last_address));
}

static void end_record(struct rl_thread *thread, const struct rl_set *set, uintptr_t base) {
	if (set->shape & ACCESS_STACK) {
		rl_put(thread, set->owner);
		rl_put(thread, set->frame_number);
	}
	rl_commit(thread);
	thread->last_code = set->code;
	thread->last_address = base;
}

/* Elements that lie side by side, also over the ends of blocks, are one run. */
static void write_run(struct rl_thread *thread, struct rl_set *set) {
	struct rl_set *before = set;
	while ((set->mask & 1) && (before = find(thread, set, set->block - block_bytes(set))) && before->mask >> (BITS - 1) && is_one_run(before->mask)) {
		set = before;
	}
	uintptr_t base = set->block + (uintptr_t)__builtin_ctzll(set->mask) * (set->shape >> 4);
	uint64_t count = 0;
	struct rl_set all = *set;
	struct rl_set *next = set;
	do {
		uint64_t mask = next->mask;
		count += (uint64_t)__builtin_popcountll(mask);
		next->mask = 0;
		all.block = next->block;
		next = mask >> (BITS - 1) ? find(thread, &all, all.block + block_bytes(&all)) : NULL;
	} while (next && (next->mask & 1) && is_one_run(next->mask));
	begin_record(thread, &all, RECORD_ACCESSES, base);
	rl_put_signed(thread, count > 1 ? (int64_t)(all.shape >> 4) : 0);
	rl_put(thread, count);
	end_record(thread, &all, base);
}

static void write_set(struct rl_thread *thread, struct rl_set *set) {
	if (is_one_run(set->mask)) {
		write_run(thread, set);
	} else {
		begin_record(thread, set, RECORD_SET, set->block);
		rl_put(thread, set->mask);
		end_record(thread, set, set->block);
	}
}

/* A place for a new set; one that is there is written when all are taken. */
static struct rl_set *place(struct rl_thread *thread, struct rl_set *first) {
	for (int way = 0; way < SET_WAYS; way++) {
		if (!first[way].mask) {
			if (!first[way].is_used) {
				first[way].is_used = true;
				thread->used_sets[thread->used_set_count++] = (uint16_t)(first + way - thread->sets);
			}
			return &first[way];
		}
	}
	struct rl_set *victim = &first[thread->next_victim++ % SET_WAYS];
	write_set(thread, victim);
	return victim;
}

static bool is_of(const struct rl_set *set, const struct rl_run *run, uintptr_t block, uint64_t shape) {
	return set->mask && set->code == run->code && set->block == block && set->tag == run->tag && set->shape == shape
			&& (!run->frame || (set->frame_number == run->frame_number && set->owner == run->owner));
}

/* Adds an access that is like those of a run. False where its size is of no use for a set. */
bool rl_scatter(struct rl_thread *thread, const struct rl_run *run, uintptr_t address) {
	uint64_t size = run->shape >> 4;
	if ((size & (size - 1)) != 0 || size > 16) {
		return false;
	}
	uintptr_t phase = address & (size - 1);
	uintptr_t block = ((address - phase) & ~(size * BITS - 1)) + phase;
	uint64_t bit = UINT64_C(1) << (address >> __builtin_ctzll(size) & (BITS - 1));
	uint64_t shape = run->shape | (run->frame ? ACCESS_STACK : 0);
	struct rl_set *first = first_place(thread, run->code, block);
	for (int way = 0; way < SET_WAYS; way++) {
		if (is_of(&first[way], run, block, shape)) {
			first[way].mask |= bit;
			return true;
		}
	}
	struct rl_set *set = place(thread, first);
	set->code = run->code;
	set->tag = run->tag;
	set->block = block;
	set->shape = shape;
	set->frame_number = run->frame ? run->frame_number : 0;
	set->owner = run->frame ? run->owner : 0;
	set->mask = bit;
	return true;
}

/* Writes the sets of the segment. */
void rl_close_sets(struct rl_thread *thread) {
	for (uint32_t i = 0; i < thread->used_set_count; i++) {
		struct rl_set *set = &thread->sets[thread->used_sets[i]];
		set->is_used = false;
		if (set->mask) {
			write_set(thread, set);
			set->mask = 0;
		}
	}
	thread->used_set_count = 0;
}
