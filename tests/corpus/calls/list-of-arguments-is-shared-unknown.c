// Claim: A list of arguments that a team prints at once is used by several threads: printing moves it on. Source: C11 §7.16p3
#include <stdarg.h>
#include <stdio.h>

static void print(const char *format, va_list list) {
	vprintf(format, list);
}

static void say(const char *format, ...) {
	va_list list;
	va_start(list, format);
#pragma omp parallel //@ UNKNOWN(unmodelled-call)
	print(format, list);
	va_end(list);
}

int main(void) {
	say("%d\n", 1);
	return 0;
}
