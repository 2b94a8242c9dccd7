// Claim: vprintf reads the text that its list's arguments lead to, and %n writes. Source: semantics.md §3; C11 §7.21.6.1p8, §7.21.6.8
#include <stdarg.h>
#include <stdio.h>

static void say(const char *format, ...) {
	va_list list;
	va_start(list, format);
	vprintf(format, list); //@ race(name) possible race(length)
	va_end(list);
}

int main(void) {
	static char name[] = "step 0";
	int length = 0;
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++) {
		name[5] = (char) ('0' + i); //@ race(name) possible
		say("%s\n", name);
	}
#pragma omp parallel for //@ RACE
	for (int i = 0; i < 8; i++)
		say("%d%n\n", i, &length);
	return length > 99;
}
