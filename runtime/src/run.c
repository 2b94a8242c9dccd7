/* Runs of accesses: what one instruction did under one call stack in one segment, as few records as it takes. */
#include "recorder.h"

#define ACCESS_BYTES 128

static uint64_t count_of(const struct rl_run *run) {
	return run->stride ? (uint64_t)((intptr_t)(run->end - run->base) / run->stride) : 1;
}

/* Whether such a run was written before in this segment. The fingerprint has 64 bits, and the segment is a part of it: old ones need not be removed. */
static bool was_written(struct rl_thread *thread, const struct rl_run *run, uint64_t count) {
	uint64_t print = rl_mix(run->code + rl_mix(run->tag + rl_mix(run->base)));
	print = rl_mix(print + rl_mix((count > 1 ? (uint64_t)run->stride : 0) + rl_mix(rl_mix(count) + run->shape)));
	print = rl_mix(print + run->frame_number + ((uint64_t)run->owner << 44)) | 1;
	uint64_t *slot = &thread->seen[print >> 32 & (SEEN_SLOTS - 1)];
	if (*slot == print) {
		return true;
	}
	*slot = print;
	return false;
}

static void write_run(struct rl_thread *thread, const struct rl_run *run, uint64_t count) {
	if (was_written(thread, run, count)) {
		return;
	}
	uint32_t node = (uint32_t)(run->tag & STACK_MASK);
	rl_write_node(thread, node);
	rl_reserve(thread, ACCESS_BYTES);
	rl_put_kind(thread, RECORD_ACCESSES);
	rl_put(thread, (run->shape & 15) | (run->frame ? ACCESS_STACK : 0));
	rl_put(thread, run->shape >> 4);
	rl_put_signed(thread, (int64_t)(run->code - thread->last_code));
	rl_put(thread, node);
	rl_put_signed(thread, (int64_t)(run->base - thread->last_address));
	rl_put_signed(thread, count > 1 ? run->stride : 0);
	rl_put(thread, count);
	if (run->frame) {
		rl_put(thread, run->owner);
		rl_put(thread, run->frame_number);
	}
	rl_commit(thread);
	thread->last_code = run->code;
	thread->last_address = run->base;
}

/* Writes the runs of the segment and begins the next one. */
void rl_close_runs(struct rl_thread *thread) {
	for (uint32_t i = 0; i < thread->used_count; i++) {
		const struct rl_run *run = &thread->runs[thread->used[i]];
		write_run(thread, run, count_of(run));
	}
	thread->used_count = 0;
	thread->tag += STACK_MASK + 1;
}

static void start(struct rl_thread *thread, struct rl_run *run, uintptr_t address, uintptr_t code, uint64_t shape) {
	struct rl_place place;
	rl_locate(thread, address, &place);
	run->code = code;
	run->tag = thread->tag;
	run->base = address;
	run->expect = address;
	run->end = address + 1;
	run->stride = 0;
	run->shape = shape;
	run->frame = place.frame;
	run->frame_number = place.frame_number;
	run->owner = place.owner;
	run->low = place.low;
	run->high = place.high;
}

static void set_stride(struct rl_run *run, uintptr_t second) {
	run->stride = (intptr_t)(second - run->base);
	run->end = second + (uintptr_t)run->stride;
	run->expect = run->end;
}

/* Whether the address is one of the run, or the run can be changed so that it is. */
static bool takes(struct rl_thread *thread, struct rl_run *run, uintptr_t address) {
	if (!rl_holds(run, address)) {
		return false;
	}
	if (run->stride == 0) {
		if (address != run->base) {
			set_stride(run, address);
		}
		return true;
	}
	intptr_t distance = (intptr_t)(address - run->base);
	if (address == run->end) {
		run->end += (uintptr_t)run->stride;
		run->expect = run->end;
		return true;
	}
	if (distance % run->stride == 0 && distance / run->stride >= 0 && (uint64_t)(distance / run->stride) < count_of(run)) {
		run->expect = address + (uintptr_t)run->stride;
		return true;
	}
	if (count_of(run) == 2) {
		/* two addresses are no direction yet: the first is for itself, and the others are tried */
		write_run(thread, run, 1);
		run->base += (uintptr_t)run->stride;
		set_stride(run, address);
		return true;
	}
	return false;
}

void rl_access_slowly(uintptr_t address, uintptr_t code, uint64_t size, uint32_t flags) {
	int saved = errno;
	struct rl_thread *thread = rl_self ? rl_self : rl_register();
	if (!thread || thread->inside) {
		errno = saved;
		return;
	}
	thread->inside = 1;
	struct rl_run *run = rl_run_of(thread, code, flags);
	bool is_used = (run->tag ^ thread->tag) <= STACK_MASK && run->code;
	bool is_same = is_used && run->code == code && run->tag == thread->tag && run->shape == rl_shape(size, flags);
	if (!is_same || !takes(thread, run, address)) {
		if (is_used) {
			write_run(thread, run, count_of(run));
		} else {
			thread->used[thread->used_count++] = (uint32_t)(run - thread->runs);
		}
		start(thread, run, address, code, rl_shape(size, flags));
	}
	thread->inside = 0;
	errno = saved;
}
