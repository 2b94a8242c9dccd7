/* Functions of libc that read and write ranges, where instrumented code calls them: accesses at the call. */
#include "recorder.h"

#include <string.h>

#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			found = find(#name, (void *)early_##name); \
		} \
		found; \
	})

/* Until libc is at hand there are plain loops; what is found first stays. */
static void *find(const char *name, void *early) {
	static __thread bool is_finding __attribute__((tls_model("initial-exec")));
	if (is_finding) {
		return early;
	}
	is_finding = true;
	void *found = rl_next(name);
	is_finding = false;
	return found ? found : early;
}

#define NOTE(address, bytes, flags) \
	do { \
		if (bytes) { \
			rl_access((uintptr_t)(address), CODE_ADDRESS, bytes, flags); \
		} \
	} while (0)

#define CALLED_BY_PROGRAM (rl_is_recording() && rl_is_instrumented(CODE_ADDRESS))

static void *early_memmove(void *to, const void *from, size_t bytes) {
	volatile char *target = to;
	const volatile char *source = from;
	if ((uintptr_t)to < (uintptr_t)from) {
		for (size_t i = 0; i < bytes; i++) {
			target[i] = source[i];
		}
	} else {
		for (size_t i = bytes; i-- > 0;) {
			target[i] = source[i];
		}
	}
	return to;
}

static void *early_memcpy(void *restrict to, const void *restrict from, size_t bytes) {
	return early_memmove(to, from, bytes);
}

static void *early_memset(void *to, int value, size_t bytes) {
	for (size_t i = 0; i < bytes; i++) {
		((volatile char *)to)[i] = (char)value;
	}
	return to;
}

static size_t early_strlen(const char *text) {
	size_t length = 0;
	while (((const volatile char *)text)[length]) {
		length++;
	}
	return length;
}

static int early_memcmp(const void *one, const void *other, size_t bytes) {
	const volatile unsigned char *a = one;
	const volatile unsigned char *b = other;
	for (size_t i = 0; i < bytes; i++) {
		if (a[i] != b[i]) {
			return a[i] < b[i] ? -1 : 1;
		}
	}
	return 0;
}

INTERPOSED void *memcpy(void *restrict to, const void *restrict from, size_t bytes) {
	if (CALLED_BY_PROGRAM) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memcpy)(to, from, bytes);
}

INTERPOSED void *memmove(void *to, const void *from, size_t bytes) {
	if (CALLED_BY_PROGRAM) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memmove)(to, from, bytes);
}

INTERPOSED void *memset(void *to, int value, size_t bytes) {
	if (CALLED_BY_PROGRAM) {
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memset)(to, value, bytes);
}

EXPORTED void *__memcpy_chk(void *restrict to, const void *restrict from, size_t bytes, size_t room) __attribute__((weak));
EXPORTED void *__memmove_chk(void *to, const void *from, size_t bytes, size_t room) __attribute__((weak));
EXPORTED void *__memset_chk(void *to, int value, size_t bytes, size_t room) __attribute__((weak));

/* The same with the check of _FORTIFY_SOURCE, which libc makes where it fails. */
#define CHECKED(name, ...) \
	({ \
		static __typeof__(&name) found; \
		if (!found) { \
			*(void **)&found = rl_next(#name); \
		} \
		found(__VA_ARGS__); \
	})

void *__memcpy_chk(void *restrict to, const void *restrict from, size_t bytes, size_t room) {
	if (CALLED_BY_PROGRAM && bytes <= room) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return CHECKED(__memcpy_chk, to, from, bytes, room);
}

void *__memmove_chk(void *to, const void *from, size_t bytes, size_t room) {
	if (CALLED_BY_PROGRAM && bytes <= room) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return CHECKED(__memmove_chk, to, from, bytes, room);
}

void *__memset_chk(void *to, int value, size_t bytes, size_t room) {
	if (CALLED_BY_PROGRAM && bytes <= room) {
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return CHECKED(__memset_chk, to, value, bytes, room);
}

/* How much is compared depends on what is there; all of it may be read. */
INTERPOSED int memcmp(const void *one, const void *other, size_t bytes) {
	if (CALLED_BY_PROGRAM) {
		size_t same = 0;
		while (same < bytes && ((const char *)one)[same] == ((const char *)other)[same]) {
			same++;
		}
		size_t looked_at = same < bytes ? same + 1 : bytes;
		NOTE(one, looked_at, 0);
		NOTE(other, looked_at, 0);
	}
	return REAL(memcmp)(one, other, bytes);
}

INTERPOSED size_t strlen(const char *text) {
	size_t length = REAL(strlen)(text);
	if (CALLED_BY_PROGRAM) {
		NOTE(text, length + 1, 0);
	}
	return length;
}

/* The copy of a text of so many bytes without its end, and what ours was called for. */
#define COPY_TEXT(to, from, length) \
	if (CALLED_BY_PROGRAM) { \
		NOTE(from, (length) + 1, 0); \
		NOTE(to, (length) + 1, ACCESS_WRITE); \
	} \
	REAL(memmove)(to, from, (length) + 1)

INTERPOSED char *strcpy(char *restrict to, const char *restrict from) {
	size_t length = REAL(strlen)(from);
	COPY_TEXT(to, from, length);
	return to;
}

INTERPOSED char *stpcpy(char *restrict to, const char *restrict from) {
	size_t length = REAL(strlen)(from);
	COPY_TEXT(to, from, length);
	return to + length;
}

INTERPOSED char *strcat(char *restrict to, const char *restrict from) {
	size_t before = REAL(strlen)(to);
	size_t length = REAL(strlen)(from);
	if (CALLED_BY_PROGRAM) {
		NOTE(to, before + 1, 0);
	}
	COPY_TEXT(to + before, from, length);
	return to;
}

INTERPOSED char *strncpy(char *restrict to, const char *restrict from, size_t bytes) {
	size_t length = 0;
	while (length < bytes && from[length]) {
		length++;
	}
	if (CALLED_BY_PROGRAM) {
		NOTE(from, length < bytes ? length + 1 : bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	REAL(memmove)(to, from, length);
	REAL(memset)(to + length, 0, bytes - length);
	return to;
}

EXPORTED void *__tsan_memcpy(void *to, const void *from, size_t bytes);
EXPORTED void *__tsan_memmove(void *to, const void *from, size_t bytes);
EXPORTED void *__tsan_memset(void *to, int value, size_t bytes);

/* What newer compilers call in the place of the above. */
void *__tsan_memcpy(void *to, const void *from, size_t bytes) {
	if (rl_is_recording()) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memcpy)(to, from, bytes);
}

void *__tsan_memmove(void *to, const void *from, size_t bytes) {
	if (rl_is_recording()) {
		NOTE(from, bytes, 0);
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memmove)(to, from, bytes);
}

void *__tsan_memset(void *to, int value, size_t bytes) {
	if (rl_is_recording()) {
		NOTE(to, bytes, ACCESS_WRITE);
	}
	return REAL(memset)(to, value, bytes);
}
