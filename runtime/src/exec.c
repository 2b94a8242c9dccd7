/*
 * Another program takes the place of this one in its process: what was recorded is written before, with a word on it. Where it does not take it, the
 * process and its recording go on.
 */
#include "recorder.h"

#include <stdarg.h>
#include <unistd.h>

#define REAL(name) \
	({ \
		static __typeof__(&name) found; \
		if (UNLIKELY(!found)) { \
			*(void **)&found = rl_next(#name); \
		} \
		found; \
	})

/* What begins the program returns only where it has failed. */
#define REPLACE(path, function, ...) \
	({ \
		bool is_told = rl_begin_replacement(path); \
		int result = REAL(function)(__VA_ARGS__); \
		if (is_told) { \
			rl_end_replacement(errno); \
		} \
		result; \
	})

INTERPOSED int execve(const char *path, char *const arguments[], char *const environment[]) {
	return REPLACE(path, execve, path, arguments, environment);
}

INTERPOSED int execv(const char *path, char *const arguments[]) {
	return REPLACE(path, execv, path, arguments);
}

INTERPOSED int execvp(const char *file, char *const arguments[]) {
	return REPLACE(file, execvp, file, arguments);
}

INTERPOSED int execvpe(const char *file, char *const arguments[], char *const environment[]) {
	return REPLACE(file, execvpe, file, arguments, environment);
}

INTERPOSED int fexecve(int descriptor, char *const arguments[], char *const environment[]) {
	return REPLACE("", fexecve, descriptor, arguments, environment);
}

/* The words up to the null that ends them, and what stands behind it. */
static size_t count_words(va_list words) {
	size_t count = 1;
	while (va_arg(words, char *)) {
		count++;
	}
	return count;
}

static void take_words(char **arguments, const char *first, va_list words) {
	arguments[0] = (char *)first;
	for (size_t i = 1; (arguments[i] = va_arg(words, char *)); i++) {
	}
}

/* The header says that the first word is there; a program may be called without one all the same. */
#define WITH_WORDS(first, words) \
	const char *volatile begin = first; \
	va_list words; \
	va_start(words, first); \
	size_t count = begin ? count_words(words) : 0; \
	va_end(words); \
	char *arguments[count + 1]; \
	arguments[0] = NULL; \
	va_start(words, first); \
	if (begin) { \
		take_words(arguments, begin, words); \
	}

INTERPOSED int execl(const char *path, const char *first, ...) {
	WITH_WORDS(first, words)
	va_end(words);
	return REPLACE(path, execv, path, arguments);
}

INTERPOSED int execlp(const char *file, const char *first, ...) {
	WITH_WORDS(first, words)
	va_end(words);
	return REPLACE(file, execvp, file, arguments);
}

INTERPOSED int execle(const char *path, const char *first, ...) {
	WITH_WORDS(first, words)
	char *const *environment = va_arg(words, char *const *);
	va_end(words);
	return REPLACE(path, execve, path, arguments, environment);
}
