/* Accesses that follow no stride (what an index array names, blocks of a matrix): as sets of the elements of blocks, each a record. */
#include "recorder.h"

#define ACCESS_BYTES 128
#define BITS 64
#define FACTOR UINT64_C(0x9e3779b97f4a7c15)

static uintptr_t block_bytes(const struct rl_set *set) {
	return (set->shape >> 4) * BITS;
}

static uint64_t key_of(uint64_t kin, uintptr_t block) {
	return kin ^ block * FACTOR;
}

/* The number of the first place of a set. */
static uint32_t first_place(uint64_t key) {
	return (uint32_t)(key * FACTOR >> (64 - SET_BITS)) * SET_WAYS;
}

static uint64_t *mask_of(struct rl_thread *thread, const struct rl_set *set) {
	return &thread->marks[set - thread->sets].mask;
}

/* The set of a block that is otherwise like another one; null if there is none. */
static struct rl_set *find(struct rl_thread *thread, const struct rl_set *like, uintptr_t block) {
	uint64_t key = key_of(like->kin, block);
	uint32_t first = first_place(key);
	for (uint32_t place = first; place < first + SET_WAYS; place++) {
		if (thread->marks[place].mask && thread->marks[place].key == key) {
			return &thread->sets[place];
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
	while ((*mask_of(thread, set) & 1) && (before = find(thread, set, set->block - block_bytes(set))) && *mask_of(thread, before) >> (BITS - 1)
			&& is_one_run(*mask_of(thread, before))) {
		set = before;
	}
	uintptr_t base = set->block + (uintptr_t)__builtin_ctzll(*mask_of(thread, set)) * (set->shape >> 4);
	uint64_t count = 0;
	struct rl_set all = *set;
	struct rl_set *next = set;
	do {
		uint64_t mask = *mask_of(thread, next);
		count += (uint64_t)__builtin_popcountll(mask);
		*mask_of(thread, next) = 0;
		all.block = next->block;
		next = mask >> (BITS - 1) ? find(thread, &all, all.block + block_bytes(&all)) : NULL;
	} while (next && (*mask_of(thread, next) & 1) && is_one_run(*mask_of(thread, next)));
	begin_record(thread, &all, RECORD_ACCESSES, base);
	rl_put_signed(thread, count > 1 ? (int64_t)(all.shape >> 4) : 0);
	rl_put(thread, count);
	end_record(thread, &all, base);
}

static void write_set(struct rl_thread *thread, struct rl_set *set) {
	uint64_t mask = *mask_of(thread, set);
	if (is_one_run(mask)) {
		write_run(thread, set);
	} else {
		begin_record(thread, set, RECORD_SET, set->block);
		rl_put(thread, mask);
		end_record(thread, set, set->block);
	}
}

/* A place for a new set; one that is there is written when all are taken. */
static uint32_t place(struct rl_thread *thread, uint32_t first) {
	for (uint32_t place = first; place < first + SET_WAYS; place++) {
		if (!thread->marks[place].mask) {
			if (!thread->sets[place].is_used) {
				thread->sets[place].is_used = true;
				thread->used_sets[thread->used_set_count++] = (uint16_t)place;
			}
			return place;
		}
	}
	uint32_t victim = first + thread->next_victim++ % SET_WAYS;
	write_set(thread, &thread->sets[victim]);
	return victim;
}

static void begin_set(struct rl_set *set, const struct rl_run *run, uintptr_t block) {
	set->code = run->code;
	set->tag = run->tag;
	set->block = block;
	set->shape = run->shape | (run->frame ? ACCESS_STACK : 0);
	set->frame_number = run->frame ? run->frame_number : 0;
	set->owner = run->frame ? run->owner : 0;
	set->kin = run->kin;
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
	uint64_t key = key_of(run->kin, block);
	uint32_t first = first_place(key);
	for (uint32_t way = first; way < first + SET_WAYS; way++) {
		struct rl_mark *mark = &thread->marks[way];
		if (mark->key == key && mark->mask) {
			mark->mask |= bit;
			return true;
		}
	}
	uint32_t at = place(thread, first);
	begin_set(&thread->sets[at], run, block);
	thread->marks[at] = (struct rl_mark){.key = key, .mask = bit};
	return true;
}

/* Writes the sets of the segment. */
void rl_close_sets(struct rl_thread *thread) {
	for (uint32_t i = 0; i < thread->used_set_count; i++) {
		struct rl_set *set = &thread->sets[thread->used_sets[i]];
		set->is_used = false;
		if (*mask_of(thread, set)) {
			write_set(thread, set);
			*mask_of(thread, set) = 0;
		}
	}
	thread->used_set_count = 0;
}
