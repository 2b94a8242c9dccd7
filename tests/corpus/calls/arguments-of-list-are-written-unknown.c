// Claim: What is done with the arguments of a list, other than to print them, is not followed. Source: C11 §7.16.1.1
#include <stdarg.h>

static void set(int count, ...) {
	va_list list;
	va_start(list, count);
	for (int i = 0; i < count; i++)
		*va_arg(list, int *) = i;
	va_end(list);
}

int main(void) {
	int last = 0;
#pragma omp parallel for //@ UNKNOWN(unmodelled-pointer)
	for (int i = 0; i < 8; i++)
		set(1, &last);
	return last;
}
