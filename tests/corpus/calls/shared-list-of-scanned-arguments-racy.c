// Claim: A list of arguments in a variable that others can name leads there, too. Source: semantics.md §9; C11 §7.16p3
#include <stdarg.h>
#include <stdio.h>

static va_list kept;

static void scan(const char *text, const char *format, ...) {
	va_start(kept, format);
	vsscanf(text, format, kept);
	va_end(kept);
}

int main(int argc, char **argv) {
	int mode = 0, result = 0;
	scan(argv[0], "%d", &mode);
#pragma omp parallel //@ RACE
	if (mode == 1)
		result = 1; //@ race(result) possible
	return result;
}
