/* Records of a thread, collected to blocks. */
#include "recorder.h"

#include <string.h>
#include <time.h>

#define EVENTS_BETWEEN 64 /* looks at the clock */
#define RECORD_BYTES 128 /* more than any record of fixed form has */

/* A new record; what was put and not committed, as a signal may leave it, is overwritten. */
void rl_put_kind(struct rl_thread *thread, enum record_kind kind) {
	thread->last_byte = thread->filled;
	thread->buffer[thread->last_byte++] = (uint8_t)kind;
}

void rl_commit(struct rl_thread *thread) {
	atomic_signal_fence(memory_order_seq_cst);
	thread->filled = thread->last_byte;
}

static void put_word(uint8_t *to, uint32_t word) {
	for (int i = 0; i < 4; i++) {
		to[i] = (uint8_t)(word >> (8 * i));
	}
}

/* Writes what there is as a block. */
void rl_flush(struct rl_thread *thread) {
	uint32_t bytes = thread->filled - BLOCK_HEADER_BYTES;
	if (bytes == 0 || atomic_flag_test_and_set(&thread->writing)) {
		return;
	}
	uint8_t header[LOG_HEADER_BYTES];
	rl_copy(header, LOG_MAGIC, 8);
	put_word(header + 8, LOG_FORMAT);
	put_word(header + 12, thread->number);
	put_word(thread->buffer, CODEC_PLAIN);
	put_word(thread->buffer + 4, bytes);
	put_word(thread->buffer + 8, bytes);
	char name[40];
	size_t at = rl_append(name, 0, sizeof name, "thread-");
	at = rl_append_number(name, at, sizeof name, thread->number, 10);
	rl_append(name, at, sizeof name, ".log");
	int error = rl_folder() && rl_is_this_process() ? rl_append_file(name, header, sizeof header, thread->buffer, thread->filled) : 0;
	thread->filled = BLOCK_HEADER_BYTES;
	thread->last_code = 0;
	thread->last_address = 0;
	atomic_flag_clear(&thread->writing);
	if (error) {
		rl_stop(strerrorname_np(error));
	}
}

/* Sees to it that so many bytes fit into the block. */
void rl_reserve(struct rl_thread *thread, size_t bytes) {
	if (thread->filled + bytes > BUFFER_BYTES) {
		int saved = errno;
		do {
			rl_flush(thread);
		} while (thread->filled + bytes > BUFFER_BYTES); /* another thread ends the process, and is writing it */
		rl_note_modules();
		errno = saved;
	}
}

/* The thread, with its segment ended and the recorder inside, or null if there is nothing to record. */
struct rl_thread *rl_event_begin(void) {
	if (!rl_is_recording()) {
		return NULL;
	}
	int saved = errno;
	struct rl_thread *thread = rl_self ? rl_self : rl_register();
	if (!thread || thread->inside) {
		errno = saved;
		return NULL;
	}
	thread->inside = 1;
	thread->saved_errno = saved;
	rl_close_runs(thread);
	thread->last_load.address = 0;
	return thread;
}

/* What waits for long is written, should the process be killed. */
static void flush_old(struct rl_thread *thread) {
	struct timespec now;
	clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
	if (now.tv_sec != thread->flushed_at) {
		rl_flush(thread);
		thread->flushed_at = now.tv_sec;
	}
}

void rl_event(struct rl_thread *thread, enum record_kind kind, const uint64_t *numbers, size_t count) {
	rl_reserve(thread, RECORD_BYTES + 10 * count);
	uint64_t stamp = atomic_fetch_add(&rl_stamp, 1) + 1;
	rl_put_kind(thread, kind);
	rl_put(thread, stamp);
	for (size_t i = 0; i < count; i++) {
		rl_put(thread, numbers[i]);
	}
	rl_commit(thread);
	if (++thread->events % EVENTS_BETWEEN == 0) {
		flush_old(thread);
	}
}

void rl_event_end(struct rl_thread *thread) {
	atomic_signal_fence(memory_order_seq_cst);
	thread->inside = 0;
	errno = thread->saved_errno;
}
