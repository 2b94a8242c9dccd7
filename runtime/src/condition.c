/*
 * Conditions of regions that `racelens confirm` has written into a source: what it reads to find out whether they hold is no access of the program.
 */
#include "recorder.h"

#include <stdarg.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_VALUES 8

/* The thread while it finds out; null where nothing is recorded. */
static __thread struct rl_thread *asking __attribute__((tls_model("initial-exec")));

EXPORTED void __racelens_condition_begin(void);
EXPORTED int __racelens_readable(const volatile void *memory, unsigned long bytes);
EXPORTED void __racelens_condition(unsigned number, int state, unsigned count, ...);

void __racelens_condition_begin(void) {
	asking = rl_event_begin();
}

static bool is_readable(const volatile char *address) {
	char byte;
	struct iovec to = {&byte, 1}, from = {(void *)(uintptr_t)address, 1};
	return process_vm_readv(getpid(), &to, 1, &from, 1, 0) == 1;
}

/* Whether memory is there: the kernel copies a byte from its begin and one from its end. */
int __racelens_readable(const volatile void *memory, unsigned long bytes) {
	const volatile char *first = memory;
	return asking && is_readable(first) && is_readable(first + (bytes ? bytes - 1 : 0));
}

/* The end of what began before: the condition of that number is in a state (0: it does not hold, 1: it holds, 2: that cannot be read,
 * 3 and 4: the reader knows by its two pointers), with its numbers. */
void __racelens_condition(unsigned number, int state, unsigned count, ...) {
	struct rl_thread *thread = asking;
	asking = NULL;
	if (!thread) {
		return;
	}
	uint64_t numbers[3 + MOST_VALUES] = {number, (uint64_t)state, count < MOST_VALUES ? count : MOST_VALUES};
	va_list values;
	va_start(values, count);
	for (unsigned i = 0; i < numbers[2]; i++) {
		numbers[3 + i] = (uint64_t)va_arg(values, long long);
	}
	va_end(values);
	rl_event(thread, RECORD_CONDITION, numbers, 3 + numbers[2]);
	rl_event_end(thread);
}
