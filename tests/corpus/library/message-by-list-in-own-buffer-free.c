// Claim: a function that formats its arguments with vsnprintf writes the buffer that it is given alone. Source: C11 §7.21.6.12; semantics.md §9
#include <stdarg.h>
#include <stdio.h>

int length[64];

static int say(char *to, size_t size, const char *format, ...) {
	va_list list;
	va_start(list, format);
	int n = vsnprintf(to, size, format, list);
	va_end(list);
	return n;
}

int main(void) {
#pragma omp parallel for //@ RACE_FREE
	for (int i = 0; i < 64; i++) {
		char line[64];
		length[i] = say(line, sizeof line, "%s %d", "step", i);
	}
	return length[3];
}
