// Claim: A function that prints its arguments keeps no address of them. Source: semantics.md §9; C11 §7.16p3, §7.21.6.10
#include <stdarg.h>
#include <stdio.h>

extern void unseen(void);

static void say(const char *format, ...) {
	va_list list;
	va_start(list, format);
	vprintf(format, list);
	va_end(list);
}

int main(void) {
	int mode = 0, result = 0;
	say("%p\n", (void *)&mode);
	unseen();
#pragma omp parallel //@ RACE_FREE
	if (mode == 1)
		result = 1;
	return result;
}
