// Claim: Code that is not seen and gets a list of arguments may write where they lead to. Source: semantics.md §9; C11 §7.16p3, §7.21.6.14
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
	int mode = 0, result = 0;
	scan(argv[0], "%d", &mode);
#pragma omp parallel //@ RACE
	if (mode == 1)
		result = 1; //@ race(result) possible
	return result;
}
