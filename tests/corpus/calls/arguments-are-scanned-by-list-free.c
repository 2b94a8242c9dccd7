// Claim: What a list of arguments does not lead to stays as it is. Source: semantics.md §9; C11 §7.16p3, §7.21.6.14
#include <stdarg.h>
#include <stdio.h>

static int scan(const char *text, const char *format, ...) {
	va_list list;
	va_start(list, format);
	int found = vsscanf(text, format, list);
	va_end(list);
	return found;
}

int main(int argc, char **argv) {
	int mode = 0, other = 0, result = 0;
	scan(argv[0], "%d", &other);
#pragma omp parallel //@ RACE_FREE
	if (mode == 1)
		result = 1;
	return result + other;
}
