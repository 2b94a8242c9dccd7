// Claim: A function that hands its further arguments to vprintf only prints: the text that they lead to is read.
// Source: semantics.md §3; C11 §7.16.1.4, §7.21.6.8
#include <stdarg.h>
#include <stdio.h>

static void write_out(const char *format, va_list list) {
	vfprintf(stderr, format, list);
}

static void say(const char *format, ...) {
	va_list list, again;
	va_start(list, format);
	va_copy(again, list);
	vprintf(format, list);
	write_out(format, again);
	va_end(again);
	va_end(list);
}

int main(void) {
	static double a[100];
	static char name[] = "step";
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 100; i++) {
		a[i] = i;
		say("%s %d\n", name, i);
	}
	return 0;
}
