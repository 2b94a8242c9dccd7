// Claim: Each use of va_arg yields another argument. Source: semantics.md §3; C11 §7.16.1.1
#include <stdarg.h>

int differ(int *a, va_list list) {
	int x = va_arg(list, int), y = va_arg(list, int);
#pragma omp parallel //@ RACE
	if (x != y)
		a[0] = x; //@ race(a) possible
	return a[0];
}
