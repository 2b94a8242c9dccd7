/* The entry points of the compilers' thread instrumentation for accesses that are not atomic. */
#include "recorder.h"

#define DEFINE(name, bytes, flags) \
	EXPORTED void name(void *address); \
	void name(void *address) { \
		rl_access((uintptr_t)address, CODE_ADDRESS, bytes, flags); \
	}

/* What reads and then writes is a write: whatever meets the read meets it as well. */
#define DEFINE_SIZE(bytes) \
	DEFINE(__tsan_read##bytes, bytes, 0) \
	DEFINE(__tsan_write##bytes, bytes, ACCESS_WRITE) \
	DEFINE(__tsan_unaligned_read##bytes, bytes, 0) \
	DEFINE(__tsan_unaligned_write##bytes, bytes, ACCESS_WRITE) \
	DEFINE(__tsan_volatile_read##bytes, bytes, 0) \
	DEFINE(__tsan_volatile_write##bytes, bytes, ACCESS_WRITE) \
	DEFINE(__tsan_unaligned_volatile_read##bytes, bytes, 0) \
	DEFINE(__tsan_unaligned_volatile_write##bytes, bytes, ACCESS_WRITE) \
	DEFINE(__tsan_read_write##bytes, bytes, ACCESS_WRITE) \
	DEFINE(__tsan_unaligned_read_write##bytes, bytes, ACCESS_WRITE)

DEFINE_SIZE(1)
DEFINE_SIZE(2)
DEFINE_SIZE(4)
DEFINE_SIZE(8)
DEFINE_SIZE(16)

EXPORTED void __tsan_read_range(void *address, size_t bytes);
EXPORTED void __tsan_write_range(void *address, size_t bytes);
EXPORTED void __tsan_vptr_read(void **address);
EXPORTED void __tsan_vptr_update(void **address, void *value);
EXPORTED void __tsan_init(void);

void __tsan_read_range(void *address, size_t bytes) {
	if (bytes) {
		rl_access((uintptr_t)address, CODE_ADDRESS, bytes, 0);
	}
}

void __tsan_write_range(void *address, size_t bytes) {
	if (bytes) {
		rl_access((uintptr_t)address, CODE_ADDRESS, bytes, ACCESS_WRITE);
	}
}

void __tsan_vptr_read(void **address) {
	rl_access((uintptr_t)address, CODE_ADDRESS, sizeof *address, 0);
}

void __tsan_vptr_update(void **address, void *value) {
	(void)value;
	rl_access((uintptr_t)address, CODE_ADDRESS, sizeof *address, ACCESS_WRITE);
}

/* Every module that is instrumented calls this before anything else of it runs. */
void __tsan_init(void) {
	rl_start();
	if (rl_is_recording()) {
		int saved = errno;
		rl_note_modules();
		if (rl_note_instrumented(CODE_ADDRESS)) {
			rl_watch_calls(CODE_ADDRESS);
		}
		errno = saved;
	}
}
