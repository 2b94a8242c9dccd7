// Claim: a width that is halved in each step has no closed form, but it is not below zero as an unsigned number.
// Source: C17 6.2.5p9; semantics.md §2
#include <stddef.h>
void f(size_t n, double *restrict a)
{
#pragma omp parallel //@ RACE_FREE
	for (size_t gap = n / 2; gap > 0; gap /= 2) {
#pragma omp for
		for (size_t i = 0; i < gap; i++)
			a[i] += a[i + gap];
	}
}
