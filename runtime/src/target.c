/*
 * Entry points of libgomp that LLVM's runtime lacks. Device constructs of gcc run on the host, at once, by the thread that meets them:
 * nothing is mapped, and what is firstprivate is copied.
 */
#include "recorder.h"

#define KIND_MASK 0xff
#define KIND_FIRSTPRIVATE 12

EXPORTED void GOMP_target_ext(int device, void (*body)(void *), size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags,
		void **depend, void **arguments);
EXPORTED void GOMP_target_data_ext(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds);
EXPORTED void GOMP_target_update_ext(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags, void **depend);
EXPORTED void GOMP_target_enter_exit_data(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags,
		void **depend);
EXPORTED bool GOMP_teams4(unsigned low, unsigned high, unsigned thread_limit, bool is_first);

static void wait_for(void **depend) {
	static void (*wait)(void **);
	if (depend) {
		if (!wait) {
			*(void **)&wait = rl_next("GOMP_taskwait_depend");
		}
		if (wait) {
			wait(depend);
		}
	}
}

static size_t aligned(size_t bytes, unsigned short kind) {
	size_t align = (size_t)1 << (kind >> 8);
	return (bytes + align - 1) & ~(align - 1);
}

static size_t bytes_of_copies(size_t count, const size_t *sizes, const unsigned short *kinds) {
	size_t bytes = 0;
	for (size_t i = 0; i < count; i++) {
		if ((kinds[i] & KIND_MASK) == KIND_FIRSTPRIVATE) {
			bytes = aligned(bytes, kinds[i]) + sizes[i];
		}
	}
	return bytes;
}

void GOMP_target_ext(int device, void (*body)(void *), size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags,
		void **depend, void **arguments) {
	enum { ALIGN = 64 };
	(void)device;
	(void)flags;
	(void)arguments;
	wait_for(depend);
	size_t bytes = bytes_of_copies(count, sizes, kinds);
	char *room = __builtin_alloca(bytes + ALIGN);
	room += ALIGN - (uintptr_t)room % ALIGN;
	size_t at = 0;
	for (size_t i = 0; i < count; i++) {
		if ((kinds[i] & KIND_MASK) == KIND_FIRSTPRIVATE) {
			at = aligned(at, kinds[i]);
			rl_copy(room + at, addresses[i], sizes[i]);
			addresses[i] = room + at;
			at += sizes[i];
		}
	}
	body(addresses);
}

void GOMP_target_data_ext(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds) {
	(void)device, (void)count, (void)addresses, (void)sizes, (void)kinds;
}

void GOMP_target_update_ext(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags, void **depend) {
	(void)device, (void)count, (void)addresses, (void)sizes, (void)kinds, (void)flags;
	wait_for(depend);
}

void GOMP_target_enter_exit_data(int device, size_t count, void **addresses, size_t *sizes, unsigned short *kinds, unsigned flags, void **depend) {
	(void)device, (void)count, (void)addresses, (void)sizes, (void)kinds, (void)flags;
	wait_for(depend);
}

/* One team. */
bool GOMP_teams4(unsigned low, unsigned high, unsigned thread_limit, bool is_first) {
	(void)low, (void)high, (void)thread_limit;
	return is_first;
}
