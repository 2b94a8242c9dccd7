// Claim: (i - 1) % n wraps below zero for i = 0: what it is depends on the width. Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>

void f(size_t n, double *restrict a)
{
#pragma omp parallel for //@ RACE
	for (size_t i = 0; i < n; i++)
		a[(i - 1) % n] = 1; //@ race(a) possible
}
