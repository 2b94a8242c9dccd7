/* Runs of accesses: what one instruction did under one call stack in one segment, as few records as it takes. */
#include "recorder.h"

#define ACCESS_BYTES 128
#define SHORT_RUN 8    /* a run of so many accesses can be scattered */
#define SHORT_BREAKS 4 /* after so many short runs, one after the other, */
#define SCATTERED 256  /* so many accesses are */
#define NOWHERE 1      /* an address that is none */

static uint64_t count_of(const struct rl_run *run) {
	if (run->stride == 0 || run->end == run->base + (uintptr_t)run->stride) {
		return 1;
	}
	return (uint64_t)((intptr_t)(run->end - run->base) / run->stride);
}

/* Two numbers of which each bit counts in all bits of the result. */
static uint64_t fold(uint64_t a, uint64_t b) {
	unsigned __int128 product = (unsigned __int128)(a ^ UINT64_C(0xa0761d6478bd642f)) * (b ^ UINT64_C(0xe7037ed1a0b428db));
	return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Whether such rows were written before in this segment. The fingerprint has 64 bits, and the segment is a part of it: old ones need not be removed. */
static bool was_written(struct rl_thread *thread, const struct rl_run *run, const struct rl_rows *rows) {
	uint64_t print = fold(run->code, run->tag) + 3 * fold(rows->base, (uint64_t)rows->stride) + 5 * fold(rows->run_count, run->shape);
	print += 7 * fold(rows->count, (uint64_t)rows->distance);
	print = fold(print, run->frame_number + ((uint64_t)run->owner << 44)) | 1;
	uint64_t *slot = &thread->seen[print >> 32 & (SEEN_SLOTS - 1)];
	if (*slot == print) {
		return true;
	}
	*slot = print;
	return false;
}

/* One row is a run. */
static void write_rows(struct rl_thread *thread, const struct rl_run *run, const struct rl_rows *rows) {
	if (was_written(thread, run, rows)) {
		return;
	}
	uint32_t node = (uint32_t)(run->tag & STACK_MASK);
	rl_write_node(thread, node);
	rl_reserve(thread, ACCESS_BYTES);
	rl_put_kind(thread, rows->count > 1 ? RECORD_ROWS : RECORD_ACCESSES);
	rl_put(thread, (run->shape & 15) | (run->frame ? ACCESS_STACK : 0));
	rl_put(thread, run->shape >> 4);
	rl_put_signed(thread, (int64_t)(run->code - thread->last_code));
	rl_put(thread, node);
	rl_put_signed(thread, (int64_t)(rows->base - thread->last_address));
	rl_put_signed(thread, rows->stride);
	rl_put(thread, rows->run_count);
	if (rows->count > 1) {
		rl_put_signed(thread, rows->distance);
		rl_put(thread, rows->count);
	}
	if (run->frame) {
		rl_put(thread, run->owner);
		rl_put(thread, run->frame_number);
	}
	rl_commit(thread);
	thread->last_code = run->code;
	thread->last_address = rows->base;
}

static void write_one(struct rl_thread *thread, const struct rl_run *run, uintptr_t address) {
	const struct rl_rows one = {.base = address, .run_count = 1, .count = 1};
	write_rows(thread, run, &one);
}

static struct rl_rows *rows_of(struct rl_thread *thread, const struct rl_run *run) {
	return &thread->rows[run - thread->runs];
}

/* Short runs that came at no constant distance are scattered where that has happened before, as they would be many records. */
static void end_rows(struct rl_thread *thread, const struct rl_run *run) {
	struct rl_rows *rows = rows_of(thread, run);
	uint64_t scattered = 0;
	if (run->breaks && rows->count == 1 && rows->run_count <= SHORT_RUN) {
		uintptr_t address = rows->base;
		while (scattered < rows->run_count && rl_scatter(thread, run, address)) {
			scattered++;
			address += (uintptr_t)rows->stride;
		}
	}
	if (rows->count && scattered < rows->run_count) {
		write_rows(thread, run, rows);
	}
	rows->count = 0;
}

/* The run has come to its end: it is a row more, or the first one. */
static void end_run(struct rl_thread *thread, const struct rl_run *run) {
	struct rl_rows *rows = rows_of(thread, run);
	uint64_t count = count_of(run);
	intptr_t stride = count > 1 ? run->stride : 0;
	intptr_t distance = (intptr_t)(run->base - rows->base);
	if (rows->count && rows->count < ROW_LIMIT && rows->run_count == count && rows->stride == stride) {
		if (distance == 0) {
			return;
		}
		if (rows->count == 1) {
			rows->distance = distance;
		}
		if (distance == (intptr_t)rows->count * rows->distance) {
			rows->count++;
			return;
		}
	}
	end_rows(thread, run);
	*rows = (struct rl_rows){.base = run->base, .stride = stride, .run_count = count, .count = 1};
}

/* The accesses of a run's place are at their end. */
static void end_all(struct rl_thread *thread, const struct rl_run *run) {
	if (!run->scattered) {
		end_run(thread, run);
	}
	end_rows(thread, run);
}

/* Writes the accesses of the segment and begins the next one. */
void rl_close_runs(struct rl_thread *thread) {
	for (uint32_t i = 0; i < thread->used_count; i++) {
		end_all(thread, &thread->runs[thread->used[i]]);
	}
	thread->used_count = 0;
	rl_close_sets(thread);
	thread->tag += STACK_MASK + 1;
}

/* The run begins anew at an address of the same object; the stride is that of such runs before it, 0 where nothing is known of it. */
static void restart(struct rl_run *run, uintptr_t address, intptr_t stride) {
	run->base = address;
	run->expect = address + (uintptr_t)stride;
	run->end = stride ? run->expect : address + 1;
	run->stride = stride;
}

static void start(struct rl_thread *thread, struct rl_run *run, uintptr_t address, uintptr_t code, uint64_t shape) {
	struct rl_place place;
	rl_locate(thread, address, &place);
	run->code = code;
	run->tag = thread->tag;
	run->shape = shape;
	run->frame = place.frame;
	run->frame_number = place.frame_number;
	run->owner = place.owner;
	run->low = place.low;
	run->high = place.high;
	run->scattered = 0;
	run->kin = fold(code, run->tag) + 3 * fold(shape, run->frame_number + ((uint64_t)run->owner << 44));
	restart(run, address, 0);
}

static void set_stride(struct rl_run *run, uintptr_t second) {
	run->stride = (intptr_t)(second - run->base);
	run->end = second + (uintptr_t)run->stride;
	run->expect = run->end;
}

/* Whether the run has the address already. */
static bool has(const struct rl_run *run, uintptr_t address) {
	uintptr_t distance = run->stride > 0 ? address - run->base : run->base - address;
	uintptr_t length = run->stride > 0 ? run->end - run->base : run->base - run->end;
	return distance < length && (distance == 0 || distance % (uintptr_t)(run->stride > 0 ? run->stride : -run->stride) == 0);
}

/* Whether the address, which is of the same object, is one of the run, or the run can be changed so that it is. */
static bool takes(struct rl_thread *thread, struct rl_run *run, uintptr_t address) {
	if (run->stride && address == run->end) {
		run->end += (uintptr_t)run->stride;
		run->expect = run->end;
		return true;
	}
	uint64_t count = count_of(run);
	if (count == 1) {
		if (address != run->base) {
			set_stride(run, address);
		}
		return true;
	}
	if (has(run, address)) {
		run->expect = address + (uintptr_t)run->stride;
		return true;
	}
	if (count == 2 && run->breaks < SHORT_BREAKS) {
		/* two addresses are no direction yet: the first is for itself, and the others are tried */
		run->breaks++;
		if (!rl_scatter(thread, run, run->base)) {
			write_one(thread, run, run->base);
		}
		run->base += (uintptr_t)run->stride;
		set_stride(run, address);
		return true;
	}
	return false;
}

/* Goes on with a run of the same instruction and object that does not take the address. */
static void break_run(struct rl_thread *thread, struct rl_run *run, uintptr_t address) {
	const struct rl_rows *rows = rows_of(thread, run);
	bool is_short = count_of(run) <= SHORT_RUN;
	end_run(thread, run);
	run->breaks = !is_short || rows->count > 1 ? 0 : run->breaks < SHORT_BREAKS ? run->breaks + 1 : run->breaks;
	restart(run, address, rows->count > 1 ? rows->stride : 0);
	if (run->breaks == SHORT_BREAKS && rl_scatter(thread, run, address)) {
		run->scattered = SCATTERED;
		run->expect = NOWHERE;
	}
}

/* An access of the same instruction to the same object. */
static void follow(struct rl_thread *thread, struct rl_run *run, uintptr_t address) {
	if (run->scattered) {
		if (--run->scattered && rl_scatter(thread, run, address)) {
			return;
		}
		run->scattered = 0;
		restart(run, address, 0);
	} else if (!takes(thread, run, address)) {
		break_run(thread, run, address);
	}
}

static bool is_at_work(const struct rl_thread *thread, const struct rl_run *run) {
	return run->code && (run->tag ^ thread->tag) <= STACK_MASK;
}

static bool is_of(const struct rl_thread *thread, const struct rl_run *run, uintptr_t code, uint64_t shape) {
	return run->code == code && run->tag == thread->tag && run->shape == shape;
}

/* The run of an instruction that has one in this segment, or else a place for it. */
static struct rl_run *find_run(struct rl_thread *thread, uintptr_t code, uint64_t shape) {
	struct rl_run *first = rl_run_of(thread, code, (uint32_t)shape & (ACCESS_WRITE | ACCESS_ATOMIC));
	if (LIKELY(is_of(thread, first, code, shape))) {
		return first;
	}
	uint32_t number = (uint32_t)(first - thread->runs);
	struct rl_run *unused = is_at_work(thread, first) ? NULL : first;
	for (uint32_t way = 1; way < RUN_WAYS; way++) {
		struct rl_run *run = &thread->runs[number ^ way];
		if (is_of(thread, run, code, shape)) {
			return run;
		}
		if (!unused && !is_at_work(thread, run)) {
			unused = run;
		}
	}
	return unused ? unused : &thread->runs[number ^ thread->next_run++ % RUN_WAYS];
}

/* The place of the run was another one's, or the object is another one. */
static void begin(struct rl_thread *thread, struct rl_run *run, uintptr_t address, uintptr_t code, uint64_t shape) {
	if (is_at_work(thread, run)) {
		end_all(thread, run);
	} else {
		thread->used[thread->used_count++] = (uint32_t)(run - thread->runs);
	}
	if (!is_of(thread, run, code, shape)) {
		run->breaks = 0;
	}
	start(thread, run, address, code, shape);
}

static struct rl_thread *registered(void) {
	int saved = errno;
	struct rl_thread *thread = rl_register();
	errno = saved;
	return thread;
}

void rl_access_slowly(uintptr_t address, uintptr_t code, uint64_t size, uint32_t flags) {
	if (!rl_is_recording()) {
		return;
	}
	struct rl_thread *thread = rl_self ? rl_self : registered();
	if (!thread || thread->inside) {
		return;
	}
	thread->inside = 1;
	uint64_t shape = rl_shape(size, flags);
	struct rl_run *run = find_run(thread, code, shape);
	if (is_of(thread, run, code, shape) && rl_holds(run, address)) {
		follow(thread, run, address);
	} else {
		begin(thread, run, address, code, shape);
	}
	thread->inside = 0;
}
